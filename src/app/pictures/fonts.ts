import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FontDetails } from 'takumi-js/node'

/** Those of the pages, and those that only what is drawn here needs: a browser has fonts of its own for names in other scripts. */
const STYLES = [new URL('../../ui/fonts.css', import.meta.url), new URL('./name-fonts.css', import.meta.url)]
/** Where the build puts the cut fonts before it copies them to what browsers load. */
const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url))

/** The fonts, face by face, as their style sheets declare them; stand-ins of the system are left out. */
export async function readFonts(): Promise<FontDetails[]> {
  const css = (await Promise.all(STYLES.map(async (file) => await readFile(file, 'utf8')))).join('\n')
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => face)
  return await Promise.all(faces.filter((face) => face.includes('url(')).map(readFace))
}

async function readFace(face: string): Promise<FontDetails> {
  const range = valueOf(face, 'unicode-range')
  return {
    name: valueOf(face, 'font-family').replace(/"/g, ''),
    style: valueOf(face, 'font-style') || 'normal',
    data: await readFile(PUBLIC + (/url\("([^"]*)"\)/.exec(face)?.[1] ?? '')),
    ...(range && { unicodeRange: range.split(',').map(readRange) }),
  }
}

function valueOf(face: string, property: string): string {
  return new RegExp(`${property}:([^;]*);`).exec(face)?.[1]?.replace(/\s+/g, ' ').trim() ?? ''
}

/** `U+41-5a` or `U+2116` as its first and last code point. */
function readRange(text: string): [from: number, to: number] {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
