// Copies the fonts for people's names to dist/name-fonts. Adds a list of the letters of each font (faces.json) and a style sheet for the
// staff's printed sheet (faces.css). Runs after build-fonts.ts. Does nothing if this script, the packages and the page fonts have not
// changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type NameFont, nameFonts } from './name-fonts.ts'

/** A font file, and its letters as ranges of code points. The fonts of the pages come first. `file` is relative to the root. */
type Face = { family: string; style: string; file: string; letters: [from: number, to: number][] }

const ROOT = path.resolve(import.meta.dirname, '..', '..')
const MODULES = path.join(ROOT, 'node_modules')
const TARGET = path.join(ROOT, 'dist/name-fonts')
const PAGE_CSS = path.join(ROOT, 'src/ui/styles/fonts.css')

const fonts = nameFonts(MODULES)
const stamp = stampOf()
const stampFile = path.join(TARGET, '.stamp')
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) await buildNameFonts()

async function buildNameFonts(): Promise<void> {
  const next = `${TARGET}.new`
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const pages = await Promise.all(
    pageFaces().map(async (face) => ({ ...face, letters: rangesOf(await lettersOf(face)) })),
  )
  const named: Face[] = []
  for (const font of fonts) named.push(...(await facesOf(font, [...pages, ...named], next)))
  const faces = [...pages, ...named]
  writeFileSync(path.join(next, 'faces.json'), JSON.stringify(faces))
  writeFileSync(path.join(next, 'faces.css'), styleSheet(named))
  writeFileSync(path.join(next, 'LICENSE.txt'), licences())
  writeFileSync(path.join(next, '.stamp'), stamp)
  rmSync(TARGET, { recursive: true, force: true })
  renameSync(next, TARGET)
}

/**
 * Makes the faces of one font family. Letters of an earlier face of this family are skipped. Marks are not skipped, because a letter and its marks
 * must come from the same file.
 */
async function facesOf({ family, sources, axes }: NameFont, before: Face[], folder: string): Promise<Face[]> {
  const faces: Face[] = []
  for (const source of sources) {
    const bytes = await fontOf(source, axes)
    const name = `${path.basename(source).replace(/\.\w+$/, '')}.${hashOf(bytes)}.woff2`
    const taken = new Set([...before, ...faces].filter((face) => face.family === family).flatMap(pointsOf))
    const letters = (await unicodesOf(bytes)).filter((point) => isMark(point) || !taken.has(point))
    if (letters.every((point) => isMark(point) && taken.has(point))) continue
    writeFileSync(path.join(folder, name), bytes)
    faces.push({ family, style: 'normal', file: `dist/name-fonts/${name}`, letters: rangesOf(letters) })
  }
  return faces
}

/** Reads the font from its package. With `axes`, fixes a variable font to these values of its axes. */
async function fontOf(source: string, axes: NameFont['axes']): Promise<Buffer> {
  const bytes = readFileSync(path.join(MODULES, source))
  if (!axes && source.endsWith('.woff2')) return bytes
  const { default: subsetFont } = await import('subset-font')
  if (!axes) return await subsetFont(bytes, '', { targetFormat: 'woff2', keepAllGlyphs: true, noHinting: true })
  const { shrinkFont } = await import('./harfbuzz.ts')
  const sfnt = await subsetFont(bytes, '', { targetFormat: 'sfnt', keepAllGlyphs: true, noHinting: true })
  const chars = (await unicodesOf(bytes)).map((point) => String.fromCodePoint(point))
  const cut = Buffer.from(await shrinkFont(sfnt, { chars, axes }))
  return await subsetFont(cut, '', { targetFormat: 'woff2', keepAllGlyphs: true, noHinting: true })
}

/** The fonts of the pages, as their style sheet declares them. System fallback fonts are not included. */
function pageFaces(): (Omit<Face, 'letters'> & { range: string })[] {
  const css = readFileSync(PAGE_CSS, 'utf8')
  const blocks = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, block = '']) => block)
  const value = (block: string, name: string) => new RegExp(`${name}:([^;]*);`).exec(block)?.[1]?.trim() ?? ''
  return blocks
    .filter((block) => block.includes('url('))
    .map((block) => ({
      family: value(block, 'font-family').replace(/"/g, ''),
      style: value(block, 'font-style') || 'normal',
      file: `public${/url\("([^"]*)"\)/.exec(block)?.[1] ?? ''}`,
      range: value(block, 'unicode-range'),
    }))
}

async function lettersOf({ file, range }: { file: string; range: string }): Promise<number[]> {
  const letters = await unicodesOf(readFileSync(path.join(ROOT, file)))
  if (range === '') return letters
  const declared = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return letters.filter((point) => declared.some(([from, to]) => point >= from && point <= to))
}

/** The letters that a font maps to a glyph. */
async function unicodesOf(font: Buffer): Promise<number[]> {
  const [{ default: subsetFont }, hb] = await Promise.all([import('subset-font'), import('harfbuzzjs')])
  const sfnt = await subsetFont(font, '', { targetFormat: 'sfnt', keepAllGlyphs: true })
  return [...new hb.Face(new hb.Blob(sfnt)).collectUnicodes()].toSorted((a, b) => a - b)
}

function rangesOf(points: number[]): Face['letters'] {
  const ranges: Face['letters'] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
}

function pointsOf({ letters }: Face): number[] {
  return letters.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
}

function isMark(point: number): boolean {
  return /\p{M}/u.test(String.fromCodePoint(point))
}

/**
 * A style sheet with one font family for all scripts. Each letter belongs to only one file, so a browser loads only the files for the names on the
 * page.
 */
function styleSheet(faces: Face[]): string {
  const taken = new Set<number>()
  const rules = faces.flatMap((face) => {
    const points = pointsOf(face).filter((point) => point > 0x7f && !taken.has(point))
    for (const point of points) taken.add(point)
    if (points.length === 0) return []
    const hex = rangesOf(points).map(([a, b]) => `U+${a.toString(16)}${a === b ? '' : `-${b.toString(16)}`}`)
    const src = `url("/name-fonts/${path.basename(face.file)}") format("woff2")`
    return [`@font-face{font-family:"Names of the world";font-display:swap;src:${src};unicode-range:${hex.join(',')}}`]
  })
  return `${rules.join('\n')}\n`
}

/** The authors and licences of the fonts. */
function licences(): string {
  const packages = new Set(
    fonts.flatMap(({ sources }) => sources).map((file) => file.split(/\/(?:files|ttf)\//)[0] ?? file),
  )
  return [...packages]
    .map((name) => `${name}\n\n${readFileSync(path.join(MODULES, name, 'LICENSE'), 'utf8').trim()}`)
    .join('\n\n\n')
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}

function stampOf(): string {
  const hash = createHash('sha256')
  for (const file of ['build-name-fonts.ts', 'name-fonts.ts', 'harfbuzz.ts'])
    hash.update(readFileSync(path.join(import.meta.dirname, file)))
  hash.update(readFileSync(PAGE_CSS))
  for (const source of fonts.flatMap(({ sources }) => sources))
    hash.update(source).update(readFileSync(path.join(MODULES, source)))
  return hash.digest('hex')
}
