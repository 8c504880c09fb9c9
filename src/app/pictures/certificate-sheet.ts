import type { CategoryColour } from '#features/catalogue/catalogue-lists/model.ts'
import type { Lang } from '#base/i18n.ts'
import { isolateBidi } from '#base/right-to-left.ts'
import { plateName } from '#features/catalogue/catalogue/web/plates/names.ts'
import { en } from '#features/rites/proofs/messages/page.en.ts'
import { ru } from '#features/rites/proofs/messages/page.ru.ts'
import { momentText, SITE_ZONE } from '#features/people/places/rules-moment.ts'
import { qrPath } from '#ui/text/qr-path.ts'
import { momentTerm, termFacts } from '#features/rites/proofs/rules-term.ts'
import type { ProofView } from '#features/rites/proofs/schemas.ts'
import type { Node } from 'takumi-js/node'
import { GOLD, INK, INK_2, PAPER, PLATE_LINE, findPigment } from './colours.ts'
import { box, DISPLAY, type Measure, text, UI } from './layout.ts'
import { plateImage } from './plate-images.ts'

type Sheet = { view: ProofView; lang: Lang; shopName: string; verifyUrl: string; colour: CategoryColour | null }

const messages = { ru, en }
/**
 * All values are in layout pixels. The frame, from the outside to the inside: the colour of the ritual (EDGE), a line in parchment colour,
 * and the ritual's colour again up to BORDER.
 */
const EDGE = 22
const BORDER = 44
const PLATE_WIDTH = 560
const COLUMN = 1754 - 2 * BORDER - PLATE_WIDTH - 2 * 76
const TITLE_SIZES = [84, 76, 68, 60, 52, 46]
const NAME_SIZES = [54, 46, 40, 34, 28]
/** Scripts with signs above and below the line. */
const TALL =
  /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}])\p{L}/u

/**
 * A framed sheet. The ritual's plate is on the left. The right side has the ritual, names, date, place, and the way to verify the
 * certificate.
 */
export async function drawCertificate(sheet: Sheet, measure: Measure): Promise<Node> {
  const { view, lang } = sheet
  const plate = plateName(view.ritual.id)
  const pigment = findPigment(plate, sheet.colour)
  const fill = { width: '100%', height: '100%' }
  return box({ ...fill, padding: EDGE, backgroundColor: pigment }, [
    box({ ...fill, padding: BORDER - EDGE - 2, border: `2px solid ${PLATE_LINE}` }, [
      box({ ...fill, backgroundColor: PAPER }, [
        box(
          {
            width: PLATE_WIDTH,
            flexShrink: 0,
            backgroundColor: pigment,
            alignItems: 'center',
            justifyContent: 'center',
          },
          [
            {
              type: 'image',
              src: plateImage(plate, { size: 500, width: 1.75 }),
              width: 500,
              height: 500,
            },
          ],
        ),
        box({ flexDirection: 'column', justifyContent: 'space-between', flexGrow: 1, padding: '64px 76px' }, [
          box({ flexDirection: 'column', gap: 20 }, [
            text(sheet.shopName, { fontFamily: DISPLAY, fontSize: 38, color: GOLD }),
            text(messages[lang].certificate.heading, { fontFamily: UI, fontSize: 26, color: INK_2 }),
            await title(view.ritual.name, lang, measure),
          ]),
          await names(sheet, measure),
          foot(sheet),
        ]),
      ]),
    ]),
  ])
}

/** Draws the title in whole words, also those with a hyphen, in the largest size that fits. */
async function title(name: string, lang: Lang, measure: Measure): Promise<Node> {
  const fit = { sizes: TITLE_SIZES, height: 200, colour: INK, lang }
  const words = name.split(' ').map((word, at, all) => (at < all.length - 1 ? `${word}\u00a0` : word))
  return (name.includes('-') && (await wholeWords(words, fit, measure))) || (await fitting(name, fit, measure))
}

async function names({ view, lang }: Sheet, measure: Measure): Promise<Node> {
  const say = messages[lang].certificate
  if (view.names.length === 0) return box({}, [])
  const fit = { sizes: NAME_SIZES, height: 170, colour: GOLD, lang }
  return box({ flexDirection: 'column', gap: 14 }, [
    text(say.forWhom, { fontFamily: UI, fontSize: 24, color: INK_2 }),
    (await wholeWords(namesWithCommas(view.names), fit, measure)) ??
      (await fitting(view.names.map(isolateBidi).join(', '), fit, measure)),
  ])
}

