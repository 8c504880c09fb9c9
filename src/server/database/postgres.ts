import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { SECOND } from '#base/time.ts'
import type { Log } from '../log.ts'
import type { Database, Db } from './database.ts'
import { markQueries } from './marked-queries.ts'
import { openListener } from './postgres-listener.ts'
import { migrateUnderLock } from './postgres-migrations.ts'
import { createTransactions } from './postgres-transactions.ts'

/**
 * Nothing waits without end. The server ends what takes too long; a server that does not even do that is given up a little later. A
 * lock is waited for longer than a migration holds up others (`postgres-migrations.ts`), so a release lets orders through.
 */
const TIMEOUTS = {
  connectionTimeoutMillis: 5 * SECOND,
  lock_timeout: 5 * SECOND,
  statement_timeout: 10 * SECOND,
  query_timeout: 12 * SECOND,
  idle_in_transaction_session_timeout: 15 * SECOND,
}

/**
 * Opens a pool on a PostgreSQL server. Survives the server's restarts: queries fail until it is back, the process lives. `direct` leads past a
 * pooler of transactions, which can neither listen nor hold a lock for a session.
 */
export async function openPostgres(url: string, size: number, log: Log, direct = url): Promise<Database> {
  await migrateUnderLock(direct, log)
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30 * SECOND,
    keepAlive: true,
    fallback_application_name: 'ahuti',
    ...TIMEOUTS,
  })
  // A lost connection is told to its client, idle or in use, and to the pool when it was idle; an error nobody hears ends the process.
  pool.on('connect', (client) => {
    markQueries(client, { mayName: direct === url })
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  })
  pool.on('error', () => {})
  const db = drizzle({ client: pool, casing: 'snake_case' }) as unknown as Db
  db.transaction = createTransactions(pool)
  const listener = openListener(direct, log)
  return {
    engine: 'postgres',
    db,
    listen: listener.listen,
    answers: listener.answers,
    pool: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}
