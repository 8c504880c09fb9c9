import type { MeasuredNode, Node } from 'takumi-js/node'
import { PICTURE } from '../seo/picture-paths.ts'
import { FLAME, PAPER } from './colours.ts'
import { readFonts } from './fonts.ts'
import { drawShareCard, type ShareCard } from './share-card.ts'
import { markIcon } from './plate-images.ts'

/** Icons by address. A maskable one keeps the mark inside the circle that every mask leaves (80 % of the width). */
const ICONS: Record<string, { size: number; share: number } | undefined> = {
  '/icon-192.png': { size: 192, share: 0.78 },
  '/icon-512.png': { size: 512, share: 0.78 },
  '/icon-maskable-512.png': { size: 512, share: 0.56 },
  '/apple-touch-icon.png': { size: 180, share: 0.66 },
  '/favicon.ico': { size: 48, share: 0.9 },
}

export const ICON_PATHS: ReadonlySet<string> = new Set(Object.keys(ICONS))

/** Draws PNG pictures, and the one icon that is an ICO. The drawing library is loaded, with the fonts, when the first picture is asked for. */
export function createPainter() {
  const renderer = createRenderer()
  return {
    shareCard: async (card: ShareCard): Promise<Buffer> => {
      const { render, measure } = await renderer()
      return await render(await drawShareCard(card, measure), { ...PICTURE, format: 'png' })
    },
    /** The icon of an address, if it is one's. */
    icon: async (path: string): Promise<Buffer | undefined> => {
      const icon = ICONS[path]
      if (!icon) return undefined
      const { size, share } = icon
      const { render } = await renderer()
      const src = markIcon({ size, share, field: PAPER, colour: FLAME })
      const format = path.endsWith('.ico') ? 'ico' : 'png'
      return await render({ type: 'image', src, width: size, height: size }, { width: size, height: size, format })
    },
  }
}

type RenderOptions = { width: number; height: number; format: 'png' | 'ico'; devicePixelRatio?: number }

type Renderer = Awaited<ReturnType<typeof openRenderer>>

/** Opens the drawing library when it is first asked for, and once more after every failure: a full disk or too many open files pass. */
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

/** The drawing library with the fonts of the pages. */
async function openRenderer() {
  const { Renderer } = await import('takumi-js/node')
  const renderer = new Renderer()
  for (const font of await readFonts()) await renderer.registerFont(font)
  return {
    render: (node: Node, options: RenderOptions): Promise<Buffer> => renderer.render(node, options),
    measure: (node: Node, width: number, height?: number): Promise<MeasuredNode> =>
      renderer.measure(node, height === undefined ? { width } : { width, height }),
  }
}
