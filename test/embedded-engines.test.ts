import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type Database, rowsOf } from '../src/server/database/database.ts'
import { leaseEngine } from './embedded-engines.ts'

const CATALOGUE = sql`select 'ritual' as of, id, md5(ritual::text) as row from ritual
  union all select 'article', id, md5(article::text) from article order by 1, 2`
const AUDITED = sql`insert into audit_entry (id, at, actor_id, action, subject, subject_id)
  values ('entry', now(), 'somebody', 'changed', 'order', 'any')`

async function read({ db }: Database, query = CATALOGUE): Promise<unknown[]> {
  return rowsOf(await db.execute(query))
}

it('a test database that a test has given back equals a new database', async () => {
  const first = await leaseEngine()
  const before = await read(first)
  await first.db.execute(sql`delete from catalogue_alias`)
  await first.db.execute(sql`update ritual set id = id || '-changed'`)
  await first.db.execute(sql`set timezone = 'Asia/Kolkata'`)
  await first.close()
  const second = await leaseEngine()
  expect(await read(second)).toEqual(before)
  expect((await read(second, sql`select * from catalogue_alias`)).length).toBeGreaterThan(0)
  expect(await read(second, sql`select current_setting('timezone') as zone`)).not.toEqual([{ zone: 'Asia/Kolkata' }])
  await second.close()
})

it('a test database with audit entries is emptied before the next test uses the database', async () => {
  const started = sql`select pg_postmaster_start_time() as started`
  const first = await leaseEngine()
  await first.db.execute(AUDITED)
  const engine = await read(first, started)
  await first.close()
  const second = await leaseEngine()
  expect(await read(second, started)).toEqual(engine)
  expect(await read(second, sql`select * from audit_entry`)).toEqual([])
  await second.db.execute(AUDITED)
  const refused = { cause: { message: expect.stringContaining('append-only') as string } }
  await expect(second.db.execute(sql`delete from audit_entry`)).rejects.toMatchObject(refused)
  await expect(second.db.execute(sql`truncate audit_entry`)).rejects.toMatchObject(refused)
  await second.close()
})

it('a test database is not used again after a test changed its tables', async () => {
  const first = await leaseEngine()
  await first.db.execute(sql`create table left_behind (id int)`)
  await first.close()
  const second = await leaseEngine()
  expect(await read(second, sql`select to_regclass('left_behind') as found`)).toEqual([{ found: null }])
  await second.close()
})

it('a closed test shop cannot read or write the next shop’s data', async () => {
  const first = await leaseEngine()
  const received: string[] = []
  await first.listen('news', (text) => void received.push(text))
  await first.close()
  const second = await leaseEngine()
  await expect(first.db.execute(sql`select 1`)).rejects.toMatchObject({ cause: new Error('PGlite is closed') })
  await second.db.execute(sql`notify news, 'of the second'`)
  expect(received).toEqual([])
  await second.close()
})
