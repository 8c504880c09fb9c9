import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openShopOn, type TestShop } from '../test/shop.ts'
import { type PrivatePostgres, startPostgres } from '../tools/test/private-postgres.ts'
import { readConfig } from '../src/server/config.ts'
import { Unavailable } from './bench.ts'

/** Prepares a private PostgreSQL server. The server starts when the first database is requested. */
export function postgresOnDemand() {
  let started: Promise<PrivatePostgres | { missing: string }> | undefined
  return {
    async freshDatabase(): Promise<string> {
      started ??= startPostgres()
      const server = await started
      if ('missing' in server) throw new Unavailable(server.missing)
      const name = `bench_${randomBytes(6).toString('hex')}`
      await runOn(server.url, `create database ${name}`)
      const url = new URL(server.url)
      url.pathname = `/${name}`
      return url.href
    },
    async stop(): Promise<void> {
      const server = await started
      if (server && 'stop' in server) await server.stop()
    },
  }
}

export async function runOn(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Connections for plain SQL. The server may stop before the connections are closed, so their errors are ignored. */
export function openPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: size })
  pool.on('error', () => {})
  return pool
}

/** A shop in this process, without network, jobs and logs. */
export async function openShop(storage: { DATABASE_URL: string } | { DATA_DIR: string }, pool = 10): Promise<TestShop> {
  return await openShopOn(readConfig({ ...storage, DATABASE_POOL: String(pool), LOG_LEVEL: 'silent', PORT: '0' }))
}
