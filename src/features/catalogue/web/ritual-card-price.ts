import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#base/money-format.ts'
import type { CatalogueMessages } from '../messages.en.ts'
import { isSpecialIntention, tierOffer } from '../rules-pricing.ts'

/** The lowest price of a ritual in words; `price` in dollars a month, of the special intention for each one. */
export function ritualCardPrice(
  { id, price }: { id: string; price: number },
  messages: CatalogueMessages['card'],
  lang: Lang,
): string {
  const cents = Math.round(price * 100)
  return isSpecialIntention(id)
    ? messages.perIntention(formatUsd(cents, lang))
    : messages.from(formatUsd(tierOffer(cents, 'basic').price, lang))
}
