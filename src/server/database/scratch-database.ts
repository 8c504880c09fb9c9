import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { after, calendarDay, DAY } from '#base/time.ts'
import { errorCode } from '../start-error.ts'
import { type Db, rowsOf } from './database.ts'
import { connectForLongWork } from './restore-target.ts'

/** The start of the name of a temporary database. The day of creation follows, because PostgreSQL does not record this day. */
const PREFIX = 'ahuti_scratch_'

type DatabaseLocation = { DATABASE_URL: string | undefined; DATA_DIR: string }

/** PostgreSQL's error code if this user may not create databases. */
const NOT_ALLOWED = '42501'

/**
 * Runs work with a temporary empty database: on the same server if its user may create databases, otherwise with the embedded database in a
 * folder.
 */
export async function withScratchDatabase<T>(
  url: string | undefined,
  folder: string,
  work: (place: DatabaseLocation) => Promise<T>,
): Promise<T> {
  const embedded: DatabaseLocation = { DATABASE_URL: undefined, DATA_DIR: path.join(folder, 'scratch') }
  if (!url) return await work(embedded)
  const name = `${PREFIX}${calendarDay(new Date()).replaceAll('-', '')}_${randomBytes(6).toString('hex')}`
  const { db, close } = await connectForLongWork(url)
  try {
    await dropOld(db)
    const isMade = await create()
    if (!isMade) return await work(embedded)
    const scratch = new URL(url)
    scratch.pathname = `/${name}`
    try {
      return await work({ DATABASE_URL: scratch.href, DATA_DIR: embedded.DATA_DIR })
    } finally {
      await db.execute(sql`drop database if exists ${sql.identifier(name)} with (force)`)
    }
  } finally {
    await close()
  }

  async function create(): Promise<boolean> {
    try {
      await db.execute(sql`create database ${sql.identifier(name)}`)
      return true
    } catch (error) {
      if (error instanceof Error && errorCode(error.cause ?? error) === NOT_ALLOWED) return false
      throw error
    }
  }
}

/** Drops temporary databases that are older than two days. Killed processes left them, and they contain all customer data. */
async function dropOld(db: Db): Promise<void> {
  const before = `${PREFIX}${calendarDay(after(new Date(), -DAY)).replaceAll('-', '')}`
  const found = await db.execute(sql`
    select datname as name from pg_database
    where datname ~ ${`^${PREFIX}[0-9]{8}_`} and datname < ${before} and datdba = current_user::regrole`)
  for (const { name } of rowsOf<{ name: string }>(found))
    await db.execute(sql`drop database if exists ${sql.identifier(name)} with (force)`)
}
