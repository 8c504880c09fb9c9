import { eq, sql } from 'drizzle-orm'
import { amount } from '#base/money.ts'
import type { Db } from '#server/database/database.ts'
import type { OrdersPort } from '#features/settlements/context.ts'
import type { CryptoContext } from './context.ts'
import { settle, tellSurplus, writeSurplus } from '#features/settlements/commands.ts'
import {
  type Chain,
  CHAINS,
  COINS,
  type Currency,
  CURRENCIES,
  type UsdRate,
} from '#features/settlements/model-currencies.ts'
import { listEvidence, listExpirable, lockChain, lockPayments, readView } from './queries-chain.ts'
import type { PaymentRow } from './queries.ts'
import { evaluate, type Verdict } from './rules-evaluate.ts'
import { newsOf } from './rules-events.ts'
import { centsOf } from './rules.ts'
import { payments } from './tables.ts'
import { surpluses } from '#features/settlements/tables.ts'

export type Rates = Partial<Record<Currency, UsdRate>>

const EXPIRE_AT_ONCE = 500

type Judgement = { row: PaymentRow; verdict: Verdict }

/** Today's rates of a chain's coins, asked before any transaction; a source that is away leaves its coin out. */
export async function readRates({ rates }: CryptoContext, chain: Chain): Promise<Rates> {
  const coins = CURRENCIES.filter((currency) => COINS[currency].chain === chain)
  const quotes = await Promise.allSettled(coins.map((currency) => rates.usdFor(currency)))
  return Object.fromEntries(
    coins.flatMap((currency, at) => {
      const quote = quotes[at]
      return quote?.status === 'fulfilled' ? [[currency, quote.value]] : []
    }),
  )
}

/** Brings payments of one chain to the state that the facts give them, and settles what has become paid. */
export async function judgePayments(
  tx: Db,
  context: CryptoContext,
  chain: Chain,
  ids: Iterable<string>,
  rates: Rates,
): Promise<void> {
  const rows = await lockPayments(tx, [...new Set(ids)])
  const view = await readView(tx, chain)
  const evidence = await listEvidence(
    tx,
    rows.map((row) => row.id),
  )
  const judgements = rows.map((row) => {
    const circumstances = { chain: view, policy: context.policy(), rates }
    return { row, verdict: evaluate(judged(row), evidence.get(row.id) ?? [], circumstances) }
  })
  const now = context.shop.now()
  await settleCompleted(tx, context.orders, judgements, now)
  const changed = judgements.filter(differs)
  await writeVerdicts(tx, changed, now)
  await tellNews(tx, context, changed)
  await writeSurpluses(tx, context, judgements, now)
}

/** Closes the quotes whose time is over, as far as the chains are known. */
export async function expirePayments(
  context: CryptoContext,
  chains: readonly Chain[] = CHAINS,
  stopping?: AbortSignal,
): Promise<void> {
  const { db } = context.shop
  for (const chain of chains) {
    let ids = await listExpirable(db, chain, EXPIRE_AT_ONCE, '')
    while (ids.length > 0) {
      if (stopping?.aborted) return
      const rates = await readRates(context, chain)
      const batch = ids
      await db.transaction(async (tx) => {
        // As a block does: whoever wrote transfers of these payments first must not wait for a row that is taken here.
        await lockChain(tx, chain)
        await judgePayments(tx, context, chain, batch, rates)
      })
      ids = await listExpirable(db, chain, EXPIRE_AT_ONCE, batch.at(-1) ?? '')
    }
  }
}

function judged(row: PaymentRow) {
  const { asset } = COINS[row.currency]
  return {
    ...row,
    expected: amount(asset, row.expected),
    minimum: amount(asset, row.minimum),
    credited: row.credited === null ? null : amount(asset, row.credited),
  }
}

/** In the order of the orders' ids, so that two chains settling the same orders do not wait for each other. */
async function settleCompleted(tx: Db, orders: OrdersPort, judgements: Judgement[], now: Date): Promise<void> {
  const completed = judgements
    .filter(({ row, verdict }) => verdict.status === 'completed' && row.status !== 'completed')
    .toSorted((a, b) => (a.row.orderId < b.row.orderId ? -1 : 1))
  for (const judgement of completed) {
    const { row, verdict } = judgement
    const result = await settle(tx, orders, {
      orderId: row.orderId,
      method: 'crypto',
      currency: row.currency,
      reference: row.id,
      paid: verdict.confirmed,
      transactionHash: verdict.transactionHash,
      settledAt: now,
    })
    if (result === 'refused') judgement.verdict = refused(verdict)
    if (result === 'surplus') judgement.verdict = creditedNothing(verdict)
  }
}

