import { useRef, useState } from 'react'
import type { CurrentUser } from '#features/profiles/schemas.ts'
import { ME_CALL } from '#features/profiles/web/current-user.ts'
import { mayBeSignedIn } from '#features/accounts/web/session-hint.ts'
import { useQuery } from '#ui/query.ts'
import type { Names, OrderNames } from '../model.ts'
import { isNothing, participantLines } from '../rules-names.ts'
import { keepNames, keepNamesOfOrder, type NamesScope, useNamesStore } from './names-store.ts'
import { useMessages } from './messages.ts'

export type NamesForm = ReturnType<typeof useNames>

/** For whom and what for, as it goes with an order. Consent is asked for once something is said, and never kept for another time. */
export function useNames(scope: NamesScope) {
  const { consent: words } = useMessages()
  const names = useNamesStore((kept) => kept[scope])
  const [consent, setConsent] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const consentRef = useRef<HTMLInputElement | null>(null)
  const { data } = useQuery<CurrentUser | null>({ queryKey: [ME_CALL], on401: 'null', enabled: mayBeSignedIn() })
  const isGiven = !isNothing(names)
  const asksConsent = isGiven && data?.account.consent.given !== true
  return {
    names,
    change: (next: Names) => keepNames(scope, next),
    consent,
    asksConsent,
    setConsentBox: (box: HTMLInputElement | null) => {
      consentRef.current = box
    },
    consentFault: isMissing && asksConsent && !consent ? words.missing : undefined,
    tick: (ticked: boolean) => {
      setConsent(ticked)
      setMissing(false)
    },
    /** False, with the focus on it, while consent is missing. */
    check: (): boolean => {
      if (!asksConsent || consent) return true
      setMissing(true)
      consentRef.current?.focus()
      return false
    },
    asOrdered: (): OrderNames | undefined =>
      isGiven ? { participants: participantLines(names), specialWishes: names.wish.trim(), consent: true } : undefined,
    /** They go with the order from here on. */
    handOver: (orderId: string) => isGiven && keepNamesOfOrder(orderId, names),
  }
}
