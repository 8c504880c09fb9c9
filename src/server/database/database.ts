import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * A database connection or a transaction, on PostgreSQL or on the embedded database. A step inside another transaction gets that
 * transaction as `tx`.
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type Database = {
  engine: 'pglite' | 'postgres'
  db: Db
  /** The embedded database itself, for COPY, because each driver has a different interface for COPY. */
  embedded?: PGlite
  /** The database for reads of public data: the replica if it is up to date, otherwise the main server. */
  readDb?: Db
  /** Calls back on every NOTIFY on the channel, from any process. Also calls back once after a lost connection is restored. */
  listen: (channel: string, callback: (payload: string) => void | Promise<void>) => Promise<void>
  /** True if the server responds within a second. The check does not use the pool. The embedded database has no such check. */
  answers?: () => Promise<boolean>
  /** The number of connections, and of calls that wait for a connection. Only a database server has this function. */
  pool?: () => { busy: number; idle: number; waiting: number }
  /** The state of the replica, if there is one: whether it is in use, its lag, and the number of reads per server. */
  replica?: () => { isRead: boolean; behindSeconds: number; reads: { replica: number; primary: number } }
  close: () => Promise<void>
}

/** The folder of the numbered migrations. There are no migrations back to an older version. */
export const MIGRATIONS = fileURLToPath(new URL('../../../db/migrations', import.meta.url))

/**
 * The rows of a raw `db.execute(sql…)`. PostgreSQL and the embedded database return different types for it, so the caller states the type
 * of a row.
 */
export function rowsOf<Row>(result: unknown): Row[] {
  // Both drivers return an object with `rows`, but Drizzle's common type does not declare it.
  return (result as { rows: Row[] }).rows
}
