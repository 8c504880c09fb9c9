import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FontDetails } from 'takumi-js/node'
import type { Face } from './letters.ts'

const ROOT = new URL('../../../', import.meta.url)

/** The fonts of the pages, and behind them those that only names need; tools/fonts/build-name-fonts.ts writes the list. */
export async function readFaces(): Promise<Face[]> {
  // Written by our own build.
  return JSON.parse(await readFile(fileURLToPath(new URL('dist/name-fonts/faces.json', ROOT)), 'utf8')) as Face[]
}

/** What a file is called among the fonts of a drawing. Each is a family of its own, so that it alone decides which glyph a letter has. */
export function faceName({ file }: Face): string {
  return file.replace(/[^\w-]/g, '-')
}

export async function readFont(face: Face): Promise<FontDetails> {
  return {
    name: faceName(face),
    style: face.style,
    data: await readFile(fileURLToPath(new URL(face.file, ROOT))),
    unicodeRange: face.letters.map(([from, to]) => [from, to]),
  }
}
