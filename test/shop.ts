import { wireShop, type RunningShop } from '../src/app/wiring/wire-shop.ts'
import { type Config, readConfig } from '../src/server/config.ts'
import { type Database } from '../src/server/database/database.ts'
import { openDatabase } from '../src/server/database/open.ts'
import { openLog } from '../src/server/log.ts'
import { assertDocumented } from './api-contract.ts'
import { leaseEngine } from './embedded-engines.ts'
import { copyTemplate } from './prepared-database.ts'

const ORIGIN = 'http://localhost'

export type TestShop = RunningShop & {
  /** Calls the API as the shop's own pages do and reads the JSON response. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  close: () => Promise<void>
}

/** `body` is the JSON response. Tests check its contents. */
export type Answer = { status: number; headers: Headers; body: ReadableBody }
// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers whose shape is what they check
export type ReadableBody = any

/** The database engine under test, from `AHUTI_TEST_ENGINE`. The default is the embedded engine. */
export const engine = process.env.AHUTI_TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite'

/** Opens a whole shop on its own database: in memory, or a fresh database on `AHUTI_TEST_POSTGRES_URL`. */
export async function openTestShop(environment: Record<string, string> = {}): Promise<TestShop> {
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0', ...(await storageUnderTest()), ...environment })
  return await openShopOn(config)
}

/** Returns where the shop of a test stores its data: in memory, or in a fresh database of the server under test. */
export async function storageUnderTest(): Promise<Record<string, string>> {
  return engine === 'postgres' ? await createPostgres() : { DATA_DIR: 'memory://' }
}

/** Opens another shop process with the same configuration (PostgreSQL only). The test can `change` the database of this process. */
export async function openShopOn(
  config: Config,
  change: (database: Database) => Database = (database) => database,
): Promise<TestShop> {
  const log = openLog(config.LOG_LEVEL)
  const database = change(isInMemory(config) ? await leaseEngine() : await openDatabase(config, log))
  const running = await wireShop(config, database, log)
  return {
    ...running,
    call: (method, path, body, headers) => callShop(running, method, path, body, headers),
    close: () => database.close(),
  }
}

export async function callShop(
  running: RunningShop,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  // Forms and binary data have their own content type.
  const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof Blob)
  const response = await running.api.request(`${ORIGIN}${path}`, {
    method,
    headers: {
      host: 'localhost',
      origin: ORIGIN,
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: isJson && typeof body !== 'string' ? JSON.stringify(body) : (body as RequestInit['body']),
  })
  const text = await response.text()
  const isJsonAnswer = response.headers.get('content-type')?.includes('json') ?? true
  const said: unknown = text === '' ? undefined : isJsonAnswer ? JSON.parse(text) : text
  const answer = { status: response.status, headers: response.headers, body: said as Answer['body'] }
  if (isJsonAnswer) await assertDocumented(running.api, { method, path, sent: body, answer })
  return answer
}

/** Creates a separate database on the server under test, with the catalogue. */
export async function createPostgres(): Promise<{ DATABASE_URL: string }> {
  const server = process.env.AHUTI_TEST_POSTGRES_URL
  if (!server) throw new Error('AHUTI_TEST_POSTGRES_URL does not contain the URL of a PostgreSQL server')
  const url = new URL(server)
  url.pathname = `/${await copyTemplate(server)}`
  return { DATABASE_URL: url.href }
}

function isInMemory(config: Config): boolean {
  return config.DATABASE_URL === undefined && config.DATA_DIR.startsWith('memory://')
}
