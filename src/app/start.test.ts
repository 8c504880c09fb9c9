import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { openLog } from '#server/log.ts'
import { prepareFolder } from '../../test/prepared-database.ts'
import { ENVIRONMENT, SERVER, startProcess } from '../../test/process.ts'
import { createPostgres, engine } from '../../test/shop.ts'

const MIGRATE = fileURLToPath(new URL('./cli/migrate.ts', import.meta.url))
const RESEAL = fileURLToPath(new URL('./cli/reseal.ts', import.meta.url))

const home = mkdtempSync(join(tmpdir(), 'ahuti-start-'))
/** The folder of a database with which the shop can start. */
const READY = join(home, 'ready')
beforeAll(async () => await prepareFolder(READY))
afterAll(() => rmSync(home, { recursive: true }))

/** Starts the shop and expects the start to fail. Resolves with the exit code and the output. */
const start = (
  environment: Record<string, string>,
  program = SERVER,
): Promise<{ code: unknown; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const env = { ...ENVIRONMENT, PORT: '0', ...environment }
    const args = ['--disable-warning=ExperimentalWarning', program]
    execFile(process.execPath, args, { env, timeout: 110_000 }, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    )
  })

describe('a failed start exits with 1 and prints the cause and remedy of this fault:', () => {
  it.each([
    [
      'a data folder that cannot be written',
      { DATA_DIR: '/sys/ahuti' },
      /^DATA_DIR: \/sys\/ahuti cannot be written \(E[A-Z]+\)\. .+\n$/,
    ],
    ['a file instead of the data folder', { DATA_DIR: SERVER }, /^DATA_DIR: .* a file and not a folder\. .+\n$/],
    [
      'a file as a parent of the data folder',
      { DATA_DIR: `${SERVER}/data` },
      /^DATA_DIR: .* a file and not a folder\. .+\n$/,
    ],
    [
      'a server that is not there',
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' },
      /^DATABASE_URL: 127\.0\.0\.1:1\/x: nothing listens there\. .+\n$/,
    ],
    [
      'a server behind a pooler that is not there',
      { DATABASE_URL: 'postgres://u@127.0.0.1:1/x', DATABASE_DIRECT_URL: 'postgres://u:secret@127.0.0.1:2/x' },
      /^DATABASE_DIRECT_URL: 127\.0\.0\.1:2\/x: nothing listens there\. .+\n$/,
    ],
    [
      'a host that does not exist',
      { DATABASE_URL: 'postgres://u:secret@no.such.host.invalid/x' },
      /^DATABASE_URL: no\.such\.host\.invalid\/x: .+\n$/,
    ],
    [
      'an invalid address',
      { DATABASE_URL: 'postgres://u:secret@:x/y' },
      /^DATABASE_URL: this text: it is not an address\. .+\n$/,
    ],
    [
      'an address of another machine',
      { DATA_DIR: READY, HOST: '203.0.113.1' },
      /^HOST: 203\.0\.113\.1 is not an address of this machine\. .+\n$/,
    ],
  ])('%s', async (_what, environment, expected) => {
    const { code, stderr } = await start(environment)
    expect(stderr).toMatch(expected)
    expect(stderr).not.toContain('secret')
    expect(code).toBe(1)
  })

  it('the lock file is not a database', async () => {
    writeFileSync(join(home, 'lock.sqlite'), 'a letter of somebody’s, long enough to be no database')
    const { code, stderr } = await start({ DATA_DIR: home })
    expect(stderr).toMatch(/^DATA_DIR: .*lock\.sqlite cannot be locked\. .+\n$/)
    expect(code).toBe(1)
  })

  it('the port is in use', async () => {
    const other = createServer()
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve(Number(Object(other.address()).port)))
    })
    const { code, stderr } = await start({ DATA_DIR: READY, PORT: String(port) })
    other.close()
    expect(stderr).toMatch(new RegExp(`^PORT: ${port} is already in use\\. .+\\n$`))
    expect(code).toBe(1)
  })
})

