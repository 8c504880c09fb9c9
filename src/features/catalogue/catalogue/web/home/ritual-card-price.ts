import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#base/money-format.ts'
import type { CatalogueMessages } from '../../messages/page.en.ts'
import { isSpecialIntention, toWeeks } from '../../rules-pricing.ts'
import { lowestOffer, type OfferedRitual } from '../../rules-terms.ts'

/** The lowest offered price and its term (duration), as text. */
export function ritualCardPrice(ritual: OfferedRitual, messages: CatalogueMessages['card'], lang: Lang): string {
  const { cents, duration } = lowestOffer(ritual)
  const say = isSpecialIntention(ritual.id) ? messages.perIntention : messages.from
  return say(formatUsd(cents, lang), toWeeks(duration))
}
