import { type InferSelectModel, inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** A table whose rows are work to be done. */
type WorkTable = PgTable & { id: AnyPgColumn }

/**
 * `due`: which rows, by the moment that they name; `order`: what goes first; `lease`: what keeps them from being due until this process has
 * dealt with them or has been killed, as a rule a later moment and one more try.
 */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- it is empty for a table without columns only
type Share<T extends WorkTable> = { due: SQL | undefined; order: SQL[]; most: number; lease: PgUpdateSetSource<T> }

/** Takes a share of what is due for this process alone: no other waits for it, and none takes the same. */
export async function takeDue<T extends WorkTable>(
  db: Db,
  table: T,
  { due, order, most, lease }: Share<T>,
): Promise<InferSelectModel<T>[]> {
  // Drizzle cannot select from a type that is not known yet.
  const work: PgTable = table
  return await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: table.id })
      .from(work)
      .where(due)
      .orderBy(...order)
      .limit(most)
      .for('update', { skipLocked: true })
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const taken = await tx.update(table).set(lease).where(inArray(table.id, ids)).returning()
    // Drizzle forgets the table's own type where the table is a parameter.
    return taken as InferSelectModel<T>[]
  })
}
