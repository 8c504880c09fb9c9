import { type InferSelectModel, inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** A table in which each row is a piece of work. */
type WorkTable = PgTable & { id: AnyPgColumn }

/**
 * `due` selects the rows that are due, and `order` sorts them. `lease` is an update after which the rows are not due while this process works on
 * them. Usually it sets a later time and adds one attempt. If the process is killed, the rows are due again at that time.
 */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- it is empty for a table without columns only
type Share<T extends WorkTable> = { due: SQL | undefined; order: SQL[]; most: number; lease: PgUpdateSetSource<T> }

/** Takes some of the due rows for this process. Other processes do not take these rows and do not wait for them. */
export async function claimDueRows<T extends WorkTable>(
  db: Db,
  table: T,
  { due, order, most, lease }: Share<T>,
): Promise<InferSelectModel<T>[]> {
  // Drizzle cannot select from a generic table type.
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
    // Drizzle loses the table's type if the table is a parameter.
    return taken as InferSelectModel<T>[]
  })
}
