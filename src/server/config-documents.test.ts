import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { CONFIG_NAMES, readConfig } from './config.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
/** What compose.yaml alone asks for. */
const OF_COMPOSE = [
  'SHOP_HOST',
  'SHOP_OPEN_TO',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  'BASE_IMAGE',
  'POSTGRES_IMAGE',
  'CADDY_IMAGE',
  'COMMIT',
]
type Composed = { build?: { args: Record<string, string> } }
/** Standard names of OpenTelemetry, of which its own documents tell the rest. */
const isForeign = (name: string) => name.startsWith('OTEL_')

it('.env.example names every variable once, and none that is not read', () => {
  const names = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  const ours = names.filter((name) => !OF_COMPOSE.includes(name) && !isForeign(name))
  expect(ours.toSorted()).toEqual([...CONFIG_NAMES].toSorted())
})

/** The cells of each row of the README's tables of variables; the second is a default, or what is replaced. */
function rowsOfReadme(): { names: string[]; cells: string[] }[] {
  const [, chapter = ''] = read('README.md').split('\n## Configuration\n')
  const rows = chapter.split('\n## ')[0]?.match(/^\| `[A-Z].*\|$/gm) ?? []
  return rows.map((row) => {
    const cells = row.split('|').map((cell) => cell.trim())
    return { names: namesIn(cells[1] ?? ''), cells: cells.slice(1, -1) }
  })
}
/** Variables are written in capitals; words of protocols (`POST`) have no underscore. */
const namesIn = (text: string) =>
  [...text.matchAll(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]+|PORT|HOST|SANDBOX)\b/g)].map(([name]) => name)

it('the tables of the README have a row for every variable, except those for tests', () => {
  const told = rowsOfReadme().flatMap(({ names }) => names)
  const [forTests = ''] = /`STRIPE_API_URL`[^.]*\.$/m.exec(read('README.md')) ?? []
  expect(forTests).toContain('are for tests, and `AHUTI_DEV` is set by `npm run dev`')
  const ours = new Set([...told, ...namesIn(forTests)].filter((name) => !isForeign(name)))
  expect([...ours].toSorted()).toEqual([...CONFIG_NAMES].toSorted())
})

it('the README names no variable that is not read', () => {
  const quoted = [...read('README.md').matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)[`=]/g)].map(([, name = '']) => name)
  expect(quoted.filter((name) => !CONFIG_NAMES.includes(name) && !isForeign(name))).toEqual([])
})

it('the defaults that the README tells are those that hold', () => {
  const defaults = Object.entries(readConfig({}))
  const compared = rowsOfReadme().flatMap(({ names, cells: [, told = ''] }) => {
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

it('the README tells of the two addresses that are watched', () => {
  const rows = read('README.md').match(/^\| `\/\w+` \| 200 while .*$/gm) ?? []
  expect(rows.map((row) => row.split('`')[1])).toEqual(['/livez', '/readyz'])
})

it('a value shown in .env.example is the default, where there is one', () => {
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

it('the values shown in .env.example are ones the shop would take', () => {
  const lines = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)="?(.+?)"?$/gm)]
  const values = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))
  // Keys are for their owner to fill in.
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

it('an image pinned in .env reaches the Dockerfile by the name it asks for', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Composed> }
  const asked = [...read('Dockerfile').matchAll(/^FROM \$\{(\w+)\}/gm)].map(([, name]) => name)
  expect(new Set(asked)).toEqual(new Set(['BASE_IMAGE']))
  const built = Object.values(services).flatMap(({ build }) => (build ? [build.args.BASE_IMAGE] : []))
  expect(new Set(built)).toEqual(new Set(['${BASE_IMAGE:-node:24-bookworm-slim}']))
})

it('compose.yaml asks for no variable that .env.example does not tell of, and has no secret in it', () => {
  const text = read('compose.yaml')
  const example = read('.env.example')
  const asked = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
  expect(asked.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(example))).toEqual([])
  const { services } = parse(text, { merge: true }) as { services: Record<string, Record<string, unknown>> }
  const { environment } = services['shop-1'] as { environment: Record<string, string> }
  // What it says itself outweighs .env, so .env.example tells of it, or compose takes it from there.
  const own = Object.keys(environment).filter((name) => !String(environment[name]).startsWith(`\${${name}`))
  const [told = ''] = /^# .* stand in compose\.yaml: .*$/m.exec(example) ?? []
  expect(own.filter((name) => CONFIG_NAMES.includes(name) && !told.includes(name))).toEqual([])
  expect(services['shop-1']).toEqual(services['shop-2'])
  expect(services['shop-1']).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' })
})
