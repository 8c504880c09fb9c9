import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { CONFIG_NAMES, readConfig } from './config.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
/** Variables that only compose.yaml reads. */
const COMPOSE_ONLY = [
  'SHOP_HOST',
  'SHOP_OPEN_TO',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  'BASE_IMAGE',
  'POSTGRES_IMAGE',
  'CADDY_IMAGE',
  'COMMIT',
]
type ComposeService = { image?: string; build?: { args: Record<string, string> } }
/** Standard names of OpenTelemetry. The documentation of OpenTelemetry lists them. */
const isForeign = (name: string) => name.startsWith('OTEL_')

it('.env.example lists every variable of the shop once, and no other variable', () => {
  const names = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  const ours = names.filter((name) => !COMPOSE_ONLY.includes(name) && !isForeign(name))
  expect(ours.toSorted()).toEqual([...CONFIG_NAMES].toSorted())
})

const CONFIGURATION = 'docs/configuration.md'

/** The cells of each table row about variables. The second cell is the default, or the value that the variable replaces. */
function readRows(): { names: string[]; cells: string[] }[] {
  const rows = read(CONFIGURATION).match(/^\| `[A-Z].*\|$/gm) ?? []
  return rows.map((row) => {
    const cells = row.split('|').map((cell) => cell.trim())
    return { names: namesIn(cells[1] ?? ''), cells: cells.slice(1, -1) }
  })
}
/** Names of variables are in upper case and have an underscore. So the test does not mistake words such as `POST` for variables. */
const namesIn = (text: string) =>
  [...text.matchAll(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]+|PORT|HOST|SANDBOX|REHEARSAL)\b/g)].map(([name]) => name)

it('docs/configuration.md has a row for every variable except test variables', () => {
  const told = readRows().flatMap(({ names }) => names)
  const [forTests = ''] = /`STRIPE_API_URL`[^.]*\.$/m.exec(read(CONFIGURATION)) ?? []
  expect(forTests).toContain('are for tests, and `AHUTI_DEV` is set by `npm run dev`')
  const ours = new Set([...told, ...namesIn(forTests)].filter((name) => !isForeign(name)))
  expect([...ours].toSorted()).toEqual([...CONFIG_NAMES].toSorted())
})

it.each(['README.md', CONFIGURATION])('%s mentions only variables that the shop reads', (page) => {
  const quoted = [...read(page).matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)[`=]/g)].map(([, name = '']) => name)
  expect(quoted.filter((name) => !CONFIG_NAMES.includes(name) && !isForeign(name))).toEqual([])
})

it('docs/configuration.md contains the defaults of the program', () => {
  const defaults = Object.entries(readConfig({}))
  const compared = readRows().flatMap(({ names, cells: [, told = ''] }) => {
    const values = [...told.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value)
    const isEach = values.length === names.length && !values.some((value) => CONFIG_NAMES.includes(value))
    if (told !== 'none' && !isEach) return []
    return names.filter((name) => !isForeign(name)).map((name, at) => ({ name, told: values[at] }))
  })
  for (const { name, told } of compared) {
    const holds = defaults.find(([known]) => known === name)?.[1]
    const read = told === undefined ? [] : Object.entries(readConfig({ [name]: told }))
    const shown = read.find(([known]) => known === name)?.[1]
    expect({ name, holds: holds === '' ? undefined : holds }).toEqual({ name, holds: shown })
  }
  expect(compared.length).toBeGreaterThan(20)
})

it('docs/configuration.md lists both health checks', () => {
  const rows = read(CONFIGURATION).match(/^\| `\/\w+` \| 200 while .*$/gm) ?? []
  expect(rows.map((row) => row.split('`')[1])).toEqual(['/livez', '/readyz'])
})

it('.env.example contains the default of every variable that has a default', () => {
  const defaults = new Map<string, unknown>(Object.entries(readConfig({})))
  const shown = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)="?(.+?)"?$/gm)]
  const wrong = shown.filter(([, name = '', value = '']) => {
    const holds = defaults.get(name)
    if (holds === undefined || holds === '') return false
    const given = new Map<string, unknown>(Object.entries(readConfig({ [name]: value }))).get(name)
    return !isDeepStrictEqual(given, holds)
  })
  expect(wrong.map(([line]) => line)).toEqual([])
})

it('the shop accepts the values shown in .env.example', () => {
  const lines = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)="?(.+?)"?$/gm)]
  const values = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))
  // The example file has no valid keys of wallets.
  const { BTC_XPUB: _, EVM_XPUB: __, TRON_XPUB: ___, ...shown } = values
  expect(() =>
    readConfig({
      ...shown,
      SMS_TOKEN: 'x',
      CONSULTANT_API_KEY: 'x',
      CONSULTANT_MODEL: 'claude',
      YOOKASSA_SHOP_ID: '1',
      YOOKASSA_SECRET_KEY: 'test_x',
      SMS_PROVIDER: 'generic',
    }),
  ).not.toThrow()
})

it('a Docker image that .env sets reaches the Dockerfile under the right name', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, ComposeService> }
  const variables = [...read('Dockerfile').matchAll(/^FROM \$\{(\w+)\}/gm)].map(([, name]) => name)
  expect(new Set(variables)).toEqual(new Set(['BASE_IMAGE', 'POSTGRES_IMAGE']))
  const builtWith = (name: string) =>
    new Set(Object.values(services).flatMap(({ build }) => (build ? [build.args[name]] : [])))
  expect(builtWith('BASE_IMAGE')).toEqual(new Set(['${BASE_IMAGE:-node:24-bookworm-slim}']))
  // The PostgreSQL client in the image has the same version as the database that compose starts.
  expect(builtWith('POSTGRES_IMAGE')).toEqual(new Set([services.database?.image]))
})

it('compose.yaml uses only variables that .env.example lists, and contains no secret', () => {
  const text = read('compose.yaml')
  const example = read('.env.example')
  const variables = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
  expect(variables.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(example))).toEqual([])
  const { services } = parse(text, { merge: true }) as { services: Record<string, Record<string, unknown>> }
  const { environment } = services['shop-1'] as { environment: Record<string, string> }
  // A value in compose.yaml overrides .env. So .env.example must mention this, or compose.yaml must read the value from .env.
  const own = Object.keys(environment).filter((name) => !String(environment[name]).startsWith(`\${${name}`))
  const [told = ''] = /^# .* are set in compose\.yaml: .*$/m.exec(example) ?? []
  expect(own.filter((name) => CONFIG_NAMES.includes(name) && !told.includes(name))).toEqual([])
  expect(services['shop-1']).toEqual(services['shop-2'])
  expect(services['shop-1']).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' })
})
