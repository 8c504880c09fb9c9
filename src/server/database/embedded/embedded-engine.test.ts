import path from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { mountBreakableDisk } from '../../../../test/breakable-disk.ts'
import { preparedFiles, prepareFolder } from '../../../../test/prepared-database.ts'
import { rowsOf } from '../database.ts'
import { isDatabaseAway } from '../postgres/connection-errors.ts'
import { EmbeddedEngine } from './embedded-engine.ts'
import { openPglite } from './pglite.ts'

const asTheyAre = {
  rowMode: 'array' as const,
  parsers: { [types.TIMESTAMPTZ]: (text: string) => text, 1185: (text: string) => text },
}

const VALUES = `select $1::text, $2::int, $3::bigint, $4::boolean, $5::jsonb, $6::timestamptz, $7::bytea, $8::text[], $9::int[], $10::numeric, $11::timestamptz[], $12::double precision`
const MOMENT = new Date('2026-11-23T10:20:30.456Z')
const values = [
  'огонь, "fire" \\ {}',
  7,
  9_007_199_254_740_993n,
  false,
  { a: ['ю', null, 1.5] },
  MOMENT,
  new Uint8Array([0, 1, 92, 255]),
  ['a,b', '"c"', 'd\\e', '', null, 'null'],
  [1, -2],
  '12345678901234567890.123456789',
  [MOMENT],
  0.1,
]
const ROUNDS = [1, 2, 3, 4, 5, 6, 7]

/** The tests compare the results with those of the library PGlite itself, which are taken as correct. */
describe('the embedded database engine', () => {
  let engine: EmbeddedEngine
  let library: PGlite

  beforeAll(async () => {
    const files = await preparedFiles()
    engine = new EmbeddedEngine({ loadDataDir: files })
    library = new PGlite({ loadDataDir: files })
    await Promise.all([engine.waitReady, library.waitReady])
    for (const each of [engine, library]) await each.exec('create table guest (id int primary key, name text)')
  })
  afterAll(async () => {
    await Promise.all([engine.close(), library.close()])
  })

  it('returns the same results as PGlite for each kind of value, also when repeated', async () => {
    const expected = await library.query(VALUES, values, asTheyAre)
    for (const round of ROUNDS) {
      expect(await engine.query(VALUES, values, asTheyAre), `round ${round}`).toEqual(expected)
    }
    const objects = await library.query('select 1 as one, now() > $1 as later, null as none', [MOMENT])
    expect(await engine.query('select 1 as one, now() > $1 as later, null as none', [MOMENT])).toEqual(objects)
  })

  it('returns the number of changed rows, and results with no rows', async () => {
    for (const round of ROUNDS) {
      const insert = 'insert into guest values ($1, $2) on conflict do nothing returning id'
      expect(await engine.query(insert, [round, null])).toEqual(await library.query(insert, [round, null]))
    }
    const remove = 'delete from guest where id > $1'
    expect(await engine.query(remove, [5])).toEqual(await library.query(remove, [5]))
    expect(await engine.query('select id from guest where id = $1', [6])).toMatchObject({ rows: [], rowCount: 0 })
  })

  it('returns the same error as PGlite for a wrong statement, and works afterwards', async () => {
    const insert = 'insert into guest values ($1, $2)'
    for (const round of ROUNDS) {
      for (const fault of [
        [insert, [1, 'again']],
        ['select no from guest', []],
        ['select $1::int', ['x']],
      ] as const) {
        const [text, given] = fault
        const expected: unknown = await library.query(text, [...given]).catch((error: unknown) => error)
        const { code, detail, constraint, table, message } = expected as Record<string, unknown>
        await expect(engine.query(text, [...given]), `round ${round}`).rejects.toMatchObject({
          code,
          detail,
          constraint,
          table,
          message,
        })
      }
    }
    expect((await engine.query('select count(*)::int as count from guest')).rows).toEqual([{ count: 5 }])
  })

  it('commits a transaction completely or not at all', async () => {
    const insert = 'insert into guest values ($1, $2)'
    for (const round of ROUNDS) {
      const failed = engine.transaction(async (transaction) => {
        await transaction.query(insert, [100 + round, 'one'])
        await expect(transaction.query(insert, [1, 'again'])).rejects.toMatchObject({ code: '23505' })
        await expect(transaction.query(insert, [200, 'two'])).rejects.toMatchObject({ code: '25P02' })
        throw new Error('given up')
      })
      await expect(failed).rejects.toThrow('given up')
      await engine.transaction(async (transaction) => {
        await transaction.query(insert, [300 + round, 'kept'])
        await transaction.query('savepoint before')
        await expect(transaction.query(insert, [1, 'again'])).rejects.toMatchObject({ code: '23505' })
        await transaction.query('rollback to savepoint before')
      })
    }
    const { rows } = await engine.query<{ id: number }>('select id from guest where id > 99 order by id')
    expect(rows.map(({ id }) => id)).toEqual(ROUNDS.map((round) => 300 + round))
  })

  it('refuses statements of a transaction that has ended', async () => {
    const over = await engine.transaction(async (transaction) => transaction)
    await expect(over.query('select 1')).rejects.toThrow('Transaction is closed')
  })

  it('uses the new columns of a changed table, although old query plans are cached', async () => {
    const all = 'select * from guest where id = $1'
    for (const round of ROUNDS) await engine.query(all, [round])
    await engine.exec('alter table guest add column wish text')
    await expect(engine.query(all, [1])).rejects.toMatchObject({ code: '0A000' })
    expect((await engine.query(all, [1])).fields.map(({ name }) => name)).toEqual(['id', 'name', 'wish'])
  })

  it('executes waiting statements in their order', async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, async (_, number) => (await engine.query('select $1::int as number', [number])).rows),
    )
    expect(answers).toEqual(Array.from({ length: 300 }, (_, number) => [{ number }]))
  })
})

it('an embedded database on a read-only disk fails immediately and stays intact', {
  timeout: 180_000,
}, async ({ skip }) => {
  const disk = mountBreakableDisk()
  if (!disk) return skip()
  onTestFinished(disk.remove)
  const data = path.join(disk.folder, 'data')
  await prepareFolder(data)
  const database = await openPglite(data)
  const { db } = database
  await db.execute(sql`create table kept (id int)`)
  await db.execute(sql`insert into kept values (1)`)
  disk.abort()
  const failureOf = async (work: Promise<unknown>) => await work.then(() => undefined).catch((error: unknown) => error)
  // The system may still accept some writes into its own memory, but soon refuses all writes.
  let failure: unknown
  for (let tries = 0; tries < 50 && failure === undefined; tries += 1)
    failure = await failureOf(db.transaction(async (tx) => await tx.execute(sql`insert into kept values (2)`)))
  expect(isDatabaseAway(failure)).toBe(true)
  const began = performance.now()
  for (let times = 0; times < 20; times += 1)
    expect(isDatabaseAway(await failureOf(db.execute(sql`select 1`)))).toBe(true)
  await database.close()
  expect(performance.now() - began).toBeLessThan(5000)
  disk.mountAgain()
  const again = await openPglite(data)
  expect(rowsOf<{ id: number }>(await again.db.execute(sql`select id from kept where id = 1`))).toEqual([{ id: 1 }])
  await again.close()
})
