import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { toMailbox } from '#base/mailbox.ts'
import { lockAccount } from '#features/people/accounts/queries.ts'
import { recordPurchase } from '#features/platform/analytics/commands.ts'
import type { Gift } from '#features/orders/cart/model.ts'
import { countGuess, keepUse, reserveDiscount } from '#features/orders/discounts/commands.ts'
import { discountedFigures, discountField } from '#features/orders/discounts/rules.ts'
import { inOfferedLang, outboxRow, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import { notifyOrder } from './commands-notices.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { messages } from '#features/platform/notifications/tables.ts'
import type { Db } from '#server/database/database.ts'
import { keptStatement, placeholdersFor, placeholderValues } from '#server/database/postgres/prepared-statements.ts'
import { fillWords, wordsFor } from '#server/database/words.ts'
import type { Shop } from '#server/shop.ts'
import { createStaffSender } from './commands-staff-sender.ts'
import { staffPaidEmail } from './emails-payment-events.ts'
import { orderPaidEmail, orderReceivedEmail } from './emails.ts'
import type { PlanPort } from './context.ts'
import { type OrderLine, orderPhoneContext } from './model.ts'
import type { OrderInput, PlacedOrder } from './schemas.ts'
import { presentPlaced } from './present.ts'
import { countUnpaid, listLines, lockOrder, priceLines } from './queries.ts'
import { mostUnpaid, orderCan, type Owner, pricesDiffer, toPurchase } from './rules.ts'
import { orderKeys, orderLines, type OrderRow, orders, orderWords } from './tables.ts'
import { reachesMailboxes } from '#features/platform/notifications/rules.ts'
import { type Claim, createClaim, oncePerKey, type PlacementResult } from './commands-keys.ts'

/** Stores the recipient of a gift order. The feature `gifts` provides this function. */
export type KeepGift = (tx: Db, orderId: string, gift: Gift) => Promise<void>

type Placing = {
  lang: Lang
  key?: string | undefined
  account?: Owner | undefined
  plans: PlanPort
  keepGift: KeepGift
}

/**
 * Places an order at catalogue prices. With an idempotency key, the same request from the same person returns the same order. One statement
 * writes the key, the order and its e-mail, so a repeated request after a lost answer never makes a second order.
 */
export async function placeOrder(
  shop: Shop,
  input: OrderInput,
  { lang, key, account, plans, keepGift }: Placing,
): Promise<PlacementResult> {
  const id = newId()
  const about = { owner: account?.id ?? mailboxOfGuest(input), key: key ?? '', orderId: id, createdAt: shop.now() }
  const claim = key === undefined ? undefined : createClaim(about, input)
  const write = async (tx: Db) => await writeOrder(tx, shop, { id, input, lang, account, claim, plans })
  const place = async () => {
    // The limit counts the unpaid orders of an account, so the orders of one account are placed one after the other. A guest's simple order
    // is one statement and needs no transaction.
    if (!account && !input.plan && !input.gift && !input.discountCode) return await write(shop.db)
    return await shop.db.transaction(async (tx) => {
      if (account) await lockAccount(tx, account.id)
      const placed = await write(tx)
      if (input.gift) await keepGift(tx, id, input.gift)
      return placed
    })
  }
  return await countGuess(shop, input.discountCode, () => oncePerKey(shop.db, { claim, lang }, place))
}

type NewOrder = {
  id: string
  input: OrderInput
  lang: Lang
  account: Owner | undefined
  claim: Claim | undefined
  plans: PlanPort
}

async function writeOrder(tx: Db, shop: Shop, newOrder: NewOrder): Promise<PlacedOrder> {
  const { id, input, lang, account, claim, plans } = newOrder
  // The account's verified e-mail address replaces the typed address. An account with only a phone number has no e-mail address.
  const email = account?.email ?? input.customerEmail
  const { lines, totalCents, figures } = await priceLines(tx, input)
  const discount = await reserveDiscount(tx, shop, { code: input.discountCode, lines, figures, email })
  const dueCents = totalCents - (discount?.amountCents ?? 0)
  if (pricesDiffer(input, lines, dueCents))
    throw new Refusal('conflict', 'orders.price-changed', { facts: discountedFigures(figures, discount) })
  await assertFewUnpaid(tx, shop, input, account)
  const order = {
    id,
    accountId: account?.id ?? null,
    customerName: input.customerName,
    customerEmail: email,
    mailbox: account ? null : mailboxOfGuest(input),
    customerPhone: null,
    customerPhoneHash: null,
    lang,
    timeZone: input.timeZone ?? null,
    source: 'shop' as const,
    paymentMethod: input.paymentMethod,
    status: 'pending' as const,
    totalCents: dueCents,
    createdAt: shop.now(),
    paidAt: null,
    version: 1,
  }
  const rows = plans.rowsGiven(input, lang)
  await insertOrder(tx, shop, order, lines, { claim, emailOf: (...about) => orderReceivedEmail(...about, rows) })
  if (discount) await keepUse(tx, shop.now(), id, discount)
  if (input.plan) await plans.keep(tx, id, input.plan, { lang, accountId: account?.id ?? null })
  if (account) await notifyOrder(tx, shop, order, { kind: 'placed' })
  return { ...presentPlaced(order, lines, lang), ...discountField(discount) }
}

type EmailOf = (order: OrderRow, lines: OrderLine[], sender: Sender) => Message

/**
 * Writes a new order, its idempotency key, its lines and, if there is an e-mail address, its e-mail. This is the e-mail "order received",
 * unless `emailOf` builds another one. The e-mail is inserted directly, so its `topic` and `dedupeKey` must be new.
 */
export async function insertOrder(
  tx: Db,
  shop: Shop,
  order: OrderRow,
  lines: OrderLine[],
  { emailOf = orderReceivedEmail, claim }: { emailOf?: EmailOf; claim?: Claim | undefined } = {},
): Promise<void> {
  const rows = lines.map((line, position) => ({ orderId: order.id, position, ...line }))
  const { accountId, customerEmail } = order
  // A guest's order needs no further query, because the shop does not know whether the guest owns the e-mail address.
  const isTrusted = accountId !== null && (await shop.isProvedAddress(tx, customerEmail))
  const email =
    customerEmail === ''
      ? undefined
      : emailOf(inOfferedLang(shop, order), lines, { ...createSender(shop), isUnverified: !isTrusted })
  const words = { id: order.id, words: wordsFor(order.customerName, order.customerEmail) }
  await writeRows(tx, { claim, order, words, rows, message: email && outboxRow(shop, email, { isTrusted }) })
}

/**
 * The rows of a new order. Their columns are always the same, so the text of the prepared statement never changes. Without an e-mail
 * address there is no message.
 */
type NewRows = {
  claim: Claim | undefined
  order: OrderRow
  words: typeof orderWords.$inferInsert
  rows: ({ orderId: string; position: number } & OrderLine)[]
  message: ReturnType<typeof outboxRow> | undefined
}

/** Writes all rows of a new order in one statement, because the customer waits for every round trip to the database. */
async function writeRows(tx: Db, written: NewRows): Promise<void> {
  const { claim, order, words, rows, message } = written
  const parts = [claim && 'key', `${rows.length} lines`, message && 'message'].filter(Boolean)
  await keptStatement(tx, `order with ${parts.join(', ')}`, () => insertion(tx, written)).execute({
    ...placeholderValues('claim', claim ?? {}),
    ...placeholderValues('order', order),
    ...placeholderValues('words', words),
    ...Object.fromEntries(rows.flatMap((row, place) => Object.entries(placeholderValues(`row${place}`, row)))),
    ...placeholderValues('message', message ?? {}),
  })
}

function insertion(tx: Db, { claim, order, words, rows, message }: NewRows) {
  const keyed =
    claim &&
    tx.$with('keyed').as(tx.insert(orderKeys).values(placeholdersFor('claim', claim)).returning({ key: orderKeys.key }))
  const placed = tx
    .$with('placed')
    .as(tx.insert(orders).values(placeholdersFor('order', order)).returning({ id: orders.id }))
  const named = tx
    .$with('named')
    .as(tx.insert(orderWords).values(placeholdersFor('words', words)).returning({ id: orderWords.id }))
  const before = keyed ? [keyed, placed, named] : [placed, named]
  const lines = rows.map((row, place) => placeholdersFor(`row${place}`, row))
  if (!message)
    return tx
      .with(...before)
      .insert(orderLines)
      .values(lines)
  const listed = tx.$with('listed').as(tx.insert(orderLines).values(lines).returning({ orderId: orderLines.orderId }))
  return tx
    .with(...before, listed)
    .insert(messages)
    .values(placeholdersFor('message', message))
}

/**
 * Refuses an order if there are too many unpaid orders: they fill the database, and each one sends an e-mail. Orders of guests are counted
 * separately from orders of an account. So orders under another person's address cannot block the owner of the address, who can sign in.
 */
async function assertFewUnpaid(tx: Db, { config }: Shop, input: OrderInput, account?: Owner): Promise<void> {
  if (!account && !reachesMailboxes(config)) return
  const unpaid = await countUnpaid(tx, account ? { accountId: account.id } : { mailbox: mailboxOfGuest(input) })
  if (unpaid < mostUnpaid(account)) return
  throw new Refusal('conflict', account ? 'orders.too-many-unpaid' : 'orders.too-many-unpaid-guest')
}

function mailboxOfGuest({ customerEmail }: Pick<OrderInput, 'customerEmail'>): string {
  return toMailbox(customerEmail)
}

/** `paymentMethod`: the name of the payment method in the API. */
type Paid = Pick<PlanPort, 'rowsOf'> & { paymentMethod: string }

/** Marks the order as paid, once. Payments call this function inside the transaction that settles the payment. */
export async function markOrderPaid(tx: Db, shop: Shop, id: string, { rowsOf, paymentMethod }: Paid): Promise<void> {
  const order = await lockOrder(tx, id)
  if (!order || !orderCan('pay', order)) return
  const now = shop.now()
  await tx
    .update(orders)
    .set({ status: 'completed', paidAt: now, version: order.version + 1, paymentMethod })
    .where(eq(orders.id, id))
  const lines = await listLines(tx, id)
  // The order of a deleted account has no e-mail address.
  if (order.customerEmail !== '') {
    const written = inOfferedLang(shop, order)
    const rows = await rowsOf(tx, id, written.lang)
    await queueMessage(tx, shop, orderPaidEmail(written, lines, createSender(shop), rows))
  }
  const sender = await createStaffSender(tx, shop)
  const rows = await rowsOf(tx, id, sender.staffLang ?? 'ru')
  await queueMessage(tx, shop, staffPaidEmail(order, sender, { lines, rows }))
  await recordPurchase(tx, now, order.lang, toPurchase(order, lines))
}

/** Marks the order as refunded. Payments call this function in the transaction of the full refund. Returns the order only at the first call. */
export async function markOrderRefunded(tx: Db, id: string): Promise<OrderRow | undefined> {
  const order = await lockOrder(tx, id)
  if (!order || !orderCan('refund', order)) return undefined
  const [marked] = await tx
    .update(orders)
    .set({ status: 'refunded', version: order.version + 1 })
    .where(eq(orders.id, id))
    .returning()
  return marked
}

/** Writes the search words of orders that have none, because they were created before search words existed. An anonymized order gets no words. */
export async function fillOrderWords({ db, now }: Pick<Shop, 'db' | 'now'>, stopping?: AbortSignal): Promise<void> {
  const named = sql`select o.id, o.customer_name || ' ' || o.customer_email as text from customer_order o where o.customer_name <> ''`
  await fillWords(db, now(), orderWords, named, stopping)
}

/** Hashes the phone numbers of orders again after a change of keys, so that the shop can find orders by phone with the current key. */
export async function rehashOrderPhones({ db, keys }: Pick<Shop, 'db' | 'keys'>): Promise<void> {
  const rows = await db
    .select({ id: orders.id, phone: orders.customerPhone })
    .from(orders)
    .where(isNotNull(orders.customerPhone))
  for (const { id, phone } of rows) {
    const number = keys.open(phone ?? '', orderPhoneContext(id))
    await db
      .update(orders)
      .set({ customerPhoneHash: keys.hash('phone', number) })
      .where(eq(orders.id, id))
  }
}
