import { eq, sql } from 'drizzle-orm'
import { amount } from '#base/money.ts'
import { isDatabaseAway } from '#server/database/postgres/connection-errors.ts'
import type { Db } from '#server/database/database.ts'
import type { CryptoContext } from './context.ts'
import { settle, notifySurplus, writeSurplus } from '#features/money/settlements/commands.ts'
import {
  type Chain,
  CHAINS,
  COINS,
  type Currency,
  CURRENCIES,
  type UsdRate,
} from '#features/money/settlements/model-currencies.ts'
import { listEvidence, listExpirable, lockChain, lockPayments, readView } from './queries-chain.ts'
import type { PaymentRow } from './queries.ts'
import { evaluate, type Evaluation } from './rules-evaluate.ts'
import { toPaymentEvent } from './rules-events.ts'
import { isDecided } from '#features/money/settlements/rules-decisions.ts'
import { coinToCents } from './rules.ts'
import type { DecidedUnits } from '#features/money/settlements/model-attention.ts'
import { listDecided, sumReviewReturns } from '#features/money/settlements/queries.ts'
import { payments } from './tables.ts'
import { surpluses } from '#features/money/settlements/tables.ts'

export type Rates = Partial<Record<Currency, UsdRate>>

const EXPIRE_AT_ONCE = 500

/** A payment's row before the evaluation, and the result of the evaluation. */
type EvaluatedPayment = { row: PaymentRow & { returned: bigint; decided: DecidedUnits }; evaluation: Evaluation }

/** Reads today's rates of a chain's coins. Call this before a database transaction begins. A coin without an available rate is left out. */
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

/** Computes the states of payments of one chain from their facts, and marks the orders of completed payments as paid. */
export async function evaluatePayments(
  tx: Db,
  context: CryptoContext,
  chain: Chain,
  ids: Iterable<string>,
  rates: Rates,
): Promise<void> {
  const locked = await lockPayments(tx, [...new Set(ids)])
  const lockedIds = locked.map((row) => row.id)
  const returned = await sumReviewReturns(tx, lockedIds)
  const now = context.shop.now()
  const unwatched = locked.filter(({ watchUntil }) => watchUntil <= now).map(({ id }) => id)
  const decided = await listDecided(tx, lockedIds, unwatched)
  const rows = locked.map((row) => {
    return { ...row, returned: returned.get(row.id) ?? 0n, decided: decided.get(row.id) ?? {} }
  })
  const view = await readView(tx, chain)
  const evidence = await listEvidence(tx, lockedIds)
  const evaluations = rows.map((row) => {
    const circumstances = { chain: view, policy: context.policy(), rates }
    return { row, evaluation: evaluate(snapshotOf(row), evidence.get(row.id) ?? [], circumstances) }
  })
  await settleCompleted(tx, context, evaluations, now)
  const changed = evaluations.filter(differs)
  await writeEvaluations(tx, changed, now)
  await notifyEvents(tx, context, changed)
  await writeSurpluses(tx, context, evaluations, now)
}

/** Closes the quotes whose time is over. A quote is closed only if the shop knows its chain up to the end of the quote. */
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
        // Lock the chain before its payments, like `applyBlocks`, to avoid deadlocks.
        await lockChain(tx, chain)
        await evaluatePayments(tx, context, chain, batch, rates)
      })
      ids = await listExpirable(db, chain, EXPIRE_AT_ONCE, batch.at(-1) ?? '')
    }
  }
}

function snapshotOf(row: EvaluatedPayment['row']) {
  const { asset } = COINS[row.currency]
  return {
    ...row,
    expected: amount(asset, row.expected),
    minimum: amount(asset, row.minimum),
    credited: row.credited === null ? null : amount(asset, row.credited),
  }
}

/**
 * Marks the orders of completed payments as paid, in the sequence of the orders' ids: two chains that pay the same orders then do not
 * deadlock. If one order fails, only this order is rolled back, and the next block retries it. Other payments and blocks go on.
 */
async function settleCompleted(
  tx: Db,
  context: CryptoContext,
  evaluations: EvaluatedPayment[],
  now: Date,
): Promise<void> {
  const completed = evaluations
    .filter(({ row, evaluation }) => evaluation.status === 'completed' && row.status !== 'completed')
    .toSorted((a, b) => (a.row.orderId < b.row.orderId ? -1 : 1))
  for (const evaluated of completed) {
    const { row, evaluation } = evaluated
    const settlement = {
      orderId: row.orderId,
      method: 'crypto' as const,
      currency: row.currency,
      reference: row.id,
      paid: evaluation.confirmed,
      transactionHash: evaluation.transactionHash,
      settledAt: now,
    }
    const result = await tx
      .transaction(async (step) => await settle(step, context.orders, settlement))
      .catch(async (error: unknown) => {
        if (isDatabaseAway(error)) throw error
        await notifyUnsettled(tx, context, row, error)
        return 'failed' as const
      })
    if (result === 'failed') evaluated.evaluation = unsettled(row, evaluation)
    if (result === 'refused') evaluated.evaluation = refused(row, evaluation)
    if (result === 'surplus') evaluated.evaluation = creditedNothing(evaluation)
  }
}

