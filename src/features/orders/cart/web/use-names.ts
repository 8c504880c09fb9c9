import { useRef, useState } from 'react'
import { useLikelyUser } from '#features/people/profiles/web/current-user.ts'
import { shopDayOf } from '#ui/text/local-day.ts'
import type { Names, OrderNames } from '../model.ts'
import { isNothing, isUnnamed, NO_NAMES, participantLines } from '../rules-names.ts'
import { keepNames, keepNamesOfOrder, type NamesScope, useNamesStore } from './names-store.ts'
import { useMessages } from './messages.ts'

export type NamesForm = ReturnType<typeof useNames>

/** For whom and what for, as it goes with an order. Consent is asked for once something is said, and never kept for another time. */
export function useNames(scope: NamesScope, isGift: boolean) {
  const { consent: consentWords, names: words } = useMessages()
  const typed = useNamesStore((kept) => kept[scope])
  // A gift is read in the name of whom it is for; what was typed before is there again once it is none.
  const names = isGift ? { ...typed, people: NO_NAMES.people } : typed
  const [consent, setConsent] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isAskedAnew, setAskedAnew] = useState(false)
  const consentRef = useRef<HTMLInputElement | null>(null)
  const dayRef = useRef<HTMLInputElement | null>(null)
  const [today, setToday] = useState(() => shopDayOf(new Date()))
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
    /** The first day that can be chosen, as `2026-11-20`. */
    today,
    dayFault: isDayChecked && isDayBefore(today) ? words.dayPast : undefined,
    setDayField: (field: HTMLInputElement | null) => {
      dayRef.current = field
    },
    /** The shop knows of no consent that holds: what it was given for has changed, or it was withdrawn in another tab. */
    askConsentAnew: () => {
      setAskedAnew(true)
      setConsent(false)
      setMissing(true)
    },
    /** False, with the focus on it, while consent is missing or the day can no longer be chosen. */
    check: (): boolean => {
      setDayChecked(true)
      // It may have turned since the form was drawn.
      const first = shopDayOf(new Date())
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
    /** They go with the order from here on. */
    handOver: (orderId: string) => hasTexts && keepNamesOfOrder(orderId, names),
  }
}
