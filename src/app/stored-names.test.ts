import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { signInStaff } from '../../test/sign-in-staff.ts'
import type { Browser } from '../../test/sign-in.ts'
import { RIGHTS } from '#base/rights.ts'
import { en as audit } from '#features/platform/audit/messages/admin.en.ts'
import { readConfig } from '#server/config.ts'
import { errorSentences } from './messages/error-messages.ts'
import { openMetrics } from './metrics.ts'
import { routes } from './shell/routes.ts'
import { sections } from './staff/sections.ts'

const LIST = '../../test/stored-names.txt'
const TOKEN = 'a-token-of-some-length'
const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .toSorted()
  .map((path) => readFileSync(path, 'utf8'))

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop({ METRICS_PORT: '0', METRICS_TOKEN: TOKEN, BACKUP_STORAGE: '/nowhere' })
  owner = await signInStaff(shop, 'owner')
})
afterAll(() => shop.close())

it('stored names and names that other programs use have not changed', async () => {
  const names = await readNames()
  const current = Object.entries(names).flatMap(([kind, all]) =>
    [...new Set(all)].toSorted().map((name) => `${kind} ${name}`),
  )
  const listed = readFileSync(new URL(LIST, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
  expect(
    listed.filter((line) => !current.includes(line)),
    'These names are stored in databases and browsers, or are public. Keep them. A new name needs a migration that also serves the old one; then delete its line from test/stored-names.txt.',
  ).toEqual([])
  await expect(
    `${current.join('\n')}\n`,
    'Add new names to the list with `npx vitest run src/app/stored-names.test.ts -u`.',
  ).toMatchFileSnapshot(LIST)
})

/**
 * All stored and public names by kind. Some names come from the running shop. The test finds the other names in the source files, by the
 * form in which they are written there.
 */
async function readNames(): Promise<Record<string, string[]>> {
  // PostgreSQL and the embedded database both return rows for a raw statement. Only the statement determines the columns of the rows.
  const { rows: columns } = (await shop.shop.db.execute(
    sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  )) as { rows: { name: string }[] }
  const { body: document } = await shop.call('GET', '/api/openapi.json')
  const paths: [string, Record<string, { operationId: string }>][] = Object.entries(document.paths)
  const { body: settings } = await owner.call('GET', '/api/admin/settings')
  const storing = sources.filter((text) => text.includes('#ui/data/stored.ts'))
  return {
    column: columns.map(({ name }) => name),
    operation: paths.flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    ),
    page: [...routes.flatMap(({ patterns }) => patterns), ...sections.map(({ id }) => `/admin-panel/${id}`)],
    right: Object.keys(RIGHTS),
    refusal: Object.keys(errorSentences.en),
    'e-mail': await readEmailParts(),
    audit: [...Object.keys(audit.actions), ...Object.keys(audit.subjects)],
    setting: keysIn(settings),
    variable: Object.keys(readConfig({})),
    job: shop.jobs.map(({ name }) => name),
    metric: await readMetricNames(),
    limit: inSources(sources, /\bkey: (`[\w-]+:.*?`(?=,)|'[\w-]+:.*?')/g),
    message: inSources(sources, /\b(?:dedupeKey|topic): (`.*?`|'.*?')/g),
    channel: inSources(sources, /_(?:CHANNEL|CHANGED|CLOSED) = ('\w+')/g),
    hash: inSources(sources, /\bhash(?:es)?\(('[\w -]+')/g),
    cookie: inSources(sources, /\bhiddenCookie\(('[\w-]+')|\bname: ('[\w-]+'), value\b/g),
    storage: inSources(
      storing,
      /'(?:local|session)', ('[\w-]+')|\b[A-Z_]+ = ('[a-z][\w-]+')|=> (`[\w-]+:.*?`)|\bname = (`upload .*?`)/g,
    ),
  }
}

async function readEmailParts(): Promise<string[]> {
  const { body } = await owner.call('GET', '/api/admin/email-templates')
  const kinds: string[] = body.items.map(({ kind }: { kind: string }) => kind)
  const parts = kinds.map(async (kind) => {
    const { body: texts } = await owner.call('GET', `/api/admin/email-templates/${kind}`)
    return texts.parts.map(({ part }: { part: string }) => `${kind}.${part}`)
  })
  return (await Promise.all(parts)).flat()
}

async function readMetricNames(): Promise<string[]> {
  const metrics = await openMetrics(shop)
  const headers = { authorization: `Bearer ${TOKEN}` }
  const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`, { headers })).text()
  await metrics.close()
  return [...text.matchAll(/^# TYPE (ahuti_\S+)/gm)].map(([, name]) => name ?? '')
}

/** The paths of all keys in an object. */
function keysIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) => keysIn(inner, path ? `${path}.${key}` : key))
}

/** The matches of the pattern, with `…` for inserted values. */
function inSources(texts: string[], pattern: RegExp): string[] {
  return texts
    .flatMap((text) => [...text.matchAll(pattern)])
    .map((found) => found.slice(1).find(Boolean) ?? '')
    .map((name) => name.slice(1, -1).replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…'))
}
