import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { SECOND } from '#base/time.ts'
import type { Log } from '../../log.ts'
import { errorCode } from '../../start-error.ts'
import type { Database, Db } from '../database.ts'
import { ConnectionLost } from './connection-errors.ts'
import { openListener } from './postgres-listener.ts'
import { migrateUnderLock } from './postgres-migrations.ts'
import { openPool, type Pool } from './postgres-pool.ts'
import { openReplica } from './postgres-replica.ts'
import { WORK_TIMEOUT } from './statement-limits.ts'

const CHECK_TIMEOUT = SECOND

/** An error of the server, such as too many connections, is an answer too. */
const SQLSTATE = /^[0-9A-Z]{5}$/

/**
 * Nothing waits forever. The server ends slow statements; if it does not even do that, this side gives up, earlier for requests
 * (`statement-limits.ts`). A lock wait is longer than the time a migration blocks others (`postgres-migrations.ts`), so orders pass during
 * a release, and shorter than the limit of a request's statement.
 */
const TIMEOUTS = {
  connectionTimeoutMillis: 4 * SECOND,
  lock_timeout: 4 * SECOND,
  statement_timeout: 10 * SECOND,
  query_timeout: WORK_TIMEOUT,
  idle_in_transaction_session_timeout: 15 * SECOND,
}

/** How often the server is checked while something waits for it. */
const LOOK_EVERY = SECOND / 2

type Servers = {
  url: string
  /** Connections of the pool, and the same number for the replica. */
  size: number
  /** Bypasses a transaction pooler (PgBouncer), which supports neither LISTEN nor session-level locks. */
  direct?: string | undefined
  /** A read replica. */
  replica?: string | undefined
}

/** Opens a pool on a PostgreSQL server. Survives restarts of the server: queries fail until it is back, but the process lives. */
export async function openPostgres({ url, size, direct = url, replica }: Servers, log: Log): Promise<Database> {
  await migrateUnderLock(direct, log)
  const pool = openPool({ url, size, name: 'ahuti', timeouts: TIMEOUTS, mayName: direct === url, log })
  const db = drizzle({ client: pool, casing: 'snake_case' }) as unknown as Db
  db.transaction = createTransactions(pool)
  const listener = openListener(direct, log)
  const endLooking = lookForSilence(pool, listener, url, log)
  const reading =
    replica === undefined
      ? undefined
      : openReplica({ url: replica, size, primary: { pool, db }, queryPrimary: listener.ask, log })
  return {
    engine: 'postgres',
    db,
    listen: reading ? hearing(reading.notice) : listener.listen,
    answers: listener.answers,
    pool: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ...(reading && { readDb: reading.db, replica: reading.figures }),
    close: async () => {
      endLooking()
      await reading?.close()
      await listener.close()
      await pool.end()
    },
  }

  /** Stops trusting the replica before a notification is handled, and once after listening has begun: an earlier change was not heard. */
  function hearing(notice: () => void): Database['listen'] {
    return async (channel, callback) => {
      await listener.listen(channel, (payload) => {
        notice()
        return callback(payload)
      })
      notice()
    }
  }
}

/** Drizzle on one connection, with the error that ended that connection. */
type Session = { db: Db; lost: Error | undefined }

/**
 * Drizzle's own pool transaction never returns the connection if BEGIN fails, and hides the loss of a connection behind the failed
 * ROLLBACK. Here the connection always goes back, and the caller gets the loss as the error.
 */
function createTransactions(pool: pg.Pool): Db['transaction'] {
  const sessions = new WeakMap<pg.PoolClient, Session>()
  function sessionOf(client: pg.PoolClient): Session {
    const known = sessions.get(client)
    if (known) return known
    const session = openSession(client)
    sessions.set(client, session)
    return session
  }
  return async (work, options) => {
    const client = await pool.connect()
    const session = sessionOf(client)
    try {
      return await session.db.transaction(work, options)
    } catch (error) {
      throw session.lost ? new ConnectionLost(session.lost) : error
    } finally {
      // A connection still inside a transaction must not reach the next user.
      client.release(session.lost ?? client.getTransactionStatus() !== 'I')
    }
  }
}

function openSession(client: pg.PoolClient): Session {
  const session: Session = {
    db: drizzle({ client: { query: ask } as never, casing: 'snake_case' }) as never,
    lost: undefined,
  }
  client.on('error', (error) => {
    session.lost ??= error
  })
  /** Ends a connection that did not answer in time: later queries would wait behind it. */
  async function ask(question: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    try {
      return await client.query(question, values)
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') {
        session.lost ??= error
        void (client as unknown as pg.Client).end()
      }
      throw error
    }
  }
  return session
}

/**
 * A server that is suspended, or whose disk or host stalls, keeps its connections open without responding. All pending statements then
 * fail, and nothing is sent until it responds again: calls are refused at once, and jobs do not pile up.
 */
function lookForSilence(pool: Pool, listener: ReturnType<typeof openListener>, url: string, log: Log): () => void {
  let isSilent = false
  let isLooking = false
  async function look(): Promise<void> {
    if (isSilent) {
      if (!(await listener.answers()) && !(await serverAnswers(url))) return
      isSilent = false
      log.info('the database server responds again')
    } else {
      const isWaiting = pool.totalCount > pool.idleCount || pool.waitingCount > 0
      // The listening connection may be lost alone, and may bypass a pooler to another address.
      if (!isWaiting || !(await listener.isSilent()) || (await serverAnswers(url))) return
      isSilent = true
      log.error('the database server does not respond: requests that need it are refused until it does')
    }
    pool.setSilent(isSilent)
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void look().finally(() => {
      isLooking = false
    })
  }, LOOK_EVERY)
  timer.unref()
  return () => clearInterval(timer)
}

/** Whether a server answers on a new connection: an existing one may have been lost without notice. */
async function serverAnswers(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CHECK_TIMEOUT,
    query_timeout: CHECK_TIMEOUT,
    fallback_application_name: 'ahuti look',
  })
  // An unhandled error event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return SQLSTATE.test(errorCode(error) ?? '')
  } finally {
    void client.end().catch(() => {})
  }
}
