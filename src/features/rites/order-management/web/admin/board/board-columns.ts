import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { OrderItem } from '../../../schemas.ts'

/** The columns of the board. Paid orders with scheduled days are in the separate column `scheduled`, which is hidden if it is empty. */
export const COLUMNS = ['pending', 'completed', 'scheduled', 'processing', 'ready', 'cancelled', 'refunded'] as const

export type ColumnId = (typeof COLUMNS)[number]

export function toStatus(column: ColumnId): OrderStatus {
  return column === 'scheduled' ? 'completed' : column
}

/** True if an order belongs in a column. Called only for orders that have the status of the column. */
export function belongsInColumn(column: ColumnId, { isScheduled }: Pick<OrderItem, 'isScheduled'>): boolean {
  if (column === 'scheduled') return isScheduled
  return column !== 'completed' || !isScheduled
}

/** The step that moves an order into a column. Undefined if there is none. */
export function stepInto(column: ColumnId, order: OrderItem): OrderItem['steps'][number] | undefined {
  return belongsInColumn(column, order) ? order.steps.find(({ to }) => to === toStatus(column)) : undefined
}
