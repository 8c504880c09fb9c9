import pg from 'pg'
import { SECOND } from '#base/time.ts'
import type { Log } from '../log.ts'
import { markQueries } from './marked-queries.ts'

type Timeouts = Pick<
  pg.PoolConfig,
  'connectionTimeoutMillis' | 'lock_timeout' | 'statement_timeout' | 'query_timeout'
> &
  Pick<pg.PoolConfig, 'idle_in_transaction_session_timeout'>

type Options = {
  url: string
  size: number
  name: string
  timeouts: Timeouts
  /** Whether the server is reached itself, so that it knows statements by their names (`marked-queries.ts`). */
  mayName: boolean
  log: Log
}

/** Connections that are made when they are needed. `name` is what `pg_stat_activity` calls them. */
export function openPool({ url, size, name, timeouts, mayName, log }: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30 * SECOND,
    keepAlive: true,
    fallback_application_name: name,
    ...timeouts,
  })
  // A lost connection is told to its client, idle or in use, and to the pool when it was idle; an error nobody hears ends the process.
  pool.on('connect', (client) => {
    markQueries(client, { mayName })
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  })
  pool.on('error', () => {})
  return pool
}
