import { isPlanned } from '#features/orders/orders/rules-status.ts'
import { type Plannable, planEnd, ritualEnd } from './rules.ts'
import type { PlanView } from './schemas.ts'

type OwnPlan = Parameters<typeof isPlanned>[0] & { isOwn: boolean }

/** Divides the orders into orders with their own plan and all other orders. */
export function divideByPlan<T extends { plan?: OwnPlan | undefined }>(
  orders: readonly T[],
): [planned: T[], rest: T[]] {
  const isPlannedAlone = ({ plan }: T) => plan !== undefined && plan.isOwn && isPlanned(plan)
  return [orders.filter(isPlannedAlone), orders.filter((order) => !isPlannedAlone(order))]
}

/** Limits the customer's plan to these rituals. */
export function coverRituals(plan: PlanView, rituals: readonly Plannable[]): PlanView {
  const { startDate } = plan
  const endOf = (weeks: number) => (startDate === null ? null : ritualEnd(startDate, weeks))
  const covered = rituals.map((ritual) => ({ ...ritual, startDate, endDate: endOf(ritual.weeks) }))
  return { ...plan, endDate: startDate === null ? null : planEnd(startDate, rituals), rituals: covered }
}
