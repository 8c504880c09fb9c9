import type { CartItem } from '#features/orders/cart/model.ts'
import {
  intentionItem,
  type ItemMessages,
  type NamedRitual,
  ritualItem,
  setDuration,
} from '#features/orders/cart/rules.ts'
import { TIERS, type Tier } from '#features/catalogue/catalogue/model-terms.ts'
import { listDurations, entryTerm, isSpecialIntention } from '#features/catalogue/catalogue/rules-pricing.ts'
import { type OfferedRitual, itemTerms, tierOffer } from '#features/catalogue/catalogue/rules-terms.ts'

/** The selection in the URL of an express checkout (docs/contract.md, "Pages"). A special intention has no tiers. */
export type Choice = {
  tier: Tier | undefined
  /** In months. */
  duration: number
  /** The URL named a tier or a term that does not exist. */
  isCorrected: boolean
}

/**
 * Reads tier and term from the URL. Every existing term is accepted, even if the ritual does not offer it. An invalid tier becomes the first tier.
 * An invalid term becomes the tier's standard term.
 */
export function readChoice(ritual: OfferedRitual, tierText: string | null, durationText: string | null): Choice {
  const isIntention = isSpecialIntention(ritual.id)
  const wantedTier = TIERS.find((name) => name === tierText)
  const tier = isIntention ? undefined : (wantedTier ?? 'basic')
  const steps = listDurations({ isIntention })
  const duration = steps.find((step) => String(step) === durationText)
  return {
    tier,
    duration:
      duration ?? (tier ? tierOffer(ritual, tier).duration : entryTerm(null, itemTerms(ritual.id, ritual.terms))),
    isCorrected: (tierText !== null && !wantedTier) || (durationText !== null && duration === undefined),
  }
}

/** The single line of an express order, as a cart item. */
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
