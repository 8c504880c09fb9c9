import { roubleMemory } from '#features/money/cards/commands.ts'
import type { CardConfig, CardProvider, RoubleSource } from '#features/money/cards/model.ts'
import { sandboxCardProvider } from '#features/office/sandbox/commands-card.ts'
import type { Shop } from '#server/shop.ts'

/** Card payments with the configured services. If there are none, returns the simulated service in a sandbox, and undefined in a real shop. */
export async function openCards(shop: Shop): Promise<CardConfig | undefined> {
  const providers = await openProviders(shop)
  return providers.length === 0 ? undefined : { providers, roubles: await openRoubles(shop) }
}

/** Stripe comes first as the default, because it charges the price in dollars. */
async function openProviders(shop: Shop): Promise<CardProvider[]> {
  const providers = [await openStripe(shop), await openYookassa(shop)].filter((one) => one !== undefined)
  return providers.length === 0 && shop.config.SANDBOX ? [sandboxCardProvider(shop)] : providers
}

async function openStripe({ config }: Shop): Promise<CardProvider | undefined> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = config
  if (!secretKey || !webhookSecret) return undefined
  // The SDK takes a third of a second to load, and most shops do not use it.
  const { stripeProvider } = await import('#features/money/cards/providers/stripe.ts')
  return stripeProvider({ secretKey, webhookSecret, apiUrl })
}

async function openYookassa({ config }: Shop): Promise<CardProvider | undefined> {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey, YOOKASSA_API_URL: apiUrl } = config
  if (!shopId || !secretKey) return undefined
  const { yookassaProvider } = await import('#features/money/cards/providers/yookassa.ts')
  const { YOOKASSA_VAT_CODE: vatCode, YOOKASSA_TAX_SYSTEM: taxSystem, YOOKASSA_SBP: hasSbp } = config
  return yookassaProvider({ shopId, secretKey, apiUrl, vatCode, taxSystem, hasSbp })
}

async function openRoubles(shop: Shop): Promise<RoubleSource | undefined> {
  const { config, now } = shop
  const { YOOKASSA_RUB_PER_USD: roubles, YOOKASSA_SPREAD_PERCENT: spreadBasisPoints } = config
  if (roubles === undefined) return undefined
  const { bankOfRussia, fixedRoubles } = await import('#features/money/cards/providers/rouble-rates.ts')
  if (roubles !== 'cbr') return fixedRoubles(roubles, spreadBasisPoints)
  const { CBR_RATE_URL: url, NBRB_RATE_URL: secondUrl } = config
  return bankOfRussia({ url, secondUrl, memory: roubleMemory(shop), spreadBasisPoints, now })
}
