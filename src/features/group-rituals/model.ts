import type { OrderStatus } from '#features/orders/model.ts'

export const MOST_PLACES = 500
export const MOST_FAMILY = 1000
export const MOST_NAMES = 10

/** An order holds its place until it is cancelled or paid back. */
export const HOLDING: readonly OrderStatus[] = ['pending', 'completed', 'processing', 'ready']
export const PAID: readonly OrderStatus[] = ['completed', 'processing', 'ready']

/** The item of an order by which a place is known; never taken for one of the catalogue. */
export const itemIdOf = (groupId: string): string => `group-${groupId}`

/** Whose names are read: sealed, as the participants of plans are. */
export const SEALED_PLACE = { table: 'group_place', columns: ['family'] } as const

export function placeContext(orderId: string) {
  return { table: SEALED_PLACE.table, row: orderId, column: 'family' }
}
