import { desc, inArray } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { centsToDollars, formatDecimal } from '#base/money.ts'
import { en as cardsEn } from '#features/money/cards/messages/page.en.ts'
import { ru as cardsRu } from '#features/money/cards/messages/page.ru.ts'
import type { CardConfig, CardProvider } from '#features/money/cards/model.ts'
import { type CardAttemptRow, listAttempts, listPendingAttempts } from '#features/money/cards/queries.ts'
import { en as cryptoEn } from '#features/money/crypto/messages/page.en.ts'
import { ru as cryptoRu } from '#features/money/crypto/messages/page.ru.ts'
import { listEvidence } from '#features/money/crypto/queries-chain.ts'
import { listWatches, type PaymentRow } from '#features/money/crypto/queries.ts'
import { paymentToShow } from '#features/money/crypto/rules-customer.ts'
import { sourceHealthy } from '#features/money/crypto/rules.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { COINS, CURRENCIES, type Currency } from '#features/money/settlements/model-currencies.ts'
import { listOwed, listSettlements, type OwedMoney } from '#features/money/settlements/queries.ts'
import { mayTakeMoney } from '#features/platform/settings/queries.ts'
import { isOffered } from '#features/platform/settings/rules.ts'
import type { Db } from '#server/database/database.ts'
import type { PaymentsContext } from './context.ts'
import type { PaymentFacts } from './model.ts'
import { readEstimates } from './queries-estimates.ts'
import { presentCardFacts, presentFacts } from './present.ts'
import type { PaymentMethods } from './schemas.ts'

const cardMessages = { ru: cardsRu, en: cardsEn }
const coinMessages = { ru: cryptoRu, en: cryptoEn }

/** Finds the payment that the customer of an order should see (`paymentToShow`), its transactions, and the money to return. */
export async function findPaymentFacts(db: Db, orderId: string, now: Date): Promise<PaymentFacts | undefined> {
  const facts = (await listPaymentFacts(db, [orderId], now)).get(orderId)
  if (!facts?.transactionHash) return facts
  const evidence = (await listEvidence(db, [facts.id])).get(facts.id) ?? []
  const transactions = [...new Set(evidence.map(({ transactionHash }) => transactionHash))]
  return transactions.length > 1 ? { ...facts, transactions } : facts
}

/**
 * Lists the same facts as `findPaymentFacts` for several orders, by their ids. The number of queries does not depend on the number of
 * orders. An order without a payment is left out.
 */
export async function listPaymentFacts(
  db: Db,
  orderIds: string[],
  now: Date,
): Promise<ReadonlyMap<string, PaymentFacts>> {
  if (orderIds.length === 0) return new Map()
  const coins = await listChosenPayments(db, orderIds)
  const cards = await listCardAttempts(db, orderIds)
  const chosen = orderIds.flatMap((id) => {
    const facts = chooseFacts(coins.get(id), cards.get(id), now)
    return facts ? [{ id, facts }] : []
  })
  if (chosen.length === 0) return new Map()
  const owed = Map.groupBy(await listOwed(db, { orderIds: chosen.map(({ id }) => id) }), ({ orderId }) => orderId)
  return new Map(chosen.map(({ id, facts }) => [id, withSurplus(facts, owed.get(id) ?? [])]))
}

/** Lists the payment methods of a country, and says which of them are available now. */
export async function listPaymentMethods(
  context: PaymentsContext,
  { lang, country }: { lang: Lang; country: string | undefined },
): Promise<PaymentMethods> {
  const { shop, policy, rates, cards: config } = context
  if (!(await mayTakeMoney(shop))) return { methods: [], coins: [], cards: [] }
  const watches = await listWatches(shop.db)
  const configured = listOfferedCoins(context, country)
  const quotes = await Promise.allSettled(configured.map((currency) => rates.usdFor(currency)))
  const coins = configured.map((currency, at) => ({
    currency,
    ...coinMessages[lang].coins[currency],
    available:
      quotes[at]?.status === 'fulfilled' && sourceHealthy(watches.get(COINS[currency].chain), shop.now(), policy()),
    ...(policy().minimumCents[currency] > 0 && { minimumUsd: centsToDollars(policy().minimumCents[currency]) }),
  }))
  const cards = config && listOfferedCards(context, country).length > 0 ? await listCards(config, lang) : []
  const methods = [...(coins.length > 0 ? ['crypto' as const] : []), ...(cards.length > 0 ? ['card' as const] : [])]
  const estimates = await readEstimates(shop)
  return { methods, coins, cards, ...(estimates && { estimates }) }
}

