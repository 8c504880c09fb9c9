import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { CONFIG_NAMES, readConfig } from './config.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
/** What compose.yaml alone asks for. */
const OF_COMPOSE = ['SHOP_HOST', 'POSTGRES_PASSWORD', 'BASE_IMAGE', 'POSTGRES_IMAGE', 'CADDY_IMAGE', 'COMMIT']
type Composed = { build?: { args: Record<string, string> } }
/** Standard names of OpenTelemetry, of which its own documents tell the rest. */
const isForeign = (name: string) => name.startsWith('OTEL_')

it('.env.example names every variable once, and none that is not read', () => {
  const names = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  const ours = names.filter((name) => !OF_COMPOSE.includes(name) && !isForeign(name))
  expect(ours.toSorted()).toEqual([...CONFIG_NAMES].toSorted())
})

it('the README tells of every variable', () => {
  const readme = read('README.md')
  expect(CONFIG_NAMES.filter((name) => !new RegExp(`\`${name}[\`=]|\\b${name}=`).test(readme))).toEqual([])
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
  expect(services['shop-1']).toEqual(services['shop-2'])
  expect(services['shop-1']).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' })
})
