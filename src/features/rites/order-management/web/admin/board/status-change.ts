import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { ProblemBody } from '#ui/data/request.ts'
import type { OrderAdminMessages } from '../../../messages/admin.en.ts'
import type { OrderItem } from '../../../schemas.ts'

export type Movable = Pick<OrderItem, 'id' | 'status' | 'version' | 'steps'> & {
  customer: { email: string | null; phone?: string | null }
}

/** A change of an order's status that waits for its reason or confirmation. */
export type StatusChange = { order: Movable; to: OrderStatus; needsReason: boolean }

/** Explains why the server refused a step. If another person has changed the order's status, the text contains the current status. */
export function explainRefusedStep(
  problem: ProblemBody,
  from: Pick<Movable, 'status'>,
  messages: OrderAdminMessages,
): string {
  const status = standingOf(problem)?.status
  const isMoved = status !== undefined && status !== from.status && Object.hasOwn(messages.statuses, status)
  return [problem.message, isMoved ? messages.standsNow(messages.statuses[status]) : ''].filter(Boolean).join(' ')
}

/** Prepares a refused step again, with the order as it is now. If another person has changed the status, the step needs a reason. */
export function repeatStatusChange(change: StatusChange, problem: ProblemBody | undefined): StatusChange {
  const standing = standingOf(problem)
  if (!standing) return change
  const needsReason = change.needsReason || standing.status !== change.order.status
  return { ...change, order: { ...change.order, ...standing }, needsReason }
}

function standingOf(problem: ProblemBody | undefined): Pick<Movable, 'status' | 'version'> | undefined {
  // A refused step always contains both fields.
  return problem?.present as Pick<Movable, 'status' | 'version'> | undefined
}
