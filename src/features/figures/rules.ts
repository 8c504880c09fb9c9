import type { Lang } from '#base/i18n.ts'
import type { ServiceTerms } from '#features/catalogue/model-terms.ts'
import { SAMPLES } from '#features/catalogue/paths.ts'
import { en as panchangEn } from '#features/plans/messages-panchang.en.ts'
import { ru as panchangRu } from '#features/plans/messages-panchang.ru.ts'
import { en } from './messages.en.ts'
import { ru } from './messages.ru.ts'
import { type FestivalDay, type Figure, type FigureName, FIGURES } from './model.ts'
import { drawAltar } from './rules-altar.ts'
import { sampleMarkup } from './rules-samples.ts'
import { drawGrahas, drawVastu } from './rules-grids.ts'
import { escape } from './rules-marks.ts'
import { drawSteps } from './rules-steps.ts'
import { drawTiers, type TierNumbers } from './rules-tiers.ts'
import { drawNakshatras, drawYear } from './rules-wheels.ts'

const MESSAGES = { ru, en }
const NAKSHATRAS = { ru: panchangRu.nakshatras, en: panchangEn.nakshatras }

/** What a figure may need to know besides its name. */
export type FigureFacts = {
  lang: Lang
  /** Of the ritual whose page it stands on. */
  tiers: readonly TierNumbers[]
  /** What the ritual of the page offers, or the shop. */
  terms: ServiceTerms
  /** The calendar day at the place of the fire, and the festivals of its year. */
  today: string
  festivals: () => readonly FestivalDay[]
}

/** A figure as safe markup under its description; undefined of a name that is none. */
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
