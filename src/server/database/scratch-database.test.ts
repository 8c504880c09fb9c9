import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createPostgres, engine } from '../../../test/shop.ts'
import { rowsOf } from './database.ts'
import { connectForLongWork } from './restore-target.ts'
import { withScratchDatabase } from './scratch-database.ts'

it.runIf(engine === 'postgres')('the next test restore removes databases of killed test restores', async () => {
  const { DATABASE_URL } = await createPostgres()
  const { db, close } = await connectForLongWork(DATABASE_URL)
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  const [old, fresh] = ['20200101', today].map((day) => `ahuti_scratch_${day}_${randomBytes(6).toString('hex')}`)
  const listThere = async () => {
    const found = await db.execute(sql`select datname as name from pg_database where datname in (${old}, ${fresh})`)
    return rowsOf<{ name: string }>(found).map(({ name }) => name)
  }
  try {
    for (const name of [old, fresh]) await db.execute(sql`create database ${sql.identifier(name ?? '')}`)
    await withScratchDatabase(DATABASE_URL, tmpdir(), async () => {})
    expect(await listThere()).toEqual([fresh])
    await db.execute(sql`drop database ${sql.identifier(fresh ?? '')}`)
  } finally {
    await close()
  }
})
