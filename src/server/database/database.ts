import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** A connection or a transaction of either engine; a step inside another's transaction takes it as `tx`. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type Database = {
  engine: 'pglite' | 'postgres'
  db: Db
  /** Calls back on every NOTIFY on the channel, from any process; also once after a lost connection came back. */
  listen: (channel: string, callback: (payload: string) => void) => Promise<void>
  close: () => Promise<void>
}

/** Folder of the numbered, forward-only migrations. */
export const MIGRATIONS = new URL('../../../db/migrations', import.meta.url).pathname

/** Opens the engine that the configuration names and brings its schema up to date. */
export async function openDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>, log: Log) {
  return config.DATABASE_URL
    ? await openPostgres(config.DATABASE_URL, config.DATABASE_POOL, log)
    : await openPglite(config.DATA_DIR)
}

/** The rows of a raw `db.execute(sql…)`, whose type differs between the engines. The caller names the shape it selected. */
export function rowsOf<Row>(result: unknown): Row[] {
  // Both drivers answer an object with `rows`; Drizzle's common type hides it.
  return (result as { rows: Row[] }).rows
}
