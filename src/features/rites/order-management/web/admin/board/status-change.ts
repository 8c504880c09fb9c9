import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { ProblemBody } from '#ui/data/request.ts'
import type { OrderAdminMessages } from '../../../messages/admin.en.ts'
import type { OrderItem } from '../../../schemas.ts'

export type Movable = Pick<OrderItem, 'id' | 'status' | 'version' | 'steps'>

/** A step that waits for its reason or for a second thought. */
export type Asked = { order: Movable; to: OrderStatus; needsReason: boolean }

/** Why a step was refused, with where the order stands now if somebody else moved it. */
export function whyNot(problem: ProblemBody, from: Pick<Movable, 'status'>, messages: OrderAdminMessages): string {
  const status = standingOf(problem)?.status
  const isMoved = status !== undefined && status !== from.status && Object.hasOwn(messages.statuses, status)
  return [problem.message, isMoved ? messages.standsNow(messages.statuses[status]) : ''].filter(Boolean).join(' ')
}

/** The same step from where the order stands now. What somebody else has moved is moved on with a reason only. */
export function askedAgain(asked: Asked, problem: ProblemBody | undefined): Asked {
  const standing = standingOf(problem)
  if (!standing) return asked
  const needsReason = asked.needsReason || standing.status !== asked.order.status
  return { ...asked, order: { ...asked.order, ...standing }, needsReason }
}

function standingOf(problem: ProblemBody | undefined): Pick<Movable, 'status' | 'version'> | undefined {
  // The server answers a refused step with both.
  return problem?.present as Pick<Movable, 'status' | 'version'> | undefined
}
