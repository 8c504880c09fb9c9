import type { TierNumbers } from '#base/settings.ts'
import type { Tier } from './model-terms.ts'
import { entryTerm, toWeeks } from './rules-pricing.ts'

type OrderedLine = { tier: Tier | null; weeks: number; performsAt?: Date | string | null | undefined }

/**
 * The numbers (recitations, priests and so on) of an order line. The numbers of a tier apply only to the standard term of the tier. A line
 * with another term, without a tier, or with a fixed moment has no numbers.
 */
export function numbersOfLine<Numbers extends TierNumbers & { id: Tier }>(
  { tier, weeks, performsAt }: OrderedLine,
  numbers: readonly Numbers[] | undefined,
): Numbers | undefined {
  if (tier === null || performsAt || weeks !== toWeeks(entryTerm(tier, []))) return undefined
  return numbers?.find(({ id }) => id === tier)
}
