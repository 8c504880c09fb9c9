import type { TierNumbers } from '#base/settings.ts'
import type { Tier } from './model-terms.ts'
import { entryTerm, toWeeks } from './rules-pricing.ts'

type OrderedLine = { tier: Tier | null; weeks: number; performsAt?: Date | string | null | undefined }

/**
 * The scope of an order line, in numbers. The numbers of a tier apply to its standard term. A line of another term, without a tier, or for
 * a fixed moment has no numbers.
 */
export function numbersOfLine<Numbers extends TierNumbers & { id: Tier }>(
  { tier, weeks, performsAt }: OrderedLine,
  numbers: readonly Numbers[] | undefined,
): Numbers | undefined {
  if (tier === null || performsAt || weeks !== toWeeks(entryTerm(tier, []))) return undefined
  return numbers?.find(({ id }) => id === tier)
}
