import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A connection or a transaction of either engine; a step inside another's transaction takes it as `tx`. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type Database = {
  engine: 'pglite' | 'postgres'
  db: Db
  /** For what everybody may read: a replica while it is up to date, else the same server. */
  readDb?: Db
  /** Calls back on every NOTIFY on the channel, from any process; also once after a lost connection came back. */
  listen: (channel: string, callback: (payload: string) => void | Promise<void>) => Promise<void>
  /** Whether the server answers, asked beside the pool and known within a second; an engine in this process has no such question. */
  answers?: () => Promise<boolean>
  /** How many connections there are, and how many calls wait for one; a server's only. */
  pool?: () => { busy: number; idle: number; waiting: number }
  /** Where there is a replica: whether it is read now, how far it is behind, and who answered how many readings. */
  replica?: () => { isRead: boolean; behindSeconds: number; reads: { replica: number; primary: number } }
  close: () => Promise<void>
}

/** Folder of the numbered, forward-only migrations. */
export const MIGRATIONS = fileURLToPath(new URL('../../../db/migrations', import.meta.url))

/** The rows of a raw `db.execute(sql…)`, whose type differs between the engines. The caller names the shape it selected. */
export function rowsOf<Row>(result: unknown): Row[] {
  // Both drivers answer an object with `rows`; Drizzle's common type hides it.
  return (result as { rows: Row[] }).rows
}
