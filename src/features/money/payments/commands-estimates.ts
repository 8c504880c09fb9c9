import { DAY, HOUR, hasPassed, MINUTE } from '#base/time.ts'
import { currencyRates } from '#features/money/cards/tables.ts'
import type { DailyRates } from '#features/money/cards/providers/bank-of-russia.ts'
import type { Shop } from '#server/shop.ts'
import { readStoredRates } from './queries-estimates.ts'
import { perDollar } from './rules-estimates.ts'

/** The pause after the first failure, before the shop asks the bank again. Each further failure doubles this pause. */
const FIRST_RETRY = 10 * MINUTE
const LAST_RETRY = 6 * HOUR

/** Stores the bank's rates of the dollar in roubles and in euros. All processes together do this once a day. */
async function refreshRates(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  fetchRates: () => Promise<DailyRates>,
): Promise<void> {
  const { EUR: known } = await readStoredRates(db)
  if (known && !hasPassed(known.readAt, DAY, now())) return
  const { day, roubles } = await fetchRates()
  const [dollar, euro] = [roubles.get('USD'), roubles.get('EUR')]
  if (!dollar || !euro) throw new Error('the answer of the Bank of Russia lacks the rate of the dollar or the euro')
  const rates = { RUB: dollar, EUR: perDollar(dollar, euro) }
  for (const currency of ['RUB', 'EUR'] as const) {
    const row = { perUsd: rates[currency], day, source: 'cbr' as const, readAt: now() }
    await db
      .insert(currencyRates)
      .values({ currency, ...row })
      .onConflictDoUpdate({ target: currencyRates.currency, set: row })
  }
}

/** Loads the rates from this address. The XML parser is loaded here and not at the start of the shop, because it is needed only once a day. */
export async function fetchRatesAt(url: string): Promise<DailyRates> {
  const { fetchDailyRates } = await import('#features/money/cards/providers/bank-of-russia.ts')
  return await fetchDailyRates(url)
}

/** Returns `refreshRates` as a job that waits longer after each failure. */
export function refreshWithPauses(
  shop: Pick<Shop, 'db' | 'now'>,
  fetchRates: () => Promise<DailyRates>,
): () => Promise<void> {
  let failures = 0
  let nextTryAt = 0
  return async () => {
    if (shop.now().getTime() < nextTryAt) return
    try {
      await refreshRates(shop, fetchRates)
      failures = 0
    } catch (error) {
      nextTryAt = shop.now().getTime() + Math.min(FIRST_RETRY * 2 ** failures, LAST_RETRY)
      failures += 1
      throw error
    }
  }
}
