import { eq } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { ownedBy } from './queries.ts'
import type { Owner } from './rules.ts'
import { orders } from './tables.ts'

/** Selects the ids of a person's orders, for the condition of another statement. */
export function selectOwnIds(db: Db, owner: Owner) {
  return db.select({ id: orders.id }).from(orders).where(ownedBy(owner))
}

/** Selects the ids of anonymized orders, for the condition of another statement. */
export function selectNamelessIds(db: Db) {
  return db.select({ id: orders.id }).from(orders).where(eq(orders.customerName, ''))
}

export async function listOwnIds(db: Db, owner: Owner): Promise<string[]> {
  return (await selectOwnIds(db, owner)).map(({ id }) => id)
}
