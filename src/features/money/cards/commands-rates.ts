import { eq } from 'drizzle-orm'
import type { Shop } from '#server/shop.ts'
import type { RateMemory } from './model.ts'
import { currencyRates } from './tables.ts'

/** Stores the last rouble rate in the database, shared by all processes and kept across restarts. */
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
