import { amount } from '#base/money.ts'
import type { Method, RefundStatus } from '#features/money/settlements/model.ts'
import { remainderToReturn } from '#features/money/settlements/rules.ts'
import { type HeldMoney, RETURN_STATES, type ReturnState } from './model.ts'

type Facts = {
  /** The reason why staff must look at a card payment. */
  attention: string | null
  /** The payment's entry in the list of money that staff must return by hand. */
  listed: { units: bigint; returnedAt: Date | null } | undefined
  /** The payment's refunds, oldest first. */
  refunds: readonly { units: bigint; status: RefundStatus; lastFault: string | null }[]
  /** True if staff have recorded that all of the money was returned. */
  isDecided: boolean
}

/** Returns the state of the return of one payment's money. */
export function returnProgress(
  { method, came }: Pick<HeldMoney, 'method' | 'came'>,
  facts: Facts,
): Pick<HeldMoney, 'left' | 'underWay' | 'state' | 'fault' | 'failures'> {
  const sumOf = (status: RefundStatus) =>
    facts.refunds.filter((row) => row.status === status).reduce((sum, { units }) => sum + units, 0n)
  const back = { underWay: sumOf('requested'), done: sumOf('done'), isReturned: facts.isDecided }
  const { left, underWay } = remainderToReturn(method, came.units, back)
  const last = facts.refunds.at(-1)
  const isRefused = last?.status === 'failed'
  return {
    left: amount(came.asset, left),
    underWay: amount(came.asset, underWay),
    state:
      left > 0n ? stateOfLeft(method, came.units, { ...facts, isRefused }) : underWay > 0n ? 'underWay' : 'returned',
    fault: isRefused ? (last.lastFault ?? '') : null,
    failures: facts.refunds.filter(({ status }) => status === 'failed').length,
  }
}

function stateOfLeft(method: Method, came: bigint, { attention, listed, isRefused }: Facts & { isRefused: boolean }) {
  if (method !== 'card') return listed && listed.units >= came ? 'byHand' : 'owed'
  if (attention === 'disputed' || attention === 'dispute-lost') return 'disputed'
  return isRefused ? 'failed' : 'owed'
}

/** Returns true if the shop must request a refund from the card service: there is no request yet, or the service refused the last request. */
export function isCardToRefund({ method, state, left }: Pick<HeldMoney, 'method' | 'state' | 'left'>): boolean {
  return method === 'card' && left.units > 0n && (state === 'owed' || state === 'failed')
}

/** Returns the state that is the most urgent for staff. */
export function mostUrgent(states: readonly ReturnState[]): ReturnState {
  return RETURN_STATES.find((state) => states.includes(state)) ?? 'returned'
}
