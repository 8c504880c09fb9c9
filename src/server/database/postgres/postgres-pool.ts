import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { SECOND } from '#base/time.ts'
import type { Log } from '../../log.ts'
import { ServerSilent } from './connection-errors.ts'
import { statementLimit } from './statement-limits.ts'
import { callerRequest } from '../../http/current-call.ts'

type Timeouts = Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'lock_timeout' | 'statement_timeout'> &
  Pick<pg.PoolConfig, 'idle_in_transaction_session_timeout'> & { query_timeout: number }

type Options = {
  url: string
  size: number
  name: string
  timeouts: Timeouts
  /** Whether the server is reached itself, so that it knows statements by their names. */
  mayName: boolean
  log: Log
}

export type Pool = pg.Pool & {
  /** While the server is silent no connection is handed out, and those in use are ended: what runs on them fails at once. */
  setSilent: (isSilent: boolean) => void
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** A first statement gets at least so long, however long its connection was waited for. */
const LEAST = SECOND

/** Connections that are made when they are needed. `name` is what `pg_stat_activity` calls them. */
export function openPool({ url, size, name, timeouts, mayName, log }: Options): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30 * SECOND,
    keepAlive: true,
    fallback_application_name: name,
    ...timeouts,
  })
  const used = new Set<pg.PoolClient>()
  /** How long a connection was waited for, until its first statement. */
  const waits = new WeakMap<pg.PoolClient, number>()
  let isSilent = false

  function limitOf(client: pg.PoolClient): number {
    const limit = Math.min(timeouts.query_timeout, statementLimit())
    const waited = waits.get(client) ?? 0
    waits.delete(client)
    return Math.max(Math.min(LEAST, limit), limit - waited)
  }

  // A lost connection is told to its client, idle or in use, and to the pool when it was idle; an error nobody hears ends the process.
  pool.on('connect', (client) => {
    markQueries(client, { mayName, limitOf: () => limitOf(client) })
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  })
  pool.on('acquire', (client) => used.add(client))
  pool.on('release', (_error, client) => used.delete(client))
  pool.on('remove', (client) => used.delete(client))
  pool.on('error', () => {})

  const connect = pool.connect.bind(pool) as (callback: Connected) => void
  function take(callback: Connected): void {
    if (isSilent) return callback(new ServerSilent(), undefined, () => {})
    const began = performance.now()
    // Whoever hands the connection on works for somebody else.
    const inOwnContext = AsyncResource.bind(callback)
    connect((error, client, done) => {
      if (client) waits.set(client, performance.now() - began)
      inOwnContext(error, client, done)
    })
  }
  async function promise(): Promise<pg.PoolClient> {
    const { promise: taken, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    take((error, client) => (client ? resolve(client) : reject(error ?? new ServerSilent())))
    return await taken
  }
  // The pool's own `query` calls it with a callback.
  pool.connect = ((callback?: Connected) => (callback ? take(callback) : promise())) as typeof pool.connect

  return Object.assign(pool, {
    setSilent: (silent: boolean): void => {
      isSilent = silent
      if (!silent) return
      // Ending a connection that waits for an answer drops its socket, and with it the statement.
      for (const client of used) void (client as unknown as pg.Client).end()
    },
  })
}

/**
 * Appends the id of the call to each statement, as a comment that `pg_stat_activity` and the server's log show. A named (prepared)
 * statement stays as it is, since its text belongs to its name. `mayName`: the server is reached directly. Through a transaction pooler
 * (PgBouncer) the next statement may go to another connection, which does not know the name, so there names are taken off.
 * `limitOf`: how long the next statement is waited for, in milliseconds.
 */
function markQueries(client: pg.PoolClient, { mayName, limitOf }: { mayName: boolean; limitOf: () => number }): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  // The driver reads its limit there for each statement; its types do not know the place.
  const { connectionParameters } = client as unknown as { connectionParameters: { query_timeout: number } }
  client.query = ((question: unknown, ...rest: unknown[]) => {
    connectionParameters.query_timeout = limitOf()
    return ask(marked(question, mayName), ...rest)
  }) as typeof client.query
}

function marked(question: unknown, mayName: boolean): unknown {
  const id = callerRequest()
  const mark = id === undefined ? '' : ` /* request ${id} */`
  if (typeof question === 'string') return question + mark
  const { text, name } = (question ?? {}) as { text?: unknown; name?: unknown }
  const isAsItIs = name === undefined ? id === undefined : mayName
  if (typeof text !== 'string' || isAsItIs) return question
  return Object.assign(Object.create(Object.getPrototypeOf(question) as object) as object, question, {
    text: text + mark,
    name: undefined,
  })
}