/** A space in our own font follows every name. This space aligns all names on one line, whatever the height of their scripts. */
function namesWithCommas(names: readonly string[]): string[] {
  return names.map((name, at) => `${isolateBidi(name)}${at < names.length - 1 ? ',' : ''}\u00a0`)
}

/** Draws each name or word without a line break. Undefined if they do not fit in any size. */
async function wholeWords(
  words: readonly string[],
  { sizes, height, colour, lang }: TextFit,
  measure: Measure,
): Promise<Node | undefined> {
  const lineHeight = words.some((word) => TALL.test(word)) ? 1.5 : 1.12
  const at = (fontSize: number): Node =>
    box(
      { flexWrap: 'wrap', alignItems: 'baseline' },
      words.map((each) => ({
        ...text(each, { fontFamily: DISPLAY, fontSize, lineHeight, color: colour, whiteSpace: 'nowrap' }),
        lang,
      })),
    )
  for (const size of sizes) {
    const measured = await measure(at(size), COLUMN)
    const isInside = measured.children.every(({ width, runs }) =>
      runs.every((run) => run.x + run.width <= Math.min(width, COLUMN) + 1),
    )
    if (measured.height <= height && isInside) return at(size)
  }
  return undefined
}

function foot({ view, lang, verifyUrl }: Sheet): Node {
  const say = messages[lang]
  const { panchang } = view
  const rows: [string, string][] = [
    ...termFacts(view.term, say.term, lang).map(({ term, value }): [string, string] => [term, value]),
    [momentTerm(view.term, say), momentText(view.performedAt, SITE_ZONE, lang)],
    [say.page.place, view.place],
    [say.page.panchang, [panchang.tithi, say.page.paksha[panchang.paksha], panchang.nakshatra].join(' · ')],
    ...(view.priest ? [[say.page.priest, view.priest] as [string, string]] : []),
  ]
  return box({ justifyContent: 'space-between', alignItems: 'flex-end', gap: 40 }, [
    box(
      { flexDirection: 'column', gap: 16, flexGrow: 1, flexShrink: 1, minWidth: 0 },
      rows.map(([term, value]) => fact(term, value)),
    ),
    box({ flexDirection: 'column', gap: 14, alignItems: 'center', flexShrink: 0, width: 236 }, [
      { type: 'image', src: qrSvg(verifyUrl, 196), width: 196, height: 196 },
      text(view.number, {
        fontFamily: UI,
        fontSize: 25,
        fontWeight: 600,
        color: INK,
        letterSpacing: '0.02em',
        whiteSpace: 'nowrap',
      }),
      text(say.certificate.check, { fontFamily: UI, fontSize: 18, color: INK_2, textAlign: 'center' }),
    ]),
  ])
}

function fact(term: string, value: string): Node {
  return box({ gap: 20 }, [
    text(term, { fontFamily: UI, fontSize: 23, color: INK_2, width: 190, flexShrink: 0, lineHeight: 1.35 }),
    text(value, {
      fontFamily: UI,
      fontSize: 25,
      color: INK,
      lineHeight: 1.25,
      flexShrink: 1,
      minWidth: 0,
      lineClamp: 3,
    }),
  ])
}

type TextFit = { sizes: number[]; height: number; colour: string; lang: Lang }

/** Draws the text in the largest size that fits. If no size fits, the text is truncated. */
async function fitting(words: string, { sizes, height, colour, lang }: TextFit, measure: Measure): Promise<Node> {
  const at = (fontSize: number, more = {}): Node => ({
    ...text(words, {
      fontFamily: DISPLAY,
      fontSize,
      lineHeight: 1.12,
      letterSpacing: '-0.012em',
      color: colour,
      ...more,
    }),
    lang,
  })
  for (const size of sizes) {
    const measured = await measure(at(size), COLUMN)
    const isInside = measured.runs.every((run) => run.x + run.width <= COLUMN + 1)
    if (measured.height <= height && isInside) return at(size)
  }
  return at(sizes.at(-1) ?? 28, { overflowWrap: 'anywhere', lineClamp: 5 })
}

function qrSvg(value: string, side: number): string {
  const { path, size } = qrPath(value)
  const field = `<rect width="${size}" height="${size}" fill="#fffdf8"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}">${field}<path d="${path}" fill="${INK}"/></svg>`
}
