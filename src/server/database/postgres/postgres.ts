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
import { CONNECTION_TIMEOUTS } from './timeouts.ts'

const CHECK_TIMEOUT = SECOND

/** An error of the server, such as too many connections, also shows that the server responds. */
const SQLSTATE = /^[0-9A-Z]{5}$/

/** The time between two checks of the server while a query waits for it. */
const LOOK_EVERY = SECOND / 2

type Servers = {
  url: string
  /** The maximum number of connections in the pool. A replica has a pool of the same size. */
  size: number
  /** A direct connection, without the transaction pooler (PgBouncer), which does not support LISTEN and session-level locks. */
  direct?: string | undefined
  replica?: string | undefined
}

/** Opens a pool on a PostgreSQL server. If the server restarts, queries fail until it is back, but the process continues. */
export async function openPostgres({ url, size, direct = url, replica }: Servers, log: Log): Promise<Database> {
  await migrateUnderLock(direct, log)
  const pool = openPool({ url, size, name: 'ahuti', timeouts: CONNECTION_TIMEOUTS, mayName: direct === url, log })
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

  /**
   * Stops using the replica before each notification is handled. Also stops once when listening has begun, because changes before that moment were
   * not announced.
   */
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

/** Drizzle on one connection, and the error that ended that connection. */
type Session = { db: Db; lost: Error | undefined }

/**
 * If BEGIN fails, Drizzle's own pool transaction never returns the connection. If a connection is lost, Drizzle reports only the failed
 * ROLLBACK. Here the connection always goes back to the pool, and the caller gets the error of the lost connection.
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
      // The next user must not get a connection on which a transaction is still open.
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
  /** Ends a connection that did not answer in time, because later queries would wait for it. */
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
 * A server keeps its connections open without responding if the server is suspended, or if its disk or host stops. Then all pending
 * statements fail, and nothing is sent until the server responds again: calls are refused immediately, and jobs do not accumulate.
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
      // The listening connection can be lost while the other connections work. The listening connection does not use the
      // pooler, so it can have a different address than the other connections.
      if (!isWaiting || !(await listener.isSilent()) || (await serverAnswers(url))) return
      isSilent = true
      log.error('the database server does not respond: requests that need the database are refused until it responds')
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

/** True if a server answers on a new connection. An existing connection may have been lost without notice. */
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
