import type { TierNumbers } from '#base/settings.ts'
import type { Tier } from './model-terms.ts'
import { entryTerm, toWeeks } from './rules-pricing.ts'

type OrderedLine = { tier: Tier | null; weeks: number; performsAt?: Date | string | null | undefined }

/**
 * What a line of an order comprises. The numbers of a tier are those of its standard term, so a line of another term, without a tier, or for a
 * fixed moment has none.
 */
export function numbersOfLine<Numbers extends TierNumbers & { id: Tier }>(
  { tier, weeks, performsAt }: OrderedLine,
  numbers: readonly Numbers[] | undefined,
): Numbers | undefined {
  if (tier === null || performsAt || weeks !== toWeeks(entryTerm(tier, []))) return undefined
  return numbers?.find(({ id }) => id === tier)
}
