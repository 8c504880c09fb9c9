// Makes the font subsets in public/fonts from the installed packages. Writes src/ui/styles/fonts.css and src/ui/styles/font-files.ts. Does
// nothing if this script, the packages and the Sanskrit in content/ have not changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  type FontSubset,
  cuts,
  devanagariPreload,
  introPreloads,
  laterIntroPreload,
  laterPreloads,
  mantraPreload,
  preloads,
  tiro,
} from './subsets.ts'

type FontFile = { name: string; bytes: Uint8Array; face: string[]; text: string }

const ROOT = path.resolve(import.meta.dirname, '..', '..')
const target = path.join(ROOT, 'public/fonts')
const css = path.join(ROOT, 'src/ui/styles/fonts.css')
const list = path.join(ROOT, 'src/ui/styles/font-files.ts')
const stampFile = path.join(ROOT, '.cache/fonts/stamp')

const devanagari = /[\u0900-\u097f\u200c\u200d]+(?: [\u0900-\u097f\u200c\u200d]+)*/g

/** The space that joins a danda (a full stop in Devanagari) to the previous word, so that a danda never starts a line. */
const NO_BREAK = '\u00a0'

/** The suffixes of the names of a family's fallback fonts, in their order. */
const PLACES = ['', ' Android', ' Linux']
const RARE = PLACES.length - 1

/** Sanskrit texts of the shop: the digits of the yantras, the sign at the start of a mantra, and the Sanskrit in content/. */
const sanskrit = ['०१२३४५६७८९', 'ॐ', NO_BREAK, ...sanskritIn(path.join(ROOT, 'content'))]

const stamp = stampOf()
if (!isFresh()) await cutFonts()

async function cutFonts(): Promise<void> {
  const files = [...(await Promise.all(cuts.map(cutLetters))), await cutMantras(), await wholeTiro()]
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const file of files) writeFileSync(path.join(target, fileName(file)), file.bytes)
  writeFileSync(path.join(target, 'LICENSE.txt'), licences())
  writeFileSync(css, `${header('/*', ' */')}\n${[...files.map(face), ...(await standInFaces())].join('\n')}\n`)
  writeFileSync(list, fontList(files))
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  for (const { name, bytes } of files) console.log(`${String(bytes.length).padStart(7)}  ${name}`)
}

async function cutLetters({
  name,
  source,
  text,
  family,
  style,
  weight,
  features,
  axes,
}: FontSubset): Promise<FontFile> {
  const { shrinkFont } = await import('./harfbuzz.ts')
  const kept = { chars: text, features: ['mark', 'mkmk', 'ccmp', 'locl', ...features], axes }
  const bytes = await repack(Buffer.from(await shrinkFont(await repack(readPackage(source), 'sfnt'), kept)), 'woff2')
  return {
    name,
    bytes,
    text,
    face: [
      `font-family: "${family}"`,
      ...(style === 'normal' ? [] : [`font-style: ${style}`]),
      `font-weight: ${weight}`,
    ],
  }
}

/** Returns a subset for the mantras of the catalogue. It has only the conjuncts that occur in these mantras. */
async function cutMantras(): Promise<FontFile> {
  const { subsetToTexts } = await import('./harfbuzz.ts')
  const cut = await subsetToTexts(await repack(readPackage(tiro), 'sfnt'), sanskrit)
  const bytes = await repack(Buffer.from(cut), 'woff2')
  return {
    name: 'tiro-mantra',
    bytes,
    text: sanskrit.join(''),
    face: ['font-family: "Tiro Mantra"', 'font-weight: 400'],
  }
}

/** Returns the whole font, for Sanskrit that is entered later: names on a priest's sheet, or a mantra that the owner adds. */
async function wholeTiro(): Promise<FontFile> {
  const bytes = await repack(readPackage(tiro), 'woff2')
  return { name: 'tiro-whole', bytes, text: '', face: ['font-family: "Tiro Devanagari Sanskrit"', 'font-weight: 400'] }
}

/** Converts a font to another container format and removes its hinting. */
async function repack(font: Buffer, targetFormat: 'sfnt' | 'woff2'): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font')
  return await subsetFont(font, '', { targetFormat, keepAllGlyphs: true, noHinting: true })
}

async function standInFaces(): Promise<string[]> {
  const { fallbackFaces, measure, standIns } = await import('./fallback.ts')
  const faces = standIns.map(async (standIn) => {
    const [cyrillic, latin] = [cutCalled(`${standIn.cut}-cyrillic`), cutCalled(`${standIn.cut}-latin`)]
    const whole = [repack(readPackage(cyrillic.source), 'sfnt'), repack(readPackage(latin.source), 'sfnt')] as const
    const [a, b] = await Promise.all(whole)
    return standIn.weights.flatMap((wght) => {
      const ours = measure(a, b, { ...('opsz' in cyrillic.axes && { opsz: Number(cyrillic.axes.opsz) }), wght })
      return standIn.fonts.flatMap((font, i) => {
        const name = `${standIn.family} Fallback${PLACES[i]}`
        // The fonts for Linux get one size adjustment for all weights, because few visitors see these fonts, but every page loads the rules.
        if (i === RARE)
          return wght === 400 ? fallbackFaces(name, { ...standIn, weights: [wght] }, font, wght, ours) : []
        return fallbackFaces(name, standIn, font, wght, ours)
      })
    })
  })
  return (await Promise.all(faces)).flat()
}

