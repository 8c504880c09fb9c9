import { eq, inArray, or } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { selectNamelessIds, selectOwnIds } from '#features/orders/orders/queries-own.ts'
import type { Owner } from '#features/orders/orders/rules.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Reading } from '#features/orders/orders/model-readings.ts'
import { type ReadingOwner, readingsContext, type ReadingSource } from './model.ts'
import { openReadings, ownerId } from './queries.ts'
import { changeReadings, readDifferently } from './rules.ts'
import { nameChanges, nameReadings } from './tables.ts'

/**
 * Stores corrections of how names are read, in the transaction of the caller. The caller has locked the order or account. Returns true if a
 * correction changed.
 */
export async function writeReadings(
  tx: Db,
  { keys, now }: Pick<Shop, 'keys' | 'now'>,
  owner: ReadingOwner,
  { given, by }: { given: readonly Reading[]; by: ReadingSource },
): Promise<boolean> {
  if (given.length === 0) return false
  const id = ownerId(owner)
  const [row] = await tx.select().from(nameReadings).where(eq(nameReadings.id, id)).for('update')
  const before = row ? openReadings(row, keys) : []
  const at = now()
  const after = changeReadings(before, given, { by, at })
  if (!readDifferently(before, after)) return false
  if (after.length === 0) {
    await tx.delete(nameReadings).where(eq(nameReadings.id, id))
    return true
  }
  const readings = keys.seal(JSON.stringify(after), readingsContext(id))
  await tx
    .insert(nameReadings)
    .values({ id, ...owner, readings, updatedAt: at })
    .onConflictDoUpdate({ target: nameReadings.id, set: { readings, updatedAt: at } })
  return true
}

/** Records that the names of these orders, or the readings of the names, have changed. */
export async function noteNamesChanged(
  tx: Db,
  changedAt: Date,
  orderIds: readonly string[],
  changedBy: ReadingSource,
): Promise<void> {
  if (orderIds.length === 0) return
  await tx.insert(nameChanges).values(orderIds.map((orderId) => ({ id: newId(), orderId, changedAt, changedBy })))
}

/** Deletes the corrected readings of an account and of its orders. */
export async function eraseReadings(tx: Db, account: Owner): Promise<void> {
  const isOfOrder = inArray(nameReadings.orderId, selectOwnIds(tx, account))
  await tx.delete(nameReadings).where(or(eq(nameReadings.id, account.id), isOfOrder))
}

/** Deletes the corrected readings of anonymized orders. */
export async function pruneReadings({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.delete(nameReadings).where(inArray(nameReadings.orderId, selectNamelessIds(db)))
}
