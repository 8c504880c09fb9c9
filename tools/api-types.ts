// Writes api/paths.ts: the types of every call, from the OpenAPI document of the shop's routes. With `--check` it writes nothing, and only compares
// the file with the generated types.
import { readFile, writeFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { openShop } from '../src/app/wiring/open-shop.ts'
import { joinFeatures } from '../src/app/wiring/wire-shop.ts'
import { readConfig } from '../src/server/config.ts'
import type { Db } from '../src/server/database/database.ts'
import { openLog } from '../src/server/log.ts'
import { ROOT } from './processes.mjs'

const FILE = path.join(ROOT, 'api/paths.ts')
const HEAD = '// Made by `npm run api:generate` from the schemas of the routes. Do not edit.\n\n'

const types = HEAD + (await typesOf(await readDocument()))
if (!process.argv.includes('--check')) await writeFile(FILE, types)
else if (types !== (await readFile(FILE, 'utf8').catch(() => ''))) {
  console.error('api/paths.ts does not match the routes.')
  process.exitCode = 1
}
// Timers and listeners of the shop must not keep the process alive.
process.exit()

/** Returns the OpenAPI document of a sandbox shop on an empty database. */
async function readDocument(): Promise<object> {
  const client = { query: async () => ({ rows: [] }) } as unknown as Client
  const db = drizzle({ client }) as unknown as Db
  const database = { engine: 'pglite' as const, db, listen: async () => {}, close: async () => {} }
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: 'memory://' })
  const { api } = await joinFeatures(await openShop(config, database, openLog('silent')))
  return (await (await api.request('http://localhost/api/openapi.json')).json()) as object
}

async function typesOf(document: object): Promise<string> {
  // The generator uses the compiler's API, which TypeScript 7 does not have. This package provides the last compiler with this API.
  const compiler = '@ts-morph/common/dist/typescript.js'
  registerHooks({ resolve: (name, context, next) => next(name === 'typescript' ? compiler : name, context) })
  const { astToString, default: openapiTS } = await import('openapi-typescript')
  return astToString(await openapiTS(JSON.stringify(document), { alphabetize: true }))
}
