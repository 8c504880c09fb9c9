import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { explainUnreachable } from './database-url.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** Opens the engine that the configuration names and brings its schema up to date. */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  log: Log,
): Promise<Database> {
  return config.DATABASE_URL
    ? await openPostgres(config.DATABASE_URL, config.DATABASE_POOL, log).catch((error: unknown) =>
        explainUnreachable(config.DATABASE_URL ?? '', error),
      )
    : await openPglite(config.DATA_DIR)
}
