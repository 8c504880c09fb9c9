import type { MeasuredNode, Node, FontDetails } from 'takumi-js/node'
import { PICTURE } from '../seo/picture-paths.ts'
import { EMAIL_MARK } from '#features/platform/notifications/model.ts'
import { EMBER, FLAME, PAPER } from './colours.ts'
import { type Face, openLetters } from './glyph-fonts.ts'
import { drawShareCard, type ShareCard } from './share-card.ts'
import { markIcon } from './plate-images.ts'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../../', import.meta.url)

/** Icons by address. In a maskable icon the logo is inside the safe zone (a circle of 80 % of the width). */
const ICONS: Record<string, { size: number; share: number; colour?: string; field?: string } | undefined> = {
  '/icon-192.png': { size: 192, share: 0.72, field: PAPER },
  '/icon-512.png': { size: 512, share: 0.72, field: PAPER },
  '/icon-maskable-512.png': { size: 512, share: 0.54, field: PAPER },
  '/apple-touch-icon.png': { size: 180, share: 0.66, field: PAPER },
  '/favicon.ico': { size: 48, share: 0.96 },
  // The logo at the top of e-mails, three times as large as e-mails show it. The background is transparent. The colour of the logo is visible on
  // light and dark backgrounds.
  [EMAIL_MARK]: { size: 84, share: 1, colour: EMBER },
}

export const ICON_PATHS: ReadonlySet<string> = new Set(Object.keys(ICONS))

/** Draws PNG pictures and one ICO icon. The drawing library and the fonts are loaded with the first picture. */
export function createPainter() {
  const renderer = createRenderer()
  return {
    shareCard: async (card: ShareCard): Promise<Buffer> => {
      const { render, measure } = await renderer()
      return await render(await drawShareCard(card, measure), { ...PICTURE, format: 'png' })
    },
    /** The icon of an address, if there is one. */
    icon: async (path: string): Promise<Buffer | undefined> => {
      const icon = ICONS[path]
      if (!icon) return undefined
      const { size, share, field, colour = FLAME } = icon
      const { render } = await renderer()
      const src = markIcon({ size, share, field, colour })
      const format = path.endsWith('.ico') ? 'ico' : 'png'
      return await render({ type: 'image', src, width: size, height: size }, { width: size, height: size, format })
    },
  }
}

type RenderOptions = { width: number; height: number; format: 'png' | 'ico'; devicePixelRatio?: number }

type Renderer = Awaited<ReturnType<typeof openRenderer>>

/** Opens the drawing library on first use. After a failure it tries again, because a full disk or too many open files are temporary. */
export function createRenderer(open: () => Promise<Renderer> = openRenderer): () => Promise<Renderer> {
  let opening: Promise<Renderer> | undefined
  return async () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return await opening
  }
}

/** The fonts of the pages, then the fonts that only names use. tools/fonts/build-name-fonts.ts writes the list. */
export async function readFaces(): Promise<Face[]> {
  // Our own build wrote this file.
  return JSON.parse(await readFile(fileURLToPath(new URL('dist/name-fonts/faces.json', ROOT)), 'utf8')) as Face[]
}

/** The drawing library. It chooses the fonts of texts. It opens a font when the first text needs the font. */
async function openRenderer() {
  const [{ Renderer }, faces] = await Promise.all([import('takumi-js/node'), readFaces()])
  const renderer = new Renderer()
  const lettering = openLetters(faces)
  const opened = new Map<Face, Promise<unknown>>()

  async function open(face: Face): Promise<void> {
    const opening = opened.get(face) ?? readFont(face).then(async (font) => await renderer.registerFont(font))
    opened.set(face, opening)
    await opening.catch((error: unknown) => {
      opened.delete(face)
      throw error
    })
  }

  /** Returns the node with texts that can be drawn, and with fonts that contain the letters of these texts. */
  async function dress(node: Node): Promise<Node> {
    if (node.type === 'container') return { ...node, children: await Promise.all((node.children ?? []).map(dress)) }
    if (node.type !== 'text') return node
    const first = [String(node.style?.fontFamily ?? '')]
    const { text, faces } = lettering(node.text, first)
    // A truncated text ends in an ellipsis.
    const all = [...new Set([...faces, ...lettering('…', first).faces])]
    await Promise.all(all.map(open))
    return { ...node, text, style: { ...node.style, fontFamily: all.map(faceName).join(', ') } }
  }

  return {
    render: async (node: Node, options: RenderOptions): Promise<Buffer> =>
      await renderer.render(await dress(node), options),
    measure: async (node: Node, width: number, height?: number): Promise<MeasuredNode> =>
      await renderer.measure(await dress(node), height === undefined ? { width } : { width, height }),
  }
}

/** The name of a font in a drawing. Each font is its own family, so that the glyph of a letter comes only from this font. */
function faceName({ file }: Face): string {
  return file.replace(/[^\w-]/g, '-')
}

async function readFont(face: Face): Promise<FontDetails> {
  return {
    name: faceName(face),
    style: face.style,
    data: await readFile(fileURLToPath(new URL(face.file, ROOT))),
    unicodeRange: face.letters.map(([from, to]) => [from, to]),
  }
}
