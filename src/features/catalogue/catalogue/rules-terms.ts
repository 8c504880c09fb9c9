import { DEFAULT_TERMS, type TermKey, type TermTable } from '#base/ritual-terms.ts'
import {
  type OfferedTerm,
  type ServiceTerms,
  type TierOffer,
  SPECIAL_INTENTION,
  TIERS,
  type Tier,
} from './model-terms.ts'
import { entryTerm, isSpecialIntention, linePrice, monthPrice, readItemId } from './rules-pricing.ts'
import type { CatalogueItem } from './schemas.ts'

/** The groups of the list of articles in display order. An article belongs to the first group that has one of its tags. */
const GROUP_TAGS = {
  order: ['preparation', 'ordering', 'questions'],
  sky: ['jyotish', 'festivals', 'calendar', 'vastu'],
} as const

type ArticleGroup = keyof typeof GROUP_TAGS | 'rite'

const ORDER: ArticleGroup[] = ['order', 'rite', 'sky']

/** A ritual with its offered terms (durations) and its price in dollars: per month, or for each special intention. */
export type OfferedRitual = { id: string; price: number; terms: ServiceTerms }

/** The terms that a ritual offers: the ritual's terms if it has any, otherwise the shop's terms. */
export function offeredTerms(id: string, shop: TermTable, own: ServiceTerms | null): ServiceTerms {
  const keys: readonly TermKey[] = id === SPECIAL_INTENTION ? ['intention'] : TIERS
  return Object.fromEntries(keys.map((key) => [key, own?.[key] ?? shop[key]]))
}

export function tierOffers(ritual: Omit<OfferedRitual, 'id'>): TierOffer[] {
  return TIERS.map((tier) => tierOffer(ritual, tier))
}

export function tierOffer({ price: dollars, terms: offered }: Omit<OfferedRitual, 'id'>, tier: Tier): TierOffer {
  const terms = offered[tier] ?? DEFAULT_TERMS[tier]
  const basePrice = monthPrice(Math.round(dollars * 100), tier)
  const duration = entryTerm(tier, terms)
  return { tier, price: linePrice({ basePrice, isIntention: false }, duration), basePrice, duration, terms }
}

/** The term that a page shows for another tier: the chosen term if that tier offers it, otherwise the default term of that tier. */
export function termBeside({ terms, duration }: TierOffer, chosen: { terms: readonly number[]; term: number }): number {
  return terms.includes(chosen.term) && chosen.terms.includes(chosen.term) ? chosen.term : duration
}

/** All offers of a ritual: each tier with each of its terms. */
export function listOffered(ritual: OfferedRitual): OfferedTerm[] {
  if (isSpecialIntention(ritual.id)) {
    const basePrice = Math.round(ritual.price * 100)
    const terms = ritual.terms.intention ?? DEFAULT_TERMS.intention
    return terms.map((duration) => ({
      tier: null,
      duration,
      cents: linePrice({ basePrice, isIntention: true }, duration),
    }))
  }
  return tierOffers(ritual).flatMap(({ tier, basePrice, terms }) =>
    terms.map((duration) => ({ tier, duration, cents: linePrice({ basePrice, isIntention: false }, duration) })),
  )
}

/** Returns the offer with the lowest price. Pages show this price with the word "from" and with its term (duration). */
export function lowestOffer(ritual: OfferedRitual): OfferedTerm {
  return listOffered(ritual).reduce((lowest, each) => (each.cents < lowest.cents ? each : lowest))
}

/**
 * Finds two offers with contradicting prices: `cheaper` has the same or a better tier and the same or a longer term (duration) than `dearer`, but
 * costs less. Undefined if there are no such offers.
 */
export function findContradiction(ritual: OfferedRitual): { cheaper: OfferedTerm; dearer: OfferedTerm } | undefined {
  const offered = listOffered(ritual)
  const strength = ({ tier }: OfferedTerm) => (tier ? TIERS.indexOf(tier) : 0)
  for (const dearer of offered) {
    const cheaper = offered.find(
      (each) => strength(each) >= strength(dearer) && each.duration >= dearer.duration && each.cents < dearer.cents,
    )
    if (cheaper) return { cheaper, dearer }
  }
  return undefined
}

/**
 * Returns the durations that the shop offers for an item of a cart or an order. For a ritual without a tier these are the durations of the
 * enhanced tier.
 */
export function itemTerms(itemId: string, terms: ServiceTerms = DEFAULT_TERMS): readonly number[] {
  const { tier } = readItemId(itemId)
  const key = isSpecialIntention(itemId) ? 'intention' : (tier ?? 'enhanced')
  return terms[key] ?? DEFAULT_TERMS[key]
}

/**
 * The next longer or shorter offered term. Undefined if there is none. If the current term is not offered, returns the nearest offered term in the
 * given direction.
 */
export function nextTerm(terms: readonly number[], duration: number, direction: 1 | -1): number | undefined {
  return direction === 1 ? terms.find((term) => term > duration) : terms.findLast((term) => term < duration)
}

/**
 * Groups the articles by tag. The first article is shown large. An article without a matching tag is in the group about the rite. Empty groups are
 * left out.
 */
export function groupCatalogue(items: readonly CatalogueItem[]) {
  const [lead, ...articles] = items.filter(({ source }) => source === 'articles')
  const groups = ORDER.map((group) => ({ group, articles: articles.filter((article) => groupOf(article) === group) }))
  return {
    lead,
    groups: groups.filter((group) => group.articles.length > 0),
    rituals: items.filter(({ source }) => source === 'services'),
  }
}

function groupOf({ tags_en: tags = [] }: CatalogueItem): ArticleGroup {
  const has = (group: keyof typeof GROUP_TAGS) => GROUP_TAGS[group].some((tag) => tags.includes(tag))
  if (has('order')) return 'order'
  return has('sky') ? 'sky' : 'rite'
}
