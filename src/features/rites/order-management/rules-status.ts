import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { MessageKind } from './model.ts'

/** One step of an order that staff can make. A `backward` step undoes another step and needs a reason. */
type Step = { to: OrderStatus; backward?: true; needsProof?: true }

/**
 * The steps that are allowed from each status. No step leads to the paid status: an order becomes paid only when money comes, or when staff
 * confirm that money came. Staff return the money before they mark an order as refunded. A cancelled order that was paid can still become
 * refunded.
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
 * The kinds of e-mails whose content is still true. The e-mail about a step is true while the order has that status. The e-mail about the
 * payment is true after the payment.
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
