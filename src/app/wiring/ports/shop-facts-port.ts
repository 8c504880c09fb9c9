import { centsToDollars } from '#base/money.ts'
import { MINUTE } from '#base/time.ts'
import { DEFAULT_REFUND_DAYS } from '#features/catalogue/page-texts/rules-facts.ts'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { CARD_LIFETIME } from '#features/money/cards/rules.ts'
import { listOfferedCards, listOfferedCoins } from '#features/money/payments/queries.ts'
import type { PaymentsContext } from '#features/money/payments/context.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { firstOfferedDay } from '#features/orders/plans/rules-planning.ts'
import { findSeller } from '#features/platform/settings/rules-seller.ts'
import { listOpen } from '#features/rites/group-rituals/queries.ts'
import { listPublicPriests } from '#features/rites/priests/queries.ts'
import type { Shop } from '#server/shop.ts'

/** Reads what the consultant says about payments, priests, group rituals and terms. `payments` is opened later than the consultant. */
export function createShopFactsPort(shop: Shop, payments: () => PaymentsContext): Knowledge['shopFacts'] {
  return async (now, lang) => {
    const [priests, groups] = await Promise.all([listPublicPriests(shop, lang), listOpen(shop.readDb, now)])
    const { planning, recording, legal } = shop.settings()
    const earliestStart = firstOfferedDay(now, planning)
    const seller = findSeller({ legal }, shop.config.SANDBOX)
    return {
      cardMinutes: CARD_LIFETIME / MINUTE,
      coinMinutes: payments().policy().lockMs / MINUTE,
      refundDays: legal.refundDays ?? DEFAULT_REFUND_DAYS,
      ...(seller && {
        seller: {
          name: seller.name[lang],
          country: seller.country[lang],
          address: seller.address[lang],
          isExample: seller.isExample,
        },
      }),
      cards: listOfferedCards(payments(), undefined).map(({ name }) => name),
      coins: listOfferedCoins(payments(), undefined),
      recordingDays: recording.days,
      earliestStart,
      blockedDays: planning.blockedDays
        .map(({ day }) => day)
        .filter((day) => day >= earliestStart)
        .toSorted(),
      priests: priests.map(({ name }) => name),
      groups: groups.map(({ id, serviceId, performsAt, priceCents }) => ({
        serviceId,
        day: dayAtPlace(performsAt),
        priceUsd: centsToDollars(priceCents),
        href: `/group/${id}`,
      })),
    }
  }
}
