import { TIERS, type Tier, type ServiceTerms } from '#features/catalogue/catalogue/model-terms.ts'
import { toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import { tierOffers } from '#features/catalogue/catalogue/rules-terms.ts'
import { TIER_NUMBERS, type TierNumbers as Numbers } from '#base/settings.ts'
import type { FigureMessages } from './messages/page.en.ts'
import type { Figure } from './model.ts'
import { path, rect, words } from './rules-marks.ts'

/** The numbers of a tier that staff have set (hours, days with fire, recitations, priests). Numbers that are not set are missing. */
export type TierNumbers = { id: Tier } & Numbers

const WIDTH = 398
/** The distance between two lines of text. */
const LINE = 16

/** Draws the three tiers, one below the other, each with its duration and its numbers for this ritual. */
export function drawTiers({ tiers }: FigureMessages, numbers: readonly TierNumbers[], terms: ServiceTerms): Figure {
  const weeks = new Map(tierOffers({ price: 0, terms }).map(({ tier, duration }) => [tier, toWeeks(duration)]))
  const longest = Math.max(...weeks.values())
  const rows = TIERS.map((tier) => {
    const own = numbers.find(({ id }) => id === tier)
    const counted = TIER_NUMBERS.flatMap((kind) => {
      const count = own?.[kind] ?? null
      return count === null ? [] : [tiers[kind](count)]
    })
    return { name: tiers.names[tier], weeks: weeks.get(tier) ?? 0, said: counted }
  })
  // A line of text has two numbers, because four numbers would be wider than the drawing.
  const lines = Math.max(...rows.map(({ said }) => Math.ceil(said.length / 2)))
  const [row, last] = lines === 0 ? [46, 22] : [50 + lines * LINE, 25 + lines * LINE]
  const marks = rows.map(({ name, weeks: lasts, said }, i) => {
    const y = 15 + i * row
    const long = (WIDTH * lasts) / longest
    const weekLines = Array.from(
      { length: Math.max(lasts - 1, 0) },
      (_, week) => `M${1 + ((week + 1) * WIDTH) / longest} ${y + 7}v14`,
    )
    return (
      words(name, [1, y], { style: 'h' }) +
      words(tiers.weeks(lasts), [399, y], { from: 'end' }) +
      rect([1, y + 7], long, 14, 'f') +
      rect([1, y + 7], long, 14) +
      path(weekLines.join(''), 'd') +
      words(said.slice(0, 2).join(' · '), [1, y + 37], { style: 't' }) +
      words(said.slice(2).join(' · '), [1, y + 37 + LINE], { style: 't' })
    )
  })
  return {
    size: [400, 15 + (rows.length - 1) * row + last],
    marks: marks.join(''),
    table: {
      head: tiers.head,
      rows: rows.map(({ name, weeks: lasts, said }) => [name, [tiers.weeks(lasts), ...said].join(', ')]),
    },
  }
}
