import { listEvidence } from '#features/crypto/queries-chain.ts'
import type { PaymentRow } from '#features/crypto/queries.ts'
import { strangeUnits } from '#features/settlements/rules-decisions.ts'
import { type CoinUnits, type Decided, isStrangeReason } from '#features/settlements/model-attention.ts'
import { listDecided } from '#features/settlements/queries.ts'
import type { Db } from '#server/database/database.ts'

/** `strange`: what no rule credits and nobody has decided about, where a person is called for it. */
export type About = { decided: Decided; strange: CoinUnits }

/** What people have decided about coins' payments, and what is open of what they cannot take. */
export async function readAbout(db: Db, rows: PaymentRow[]): Promise<(row: Pick<PaymentRow, 'id'>) => About> {
  const decided = await listDecided(
    db,
    rows.map(({ id }) => id),
  )
  const called = rows.filter(({ attention }) => isStrangeReason(attention)).map(({ id }) => id)
  const evidence = await listEvidence(db, called)
  const abouts = new Map(
    rows.map((row) => {
      const own = decided.get(row.id) ?? {}
      return [row.id, { decided: own, strange: strangeUnits({ ...row, decided: own }, evidence.get(row.id) ?? []) }]
    }),
  )
  return ({ id }) => abouts.get(id) ?? { decided: {}, strange: {} }
}
