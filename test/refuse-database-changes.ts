import { sql } from 'drizzle-orm'
import type { Db } from '../src/server/database/database.ts'

/**
 * Makes the database refuse a change, such as `update on customer_order`, if the row matches a condition. Returns a function that allows the change
 * again.
 */
export async function refuseChanges(db: Db, change: string, condition: string): Promise<() => Promise<void>> {
  await db.execute(
    sql.raw(`create or replace function refuse_change() returns trigger language plpgsql
      as $$ begin raise exception 'refused'; end $$`),
  )
  await db.execute(
    sql.raw(
      `create trigger refuse_change before ${change} for each row when (${condition}) execute function refuse_change()`,
    ),
  )
  return async () => {
    await db.execute(sql`drop function refuse_change() cascade`)
  }
}
