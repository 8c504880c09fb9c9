import type { Lang } from '#base/i18n.ts'
import type { CategoryColour } from '#features/catalogue/catalogue-lists/model.ts'
import { type PlateName, plateName } from '#features/catalogue/catalogue/web/plates/names.ts'
import type { Node } from 'takumi-js/node'
import { PICTURE } from '../seo/picture-paths.ts'
import { GOLD, INK, INK_2, PAPER, findPigment } from './colours.ts'
import { box, DISPLAY, type Measure, text, UI } from './layout.ts'
import { plateImage } from './plate-images.ts'

/** The text of a picture for a shared link. */
export type ShareCard = {
  lang: Lang
  shopName: string
  title: string
  /** Small text under the title if there is room. */
  note: string
  mantra: string | null
  figure: { plate: PlateName; colour: CategoryColour | null }
}

const PLATE = PICTURE.height
const MARGIN = 56
const COLUMN = PICTURE.width - PLATE - 2 * MARGIN
const TITLE_SIZES = [76, 70, 64, 58, 52, 46, 40]
const TITLE_HEIGHT = 300
const MANTRA_SIZES = [36, 32, 28]
const MANTRA_HEIGHT = 150

/** Draws a square plate with the yantra on the left. On the right it writes the shop, the title and, if it fits, the mantra. */
export async function drawShareCard(card: ShareCard, measure: Measure): Promise<Node> {
  const title = await fittingTitle(card, measure)
  const foot = (await fittingMantra(card, measure)) ?? note(card)
  const { plate, colour } = card.figure
  return box({ width: '100%', height: '100%', backgroundColor: PAPER }, [
    box(
      {
        width: PLATE,
        height: PLATE,
        flexShrink: 0,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: findPigment(plate, colour),
      },
      [
        {
          type: 'image',
          src: plateImage(plate, { size: 504, width: 1.75 }),
          width: 504,
          height: 504,
        },
      ],
    ),
    box({ flexDirection: 'column', justifyContent: 'space-between', width: COLUMN + 2 * MARGIN, padding: MARGIN }, [
      text(card.shopName, { fontFamily: DISPLAY, fontSize: 34, lineHeight: 1.2, color: GOLD }),
      title,
      foot,
    ]),
  ])
}

export function ritualFigure(id: string, colour: CategoryColour | null): ShareCard['figure'] {
  return { plate: plateName(id), colour }
}

/** An article has no deity, so its picture shows plain rings. */
export function articleFigure(id: string): ShareCard['figure'] {
  const plates = ['other-8', 'other-12', 'other-16'] as const
  return { plate: plates[id.length % 3] ?? 'other-8', colour: null }
}

/** The title in the largest size that breaks no word and fits the height. If no size fits, the title is truncated. */
async function fittingTitle({ title, lang }: ShareCard, measure: Measure): Promise<Node> {
  const at = (fontSize: number, more = {}): Node => ({
    ...text(title, { fontFamily: DISPLAY, fontSize, lineHeight: 1.1, letterSpacing: '-0.018em', color: INK, ...more }),
    lang,
  })
  for (const size of TITLE_SIZES) if (await fits(at(size), TITLE_HEIGHT, measure)) return at(size)
  return at(TITLE_SIZES.at(-1) ?? 40, { overflowWrap: 'anywhere', lineClamp: 6 })
}

/** The whole mantra, or its first line, or nothing. A mantra is cut only after its first line. */
async function fittingMantra({ mantra }: ShareCard, measure: Measure): Promise<Node | undefined> {
  if (!mantra) return undefined
  const firstLine = mantra.split('।')[0]?.trim() ?? ''
  for (const line of [mantra, firstLine]) {
    for (const fontSize of MANTRA_SIZES) {
      const style = { fontFamily: 'Tiro Devanagari Sanskrit', fontSize, lineHeight: 1.5, color: GOLD }
      const node: Node = { ...text(line, style), lang: 'sa' }
      if (await fits(node, MANTRA_HEIGHT, measure)) return node
    }
  }
  return undefined
}

function note({ note, lang }: ShareCard): Node {
  const style = {
    fontFamily: UI,
    fontSize: 25,
    lineHeight: 1.4,
    color: INK_2,
    lineClamp: 4,
  }
  return { ...text(note, style), lang }
}

async function fits(node: Node, height: number, measure: Measure): Promise<boolean> {
  const measured = await measure(node, COLUMN)
  return measured.height <= height && measured.runs.every((run) => run.x + run.width <= COLUMN + 1)
}
