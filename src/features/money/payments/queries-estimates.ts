import { currencyRates } from '#features/money/cards/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { estimatesFrom, SANDBOX_RATES, type StoredRate } from './rules-estimates.ts'
import type { PaymentMethods } from './schemas.ts'

type Row = StoredRate & { readAt: Date }

export async function readStoredRates(db: Db): Promise<{ RUB?: Row; EUR?: Row }> {
  const rows = await db.select().from(currencyRates)
  return Object.fromEntries(rows.map((row) => [row.currency, row]))
}

/** Reads the rates that the payment step shows. The sandbox asks no bank: it has fixed rates without a day. */
export async function readEstimates({ db, now, config }: Shop): Promise<PaymentMethods['estimates']> {
  if (config.SANDBOX) return { ...SANDBOX_RATES, day: null }
  const { RUB, EUR } = await readStoredRates(db)
  return estimatesFrom(RUB, EUR, now())
}
