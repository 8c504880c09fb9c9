import { DEFAULT_TERMS, type TermKey, type TermTable } from '#base/terms.ts'
import { type Offered, type ServiceTerms, type TierOffer, SPECIAL_INTENTION, TIERS, type Tier } from './model-terms.ts'
import { entryTerm, isSpecialIntention, linePrice, monthPrice, readItemId } from './rules-pricing.ts'
import type { CatalogueItem } from './schemas.ts'

/** The parts of the list of articles, in the order they stand; an article is in the first whose tags it has. */
const GROUP_TAGS = {
  order: ['preparation', 'ordering', 'questions'],
  sky: ['jyotish', 'festivals', 'calendar', 'vastu'],
} as const

type ArticleGroup = keyof typeof GROUP_TAGS | 'rite'

const ORDER: ArticleGroup[] = ['order', 'rite', 'sky']

/** A ritual with its price in dollars a month, of the special intention for each one, and the terms that it offers. */
export type OfferedRitual = { id: string; price: number; terms: ServiceTerms }

/** What a ritual offers: its own terms where it has some, else those of the shop. */
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

/** The term at which a tier stands beside the chosen one: the same where both offer it, else its own. */
export function termBeside({ terms, duration }: TierOffer, chosen: { terms: readonly number[]; term: number }): number {
  return terms.includes(chosen.term) && chosen.terms.includes(chosen.term) ? chosen.term : duration
}

/** Everything a ritual offers, each tier at each of its terms. */
export function listOffered(ritual: OfferedRitual): Offered[] {
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

/** The choice with the lowest price, which "from" names with its term. */
export function lowestOffer(ritual: OfferedRitual): Offered {
  return listOffered(ritual).reduce((lowest, each) => (each.cents < lowest.cents ? each : lowest))
}

/** Two choices of which `cheaper` is neither weaker nor shorter and still costs less; undefined where there are none. */
export function findContradiction(ritual: OfferedRitual): { cheaper: Offered; dearer: Offered } | undefined {
  const offered = listOffered(ritual)
  const strength = ({ tier }: Offered) => (tier ? TIERS.indexOf(tier) : 0)
  for (const dearer of offered) {
    const cheaper = offered.find(
      (each) => strength(each) >= strength(dearer) && each.duration >= dearer.duration && each.cents < dearer.cents,
    )
    if (cheaper) return { cheaper, dearer }
  }
  return undefined
}

/** The offered terms of a line in a cart or an order. A ritual without a tier is priced as the enhanced one is. */
export function termsOfItem(itemId: string, terms: ServiceTerms = DEFAULT_TERMS): readonly number[] {
  const { tier } = readItemId(itemId)
  const key = isSpecialIntention(itemId) ? 'intention' : (tier ?? 'enhanced')
  return terms[key] ?? DEFAULT_TERMS[key]
}

/** The next offered term in a direction, or undefined at the end. From a term that is not offered it leads back to those that are. */
export function nextTerm(terms: readonly number[], duration: number, direction: 1 | -1): number | undefined {
  return direction === 1 ? terms.find((term) => term > duration) : terms.findLast((term) => term < duration)
}

/** The first article leads; the others stand in groups by their tags, what fits no other in that about the rite; empty ones are left out. */
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
