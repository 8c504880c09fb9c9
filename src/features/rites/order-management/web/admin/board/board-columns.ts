import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { OrderItem } from '../../../schemas.ts'

/** The columns of the board in their order. A paid order that has its days stands in one of its own, which is there when there is any. */
export const COLUMNS = ['pending', 'completed', 'scheduled', 'processing', 'ready', 'cancelled', 'refunded'] as const

export type ColumnId = (typeof COLUMNS)[number]

export function statusOf(column: ColumnId): OrderStatus {
  return column === 'scheduled' ? 'completed' : column
}

/** Whether an order of the column's state stands in it. */
export function standsIn(column: ColumnId, { isScheduled }: Pick<OrderItem, 'isScheduled'>): boolean {
  if (column === 'scheduled') return isScheduled
  return column !== 'completed' || !isScheduled
}

/** The step by which an order would come into a column; undefined when it cannot. */
export function stepInto(column: ColumnId, order: OrderItem): OrderItem['steps'][number] | undefined {
  return standsIn(column, order) ? order.steps.find(({ to }) => to === statusOf(column)) : undefined
}
