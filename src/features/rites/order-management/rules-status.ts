import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { MessageKind } from './model.ts'

/** One step of an order that staff can make. A `backward` step undoes another step and needs a reason. */
type Step = { to: OrderStatus; backward?: true; needsProof?: true }

/**
 * The allowed steps from each state. No step leads to the paid state: an order is paid only by money or by a manual confirmation of money.
 * Staff return the money before they mark an order as refunded. A cancelled order that was paid can still become refunded.
 */
const STEPS: Record<OrderStatus, Step[]> = {
  pending: [{ to: 'cancelled' }],
  completed: [
    { to: 'processing' },
    { to: 'ready', needsProof: true },
    { to: 'cancelled', backward: true },
    { to: 'refunded', backward: true },
  ],
  processing: [
    { to: 'ready', needsProof: true },
    { to: 'completed', backward: true },
    { to: 'cancelled', backward: true },
    { to: 'refunded', backward: true },
  ],
  ready: [
    { to: 'processing', backward: true },
    { to: 'refunded', backward: true },
  ],
  cancelled: [{ to: 'refunded', backward: true }],
  refunded: [],
}

type OrderState = { status: OrderStatus; paidAt: Date | null }

export function stepsFrom({ status, paidAt }: OrderState): Step[] {
  return STEPS[status].filter(({ to }) => to !== 'refunded' || paidAt !== null)
}

export function findStep(order: OrderState, to: OrderStatus): Step | undefined {
  return stepsFrom(order).find((step) => step.to === to)
}

/**
 * The e-mails with content that is still true: the e-mail about a step while the order is in its state, and the e-mail about the payment
 * after the payment.
 */
export function listMessageKinds({ status, paidAt }: OrderState): MessageKind[] {
  const ofStatus: Partial<Record<OrderStatus, MessageKind>> = {
    pending: 'received',
    processing: 'processing',
    ready: 'ready',
    cancelled: 'cancelled',
    refunded: 'refunded',
  }
  const sentKinds = ofStatus[status]
  const isPaid = paidAt !== null && status !== 'cancelled' && status !== 'refunded'
  return [...(isPaid ? (['paid'] as const) : []), ...(sentKinds ? [sentKinds] : [])]
}
