import type { OrderStatus } from '#features/orders/model.ts'
import type { MessageKind } from './model.ts'

/** One step of an order by the staff's hand; `backward` ones undo a step and ask for a reason. */
type Step = { to: OrderStatus; backward?: true; needsProof?: true }

/**
 * Where an order may go from where it stands. That it is paid is never said here: only money, or its confirmation by hand, makes it so.
 * Money that came is given back before an order ends as refunded; a cancelled order that was paid stays to be refunded.
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

type Placed = { status: OrderStatus; paidAt: Date | null }

/** The steps that are allowed now. */
export function stepsFrom({ status, paidAt }: Placed): Step[] {
  return STEPS[status].filter(({ to }) => to !== 'refunded' || paidAt !== null)
}

export function findStep(order: Placed, to: OrderStatus): Step | undefined {
  return stepsFrom(order).find((step) => step.to === to)
}

/** The e-mails that still say the truth: one that tells of a step while the order stands there, and that it is paid from then on. */
export function messageKindsOf({ status, paidAt }: Placed): MessageKind[] {
  const ofStatus: Partial<Record<OrderStatus, MessageKind>> = {
    pending: 'received',
    processing: 'processing',
    ready: 'ready',
    cancelled: 'cancelled',
    refunded: 'refunded',
  }
  const told = ofStatus[status]
  const isPaid = paidAt !== null && status !== 'cancelled' && status !== 'refunded'
  return [...(isPaid ? (['paid'] as const) : []), ...(told ? [told] : [])]
}
