import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { centsToDollars, dollarsToCents, formatDecimal } from '#base/money.ts'
import { invariant, Refusal, requireFound } from '#base/refusal.ts'
import { HOUR, SECOND, DAY } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import { queuedTransaction } from '#server/database/embedded/queued-transaction.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { CryptoContext } from './context.ts'
import { allocateIndex } from './commands-addresses.ts'
import { expirePayments } from './commands-evaluate.ts'
import { refreshChain, watchChain } from './commands-watch.ts'
import type { Account, PaymentPage } from './model.ts'
import { mayTakeMoney } from '#features/platform/settings/queries.ts'
import { isOffered } from '#features/platform/settings/rules.ts'
import type { DueOrder, OrdersPort } from '#features/money/settlements/context.ts'
import { COINS, type Currency, type UsdRate } from '#features/money/settlements/model-currencies.ts'
import type { PaymentInput } from './schemas.ts'
import { countPayments, findOpenPayment, findWatch, lockPayment, type PaymentRow, findPayment } from './queries.ts'
import { addressKey, coinUnavailable, offer, sourceHealthy } from './rules.ts'
import { payments } from './tables.ts'
import type { Shop } from '#server/shop.ts'
import { amountDue, knownTimeZone, statusFor } from './rules-customer.ts'

/** The maximum number of e-mails per day that the shop sends with a link to the payment of one order. */
const MAX_EMAILS_PER_DAY = 5

/** The maximum time for which a visitor waits for an update of the chain. If the update takes longer, the jobs continue it. */
const MAX_VISITOR_WAIT = 3 * SECOND

/**
 * Gives an order an address and an amount in one coin. If the quote of an earlier call is still valid, returns the same payment. The
 * order's lock makes parallel calls run one after the other. `visitor` is the caller's IP range. It is rate-limited, because every payment
 * uses up a wallet address, and wallets stop searching after too many unpaid addresses. `country`: the visitor's country, if known.
 */
export async function createPayment(
  context: CryptoContext,
  input: PaymentInput,
  visitor?: string,
  country?: string,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
  await bringUpToDate(context, input)
  const rate = await context.rates.usdFor(input.currency).catch(() => undefined)
  const isOpen = await mayTakeMoney(context.shop)
  return await queuedTransaction(context.shop.db, input.orderId, async (tx) => {
    const { dueCents, offersEnded } = await lockDue(tx, context, input)
    const open = await findOpenPayment(tx, input.orderId, input.currency)
    if (open && canReusePayment(open, context.shop.now())) return { payment: open, isNew: false }
    if (offersEnded) throw new Refusal('conflict', 'payments.order-not-payable')
    if (!isOffered(context.shop.settings(), input.currency, country) || !isOpen)
      throw new Refusal('conflict', 'payments.coin-not-offered')
    const terms = await assertOffered(tx, context, input.currency, rate)
    if (open) throw coinUnavailable()
    assertEnough(context, input.currency, dueCents)
    if ((await countPayments(tx, input.orderId)) >= context.policy().paymentsPerOrder) {
      throw new Refusal('conflict', 'payments.too-many-attempts')
    }
    if (visitor !== undefined) await countAddress(tx, context, visitor)
    return { payment: await insertPayment(tx, context, { ...input, ...terms, dueCents }), isNew: true }
  })
}

/** Cancels a payment that has received no money. If money comes later, it is still credited. */
export async function cancelPayment(context: CryptoContext, id: string): Promise<PaymentRow> {
  return await queuedTransaction(context.shop.db, id, async (tx) => {
    const payment = requireFound(await lockPayment(tx, id), 'payments.not-found')
    if (payment.status === 'cancelled' || payment.status === 'expired') return payment
    if (payment.status !== 'pending') throw new Refusal('conflict', 'payments.money-received')
    const now = context.shop.now()
    const [cancelled] = await tx
      .update(payments)
      .set({ status: 'cancelled', cancelledAt: now, closedAt: now })
      .where(eq(payments.id, id))
      .returning()
    invariant(cancelled, 'the locked payment is updated')
    return cancelled
  })
}

/**
 * Closes an earlier quote whose time is over, so that a new quote can replace it. The quote is closed only if the shop knows all money that
 * came before the end of the quote.
 */
async function bringUpToDate(context: CryptoContext, { orderId, currency }: PaymentInput): Promise<void> {
  const { shop } = context
  const { chain } = COINS[currency]
  const open = await findOpenPayment(shop.db, orderId, currency)
  const stopping = AbortSignal.timeout(MAX_VISITOR_WAIT)
  if (!open || inTime(open, shop.now())) return await refreshChain(context, chain, stopping)
  await watchChain(context, chain, stopping)
  await expirePayments(context, [chain], stopping)
}

