import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#ui/price.tsx'
import type { CatalogueWords } from '../messages.en.ts'
import { isSpecialIntention, tierOffer } from '../rules.ts'

/** The lowest price of a ritual in words; `price` in dollars a month, of the special intention for each one. */
export function cardPrice(
  { id, price }: { id: string; price: number },
  words: CatalogueWords['card'],
  lang: Lang,
): string {
  const cents = Math.round(price * 100)
  return isSpecialIntention(id)
    ? words.perIntention(formatUsd(cents, lang))
    : words.from(formatUsd(tierOffer(cents, 'basic').price, lang))
}
