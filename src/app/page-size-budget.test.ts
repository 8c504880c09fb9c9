import { readFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { openHttp } from './http.ts'

/** Sizes in bytes after brotli. bench/README.md has all measurements. */
const MAX_SCRIPT_BYTES = 105_000
const MAX_STYLES_BYTES = 14_000
/** Fonts that the document preloads, counted as files because they are already compressed. */
const MAX_FONTS_BYTES = 75_000
const MAX_HTML_BYTES = 14_000

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  shop = await openTestShop()
  http = await openHttp(shop)
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

/** The sizes are cached, because many pages load the same scripts and compression is slow. */
const sizes = new Map<string, Promise<number>>()

const brotliSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

async function load(path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${http.port}${path}`)
  return await response.text()
}

const stylesOf = (html: string): string[] =>
  [...html.matchAll(/rel="stylesheet" href="(\/[^"]+)"/g)].map(([, address = '']) => address)

/** All scripts of the first page view: the scripts that are loaded with the page, and those that the page loads later. */
const scriptsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/["\s](\/[^"\s]+\.js)(?=["\s])/g)].map(([, address = '']) => address)),
]

async function bytesOf(addresses: string[]): Promise<number> {
  const loaded = await Promise.all(addresses.map(async (address) => await sizeOf(address)))
  return loaded.reduce((sum, size) => sum + size, 0)
}

async function sizeOf(address: string): Promise<number> {
  const size = sizes.get(address) ?? load(address).then(brotliSize)
  sizes.set(address, size)
  return await size
}

async function fileBytesOf(addresses: string[]): Promise<number> {
  const files = await Promise.all(
    addresses.map(async (address) => await (await fetch(`http://127.0.0.1:${http.port}${address}`)).arrayBuffer()),
  )
  return files.reduce((sum, file) => sum + file.byteLength, 0)
}

/** An address that only the consultant's panel calls, and a text that only this panel shows. */
const OF_CONSULTANT = /\/api\/consultant|Enter отправляет/

/** The script of the consultant's panel. */
async function consultantScript(): Promise<string> {
  const manifest = await readFile(new URL('../../dist/client/.vite/manifest.json', import.meta.url), 'utf8')
  const files = JSON.parse(manifest) as Record<string, { file: string }>
  return await load(`/${files['src/features/assistant/consultant/web/consultant-panel.tsx']?.file}`)
}

const fontsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/fonts\/[\w.-]+\.woff2/g)].map(([address]) => address)),
]

describe('the first page load', () => {
  it.each([
    '/',
    '/options',
    '/articles',
    '/ritual/maha-mrityunjaya',
    '/ritual/z-special-intention',
    '/article/nakshatras',
    '/calendar',
    '/proofs',
    '/privacy',
    '/priests',
    '/about',
  ])('of %s is within the budget in both languages', async (path) => {
    const pages = await Promise.all(['ru', 'en'].map((lang) => load(`${path}?lang=${lang}`)))
    const scripts = await Promise.all(pages.map(async (html) => await bytesOf(scriptsOf(html))))
    const styles = await Promise.all(pages.map(async (html) => await bytesOf(stylesOf(html))))
    expect(Math.min(...scripts)).toBeGreaterThan(20_000)
    expect(Math.max(...scripts)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    expect(Math.min(...styles)).toBeGreaterThan(5_000)
    expect(Math.max(...styles)).toBeLessThanOrEqual(MAX_STYLES_BYTES)
    expect(Math.max(...pages.map(brotliSize))).toBeLessThanOrEqual(MAX_HTML_BYTES)
    const fonts = await Promise.all(pages.map(async (html) => await fileBytesOf(fontsIn(html))))
    expect(Math.min(...fonts)).toBeGreaterThan(20_000)
    expect(Math.max(...fonts)).toBeLessThanOrEqual(MAX_FONTS_BYTES)
  })

  it.each(['/', '/?ai=true', '/options', '/ritual/ganesha', '/article/nakshatras'])(
    'of %s contains no code of the consultant, which loads only when opened',
    async (path) => {
      const html = await load(path)
      const isOf = await Promise.all(scriptsOf(html).map(async (address) => OF_CONSULTANT.test(await load(address))))
      expect(isOf.length).toBeGreaterThan(1)
      expect(isOf).not.toContain(true)
      expect(OF_CONSULTANT.test(await consultantScript())).toBe(true)
    },
  )

  it.each(['/ritual/ganesha', '/article/nakshatras'])(
    'of %s preloads the fonts of its first paragraph',
    async (path) => {
      const [ru, en] = await Promise.all(['ru', 'en'].map(async (lang) => fontsIn(await load(`${path}?lang=${lang}`))))
      expect(ru).toContainEqual(expect.stringContaining('literata-italic-cyrillic'))
      expect(en).toContainEqual(expect.stringContaining('literata-italic-latin'))
      expect(fontsIn(await load('/?lang=ru')).join()).not.toContain('italic')
    },
  )
})
