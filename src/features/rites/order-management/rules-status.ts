import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { MessageKind } from './model.ts'

/** A change of an order's status that staff can make. A `backward` step undoes another step and needs a reason. */
type Step = { to: OrderStatus; backward?: true; needsProof?: true }

/**
 * The steps that are allowed from each status. No step leads to the paid status. An order becomes paid only when the shop receives money, or
 * when staff confirm a payment. Staff return the money before they mark an order as refunded. A cancelled order that was paid can still
 * become refunded.
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
 * The kinds of e-mails that match the state of the order. The e-mail about a status matches as long as the order has this status. The e-mail
 * about the payment matches after the payment.
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
