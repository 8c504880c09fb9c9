import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { SECOND } from '#base/time.ts'
import type { Log } from '../../log.ts'
import { isDatabaseAway } from './connection-errors.ts'
import type { Database, Db } from '../database.ts'
import { openPool } from './postgres-pool.ts'
import { REPLICA_TIMEOUTS } from './timeouts.ts'
import { type Position, watchReplica } from './replica-watch.ts'

const QUERY_TIMEOUT = SECOND
const EVERY = SECOND
/** The delay before the first check whether the replica has a change. The delay doubles each time. */
const SOONEST = SECOND / 20

/**
 * The insert position of a primary in its WAL: every commit is before this position, even if it is not flushed. Just after a full WAL page the
 * position includes the next page's header. A replica reaches this header only with the next record, which the server writes automatically.
 */
const POSITION = `select (select system_identifier from pg_control_system()) || ' ' || current_database() as identity,
  pg_is_in_recovery() as "isReplica",
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0'::pg_lsn)::float8 as bytes`

type Options = {
  url: string
  size: number
  /** The main server, used for everything except reads of public data. */
  primary: { pool: pg.Pool; db: Db }
  /** Queries the primary on the connection that receives notifications. */
  queryPrimary: (question: string) => Promise<pg.QueryResultRow[] | undefined>
  log: Log
}

/** A second pool for reads. Each query goes to the replica if `replica-watch.ts` allows it, otherwise to the primary. */
export function openReplica({ url, size, primary, queryPrimary, log }: Options) {
  const pool = openPool({ url, size, name: 'ahuti read', timeouts: REPLICA_TIMEOUTS, mayName: false, log })
  const watch = watchReplica(
    {
      primary: async () => positionIn(await queryPrimary(POSITION)),
      replica: async () =>
        positionIn(await Promise.race([queryReplica(), pause(QUERY_TIMEOUT, undefined, { ref: false })])),
    },
    log,
  )
  const reads = { replica: 0, primary: 0 }
  const state = { isChecking: false, isClosed: false, waitMs: SOONEST }
  let timer = setTimeout(() => void check(), 0).unref()
  pool.on('error', watch.lose)

  async function queryReplica(): Promise<pg.QueryResultRow[]> {
    return (await pool.query<pg.QueryResultRow>(POSITION)).rows
  }

  async function check(): Promise<void> {
    state.isChecking = true
    await watch.check()
    state.isChecking = false
    if (state.isClosed) return
    state.waitMs = watch.isCatchingUp() ? Math.min(state.waitMs * 2, EVERY) : EVERY
    timer = setTimeout(() => void check(), state.waitMs).unref()
  }

  function notice(): void {
    watch.notice()
    state.waitMs = SOONEST
    if (state.isChecking || state.isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => void check(), 0).unref()
  }

  async function ask(question: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    if (!watch.isReadable()) return await fallBack(question, values)
    try {
      const answer = await pool.query(question, values)
      reads.replica += 1
      return answer
    } catch (error) {
      if (isDatabaseAway(error)) watch.lose(error)
      const answer = await fallBack(question, values)
      // The primary could answer a query that the replica could not answer.
      if (!isDatabaseAway(error)) watch.lose(error)
      return answer
    }
  }

  async function fallBack(question: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    reads.primary += 1
    return await primary.pool.query(question, values)
  }

  const db = drizzle({ client: { query: ask } as never, casing: 'snake_case' }) as unknown as Db
  // Transactions need one snapshot or make changes, so they use the primary.
  db.transaction = (work, options) => primary.db.transaction(work, options)
  return {
    db,
    notice,
    figures: (): ReturnType<NonNullable<Database['replica']>> => ({
      isRead: watch.isReadable(),
      behindSeconds: watch.behindSeconds(),
      reads: { ...reads },
    }),
    close: async (): Promise<void> => {
      state.isClosed = true
      clearTimeout(timer)
      // A suspended server does not close the connection by itself.
      await Promise.race([pool.end(), pause(QUERY_TIMEOUT, undefined, { ref: false })])
    },
  }
}

/** Reads the position from the single expected row. */
function positionIn(rows: pg.QueryResultRow[] | undefined): Position {
  const row = rows?.[0] as Position | undefined
  if (!row) throw new Error('the server did not answer in time')
  return row
}