function cutCalled(name: string): FontSubset {
  const found = cuts.find((cut) => cut.name === name)
  if (!found) throw new Error(`There is no font subset ${name}`)
  return found
}

function face(file: FontFile): string {
  // Without its font, Devanagari appears as empty boxes on many systems. So the browser waits for the Devanagari font, but shows other letters in a
  // fallback font first.
  const display = file.name.startsWith('tiro-') ? 'block' : 'swap'
  const lines = [...file.face, `font-display: ${display}`, `src: url("/fonts/${fileName(file)}") format("woff2")`]
  const range = file.text ? [`unicode-range: ${unicodeRange(file.text)}`] : []
  return ['@font-face {', ...[...lines, ...range].map((line) => `  ${line};`), '}'].join('\n')
}

/** Joins neighbouring code points into one range, in CSS format. */
function unicodeRange(text: string): string {
  const points = [...new Set(text)].map((char) => char.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const runs: [number, number][] = []
  for (const point of points) {
    const run = runs.at(-1)
    if (run && run[1] === point - 1) run[1] = point
    else runs.push([point, point])
  }
  const hex = ([from, to]: [number, number]) =>
    from === to ? from.toString(16) : `${from.toString(16)}-${to.toString(16)}`
  return runs.map((run) => `U+${hex(run)}`).join(', ')
}

function fontList(files: FontFile[]): string {
  const address = (name: string) => {
    const file = files.find((each) => each.name === name)
    if (!file) throw new Error(`There is no font subset ${name}`)
    return `'/fonts/${fileName(file)}'`
  }
  return `${header('//', '')}
const preloads = {
  ru: [${preloads.ru.map(address).join(', ')}],
  en: [${preloads.en.map(address).join(', ')}],
}
const laterPreloads = {
  ru: [${laterPreloads.ru.map(address).join(', ')}],
  en: [${laterPreloads.en.map(address).join(', ')}],
}
const introPreloads = {
  ru: ${address(introPreloads.ru)},
  en: ${address(introPreloads.en)},
}

/** The two font files for the first words of a page in this language. */
export function fontPreloads(lang: 'ru' | 'en'): string[] {
  return preloads[lang]
}

/** Returns the font files for the rest of a page in this language. */
export function laterFontPreloads(lang: 'ru' | 'en'): string[] {
  return laterPreloads[lang]
}

/** The additional font file for the introduction of a text. */
export const laterIntroPreload = ${address(laterIntroPreload)}

/** The font file for the mantra of a ritual. */
export const mantraPreload = ${address(mantraPreload)}

/** The font file for names in Devanagari. */
export const devanagariPreload = ${address(devanagariPreload)}

/** The font file for the introduction of a ritual or an article. */
export function introPreload(lang: 'ru' | 'en'): string {
  return introPreloads[lang]
}
`
}

/** The name contains a hash of the content, so browsers may cache the file forever. */
function fileName({ name, bytes }: FontFile): string {
  return `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`
}

function header(open: string, close: string): string {
  return `${open} Written by tools/fonts/build-fonts.ts. Edit that file instead.${close}`
}

function readPackage(file: string): Buffer {
  return readFileSync(path.join(ROOT, 'node_modules', file))
}

function sanskritIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(md|yaml)$/.test(file))
  const runs = files.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(devanagari) ?? [])
  return [...new Set(runs)].toSorted()
}

/** The font subsets contain no author and no licence, so a separate file contains the licences. */
function licences(): string {
  const packages = new Set([...cuts.map(({ source }) => source), tiro].map((file) => file.split('/files/')[0] ?? file))
  return [...packages].map((name) => readPackage(`${name}/LICENSE`).toString().trim()).join('\n\n\n')
}

function stampOf(): string {
  const hash = createHash('sha256').update(JSON.stringify(sanskrit))
  const ours = ['build-fonts.ts', 'subsets.ts', 'fallback.ts', 'harfbuzz.ts']
  for (const file of ours) hash.update(readFileSync(path.join(import.meta.dirname, file)))
  for (const file of new Set([...cuts.map(({ source }) => source), tiro])) hash.update(readPackage(file))
  return hash.digest('hex')
}

/** True if the last run had the same inputs and its output still exists. */
function isFresh(): boolean {
  if (![stampFile, css, list].every((file) => existsSync(file))) return false
  if (readFileSync(stampFile, 'utf8') !== stamp) return false
  const named = [...readFileSync(css, 'utf8').matchAll(/\/fonts\/([\w.-]+\.woff2)/g)]
  return named.every(([, file]) => file !== undefined && existsSync(path.join(target, file)))
}
