import { amount, formatDecimal } from '#base/money.ts'
import type { auditEntries } from '#features/platform/audit/tables.ts'
import type { CardAttemptRow } from '#features/money/cards/queries.ts'
import type { SightingRow } from '#features/money/crypto/queries-chain.ts'
import type { PaymentRow } from '#features/money/crypto/queries.ts'
import { type Explorers, explorerLink } from '#features/money/crypto/rules-explorer.ts'
import type { transfers } from '#features/money/crypto/tables.ts'
import { COINS, type Currency } from '#features/money/settlements/model-currencies.ts'
import type { reviewDecisions, settlements } from '#features/money/settlements/tables.ts'
import { presentPerson, presentRefund } from './present-ledger.ts'
import type { RefundRow } from './queries-ledger.ts'
import type { LedgerDetail, LedgerEntry } from './schemas-ledger.ts'

/** The rows of other tables that belong to one payment attempt. */
type LedgerRows = {
  came: { transfer: typeof transfers.$inferSelect; time: Date }[]
  seen: SightingRow[]
  decisions: (typeof reviewDecisions.$inferSelect)[]
  back: RefundRow[]
  events: (typeof auditEntries.$inferSelect)[]
  settled: typeof settlements.$inferSelect | undefined
  coin: PaymentRow | undefined
  card: CardAttemptRow | undefined
}

type DetailContext = { emails: ReadonlyMap<string, string | null>; explorers: Explorers }

export function presentDetail(
  entry: LedgerEntry,
  found: LedgerRows,
  { emails, explorers }: DetailContext,
): LedgerDetail {
  const arrival = (row: { currency: Currency; units: bigint; transactionHash: string }) => ({
    transactionHash: row.transactionHash,
    transactionUrl: explorerLink(explorers, row.currency, 'transaction', row.transactionHash) ?? null,
    currency: row.currency,
    amount: formatDecimal(amount(COINS[row.currency].asset, row.units)),
  })
  const { coin, card, settled } = found
  return {
    ...entry,
    expiresAt: (coin ?? card)?.expiresAt.toISOString() ?? null,
    watchedUntil: coin?.watchUntil.toISOString() ?? null,
    transfers: found.came.map(({ transfer, time }) => ({
      ...arrival(transfer),
      height: transfer.height,
      minedAt: time.toISOString(),
    })),
    sightings: found.seen.map((row) => ({
      ...arrival(row),
      firstSeenAt: row.firstSeenAt.toISOString(),
      inMempool: row.inMempool,
    })),
    events: found.events.map(({ at, actorId, action, before, after }) => ({
      at: at.toISOString(),
      by: presentPerson(actorId, emails),
      action,
      before: before ?? null,
      after: after ?? null,
    })),
    decisions: found.decisions.map(({ attention, decision, note, decidedBy, decidedAt }) => ({
      attention,
      decision,
      note,
      by: presentPerson(decidedBy, emails),
      at: decidedAt.toISOString(),
    })),
    refunds: found.back.map((row) => presentRefund(row, emails)),
    settledBy: settled
      ? { method: settled.method, paymentId: settled.reference, at: settled.settledAt.toISOString() }
      : null,
  }
}
