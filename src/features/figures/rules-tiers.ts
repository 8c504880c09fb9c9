import { TIERS, type Tier } from '#features/catalogue/model-terms.ts'
import { tierOffers, weeksOf } from '#features/catalogue/rules.ts'
import type { FigureMessages } from './messages.en.ts'
import type { Figure } from './model.ts'
import { path, rect, words } from './rules-marks.ts'

/** What a tier comprises where somebody has set it; what was not set is not said. */
export type TierNumbers = { id: Tier; days: number | null; recitations: number | null; priests: number | null }

const ROW = 84
const WIDTH = 384

/** The three options under each other: how long each lasts, and what the ritual's own numbers say. */
export function drawTiers({ tiers }: FigureMessages, numbers: readonly TierNumbers[]): Figure {
  const weeks = new Map(tierOffers(0).map(({ tier, duration }) => [tier, weeksOf(duration)]))
  const longest = Math.max(...weeks.values())
  const rows = TIERS.map((tier) => {
    const own = numbers.find(({ id }) => id === tier)
    const counted = (['days', 'recitations', 'priests'] as const).flatMap((kind) => {
      const count = own?.[kind] ?? null
      return count === null ? [] : [tiers[kind](count)]
    })
    return { name: tiers.names[tier], weeks: weeks.get(tier) ?? 0, said: counted }
  })
  const marks = rows.map(({ name, weeks: lasts, said }, i) => {
    const y = 24 + i * ROW
    const long = (WIDTH * lasts) / longest
    const weekLines = Array.from(
      { length: Math.max(lasts - 1, 0) },
      (_, week) => `M${8 + ((week + 1) * WIDTH) / longest} ${y + 8}v18`,
    )
    return (
      words(name, [8, y], { style: 'h' }) +
      words(tiers.weeks(lasts), [392, y], { from: 'end' }) +
      rect([8, y + 8], long, 18, 'f') +
      rect([8, y + 8], long, 18) +
      path(weekLines.join(''), 'd') +
      words(said.join(' · '), [8, y + 43], { style: 't' })
    )
  })
  return {
    size: [400, 24 + rows.length * ROW - 16],
    marks: marks.join(''),
    table: {
      head: tiers.head,
      rows: rows.map(({ name, weeks: lasts, said }) => [name, [tiers.weeks(lasts), ...said].join(', ')]),
    },
  }
}
