import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLikelyUser } from '#features/people/profiles/web/current-user.ts'
import type { CheckoutValues, OrderNames, TextMarks } from '../model.ts'
import {
  correctReading,
  isNothing,
  isUnnamed,
  NO_NAMES,
  participantLines,
  readingsFor,
  typedName,
  typedNames,
} from '../rules-names.ts'
import { keepNames, keepNamesOfOrder, type NamesScope, useNamesStore } from './names-store.ts'

/**
 * The names and the wish of an order, as typed in the checkout form and stored with the cart. The form asks for consent when something is
 * entered. A consent is never stored for another order.
 */
export function useNames(form: UseFormReturn<CheckoutValues>, scope: NamesScope) {
  const { gift, names: typed } = form.watch()
  const [isAskedAnew, setAskedAnew] = useState(false)
  const { data } = useLikelyUser()
  useEffect(() => useNamesStore.subscribe((kept) => form.setValue('names', kept[scope])), [form, scope])
  // A gift uses the recipient's name. If the customer unticks "gift", the names that were typed earlier appear again.
  const names = gift.isGift ? { ...typed, people: NO_NAMES.people } : typed
  const hasTexts = !isUnnamed(names)
  const namesRead = gift.isGift ? [typedName(gift.name)] : typedNames(typed.people)
  const asksConsent = hasTexts && (isAskedAnew || data?.account.consent.given !== true)
  return {
    names,
    isGift: gift.isGift,
    asksConsent,
    /** Corrects how a name is read. An empty reading removes the correction. */
    correct: (name: string, devanagari: string) => {
      form.setValue('names.readings', correctReading(form.getValues('names.readings') ?? {}, name, devanagari))
      keepNames(scope, form.getValues('names'))
    },
    /** Stores the typed names with the cart. */
    keep: () => keepNames(scope, form.getValues('names')),
    /** Asks for consent again, because the shop has no valid consent: the consent texts have changed, or the consent was withdrawn in another tab. */
    askConsentAnew: () => {
      setAskedAnew(true)
      form.setValue('consent', false)
    },
    asOrdered: (): OrderNames | undefined => {
      // The submission itself may have added a correction, after the last render.
      const readings = readingsFor(namesRead, form.getValues('names.readings'))
      return isNothing(names) && readings.length === 0
        ? undefined
        : {
            participants: participantLines(names),
            specialWishes: names.wish.trim(),
            ...(readings.length > 0 && { readings }),
            ...(names.priestChooses ? { priestChooses: true as const } : names.day !== '' && { startDate: names.day }),
            ...(asksConsent && { consent: true }),
          }
    },
    /** Stores the names of an order that was just placed. */
    handOver: (orderId: string, marks: TextMarks | undefined) =>
      hasTexts && marks && keepNamesOfOrder(orderId, { ...form.getValues('names'), people: names.people }, marks),
  }
}
