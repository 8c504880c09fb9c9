import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '../../../../test/database-proxy.ts'
import { createPostgres, engine } from '../../../../test/shop.ts'
import { openLog } from '../../log.ts'
import { isDatabaseAway } from './connection-errors.ts'
import { type Database, type Db, rowsOf } from '../database.ts'
import { openDatabase } from '../open.ts'

describe.runIf(engine === 'postgres')('a pool of PostgreSQL connections', () => {
  let direct: string
  let proxy: DatabaseProxy
  let outside: pg.Client
  let database: Database
  const logged: { msg: string }[] = []

  beforeAll(async () => {
    direct = (await createPostgres()).DATABASE_URL
    proxy = await openDatabaseProxy(direct)
    outside = new pg.Client({ connectionString: direct })
    await outside.connect()
    const log = openLog('info', { write: (line) => void logged.push(JSON.parse(line) as { msg: string }) })
    database = await openDatabase({ DATABASE_URL: proxy.url, DATABASE_POOL: 2, DATA_DIR: '' }, log)
  })
  afterEach(() => proxy.up())
  afterAll(async () => {
    await database.close()
    await outside.end()
    await proxy.close()
  })

  const serves = async () => rowsOf<{ one: number }>(await database.db.execute(sql`select 1 as one`))[0]?.one
  const terminate = async (pid: number) => await outside.query('select pg_terminate_backend($1)', [pid])
  const failureOf = async (work: Promise<unknown>) => await work.then(() => undefined).catch((error: unknown) => error)

  async function pidOf(db: Db): Promise<number> {
    return rowsOf<{ pid: number }>(await db.execute(sql`select pg_backend_pid() as pid`))[0]?.pid ?? 0
  }

  it('loses only one transaction if the server ends a session between statements', async () => {
    const failure = await failureOf(
      database.db.transaction(async (tx) => {
        await terminate(await pidOf(tx))
        await pause(50)
        await tx.execute(sql`select 1`)
      }),
    )
    expect(isDatabaseAway(failure)).toBe(true)
    expect(await serves()).toBe(1)
  })

  it('treats a briefly read-only server as unreachable, and not as a bug', async () => {
    const failure = await failureOf(
      database.db.transaction(async (tx) => await tx.execute(sql`create table refused (id int)`), {
        accessMode: 'read only',
      }),
    )
    expect(isDatabaseAway(failure)).toBe(true)
  })

  it('loses only one transaction if the server ends a session during a statement', async () => {
    const failure = await failureOf(
      database.db.transaction(async (tx) => {
        const pid = await pidOf(tx)
        await Promise.all([tx.execute(sql`select pg_sleep(5)`), pause(50).then(() => terminate(pid))])
      }),
    )
    expect(isDatabaseAway(failure)).toBe(true)
    expect(await serves()).toBe(1)
  })

  it('treats a COMMIT without an answer as a lost connection, whether applied or not', async () => {
    await outside.query('create table counted (id int)')
    proxy.cutAnswers('commit', 1)
    const failure = await failureOf(database.db.transaction((tx) => tx.execute(sql`insert into counted values (1)`)))
    expect(isDatabaseAway(failure)).toBe(true)
    expect((await outside.query('select from counted')).rowCount).toBe(1)
  })

  it('gets connections back from transactions that cannot begin', async () => {
    const before = proxy.cuts()
    proxy.cutAnswers('begin', 4)
    for (let times = 0; times < 4; times += 1) await failureOf(database.db.transaction(serves))
    expect(proxy.cuts() - before).toBe(4)
    expect(await serves()).toBe(1)
  })

  it('does not treat an error in a statement as a lost connection', async () => {
    const failure = await failureOf(database.db.transaction((tx) => tx.execute(sql`select 1 / 0`)))
    expect(failure).toBeInstanceOf(Error)
    expect(isDatabaseAway(failure)).toBe(false)
  })

  it('limits the time of statements, lock waits and idle transactions', async () => {
    const shown = await database.db.execute(sql`select name, setting::int as ms from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`)
    expect(rowsOf(shown)).toEqual([
      { name: 'idle_in_transaction_session_timeout', ms: 15_000 },
      { name: 'lock_timeout', ms: 4000 },
      { name: 'statement_timeout', ms: 10_000 },
    ])
  })

  it('makes PostgreSQL run statements without just-in-time compilation', async () => {
    expect(rowsOf(await database.db.execute(sql`show jit`))).toEqual([{ jit: 'off' }])
  })

  it('logs a failed notification handler, and handles the next notification', async () => {
    const received: string[] = []
    await database.listen('test_channel', async (payload) => {
      received.push(payload)
      await Promise.reject(new Error('the handler of the first callback failed'))
    })
    await database.listen('test_channel', () => {
      throw new Error('the handler of the second callback failed immediately')
    })
    await outside.query(`notify test_channel, 'first'`)
    await outside.query(`notify test_channel, 'second'`)
    await expect.poll(() => received).toEqual(['first', 'second'])
    expect(logged.filter(({ msg }) => msg === 'a handler of a database notification failed')).toHaveLength(4)
  })

  it('has only one connection that listens, even after ten lost connections and an outage', async () => {
    const listening = async () => {
      const { rows } = await outside.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and application_name = 'ahuti listen'`,
      )
      return rows.map(({ pid }) => pid)
    }
    const received: string[] = []
    const missed = () => received.filter((payload) => payload === '').length
    await database.listen('test_again', (payload) => void received.push(payload))
    for (let times = 0; times < 10; times += 1) {
      const [pid = 0] = await listening()
      await terminate(pid)
      await expect.poll(() => missed(), { timeout: 30_000, interval: 20 }).toBe(times + 1)
    }
    proxy.down()
    await pause(2000)
    proxy.up()
    await expect.poll(listening, { timeout: 30_000, interval: 50 }).toHaveLength(1)
    await pause(700)
    expect(await listening()).toHaveLength(1)
    expect(missed()).toBe(11)
    await outside.query(`notify test_again, 'after'`)
    await expect.poll(() => received.at(-1)).toBe('after')
  })

  it('reports immediately whether the server responds, even if the server hangs', async () => {
    const request = async () => {
      const began = performance.now()
      const answers = await database.answers?.()
      return { answers, soon: performance.now() - began < 1500 }
    }
    expect(await request()).toEqual({ answers: true, soon: true })
    proxy.sleep()
    expect(await Promise.all([request(), request(), request()])).toEqual(
      Array.from({ length: 3 }, () => ({ answers: false, soon: true })),
    )
    proxy.wake()
    await expect.poll(request).toEqual({ answers: true, soon: true })
  })

  it('does not refuse a statement if only the listening connection gets no answer', async () => {
    const servers = { DATABASE_URL: direct, DATABASE_DIRECT_URL: proxy.url, DATABASE_POOL: 2, DATA_DIR: '' }
    const other = await openDatabase(servers, openLog('silent'))
    await other.listen('test_silence', () => {})
    proxy.sleep()
    const until = performance.now() + 9000
    const failures: unknown[] = []
    while (performance.now() < until) {
      const failure = await failureOf(other.db.execute(sql`select pg_sleep(0.2)`))
      if (failure !== undefined) failures.push(failure)
    }
    proxy.wake()
    await other.close()
    expect(failures).toEqual([])
  })

  it('closes even while the server is suspended', async () => {
    const other = await openDatabase({ DATABASE_URL: proxy.url, DATABASE_POOL: 2, DATA_DIR: '' }, openLog('silent'))
    await other.listen('test_close', () => {})
    proxy.sleep()
    const began = performance.now()
    await other.close()
    expect(performance.now() - began).toBeLessThan(10_000)
    proxy.wake()
  })
})
