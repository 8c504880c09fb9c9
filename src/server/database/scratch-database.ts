import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { codeOf } from '../start-error.ts'
import { connectPatiently } from './restore-target.ts'

type DatabaseLocation = { DATABASE_URL: string | undefined; DATA_DIR: string }

/** PostgreSQL: this user may not create databases. */
const NOT_ALLOWED = '42501'

/**
 * Does something with an empty database that is gone afterwards: on the same server where its user may create one, else of the embedded
 * engine in a folder.
 */
export async function withScratchDatabase<T>(
  url: string | undefined,
  folder: string,
  work: (place: DatabaseLocation) => Promise<T>,
): Promise<T> {
  const embedded: DatabaseLocation = { DATABASE_URL: undefined, DATA_DIR: path.join(folder, 'scratch') }
  if (!url) return await work(embedded)
  const name = `ahuti_scratch_${randomBytes(6).toString('hex')}`
  const { db, close } = await connectPatiently(url)
  try {
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
      if (error instanceof Error && codeOf(error.cause ?? error) === NOT_ALLOWED) return false
      throw error
    }
  }
}