function refused(verdict: Verdict): Verdict {
  const nothing = amount(verdict.confirmed.asset, 0n)
  return { ...verdict, status: 'review', attention: 'order-not-payable', credited: null, surplus: nothing }
}

/** Another payment was first: all of this one is to be given back. */
function creditedNothing(verdict: Verdict): Verdict {
  return { ...verdict, credited: amount(verdict.confirmed.asset, 0n), surplus: verdict.confirmed }
}

function differs({ row, verdict }: Judgement): boolean {
  return (
    row.status !== verdict.status ||
    row.attention !== verdict.attention ||
    row.received !== verdict.received.units ||
    row.confirmed !== verdict.confirmed.units ||
    row.confirmations !== verdict.confirmations ||
    row.transactionHash !== verdict.transactionHash ||
    row.credited !== (verdict.credited?.units ?? null) ||
    row.waiting !== verdict.waiting ||
    (row.closedAt !== null) !== verdict.closed
  )
}

/** One statement for any number of payments. */
async function writeVerdicts(tx: Db, judgements: Judgement[], now: Date): Promise<void> {
  if (judgements.length === 0) return
  const changes = JSON.stringify(judgements.map((judgement) => change(judgement, now)))
  await tx
    .update(payments)
    .set({
      status: sql`v.status`,
      attention: sql`v.attention`,
      received: sql`v.received`,
      confirmed: sql`v.confirmed`,
      confirmations: sql`v.confirmations`,
      transactionHash: sql`v.transaction_hash`,
      credited: sql`v.credited`,
      waiting: sql`v.waiting`,
      completedAt: sql`v.completed_at`,
      closedAt: sql`v.closed_at`,
    })
    .from(
      sql`jsonb_to_recordset(${changes}::jsonb) as v(id text, status text, attention text, received numeric,
        confirmed numeric, confirmations integer, transaction_hash text, credited numeric, waiting boolean,
        completed_at timestamptz, closed_at timestamptz)`,
    )
    .where(eq(payments.id, sql`v.id`))
}

async function tellNews(tx: Db, { shop, orders }: CryptoContext, judgements: Judgement[]): Promise<void> {
  for (const { row, verdict } of judgements) {
    if (verdict.attention !== null && verdict.attention !== row.attention)
      shop.log.warn({ paymentId: row.id, attention: verdict.attention }, 'a payment needs a person')
    const news = newsOf(row, verdict)
    if (news) await orders.news(tx, { orderId: row.orderId, method: 'crypto', reference: row.id, ...news })
  }
}

function change({ row, verdict }: Judgement, now: Date) {
  return {
    id: row.id,
    status: verdict.status,
    attention: verdict.attention,
    received: verdict.received.units.toString(),
    confirmed: verdict.confirmed.units.toString(),
    confirmations: verdict.confirmations,
    transaction_hash: verdict.transactionHash,
    credited: verdict.credited?.units.toString() ?? null,
    waiting: verdict.waiting,
    completed_at: row.completedAt ?? (verdict.status === 'completed' ? now : null),
    closed_at: row.closedAt ?? (verdict.closed ? now : null),
  }
}

async function writeSurpluses(
  tx: Db,
  { orders, policy }: CryptoContext,
  judgements: Judgement[],
  now: Date,
): Promise<void> {
  for (const { row, verdict } of judgements) {
    if (verdict.credited === null) continue
    if (verdict.surplus.units === 0n) {
      if (row.status === 'completed') await tx.delete(surpluses).where(unreturnedSurplusOf(row.id))
      continue
    }
    const { id: reference, orderId, currency } = row
    const surplus = { orderId, method: 'crypto' as const, currency, reference, paid: verdict.surplus, settledAt: now }
    await writeSurplus(tx, surplus)
    // A rounded-up transfer is not worth a letter.
    if (centsOf(verdict.surplus, row.usdRate) >= policy().dustCents) await tellSurplus(tx, orders, surplus)
  }
}

function unreturnedSurplusOf(paymentId: string) {
  return sql`${surpluses.method} = 'crypto' and ${surpluses.reference} = ${paymentId} and ${surpluses.returnedAt} is null`
}
