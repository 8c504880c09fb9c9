import { desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { listOwnIds } from '#features/orders/orders/queries-own.ts'
import type { Owner } from '#features/orders/orders/rules.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { type KeptReading, type ReadingOwner, readingsContext } from './model.ts'
import { nameChanges, nameReadings } from './tables.ts'

const keptReadings = z.array(
  z.object({ name: z.string(), devanagari: z.string(), by: z.enum(['customer', 'staff']), at: z.coerce.date() }),
)

export function ownerId(owner: ReadingOwner): string {
  return 'orderId' in owner ? owner.orderId : owner.accountId
}

/** Returns the corrected readings of these orders and accounts, by the id of the order or account. */
export async function listReadings(db: Db, keys: Keyring, ids: readonly string[]): Promise<Map<string, KeptReading[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(nameReadings)
    .where(sql`${nameReadings.id} = any(${sql.param([...ids])}::text[])`)
  return new Map(rows.map((row) => [row.id, openReadings(row, keys)]))
}

export async function findReadings(db: Db, keys: Keyring, owner: ReadingOwner): Promise<KeptReading[]> {
  const id = ownerId(owner)
  return (await listReadings(db, keys, [id])).get(id) ?? []
}

/** Returns the corrected readings of an account and of its orders, for the export of personal data. */
export async function listReadingsOf(db: Db, keys: Keyring, account: Owner) {
  const found = await listReadings(db, keys, [account.id, ...(await listOwnIds(db, account))])
  return [...found].map(([id, readings]) => ({ orderId: id === account.id ? null : id, readings }))
}

/** Returns the changes of the names of an order, the newest first. */
export async function listNameChanges(db: Db, orderId: string) {
  return await db
    .select({ at: nameChanges.changedAt, by: nameChanges.changedBy })
    .from(nameChanges)
    .where(eq(nameChanges.orderId, orderId))
    .orderBy(desc(nameChanges.changedAt))
    .limit(MAX_CHANGES)
}

/** The maximum number of changes that the timeline of an order shows. */
const MAX_CHANGES = 50

export function openReadings(
  { id, readings }: Pick<typeof nameReadings.$inferSelect, 'id' | 'readings'>,
  keys: Keyring,
) {
  return keptReadings.parse(JSON.parse(keys.open(readings, readingsContext(id))))
}