/** Lists the coins that the shop offers in a country, without asking whether they are available now. */
export function listOfferedCoins({ shop, chains, accounts }: PaymentsContext, country: string | undefined): Currency[] {
  return CURRENCIES.filter(
    (currency) =>
      chains[COINS[currency].chain] && accounts[COINS[currency].chain] && isOffered(shop.settings(), currency, country),
  )
}

/** Lists the card services that the shop offers in a country. */
export function listOfferedCards({ shop, cards }: PaymentsContext, country: string | undefined): CardProvider[] {
  return cards && isOffered(shop.settings(), 'card', country) ? cards.providers : []
}

async function listCards({ providers, roubles }: CardConfig, lang: Lang): Promise<PaymentMethods['cards']> {
  const hasRoubles = await roubles?.perUsd().then(
    () => true,
    () => false,
  )
  return providers.map(({ name: provider, currency, hasSbp }) => ({
    provider,
    name: cardMessages[lang].cards[provider],
    currency,
    available: currency === 'USD' || hasRoubles === true,
    ...(hasSbp && { hasSbp }),
  }))
}

/** Finds for each order the coin payment that the customer should see. */
async function listChosenPayments(db: Db, orderIds: string[]): Promise<Map<string, PaymentRow | undefined>> {
  const newestFirst = [desc(payments.createdAt), desc(payments.id)]
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
    .orderBy(...newestFirst)
  const ofOrders = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map([...ofOrders].map(([orderId, ofOrder]) => [orderId, paymentToShow(ofOrder)]))
}

/** The state of an order's card payment: the attempt that paid the order, otherwise an attempt in progress. */
type CardState = { settledAt: Date; paid: CardAttemptRow | undefined } | { pending: CardAttemptRow }

async function listCardAttempts(db: Db, orderIds: string[]): Promise<Map<string, CardState>> {
  const settled = await listSettlements(db, orderIds)
  const byCard = settled.filter(({ method }) => method === 'card').map(({ reference }) => reference)
  const attempts = byCard.length > 0 ? await listAttempts(db, byCard) : []
  const paid = new Map(attempts.map((attempt) => [attempt.id, attempt]))
  const settledIds = new Set(settled.map(({ orderId }) => orderId))
  const unsettled = orderIds.filter((id) => !settledIds.has(id))
  const pending = unsettled.length > 0 ? await listPendingAttempts(db, unsettled) : []
  return new Map<string, CardState>([
    ...pending.map((attempt) => [attempt.orderId, { pending: attempt }] as const),
    ...settled.map(({ orderId, method, reference, settledAt }) => {
      const card = method === 'card' ? paid.get(reference) : undefined
      return [orderId, { settledAt, paid: card }] as const
    }),
  ])
}

function chooseFacts(coin: PaymentRow | undefined, card: CardState | undefined, now: Date): PaymentFacts | undefined {
  const isOpen = coin?.closedAt === null
  const rival = isOpen || (coin && hasMoney(coin)) ? coin : undefined
  const coinFacts = () => coin && { ...presentFacts(coin, now), openPaymentId: isOpen ? coin.id : null }
  return (card && cardFacts(card, rival)) ?? coinFacts()
}

/** Returns the facts of a card attempt that paid the order, or that is in progress and newer than the coin payment. */
function cardFacts(card: CardState, coin: PaymentRow | undefined): PaymentFacts | undefined {
  if ('settledAt' in card)
    return card.paid && { ...presentCardFacts(card.paid, 'completed'), paidAt: card.settledAt.toISOString() }
  const { pending } = card
  if (coin && (hasMoney(coin) || coin.createdAt > pending.createdAt)) return undefined
  return presentCardFacts(pending, pending.status === 'review' ? 'review' : 'waiting')
}

/** Returns true if the payment received any money, even in a wrong coin. */
function hasMoney({ received, status }: PaymentRow): boolean {
  return received > 0n || status === 'review'
}

function withSurplus(facts: PaymentFacts, owed: OwedMoney[]): PaymentFacts {
  if (owed.length === 0) return facts
  return { ...facts, surplus: owed.map((one) => ({ currency: one.currency, amount: formatDecimal(one.owed) })) }
}