/** Returns the state of a payment that has all its money, but whose order could not be marked as paid. */
function unsettled(row: EvaluatedPayment['row'], evaluation: Evaluation): Evaluation {
  const nothing = { credited: null, surplus: amount(evaluation.confirmed.asset, 0n) }
  return {
    ...evaluation,
    ...nothing,
    status: 'confirming',
    attention: null,
    waiting: true,
    closed: row.closedAt !== null,
  }
}

/** Tells staff that an order with all its money could not be marked as paid. Staff get one message: a second event with the same key is ignored. */
async function notifyUnsettled(
  tx: Db,
  { shop, orders }: CryptoContext,
  { id, orderId }: EvaluatedPayment['row'],
  err: unknown,
): Promise<void> {
  shop.log.error(
    { err, paymentId: id, attention: 'unsettled' },
    'an order could not be marked as paid after its payment arrived',
  )
  const event = { orderId, method: 'crypto' as const, reference: id, dedupeKey: `review ${id} unsettled` }
  await tx
    .transaction(async (step) => await orders.onEvent(step, { kind: 'review', attention: 'unsettled', ...event }))
    .catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error
      shop.log.error(
        { err: error, paymentId: id },
        'a payment arrived, but its order could not be marked as paid, and staff could not be notified of this',
      )
    })
}

/**
 * Returns the state of a payment whose order refused the money. Even if staff have decided about this money, other money that needs review
 * must still show its own reason.
 */
function refused(row: EvaluatedPayment['row'], evaluation: Evaluation): Evaluation {
  const { confirmed } = evaluation
  const strange = isDecided(row, 'order-not-payable', confirmed.units) ? evaluation.attention : null
  const attention = strange ?? 'order-not-payable'
  return { ...evaluation, status: 'review', attention, credited: null, surplus: amount(confirmed.asset, 0n) }
}

/** Returns the state of a payment whose order was already paid by another payment. All money of this payment must be returned. */
function creditedNothing(evaluation: Evaluation): Evaluation {
  return { ...evaluation, credited: amount(evaluation.confirmed.asset, 0n), surplus: evaluation.confirmed }
}

function differs({ row, evaluation }: EvaluatedPayment): boolean {
  return (
    row.status !== evaluation.status ||
    row.attention !== evaluation.attention ||
    row.received !== evaluation.received.units ||
    row.confirmed !== evaluation.confirmed.units ||
    row.confirmations !== evaluation.confirmations ||
    row.transactionHash !== evaluation.transactionHash ||
    row.credited !== (evaluation.credited?.units ?? null) ||
    row.waiting !== evaluation.waiting ||
    (row.closedAt !== null) !== evaluation.closed
  )
}

/** Writes any number of payments with one statement. */
async function writeEvaluations(tx: Db, evaluations: EvaluatedPayment[], now: Date): Promise<void> {
  if (evaluations.length === 0) return
  const changes = JSON.stringify(evaluations.map((evaluated) => change(evaluated, now)))
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

async function notifyEvents(tx: Db, { shop, orders }: CryptoContext, evaluations: EvaluatedPayment[]): Promise<void> {
  for (const { row, evaluation } of evaluations) {
    const event = toPaymentEvent(row, evaluation)
    if (event?.kind === 'review')
      shop.log.warn({ paymentId: row.id, attention: event.attention }, 'a crypto payment needs a decision by staff')
    if (event) await orders.onEvent(tx, { orderId: row.orderId, method: 'crypto', reference: row.id, ...event })
  }
}

function change({ row, evaluation }: EvaluatedPayment, now: Date) {
  return {
    id: row.id,
    status: evaluation.status,
    attention: evaluation.attention,
    received: evaluation.received.units.toString(),
    confirmed: evaluation.confirmed.units.toString(),
    confirmations: evaluation.confirmations,
    transaction_hash: evaluation.transactionHash,
    credited: evaluation.credited?.units.toString() ?? null,
    waiting: evaluation.waiting,
    completed_at: row.completedAt ?? (evaluation.status === 'completed' ? now : null),
    closed_at: row.closedAt ?? (evaluation.closed ? now : null),
  }
}

async function writeSurpluses(
  tx: Db,
  { orders, policy }: CryptoContext,
  evaluations: EvaluatedPayment[],
  now: Date,
): Promise<void> {
  for (const { row, evaluation } of evaluations) {
    if (evaluation.credited === null) continue
    if (evaluation.surplus.units === 0n) {
      if (row.status === 'completed') await tx.delete(surpluses).where(unreturnedSurplusOf(row.id))
      continue
    }
    const { id: reference, orderId, currency } = row
    const surplus = {
      orderId,
      method: 'crypto' as const,
      currency,
      reference,
      paid: evaluation.surplus,
      settledAt: now,
    }
    await writeSurplus(tx, surplus)
    // No e-mail is sent about a surplus that comes only from rounding up.
    if (coinToCents(evaluation.surplus, row.usdRate) >= policy().dustCents) await notifySurplus(tx, orders, surplus)
  }
}

function unreturnedSurplusOf(paymentId: string) {
  return sql`${surpluses.method} = 'crypto' and ${surpluses.reference} = ${paymentId} and ${surpluses.returnedAt} is null`
}
