import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

type Theme = 'light' | 'dark'

const folder = import.meta.dirname
const isOfTokens = (file: string): boolean => /^tokens[\w-]*\.css$/.test(file)
const css = readdirSync(folder)
  .filter(isOfTokens)
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n')
const tokens = new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

const papers = ['bg', 'surface']
const inks = ['ink', 'ink-2', 'ink-3', 'accent', 'accent-hover', 'gold', 'ok', 'warn', 'info', 'danger']
const states = ['ok', 'warn', 'info', 'danger']
const plates = [...css.matchAll(/--(plate-(?!line)[\w-]+):/g)].map(([, name = '']) => name)
const categories = ['ochre', 'leaf', 'rose', 'azure', 'violet'].map((colour) => `cat-${colour}`)
const grahas = ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani', 'rahu', 'ketu']

const textPairs: [text: string, field: string][] = [
  ...inks.flatMap((word) => papers.map((paper): [string, string] => [word, paper])),
  ...['ink', 'ink-2', 'ink-3'].map((word): [string, string] => [word, 'sunken']),
  ...states.flatMap((state): [string, string][] => [
    [state, `${state}-soft`],
    ['ink', `${state}-soft`],
  ]),
  ['on-accent', 'gold'],
  ['ink', 'gold-soft'],
  ['gold', 'gold-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ...plates.map((plate): [string, string] => ['plate-line', plate]),
  ...categories.map((category): [string, string] => [category, `${category}-soft`]),
  ...grahas.map((graha): [string, string] => [`graha-${graha}`, 'surface']),
]

const borderPairs: [border: string, field: string][] = ['line-strong', 'danger', 'accent', 'gold', 'focus'].flatMap(
  (border) => papers.map((paper): [string, string] => [border, paper]),
)

describe.each<Theme>(['light', 'dark'])('%s theme', (theme) => {
  it.each(textPairs)('a theme has enough contrast for %s on %s', (text, field) => {
    expect(contrast(colour(text, theme), colour(field, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(borderPairs)('a theme has enough contrast for the border %s on %s', (border, field) => {
    expect(contrast(colour(border, theme), colour(field, theme))).toBeGreaterThanOrEqual(3)
  })
})

it('the colour for information is a warm colour of the palette, not blue', () => {
  const hues = [...`${tokens.get('--info')} ${tokens.get('--info-soft')}`.matchAll(/oklch\([\d.]+% [\d.]+ ([\d.]+)\)/g)]
  expect(hues).toHaveLength(4)
  for (const [, hue] of hues) expect(Math.abs(Number(hue) - 75)).toBeLessThanOrEqual(15)
})

describe('the colour calculation', () => {
  it.each([
    ['bg', 'light', '#fbf7ef'],
    ['accent', 'light', '#a9371d'],
    ['ink-3', 'light', '#756559'],
    ['plate-saraswati', 'light', '#253d61'],
    ['bg', 'dark', '#160f0b'],
    ['accent', 'dark', '#ee8c5e'],
  ] as const)('gives the colours of the design for %s, %s: %s', (name, theme, hex) => {
    expect(colour(name, theme).map((channel) => Math.round(channel * 255))).toEqual(
      fromHex(hex).map((channel) => Math.round(channel * 255)),
    )
  })
})

describe('the style sheets of the shop', () => {
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'))
  const all = sheets.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
  const defined = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))

  it('use only properties that exist', () => {
    const used = [...all.matchAll(/var\((--(?!radix)[\w-]+)\)/g)].map(([, name]) => name)
    expect(used.filter((name) => !defined.has(name))).toEqual([])
  })

  it.each(sheets.filter((file) => !isOfTokens(file)))('define no colour in %s', (file) => {
    const sheet = readFileSync(path.join(folder, file), 'utf8')
    expect(sheet).not.toMatch(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i)
  })

  it('define properties that no script uses, because the build shortens the names (vite.config.ts)', () => {
    const source = path.join(folder, '..')
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    const read = (end: RegExp) =>
      files.filter((file) => end.test(file)).map((file) => readFileSync(path.join(source, file), 'utf8'))
    const names = new Set(read(/\.css$/).flatMap((sheet) => sheet.match(/(?<=[{;\s])--[a-z][\w-]*(?=:)/g) ?? []))
    const named = read(/(?<!\.test)\.tsx?$/).flatMap((script) => script.match(/(?<![\w-])--[a-z][\w-]*/g) ?? [])
    expect(names.size).toBeGreaterThan(100)
    expect(named.filter((name) => names.has(name))).toEqual([])
  })

  it('declare the order of their layers only once', () => {
    expect(all.match(/@layer [\w, ]+;/g)).toEqual(['@layer reset, tokens, base, ui, features;'])
  })
})

function colour(name: string, theme: Theme): number[] {
  const value = tokens.get(`--${name}`)
  if (!value) throw new Error(`There is no --${name}`)
  const [, light, dark] = /^light-dark\((.+\)|#\w+), (.+)\)$/.exec(value) ?? [undefined, value, value]
  const chosen = (theme === 'light' ? light : dark) ?? ''
  return chosen.startsWith('#') ? fromHex(chosen) : fromOklch(chosen)
}

/** The contrast of two colours as WCAG 2.2 defines it: (L1 + 0.05) / (L2 + 0.05). */
function contrast(a: number[], b: number[]): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(srgb: number[]): number {
  const [r = 0, g = 0, b = 0] = srgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function fromHex(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
}

/** CSS Color 4, sections 10.2 and 18: OKLCH → OKLab → LMS → linear sRGB → sRGB, clipped to the gamut. */
function fromOklch(value: string): number[] {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(value)?.map(Number) ?? []
  if (lightness === undefined || chroma === undefined || hue === undefined) throw new Error(`Not a colour: ${value}`)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return linear
    .map((c) => Math.min(1, Math.max(0, c)))
    .map((c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055))
}
