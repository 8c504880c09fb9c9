import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { SECOND } from '#base/time.ts'
import type { Log } from '../../log.ts'
import { ServerSilent } from './connection-errors.ts'
import { CONNECTION_TIMEOUTS, statementLimit } from './timeouts.ts'
import { callerRequest } from '../../http/current-call.ts'

type Timeouts = Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'lock_timeout' | 'statement_timeout'> &
  Pick<pg.PoolConfig, 'idle_in_transaction_session_timeout'> & { query_timeout: number }

type Options = {
  url: string
  size: number
  name: string
  timeouts: Timeouts
  /** True if the connection is direct. On a direct connection the server remembers named statements. */
  mayName: boolean
  log: Log
}

export type Pool = pg.Pool & {
  /** While the server is silent, the pool gives out no connections and closes those in use. Their statements fail immediately. */
  setSilent: (isSilent: boolean) => void
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** The minimum time for a first statement, even after a long wait for its connection. */
const MIN_TIMEOUT = SECOND

/** Opens a pool that makes connections on demand. `name` appears in `pg_stat_activity`. */
export function openPool({ url, size, name, timeouts, mayName, log }: Options): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30 * SECOND,
    keepAlive: true,
    fallback_application_name: name,
    onConnect: turnOffJit,
    ...timeouts,
  })
  const used = new Set<pg.PoolClient>()
  /** The time that the caller waited for its connection. This time is subtracted from the limit of the first statement. */
  const waits = new WeakMap<pg.PoolClient, number>()
  let isSilent = false

  function limitOf(client: pg.PoolClient): number {
    const limit = Math.min(timeouts.query_timeout, statementLimit())
    const waited = waits.get(client) ?? 0
    waits.delete(client)
    return Math.max(Math.min(MIN_TIMEOUT, limit), limit - waited)
  }

  // The error goes to the client that uses the lost connection, or to the pool if the connection was idle. An unhandled error event would
  // end the process.
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
    // The callback is bound to the async context of its caller, because the caller that releases a connection runs in another context.
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
  // The pool's own `query` calls this with a callback.
  pool.connect = ((callback?: Connected) => (callback ? take(callback) : promise())) as typeof pool.connect

  return Object.assign(pool, {
    setSilent: (silent: boolean): void => {
      isSilent = silent
      if (!silent) return
      // If a connection is ended while it waits for an answer, its socket is closed and its statement fails.
      for (const client of used) void (client as unknown as pg.Client).end()
    },
  })
}

/**
 * PostgreSQL would compile the shop's long statements for seconds, although they run for milliseconds. The setting is not a parameter of the
 * connection, because poolers refuse unknown parameters. The pool waits for the returned promise, but the driver's types do not say so.
 */
const JIT_OFF = { text: 'set jit = off', query_timeout: CONNECTION_TIMEOUTS.connectionTimeoutMillis }
const turnOffJit = ((client) => client.query(JIT_OFF)) as NonNullable<pg.PoolConfig['onConnect']>

/**
 * Adds the request id to each statement, as a comment that is visible in `pg_stat_activity` and in the server's log. A named (prepared)
 * statement stays unchanged, since its text belongs to its name. `mayName` is true for a direct connection. Behind a transaction pooler
 * (PgBouncer) the next statement may use another connection that does not know the name, so names are removed. `limitOf` returns the
 * timeout of the next statement in milliseconds.
 */
function markQueries(client: pg.PoolClient, { mayName, limitOf }: { mayName: boolean; limitOf: () => number }): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  // The driver reads the timeout of each statement from this field. The driver's types omit the field.
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
