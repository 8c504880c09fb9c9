import { formatUsd } from '#base/money-format.ts'
import type { Lang } from '#base/i18n.ts'
import { TIER_NUMBERS } from '#base/settings.ts'
import type { CatalogueMessages } from '../../messages/page.en.ts'
import type { TierOffer } from '../../model-terms.ts'
import { linePrice, toWeeks } from '../../rules-pricing.ts'
import type { RitualText } from '../../schemas.ts'

type Numbers = NonNullable<RitualText['tiers']>[number]

/** Returns the contents of a tier without the days: `11,000 recitations`, `2 priests`, `2 hours of fire a day`. */
export function comprisedTexts(numbers: Numbers, page: CatalogueMessages['page'], lang: Lang): string[] {
  return TIER_NUMBERS.flatMap((name) => {
    const count = numbers[name]
    return count === null || name === 'days' ? [] : page.comprises[name](count, count.toLocaleString(lang))
  })
}

/** The days of the term, and how many of them have a fire if this number is known: `28 days of recitation, 7 of them with fire`. */
export function daysText(
  { duration }: TierOffer,
  { days }: Numbers,
  page: CatalogueMessages['page'],
): string | undefined {
  return days === null ? undefined : page.days(toWeeks(duration) * 7, days)
}

/** The term (duration) of a price. If the tier also offers a shorter term, the text includes the shorter term: `2 weeks, or 1 week for $82`. */
export function termText(
  { basePrice, duration, terms }: TierOffer,
  { page }: Pick<CatalogueMessages, 'page'>,
  lang: Lang,
): string {
  const said = page.term(toWeeks(duration))
  const shortest = terms[0]
  if (shortest === undefined || shortest >= duration) return said
  const price = linePrice({ basePrice, isIntention: false }, shortest)
  return page.orShorter(said, toWeeks(shortest), formatUsd(price, lang))
}

/** True if a term has days without fire. If so, the page explains what the priests do on these days. */
export const hasDaysBetween = (tiers: readonly Numbers[], offers: readonly TierOffer[]): boolean =>
  offers.some(({ tier, duration }) => {
    const days = tiers.find(({ id }) => id === tier)?.days
    return typeof days === 'number' && days < toWeeks(duration) * 7
  })
