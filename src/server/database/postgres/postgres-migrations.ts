import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { MINUTE, SECOND } from '#base/time.ts'
import type { Log } from '../../log.ts'
import { StartError } from '../../start-error.ts'
import { ConnectionLost } from './connection-errors.ts'
import { MIGRATIONS } from '../database.ts'
import { noteOldestVersion, refuseNewer } from '../schema-version.ts'

/** An arbitrary number, the same in every process, so that only one process migrates at a time. */
export const MIGRATION_LOCK = 7_221_145

/**
 * While a migration waits for a table that other statements read, all later statements wait behind the migration. So a migration waits two
 * seconds, lets the other statements run, and tries again.
 */
const LOCK_TIMEOUT = 2 * SECOND
const RETRY_EVERY = SECOND
const GIVE_UP_AFTER = 10 * MINUTE
/** The maximum wait until another process has finished its migrations. That process gives up earlier, after GIVE_UP_AFTER. */
const WAIT_TIMEOUT = 2 * GIVE_UP_AFTER

/** The oldest PostgreSQL version in our tests. */
const OLDEST_SERVER = 15

/** PostgreSQL's codes for a lock timeout and a deadlock. After these errors a migration is tried again. */
const WORTH_ANOTHER_TRY = new Set(['55P03', '40P01'])

/**
 * Brings the database schema up to date while other processes answer requests. If several processes start together, one process migrates
 * and the other processes wait.
 */
export async function migrateUnderLock(
  url: string,
  log: Log,
  folder = MIGRATIONS,
  patienceMs = WAIT_TIMEOUT,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5 * SECOND,
    keepAlive: true,
    lock_timeout: LOCK_TIMEOUT,
    fallback_application_name: 'ahuti migrate',
  })
  // The running statement fails too, but with another message. An unhandled error event would end the process and print a stack.
  let lost: Error | undefined
  client.on('error', (error) => {
    lost ??= error
  })
  await client.connect()
  try {
    await refuseOldServer(client)
    // The database role for a pooler has a statement timeout, which is not meant for migrations.
    await client.query('set statement_timeout = 0')
    await takeMigrationLock(client, log, patienceMs)
    const db = drizzle({ client, casing: 'snake_case' })
    await refuseNewer(db, 'DATABASE_URL', folder)
    await migratePatiently(client, log, folder)
    await noteOldestVersion(db, folder)
  } catch (error) {
    throw lost && !(error instanceof StartError) ? new ConnectionLost(lost) : error
  } finally {
    await client.end()
  }
}

/** Older servers do not have some features that the shop needs, and would fail in the middle. */
export async function refuseOldServer(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  )
  const [server] = rows
  if (!server || server.number >= OLDEST_SERVER * 10_000) return
  throw new StartError(
    `DATABASE_URL: the server is PostgreSQL ${server.version}, which is too old. Use PostgreSQL ${OLDEST_SERVER} or newer.`,
  )
}

async function takeMigrationLock(client: pg.Client, log: Log, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs
  for (let tries = 0; ; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.taken) return
    if (performance.now() > until)
      throw new StartError(
        'DATABASE_URL: another process has been migrating the database for too long. Check it, stop it if it hangs, and start again.',
      )
    if (tries % 40 === 0) log.warn('waiting for another process that is migrating the database')
    await pause(SECOND / 4)
  }
}

async function migratePatiently(client: pg.Client, log: Log, folder: string): Promise<void> {
  const until = performance.now() + GIVE_UP_AFTER
  for (;;) {
    try {
      return await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: folder })
    } catch (error) {
      if (!isWorthAnotherTry(error) || performance.now() > until) throw error
      log.warn({ err: error }, 'a table is locked, retrying the migration')
    }
    await pause(RETRY_EVERY)
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && WORTH_ANOTHER_TRY.has(cause.code)) return true
  }
  return false
}
