import type { Lang } from '#base/i18n.ts'
import { centsToDollars } from '#base/money.ts'
import type { CardConfig } from '#features/money/cards/model.ts'
import type { PaymentsContext } from './context.ts'
import { listWatches } from '#features/money/crypto/queries.ts'
import { sourceHealthy } from '#features/money/crypto/rules.ts'
import { en as cardsEn } from '#features/money/cards/messages/page.en.ts'
import { ru as cardsRu } from '#features/money/cards/messages/page.ru.ts'
import { en as cryptoEn } from '#features/money/crypto/messages/page.en.ts'
import { ru as cryptoRu } from '#features/money/crypto/messages/page.ru.ts'
import { isOffered } from '#features/platform/settings/rules.ts'
import { COINS, CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import type { PaymentMethods } from './schemas.ts'

const cardMessages = { ru: cardsRu, en: cardsEn }
const coinMessages = { ru: cryptoRu, en: cryptoEn }

/** The payment methods of a country, and which of them are available now. */
export async function listPaymentMethods(
  { shop, chains, accounts, policy, rates, cards: config }: PaymentsContext,
  { lang, country }: { lang: Lang; country: string | undefined },
): Promise<PaymentMethods> {
  const watches = await listWatches(shop.db)
  const configured = CURRENCIES.filter(
    (currency) =>
      chains[COINS[currency].chain] && accounts[COINS[currency].chain] && isOffered(shop.settings(), currency, country),
  )
  const quotes = await Promise.allSettled(configured.map((currency) => rates.usdFor(currency)))
  const coins = configured.map((currency, at) => ({
    currency,
    ...coinMessages[lang].coins[currency],
    available:
      quotes[at]?.status === 'fulfilled' && sourceHealthy(watches.get(COINS[currency].chain), shop.now(), policy()),
    ...(policy().minimumCents[currency] > 0 && { minimumUsd: centsToDollars(policy().minimumCents[currency]) }),
  }))
  const cards = config && isOffered(shop.settings(), 'card', country) ? await listCards(config, lang) : []
  const methods = [...(coins.length > 0 ? ['crypto' as const] : []), ...(cards.length > 0 ? ['card' as const] : [])]
  return { methods, coins, cards }
}

async function listCards({ providers, roubles }: CardConfig, lang: Lang): Promise<PaymentMethods['cards']> {
  const hasRoubles = await roubles?.perUsd().then(
    () => true,
    () => false,
  )
  return providers.map(({ name: provider, currency }) => ({
    provider,
    name: cardMessages[lang].cards[provider],
    currency,
    available: currency === 'USD' || hasRoubles === true,
  }))
}
