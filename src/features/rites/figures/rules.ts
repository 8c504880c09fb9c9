import type { Lang } from '#base/i18n.ts'
import type { ServiceTerms } from '#features/catalogue/catalogue/model-terms.ts'
import { SAMPLES, type Sample, samplePath, sampleViewPath } from '#features/catalogue/catalogue/paths.ts'
import { en as panchangEn } from '#features/orders/plans/messages/page-panchang.en.ts'
import { ru as panchangRu } from '#features/orders/plans/messages/page-panchang.ru.ts'
import { en, type FigureMessages } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'
import { type FestivalDay, type Figure, type FigureName, FIGURES } from './model.ts'
import { drawGrahas, drawVastu } from './rules-grids.ts'
import { escape, disc, path, type Point, words } from './rules-marks.ts'
import { drawTiers, type TierNumbers } from './rules-tiers.ts'
import { drawNakshatras, drawYear } from './rules-wheels.ts'

const STEP = 58

const MESSAGES = { ru, en }
const NAKSHATRAS = { ru: panchangRu.nakshatras, en: panchangEn.nakshatras }

/** The data that figures may need. */
export type FigureFacts = {
  lang: Lang
  /** The tiers of the ritual on whose page the figure is. */
  tiers: readonly TierNumbers[]
  /** The terms (durations) of the ritual on this page. On other pages, the default terms of the shop. */
  terms: ServiceTerms
  /** The current day at the place of the rituals, and the festivals of its year. */
  today: string
  festivals: () => readonly FestivalDay[]
}

/** Returns the HTML of a figure with its description below. The HTML is safe. Undefined if the name is unknown. */
export function figureMarkup(name: string, description: string, facts: FigureFacts): string | undefined {
  const known = FIGURES.find((figure) => figure === name)
  if (!known) return undefined
  const messages = MESSAGES[facts.lang]
  const sample = SAMPLES.find((each) => each === known)
  if (sample) return sampleMarkup(sample, description, facts.lang, messages)
  const figure = draw(known, facts)
  return figure && figureOf(known, description, figure, messages.table)
}

function draw(name: FigureName, { lang, tiers, terms, today, festivals }: FigureFacts): Figure | undefined {
  const messages = MESSAGES[lang]
  switch (name) {
    case 'altar':
      return drawAltar(messages)
    case 'offerings':
      return drawSteps(messages.offerings)
    case 'order-path':
      return drawSteps(messages.path)
    case 'nakshatras':
      return drawNakshatras(messages, NAKSHATRAS[lang])
    case 'vastu':
      return drawVastu(messages)
    case 'grahas':
      return drawGrahas(messages)
    case 'year':
      return drawYear(messages, festivals(), today, lang)
    case 'tiers':
      return drawTiers(messages, tiers, terms)
    default:
      return undefined
  }
}

function figureOf(name: string, description: string, { size, marks, table }: Figure, summary: string): string {
  const cells = (row: readonly string[], tag: string) => row.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')
  return [
    `<figure class="figure figure-${name}">`,
    `<svg viewBox="0 0 ${size[0]} ${size[1]}" role="img" aria-label="${escape(description)}">${marks}</svg>`,
    `<figcaption>${escape(description)}</figcaption></figure>`,
    `<details class="figure-table"><summary>${escape(summary)}</summary>`,
    `<section class="table-scroll" tabindex="0" aria-label="${escape(`${summary}: ${table.head.join(', ')}`)}">`,
    `<table><thead><tr>${cells(table.head, 'th')}</tr></thead>`,
    `<tbody>${table.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table></section></details>`,
  ].join('')
}

/** Draws a cross-section of the altar: the ground, three steps, the pit, wood, the flame, and a ladle above. */
function drawAltar({ altar: { head, parts } }: FigureMessages): Figure {
  const name = (part: keyof typeof parts, place: Point, from: 'start' | 'end', to: Point) => {
    const edge = from === 'start' ? -6 : 6
    return (
      path(`M${place[0] + edge} ${place[1] - 4}L${to[0]} ${to[1]}`, 'd') +
      words(parts[part][0], place, { from, style: 'h' })
    )
  }
  const sticks = ['M176 262L226 246', 'M226 262L176 246', 'M180 240L222 230', 'M222 240L180 230']
  return {
    size: [400, 312],
    marks: [
      path('M10 276H392', 'k'),
      path('M70 276V246H102V216H134V186H152L172 276H230L250 186H268V216H300V246H332V276Z', 'f'),
      path('M70 276V246H102V216H134V186H152L172 276H230L250 186H268V216H300V246H332V276'),
      path('M134 196H154M248 196H268', 'k'),
      path(sticks.join(''), 'k'),
      path('M201 236C140 206 176 150 201 66C226 150 262 206 201 236Z', 'f'),
      path('M201 236C140 206 176 150 201 66C226 150 262 206 201 236Z'),
      path('M201 232C172 208 188 172 201 126C214 172 230 208 201 232Z'),
      path('M360 44L262 104', 'k'),
      path('M262 104Q244 108 240 122Q258 128 266 112Z', 'k'),
      disc([238, 138], 3.5, 'a'),
      name('flame', [96, 96], 'end', [176, 140]),
      name('thread', [98, 164], 'end', [138, 194]),
      name('steps', [94, 206], 'end', [104, 216]),
      name('wood', [150, 304], 'end', [186, 262]),
      name('pit', [262, 304], 'start', [216, 274]),
      name('ladle', [318, 34], 'end', [336, 56]),
      name('ghee', [290, 146], 'start', [246, 138]),
    ].join(''),
    table: { head, rows: Object.values(parts).map(([label, text]) => [label, text]) },
  }
}

/**
 * A small version of a sample, with a link to the full size. A document is in a frame without scripts, and the Tab key skips the frame. For
 * the certificate, the page shows the image that customers download.
 */
function sampleMarkup(sample: Sample, description: string, lang: Lang, { sample: open }: FigureMessages): string {
  const address = samplePath(sample, lang)
  const said = escape(description)
  const shown =
    sample === 'certificate'
      ? `<img src="${address}" alt="" width="880" height="622" loading="lazy" decoding="async">`
      : `<iframe src="${address}" title="${said}" loading="lazy" sandbox="allow-same-origin" tabindex="-1"></iframe>`
  return [
    `<figure class="figure sample sample-${sample}"><div class="sample-paper" inert>${shown}</div>`,
    `<figcaption>${said} <a href="${sampleViewPath(sample, lang)}">${escape(open)}</a></figcaption></figure>`,
  ].join('')
}

/** Draws steps along one line from top to bottom, each with its number, name and description. */
function drawSteps({
  head,
  steps,
}: {
  head: readonly string[]
  steps: readonly [name: string, text: string][]
}): Figure {
  const y = (i: number) => 32 + i * STEP
  const marks = steps.map(
    ([name, text], i) =>
      disc([32, y(i)], 17, 'f') +
      disc([32, y(i)], 17) +
      words(String(i + 1), [32, y(i) + 5], { from: 'middle', style: 'n' }) +
      words(name, [66, y(i) - 2], { style: 'h' }) +
      words(text, [66, y(i) + 15]),
  )
  return {
    size: [400, y(steps.length - 1) + 34],
    marks: path(`M32 ${y(0)}V${y(steps.length - 1)}`, 'd') + marks.join(''),
    table: { head, rows: steps.map(([name, text], i) => [String(i + 1), name, text]) },
  }
}
