import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine } from '../../../../test/shop.ts'
import { StartError } from '../../start-error.ts'
import { rowsOf } from '../database.ts'
import { packFolder } from './packed-folder.ts'
import { openPglite } from './pglite.ts'

let home: string
let closed: string
let killed: string
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'ahuti-folder-'))
  closed = join(home, 'closed')
  killed = join(home, 'killed')
  const database = await openPglite(closed)
  await database.db.execute(sql`insert into rate_limit (key, count, ends_at) values ('kept', 7, now())`)
  // A killed process leaves the files in this state.
  cpSync(closed, killed, { recursive: true })
  await database.close()
})
afterAll(() => rmSync(home, { recursive: true }))

let copies = 0
function copyOf(folder: string): string {
  copies += 1
  const copy = join(home, `copy-${copies}`)
  cpSync(folder, copy, { recursive: true })
  return copy
}

/** Every file of a folder with a hash of its bytes. */
function bytesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}

function flip(path: string, at: number): void {
  const bytes = readFileSync(path)
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  writeFileSync(path, bytes)
}

const largest = (folder: string): string =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => /\/\d+$/.test(path))
    .toSorted((a, b) => readFileSync(b).length - readFileSync(a).length)[0] ?? ''

const firstOf = (folder: string): string => join(folder, readdirSync(folder).toSorted()[0] ?? '')

const DAMAGES: [what: string, damage: (cluster: string) => void][] = [
  ['PG_VERSION is gone', (cluster) => unlinkSync(join(cluster, 'PG_VERSION'))],
  ['PG_VERSION names another version', (cluster) => writeFileSync(join(cluster, 'PG_VERSION'), '9.6\n')],
  ['PG_VERSION is empty', (cluster) => truncateSync(join(cluster, 'PG_VERSION'), 0)],
  ['pg_control is gone', (cluster) => unlinkSync(join(cluster, 'global/pg_control'))],
  ['pg_control is cut off', (cluster) => truncateSync(join(cluster, 'global/pg_control'), 100)],
  ['a bit of pg_control is flipped', (cluster) => flip(join(cluster, 'global/pg_control'), 40)],
  ['the shared relations are gone', (cluster) => rmSync(join(cluster, 'global'), { recursive: true })],
  ['the log of writes is gone', (cluster) => rmSync(join(cluster, 'pg_wal'), { recursive: true })],
  ['the log of writes is cut off', (cluster) => truncateSync(firstOf(join(cluster, 'pg_wal')), 0)],
  ['the commits are gone', (cluster) => rmSync(join(cluster, 'pg_xact'), { recursive: true })],
  ['all databases are gone', (cluster) => rmSync(join(cluster, 'base'), { recursive: true })],
  ['our database is gone', (cluster) => rmSync(join(cluster, 'base/5'), { recursive: true })],
  ['the map of relations is cut off', (cluster) => truncateSync(join(cluster, 'base/5/pg_filenode.map'), 10)],
]

/**
 * After a kill the engine recovers the database from the log of writes, so the cases of a damaged log always run. The other cases run only in long
 * runs.
 */
const damagesWhenKilled = DAMAGES.filter(([what]) => process.env.AHUTI_TEST_LONG === '1' || /log of writes/.test(what))

describe.runIf(engine === 'pglite')('a damaged database folder', () => {
  it.each(DAMAGES)('is refused and not changed after a clean close: %s', async (_what, damage) => {
    const folder = copyOf(closed)
    damage(join(folder, 'postgres'))
    const before = bytesOf(folder)
    const error = await openPglite(folder).catch((refusal: unknown) => refusal)
    expect(error).toBeInstanceOf(StartError)
    expect(String(error)).toMatch(/DATA_DIR: .*left untouched/)
    expect(bytesOf(folder)).toEqual(before)
  })

  it.each(damagesWhenKilled)(
    'is refused and not changed after its process was killed: %s',
    async (_what, damage) => {
      const folder = copyOf(killed)
      damage(join(folder, 'postgres'))
      const before = bytesOf(folder)
      const error = await openPglite(folder).catch((refusal: unknown) => refusal)
      expect(error).toBeInstanceOf(StartError)
      expect(String(error)).toMatch(/DATA_DIR: .*left untouched/)
      expect(bytesOf(folder)).toEqual(before)
    },
    60_000,
  )

  it('is refused if one bit in its rows is different', async () => {
    const folder = copyOf(closed)
    flip(largest(join(folder, 'postgres/base/5')), 5000)
    await expect(openPglite(folder)).rejects.toThrow(/has changed since the shop closed it \(base\/5\/\d+\)/)
  })
})

describe.runIf(engine === 'pglite')('a database folder', () => {
  const kept = sql`select count from rate_limit where key = 'kept'`

  it.each([
    ['closed', () => closed],
    ['left by a killed process', () => killed],
  ])('that was %s can be opened twice with all its data', async (_how, source) => {
    const folder = copyOf(source())
    const first = await openPglite(folder)
    expect(rowsOf(await first.db.execute(kept))).toEqual([{ count: 7 }])
    await first.close()
    const again = await openPglite(folder)
    expect(rowsOf(await again.db.execute(kept))).toEqual([{ count: 7 }])
    await again.close()
  })

  it('can be opened again if the process of its first start was killed', async () => {
    const folder = join(home, 'begun')
    mkdirSync(join(folder, 'postgres/base'), { recursive: true })
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '17\n')
    writeFileSync(join(folder, 'postgres.beginning'), '')
    const database = await openPglite(folder)
    expect(rowsOf(await database.db.execute(kept))).toEqual([])
    await database.close()
  })

  it.each([
    ['packed', packFolder],
    ['by an earlier version, as a folder', (from: string, to: string) => cpSync(from, to, { recursive: true })],
  ])('is restored if the opening process was killed, from a copy stored %s', async (_how, putAside) => {
    const folder = copyOf(killed)
    putAside(join(folder, 'postgres'), join(folder, 'postgres.aside'))
    rmSync(join(folder, 'postgres/global'), { recursive: true })
    const database = await openPglite(folder)
    expect(rowsOf(await database.db.execute(kept))).toEqual([{ count: 7 }])
    await database.close()
  })

  it.each([
    ['files of another program', (folder: string) => writeFileSync(join(folder, 'postgres/emails.txt'), 'mine')],
    ['in itself a PostgreSQL', (folder: string) => writeFileSync(join(folder, 'PG_VERSION'), '17\n')],
  ])('that contains %s is refused and not changed', async (_what, put) => {
    const folder = mkdtempSync(join(home, 'foreign-'))
    mkdirSync(join(folder, 'postgres'))
    put(folder)
    const before = bytesOf(folder)
    await expect(openPglite(folder)).rejects.toThrow(/DATA_DIR: .*left untouched/)
    expect(bytesOf(folder)).toEqual(before)
  })

  it('that belongs to another program is refused and not migrated', async () => {
    const folder = mkdtempSync(join(home, 'other-'))
    const other = await PGlite.create(join(folder, 'postgres'))
    await other.exec('create table theirs (id int)')
    await other.close()
    const before = bytesOf(join(folder, 'postgres'))
    await expect(openPglite(folder)).rejects.toThrow(/belongs to another program/)
    expect(bytesOf(join(folder, 'postgres'))).toEqual(before)
  })
})
