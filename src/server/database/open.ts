import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#base/time.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { isDatabaseAway } from './postgres/connection-errors.ts'
import type { Database } from './database.ts'
import { explainUnreachable } from './database-url.ts'
import { openPglite } from './embedded/pglite.ts'
import { openPostgres } from './postgres/postgres.ts'

/**
 * The number of times that the handler of a notification runs again while the database is unreachable. Each delay is one second longer
 * than the previous one.
 */
const TRIES = 5

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'> &
    Partial<Pick<Config, 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL'>>,
  log: Log,
): Promise<Database> {
  const database = config.DATABASE_URL ? await openServer(config.DATABASE_URL) : await openPglite(config.DATA_DIR)
  return {
    ...database,
    listen: async (channel, callback) => await database.listen(channel, (payload) => run(callback, payload)),
  }

  async function openServer(url: string): Promise<Database> {
    const { DATABASE_POOL: size, DATABASE_DIRECT_URL: direct, DATABASE_REPLICA_URL: replica } = config
    try {
      return await openPostgres({ url, size, direct, replica }, log)
    } catch (error) {
      // The migrations run first and on the direct connection, so an error at the start is an error of the direct connection.
      return direct ? explainUnreachable(direct, error, 'DATABASE_DIRECT_URL') : explainUnreachable(url, error)
    }
  }

  /** Nobody awaits a notification handler, so a failure is logged. If the database was unreachable, the handler runs again. */
  async function run(callback: (payload: string) => void | Promise<void>, payload: string): Promise<void> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        return await callback(payload)
      } catch (error) {
        log.error({ err: error }, 'a handler of a database notification failed')
        if (!isDatabaseAway(error)) return
        await pause(tries * SECOND, undefined, { ref: false })
      }
    }
  }
}