async function lockDue(tx: Db, { orders }: CryptoContext, { orderId, amountUsd }: PaymentInput): Promise<DueOrder> {
  const due = requireFound(await orders.lockDue(tx, orderId), 'payments.order-not-found')
  if (!due.payable) throw new Refusal('conflict', 'payments.order-not-payable')
  if (dollarsToCents(amountUsd) !== due.dueCents) {
    throw new Refusal('conflict', 'payments.amount-changed', { facts: { amountUsd: centsToDollars(due.dueCents) } })
  }
  return due
}

/** Returns true if a payment is still open. It stays open after the end of its quote while money is unconfirmed. */
function canReusePayment(open: PaymentRow, now: Date): boolean {
  return inTime(open, now) || open.status === 'confirming'
}

function inTime({ expiresAt }: PaymentRow, now: Date): boolean {
  return expiresAt >= now
}

type Terms = { account: Account; rate: UsdRate }

async function assertOffered(
  tx: Db,
  { shop, chains, accounts, policy }: CryptoContext,
  currency: Currency,
  rate: UsdRate | undefined,
): Promise<Terms> {
  const { chain } = COINS[currency]
  const account = accounts[chain]
  const healthy = sourceHealthy(await findWatch(tx, chain), shop.now(), policy())
  if (!account || !chains[chain] || !healthy || rate === undefined) throw coinUnavailable()
  return { account, rate }
}

/** Refuses a coin for a small order if the network fee would be too high for its price. */
function assertEnough({ policy }: CryptoContext, currency: Currency, dueCents: number): void {
  const least = policy().minimumCents[currency]
  if (dueCents >= least) return
  throw new Refusal('conflict', 'payments.below-minimum', { facts: { minimumUsd: centsToDollars(least) } })
}

/** Adds a new address to the visitor's number of addresses, and refuses above the limit. The sandbox has no limit. */
async function countAddress(tx: Db, { shop, policy }: CryptoContext, visitor: string): Promise<void> {
  if (shop.config.SANDBOX) return
  const limit = { key: `pay:ip:${visitor}`, most: policy().addressesPerHour, windowMs: HOUR }
  await countWithin(tx, shop.now(), limit)
}

type NewPayment = Terms & { orderId: string; currency: Currency; dueCents: number }

async function insertPayment(tx: Db, context: CryptoContext, order: NewPayment): Promise<PaymentRow> {
  const { shop, policy } = context
  const { orderId, currency, dueCents, account, rate } = order
  const now = shop.now()
  const { expected, minimum, ...times } = offer(dueCents, currency, rate, now, policy())
  const index = await allocateIndex(tx, context, account)
  const address = account.addressAt(index)
  const { chain } = COINS[currency]
  const place = { chain, account: account.id, index, address, addressKey: addressKey(chain, address) }
  const price = { priceCents: dueCents, usdRate: rate, expected: expected.units, minimum: minimum.units }
  const values = { id: newId(), orderId, currency, createdAt: now, ...place, ...price, ...times }
  const [payment] = await tx.insert(payments).values(values).returning()
  invariant(payment, 'insert returns the payment')
  return payment
}

export type EmailContext = {
  shop: Shop
  orders: Pick<OrdersPort, 'findState'>
  /** Queues the e-mail to the customer. Only the feature `orders` can read the e-mail address. */
  mailPage: (tx: Db, page: PaymentPage) => Promise<void>
}

/** Sends a link to the payment by e-mail to the order's own e-mail address. Never shows that address to the caller. */
export async function sendPageEmail(
  { shop, orders, mailPage }: EmailContext,
  id: string,
  timeZone: string,
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const payment = requireFound(await findPayment(tx, id), 'payments.not-found')
    const { orderId, currency, address, expiresAt } = payment
    const now = shop.now()
    await countWithin(tx, now, { key: `payment-page:${orderId}`, most: MAX_EMAILS_PER_DAY, windowMs: DAY })
    const state = await orders.findState(tx, orderId)
    const due = amountDue({ ...payment, status: statusFor(payment, state, now) }, now)
    const quote = due.units > 0n ? { amount: formatDecimal(due), address, expiresAt } : undefined
    await mailPage(tx, { orderId, currency, timeZone: knownTimeZone(timeZone), quote })
  })
}
