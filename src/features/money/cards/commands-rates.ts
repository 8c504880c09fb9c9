import { eq } from 'drizzle-orm'
import type { Shop } from '#server/shop.ts'
import type { RateMemory } from './model.ts'
import { currencyRates } from './tables.ts'

/** Keeps the last rate of the rouble in the database, for every process and the next start. */
export function roubleMemory({ db, now }: Pick<Shop, 'db' | 'now'>): RateMemory {
  return {
    load: async () => {
      const [row] = await db.select().from(currencyRates).where(eq(currencyRates.currency, 'RUB'))
      return row && { rate: row.perUsd, day: row.day, source: row.source }
    },
    save: async ({ rate, day, source }) => {
      const row = { perUsd: rate, day, source, readAt: now() }
      await db
        .insert(currencyRates)
        .values({ currency: 'RUB', ...row })
        .onConflictDoUpdate({ target: currencyRates.currency, set: row })
    },
  }
}
