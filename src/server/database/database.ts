import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A connection or a transaction of either engine; a step inside another transaction takes it as `tx`. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type Database = {
  engine: 'pglite' | 'postgres'
  db: Db
  /** For public data: a replica while it is up to date, else the same server. */
  readDb?: Db
  /** Calls back on every NOTIFY on the channel, from any process; also once after a lost connection is restored. */
  listen: (channel: string, callback: (payload: string) => void | Promise<void>) => Promise<void>
  /** Whether the server responds, checked outside the pool within a second; absent for the embedded engine. */
  answers?: () => Promise<boolean>
  /** The number of connections, and of calls that wait for one; for a server only. */
  pool?: () => { busy: number; idle: number; waiting: number }
  /** With a replica: whether it is in use, its lag, and the number of reads per server. */
  replica?: () => { isRead: boolean; behindSeconds: number; reads: { replica: number; primary: number } }
  close: () => Promise<void>
}

/** Folder of the numbered, forward-only migrations. */
export const MIGRATIONS = fileURLToPath(new URL('../../../db/migrations', import.meta.url))

/** The rows of a raw `db.execute(sql…)`, whose type differs between the engines. The caller states the row type. */
export function rowsOf<Row>(result: unknown): Row[] {
  // Both drivers return an object with `rows`; Drizzle's common type hides it.
  return (result as { rows: Row[] }).rows
}
