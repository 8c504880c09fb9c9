import { useRef, useState } from 'react'
import { useLikelyUser } from '#features/people/profiles/web/current-user.ts'
import { toShopDay } from '#ui/text/local-day.ts'
import type { Names, OrderNames } from '../model.ts'
import { isNothing, isUnnamed, NO_NAMES, participantLines } from '../rules-names.ts'
import { keepNames, keepNamesOfOrder, type NamesScope, useNamesStore } from './names-store.ts'
import { useMessages } from './messages.ts'

export type NamesForm = ReturnType<typeof useNames>

/** Names and wish of an order. Consent is requested once something is entered, and is never stored for another order. */
export function useNames(scope: NamesScope, isGift: boolean) {
  const { consent: consentWords, names: words } = useMessages()
  const typed = useNamesStore((kept) => kept[scope])
  // A gift uses the recipient's name; the names typed before return when it is no longer a gift.
  const names = isGift ? { ...typed, people: NO_NAMES.people } : typed
  const [consent, setConsent] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isAskedAnew, setAskedAnew] = useState(false)
  const consentRef = useRef<HTMLInputElement | null>(null)
  const dayRef = useRef<HTMLInputElement | null>(null)
  const [today, setToday] = useState(() => toShopDay(new Date()))
  const [isDayChecked, setDayChecked] = useState(false)
  const { data } = useLikelyUser()
  const isGiven = !isNothing(names)
  const hasTexts = !isUnnamed(names)
  const asksConsent = hasTexts && (isAskedAnew || data?.account.consent.given !== true)
  const isDayBefore = (first: string) => names.day !== '' && names.day < first
  return {
    names,
    isGift,
    change: (next: Names) => keepNames(scope, isGift ? { ...next, people: typed.people } : next),
    consent,
    asksConsent,
    setConsentBox: (box: HTMLInputElement | null) => {
      consentRef.current = box
    },
    consentFault: isMissing && asksConsent && !consent ? consentWords.missing : undefined,
    tick: (ticked: boolean) => {
      setConsent(ticked)
      setMissing(false)
    },
    /** The earliest day, as `2026-11-20`. */
    today,
    dayFault: isDayChecked && isDayBefore(today) ? words.dayPast : undefined,
    setDayField: (field: HTMLInputElement | null) => {
      dayRef.current = field
    },
    /** The shop has no valid consent: the texts have changed, or it was withdrawn in another tab. */
    askConsentAnew: () => {
      setAskedAnew(true)
      setConsent(false)
      setMissing(true)
    },
    /** False, and moves the focus, if consent is missing or the day has passed. */
    check: (): boolean => {
      setDayChecked(true)
      // The date may have changed since the form was rendered.
      const first = toShopDay(new Date())
      setToday(first)
      if (isDayBefore(first)) {
        dayRef.current?.focus()
        return false
      }
      if (!asksConsent || consent) return true
      setMissing(true)
      consentRef.current?.focus()
      return false
    },
    asOrdered: (): OrderNames | undefined =>
      isGiven
        ? {
            participants: participantLines(names),
            specialWishes: names.wish.trim(),
            ...(names.day !== '' && { startDate: names.day }),
            ...(asksConsent && { consent: true }),
          }
        : undefined,
    /** From here on the names belong to the order. */
    handOver: (orderId: string) => hasTexts && keepNamesOfOrder(orderId, names),
  }
}
