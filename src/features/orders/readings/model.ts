import type { Reading } from '#features/orders/orders/model-readings.ts'

export type ReadingSource = 'customer' | 'staff'

/** A stored correction of how a name is read. `name` is the full name exactly as a person typed it. */
export type KeptReading = Reading & { by: ReadingSource; at: Date }

/** What a correction belongs to: one order, or the plan of an account. */
export type ReadingOwner = { orderId: string } | { accountId: string }

export const SEALED_READINGS = { table: 'name_reading', columns: ['readings'] } as const

export function readingsContext(id: string) {
  return { table: SEALED_READINGS.table, row: id, column: SEALED_READINGS.columns[0] }
}
