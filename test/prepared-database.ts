import { createHash, randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdirSync, openAsBlob, readFileSync, writeFileSync } from 'node:fs'
import { cp, link, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { seedCatalogue } from '../src/features/catalogue/catalogue/commands.ts'
import type { Database } from '../src/server/database/database.ts'
import { openPglite } from '../src/server/database/embedded/pglite.ts'
import { openPostgres } from '../src/server/database/postgres/postgres.ts'
import { openLog } from '../src/server/log.ts'

/* Databases with migrations and the catalogue, which are made once and then copied. Making a database takes seconds of processor time, and
   copying it takes a small part of that time. The databases contain nothing that depends on the time (accounts, the simulated chains), because a
   copy may be days old. */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CACHE = join(ROOT, '.cache', 'prepared-databases')
/** The number of a database lock. It is the same in every process, so only one process at a time can make the template. */
const TEMPLATE_LOCK = 7_221_146

/** Returns the files of an embedded database as one archive. */
export async function preparedFiles(): Promise<Blob> {
  const file = join(CACHE, `${preparedKey()}.tar`)
  if (!existsSync(file)) await putInPlace(file, async (made) => writeFileSync(made, await dumpPrepared()))
  return await openAsBlob(file)
}

/** Copies the files of an embedded database into a folder, in which a shop can then start. */
export async function prepareFolder(folder: string): Promise<void> {
  const prepared = join(CACHE, preparedKey())
  if (!existsSync(prepared)) await putInPlace(prepared, unpackPrepared)
  await cp(prepared, join(folder, 'postgres'), { recursive: true })
}

/** Makes a database on the server by copying the template. Returns the name of the database. */
export async function copyTemplate(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const name = `test_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${name} template ${await findTemplate(client, server)}`)
    return name
  } finally {
    await client.end()
  }
}

async function findTemplate(client: pg.Client, server: string): Promise<string> {
  const template = `template_${preparedKey()}`
  const isThere = async () =>
    (await client.query('select from pg_database where datname = $1', [template])).rowCount === 1
  if (await isThere()) return template
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  if (!(await isThere())) {
    const unfinished = `unfinished_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${unfinished}`)
    const url = new URL(server)
    url.pathname = `/${unfinished}`
    await seedAndClose(await openPostgres({ url: url.href, size: 2 }, openLog('silent')))
    // The connections to this database may still be open for a short time.
    await client.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [unfinished],
    )
    await client.query(`alter database ${unfinished} rename to ${template}`)
  }
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  return template
}

async function dumpPrepared(): Promise<Buffer> {
  const folder = join(CACHE, `${preparedKey()}.${randomBytes(6).toString('hex')}`)
  try {
    await seedAndClose(await openPglite(folder))
    const client = await PGlite.create(join(folder, 'postgres'))
    const files = await client.dumpDataDir('none')
    await client.close()
    return Buffer.from(await files.arrayBuffer())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function unpackPrepared(folder: string): Promise<void> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: await preparedFiles() })
  await client.close()
}

async function seedAndClose(database: Database): Promise<void> {
  await seedCatalogue(database.db, join(ROOT, 'content'))
  await database.close()
}

/**
 * Creates a file under a temporary name and then moves it. So two processes can create the same file, and no process reads an incomplete file. An
 * existing file stays, because other processes may still read it.
 */
async function putInPlace(place: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  const unfinished = `${place}.${randomBytes(6).toString('hex')}`
  await make(unfinished)
  const isFolder = (await stat(unfinished)).isDirectory()
  try {
    // A rename would replace an existing file. A hard link fails if the file already exists.
    await (isFolder ? rename(unfinished, place) : link(unfinished, place))
  } catch (error) {
    if (!existsSync(place)) throw error
  }
  await rm(unfinished, { recursive: true, force: true })
}

let key: string | undefined

/** A hash of everything that migrates or fills the database: the SQL, the content, the server's code and the engine. */
function preparedKey(): string {
  if (key) return key
  const patterns = ['db/migrations/**/*.*', 'content/**/*.*', 'src/{base,server,features}/**/*.ts', 'package-lock.json']
  const files = globSync([...patterns, 'test/prepared-database.ts'], { cwd: ROOT })
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !/\/web\/|\.test\.ts$/.test(name)).toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)))
  }
  key = hash.digest('hex').slice(0, 16)
  return key
}