it.each([
  ['a migration', MIGRATE],
  ['a reseal command', RESEAL],
])('%s without a usable database prints the reason and no stack trace', async (_what, program) => {
  const [setting, folder] = await Promise.all([
    start({ DATA_DIR: 'memory://', DATABASE_POOL: 'many' }, program),
    start({ DATA_DIR: SERVER }, program),
  ])
  expect(setting).toMatchObject({ code: 1, stdout: '' })
  expect(setting.stderr).toMatch(/^The configuration cannot be used:\n {2}- DATABASE_POOL: .+\n$/)
  expect(folder).toMatchObject({ code: 1, stdout: '' })
  expect(folder.stderr).toMatch(/^DATA_DIR: .* a file and not a folder\. .+\n$/)
})

const newer = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)`
/** The newer version removed something that this version uses. */
const removal = sql`comment on schema drizzle is 'oldest version: 4102444800000'`

describe.runIf(engine === 'pglite')('an embedded database that a newer version changed', () => {
  it('stops the start, and the error mentions the newer version', async () => {
    const config = readConfig({ DATA_DIR: join(home, 'newer') })
    await prepareFolder(config.DATA_DIR)
    const database = await openDatabase(config, openLog('silent'))
    await database.db.execute(newer)
    await database.db.execute(removal)
    await database.close()
    const { code, stderr } = await start({ DATA_DIR: config.DATA_DIR })
    expect(stderr).toMatch(/^DATA_DIR: .* by a newer version of this program \(1 of its \d+ migrations .+\n$/)
    expect(code).toBe(1)
  })
})

describe.runIf(engine === 'pglite')('a shop that is killed seconds after its first start', () => {
  it('has already saved its compile cache for the next start', async () => {
    const [data, compiled] = [join(home, 'killed'), join(home, 'compiled')]
    await prepareFolder(data)
    const shop = await startProcess({ DATA_DIR: data, NODE_COMPILE_CACHE: compiled })
    const kept = () => readdirSync(compiled, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(kept()).toEqual([])
    await vi.waitUntil(() => kept().length > 0, { timeout: 60_000, interval: 250 })
    await shop.kill('SIGKILL')
  })
})

describe.runIf(engine === 'postgres')('the start on PostgreSQL', () => {
  it('fails with a clear error if a newer version changed the database', async () => {
    const storage = await createPostgres()
    const database = await openDatabase(readConfig(storage), openLog('silent'))
    await database.db.execute(newer)
    await database.db.execute(removal)
    await database.close()
    const { code, stderr } = await start(storage)
    expect(stderr).toMatch(/^DATABASE_URL: .* by a newer version of this program \(1 of its \d+ migrations .+\n$/)
    expect(code).toBe(1)
  })

  it.each([
    [
      'a database that does not exist',
      (url: URL) => (url.pathname = '/no_such_database'),
      /there is no such database\. .+\n$/,
    ],
    ['a wrong password', (url: URL) => (url.password = 'wrong'), /the password is wrong\. .+\n$/],
  ])('fails, and the error explains %s', async (_what, change, expected) => {
    const url = new URL((await createPostgres()).DATABASE_URL)
    change(url)
    const { code, stderr } = await start({ DATABASE_URL: url.href })
    expect(stderr).toMatch(/^DATABASE_URL: /)
    expect(stderr).toMatch(expected)
    expect(code).toBe(1)
  })
})

describe('the shop’s folder', () => {
  const ROOT = fileURLToPath(new URL('../..', import.meta.url))

  const COPIED = ['content', 'db', 'dist', 'package.json', 'public', 'src']

  const home = mkdtempSync(join(tmpdir(), 'ahuti-anywhere-'))

  afterAll(() => rmSync(home, { recursive: true }))

  it('can contain a space, Cyrillic letters and characters that URLs escape', async () => {
    const folder = join(home, 'my shop', 'мой магазин 100% #1')
    for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const DATA_DIR = join(folder, 'data')
    await prepareFolder(DATA_DIR)

    const shop = await startProcess({ DATA_DIR }, join(folder, 'dist/server/server.js'))
    try {
      expect((await shop.get('/api/services/ganesha')).status).toBe(200)
      const page = await fetch(`${shop.origin}/?lang=ru`)
      expect(page.status).toBe(200)
      const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1]
      for (const path of [script, '/og/ritual/ganesha.ru.png', '/admin-panel', '/favicon.svg'])
        expect([path, (await fetch(shop.origin + path)).status]).toEqual([path, 200])
    } finally {
      await shop.kill('SIGTERM')
    }
  })
})
