import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { ConnectionLost } from './connection-errors.ts'
import type { Db } from '../database.ts'

/** Drizzle on one connection, which remembers how that connection failed. */
type Session = { db: Db; lost: Error | undefined }

/**
 * Drizzle's own transaction on a pool keeps the connection for good when BEGIN fails, and hides why a connection was lost behind the
 * ROLLBACK that fails after it. Here the connection always goes back, and its loss is what the caller learns.
 */
export function createTransactions(pool: pg.Pool): Db['transaction'] {
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
      // A connection that is still within a transaction would bring it to whoever takes it next.
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
  /** Ends a connection whose answer did not come in time: whatever is asked next would wait behind it. */
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
