import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabaseProxy } from '../../../test/database-proxy.ts'
import { engine } from '../../../test/shop.ts'
import { openLog } from '../log.ts'
import { explainRefusal, explainUnreachable } from './database-url.ts'
import { rowsOf } from './database.ts'
import { openDatabase } from './open.ts'
import { refuseOldServer } from './postgres/postgres-migrations.ts'

const open = async (url: string) =>
  await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 2, DATA_DIR: '' }, openLog('silent'))

/** The message of the failed start. */
async function refusalOf(url: string): Promise<string> {
  const failure = await open(url).then(
    async (database) => await database.close().then(() => 'it opened'),
    (error: unknown) => error,
  )
  expect(failure).toMatchObject({ name: 'StartError' })
  return (failure as Error).message
}

describe.runIf(engine === 'postgres')('the error of a first start with PostgreSQL', { timeout: 120_000 }, () => {
  const server = process.env.AHUTI_TEST_POSTGRES_URL ?? ''
  let admin: pg.Client
  let url: URL
  const [roles, databases]: [string[], string[]] = [[], []]
  beforeAll(async () => {
    admin = new pg.Client({ connectionString: server })
    await admin.connect()
    url = await createEmpty()
  })
  afterAll(async () => {
    for (const name of databases) await admin.query(`drop database ${name} with (force)`)
    for (const role of roles) await admin.query(`drop role ${role}`)
    await admin.end()
  })

  async function createEmpty(): Promise<URL> {
    const empty = new URL(server)
    const name = `ahuti_refusing_${randomUUID().slice(0, 8)}`
    await admin.query(`create database ${name}`)
    databases.push(name)
    empty.pathname = `/${name}`
    return empty
  }

  /** Creates a role with these rights and returns its URL. */
  async function roleWith(options: string, ...grants: string[]): Promise<string> {
    const role = `visitor_${randomUUID().slice(0, 8)}`
    roles.push(role)
    await admin.query(`create role ${role} password 'hidden-word' ${options}`)
    for (const grant of grants) await admin.query(`${grant} to ${role}`)
    const own = new URL(url)
    own.username = role
    own.password = 'hidden-word'
    return own.href
  }

  it.each([
    [
      'may create nothing',
      'login',
      [],
      /may not create .+ owner of the database\. It says: permission denied for database/,
    ],
    [
      'may create schemas and nothing in public',
      'login',
      ['grant create on database :db'],
      /may not create .+ It says: permission denied for schema public\.$/,
    ],
    ['may not sign in', 'nologin', [], /may not log in\. .+ It says: role "\w+" is not permitted to log in\.$/],
    ['has no connection left', 'login connection limit 0', [], /no connection left .+ max_connections\. It says: /],
  ])('explains a role that %s', async (_what, options, grants, expected) => {
    const database = url.pathname.slice(1)
    const said = await refusalOf(await roleWith(options, ...grants.map((grant) => grant.replace(':db', database))))
    expect(said).toMatch(/^DATABASE_URL: [\w.]+:\d+\/\w+: [^\n]+$/)
    expect(said).toMatch(expected)
    expect(said).not.toContain('hidden-word')
  })

  it('explains a server that is read-only', async () => {
    const database = url.pathname.slice(1)
    await admin.query(`alter database ${database} set default_transaction_read_only = on`)
    expect(await refusalOf(url.href)).toMatch(/^DATABASE_URL: [^\n]+: the server is read-only[^\n]+$/)
    await admin.query(`alter database ${database} reset default_transaction_read_only`)
  })

  it('explains a server without TLS if TLS is required', async () => {
    const secure = new URL(url)
    secure.searchParams.set('sslmode', 'require')
    expect(await refusalOf(secure.href)).toMatch(/^DATABASE_URL: [^\n]+SSL[^\n]+sslmode\.$/)
  })

  it.each(['create table "', 'commit', 'pg_try_advisory_lock'])(
    'explains a disconnection at %s of the migration, and the next start continues',
    async (statement) => {
      const { href: DATABASE_URL } = await createEmpty()
      const proxy = await openDatabaseProxy(DATABASE_URL)
      proxy.cutAnswers(statement, 1)
      expect(await refusalOf(proxy.url)).toMatch(/^DATABASE_URL: [\w.]+:\d+\/\w+: the connection was [^\n]+$/)
      const database = await open(proxy.url)
      expect(rowsOf(await database.db.execute('select id from customer_order'))).toEqual([])
      await database.close()
      await proxy.close()
    },
  )

  it('explains a shutdown during the migration, and the next start continues', async () => {
    const { href: DATABASE_URL } = await createEmpty()
    const said = refusalOf(DATABASE_URL)
    const name = new URL(DATABASE_URL).pathname.slice(1)
    for (let ended = 0; ended === 0; await pause(2)) {
      // A server that restarts ends each session in this way.
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query ilike '%create table%'`,
        [name],
      )
      ended = rowCount ?? 0
    }
    // The exact message is not checked: a session can end within a statement or between two statements, with different messages.
    expect(await said).toMatch(/^DATABASE_URL: [^\n]+: the connection was [^\n]+$/)
    const database = await open(DATABASE_URL)
    await database.close()
  })
})

it('the error for an old server names the required version', async () => {
  const old = { query: async () => await Promise.resolve({ rows: [{ version: '13.4 (Debian)', number: 130_004 }] }) }
  await expect(refuseOldServer(old as never)).rejects.toThrow(
    'DATABASE_URL: the server is PostgreSQL 13.4 (Debian), which is too old. Use PostgreSQL 15 or newer.',
  )
})

it('the error repeats the server’s message about a connection without TLS', () => {
  const refused = Object.assign(new Error('no pg_hba.conf entry for host "10.0.0.7", user "shop", no encryption'), {
    code: '28000',
  })
  expect(() => explainUnreachable('postgres://shop:secret@db.example/shop', refused)).toThrow(
    /^DATABASE_URL: db\.example\/shop: this user may not log in\. .+sslmode.+no encryption\.$/,
  )
})

it('an error with another cause is not called a database error', () => {
  const variables = { DATABASE_URL: 'postgres://shop:secret@db.example/shop' }
  const smtp = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(explainRefusal(variables, smtp)).toBeUndefined()
  expect(explainRefusal(variables, new TypeError('undefined is not a function'))).toBeUndefined()
  expect(explainRefusal({}, Object.assign(new Error('permission denied'), { code: '42501' }))).toBeUndefined()
})
