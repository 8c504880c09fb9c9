import { amount } from '#base/money.ts'
import type { Method, RefundStatus } from '#features/money/settlements/model.ts'
import { remainderToReturn } from '#features/money/settlements/rules.ts'
import { type HeldMoney, RETURN_STATES, type ReturnState } from './model.ts'

type Facts = {
  /** The attention of a card payment. */
  attention: string | null
  /** The payment's row in the list of money to return. */
  listed: { units: bigint; returnedAt: Date | null } | undefined
  /** Oldest first. */
  refunds: readonly { units: bigint; status: RefundStatus; lastFault: string | null }[]
  /** Staff have recorded that all of the money was returned. */
  isDecided: boolean
}

/** The return state of one payment's money. */
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

/** Whether a refund must be requested from the card service: not requested yet, or refused. */
export function isCardToRefund({ method, state, left }: Pick<HeldMoney, 'method' | 'state' | 'left'>): boolean {
  return method === 'card' && left.units > 0n && (state === 'owed' || state === 'failed')
}

/** The state that needs staff most urgently. */
export function mostUrgent(states: readonly ReturnState[]): ReturnState {
  return RETURN_STATES.find((state) => states.includes(state)) ?? 'returned'
}
