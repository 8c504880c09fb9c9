import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { ConnectionLost } from './connection-errors.ts'
import type { Db } from '../database.ts'

/** Drizzle on one connection, with the error that ended that connection. */
type Session = { db: Db; lost: Error | undefined }

/**
 * Drizzle's own pool transaction never returns the connection if BEGIN fails, and hides the loss of a connection behind the failed
 * ROLLBACK. Here the connection always goes back, and the caller gets the loss as the error.
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
