import type { CartItem } from '#features/orders/cart/model.ts'
import {
  intentionItem,
  type ItemMessages,
  type NamedRitual,
  ritualItem,
  setDuration,
} from '#features/orders/cart/rules.ts'
import { TIERS, type Tier } from '#features/catalogue/catalogue/model-terms.ts'
import { entryTerm, isSpecialIntention } from '#features/catalogue/catalogue/rules-pricing.ts'
import { type OfferedRitual, itemTerms, tierOffer } from '#features/catalogue/catalogue/rules-terms.ts'

/** The tier and term in the page address of an express checkout (docs/contract.md, "Pages"). A special intention has no tiers. */
export type Choice = {
  tier: Tier | undefined
  /** The term in months. */
  duration: number
  /** True if the page address contained a tier that does not exist, or a term that the ritual does not offer. */
  isCorrected: boolean
}

/**
 * Reads tier and term from the page address. An unknown tier becomes the first tier. A term that the tier does not offer becomes the tier's
 * standard term.
 */
export function readChoice(ritual: OfferedRitual, tierText: string | null, durationText: string | null): Choice {
  const isIntention = isSpecialIntention(ritual.id)
  const wantedTier = TIERS.find((name) => name === tierText)
  const tier = isIntention ? undefined : (wantedTier ?? 'basic')
  const { terms, duration: standard } = tier ? tierOffer(ritual, tier) : intentionOffer(ritual)
  const duration = terms.find((term) => String(term) === durationText)
  return {
    tier,
    duration: duration ?? standard,
    isCorrected: (tierText !== null && !wantedTier) || (durationText !== null && duration === undefined),
  }
}

function intentionOffer({ id, terms }: OfferedRitual) {
  const offered = itemTerms(id, terms)
  return { terms: offered, duration: entryTerm(null, offered) }
}

/** Returns the only item of an express order, as a cart item. */
export function chosenItem(
  ritual: NamedRitual,
  { tier, duration }: Choice,
  messages: Pick<ItemMessages, 'tiers'>,
  intention?: { id: string; name: string },
): CartItem {
  if (intention) {
    const item = intentionItem(intention, ritual)
    const [named = item] = setDuration([item], item.id, duration)
    return named
  }
  const item = { ...ritualItem(ritual, tier, messages), isSpecialIntention: isSpecialIntention(ritual.id) }
  const [chosen = item] = setDuration([item], item.id, duration)
  return chosen
}
