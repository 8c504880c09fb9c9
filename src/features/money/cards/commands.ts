import { and, eq, isNull } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId, orderDigits } from '#base/ids.ts'
import { invariant, Refusal, requireFound } from '#base/refusal.ts'
import { after } from '#base/time.ts'
import { mayTakeMoney } from '#features/platform/settings/queries.ts'
import { isOffered } from '#features/platform/settings/rules.ts'
import type { Db } from '#server/database/database.ts'
import { queuedTransaction } from '#server/database/embedded/queued-transaction.ts'
import type { Shop } from '#server/shop.ts'
import { confirmCard } from './commands-confirm.ts'
import type { CardContext } from './context.ts'
import { en } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'
import type { CardProvider, CheckoutOffer, RateMemory } from './model.ts'
import { type CardAttemptRow, countAttempts, findAttempt, findLiveAttempt } from './queries.ts'
import { CARD_ATTEMPTS_PER_ORDER, CARD_LIFETIME, cardProvider, kopecksFor, stillOffered } from './rules.ts'
import { nextCheck } from './rules-reconcile.ts'
import type { CardPaymentInput } from './schemas.ts'
import { cardAttempts, currencyRates } from './tables.ts'

/** The number of seconds after which a customer should try again when a card service is unavailable. */
const CARD_BACK_AFTER = 15

/** The maximum of the database column for amounts. No card payment is as large. */
const MAX_HUNDREDTHS = 2 ** 31 - 1

const messages = { ru, en }

export type OpenedAttempt = { attempt: CardAttemptRow & { url: string }; isNew: boolean }

/**
 * Opens a hosted checkout for an order. If an earlier checkout can still be paid, returns that checkout, unless the customer has chosen
 * another card service. Closes an earlier checkout before it is replaced, if the card service supports that.
 */
export async function openCardAttempt(
  context: CardContext,
  { orderId, provider: chosen }: CardPaymentInput,
  { lang, country }: { lang: Lang; country?: string | undefined },
): Promise<OpenedAttempt> {
  const provider = cardProvider(context.cards.providers, chosen)
  const isOpen = await mayTakeMoney(context.shop)
  if (!provider || !isOpen || !isOffered(context.shop.settings(), 'card', country))
    throw new Refusal('conflict', 'payments.card-not-offered')
  const request = { orderId, provider, isChosen: chosen !== undefined, rate: await rateFor(context, provider), lang }
  const first = await claimAttempt(context, request)
  if (!first.stale) return await openCheckout(context, first.attempt, first.isNew)
  await closeCheckout(context, first.attempt)
  const second = await claimAttempt(context, request)
  if (second.stale) throw cardUnavailable()
  return await openCheckout(context, second.attempt, second.isNew)
}

/** Returns functions that store the last rouble rate in the database and read it. All processes share the rate, and it survives restarts. */
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

/** Returns the roubles for a dollar × 10⁸. Undefined for a service that charges dollars, or if the shop has no rate. */
async function rateFor({ shop, cards }: CardContext, { currency }: CardProvider): Promise<bigint | undefined> {
  if (currency === 'USD') return undefined
  return await cards.roubles?.perUsd().catch((error: unknown) => {
    shop.log.error({ err: error }, 'the rouble rate is unavailable')
    return undefined
  })
}

type CheckoutRequest = {
  orderId: string
  provider: CardProvider
  isChosen: boolean
  rate: bigint | undefined
  lang: Lang
}
type TakenAttempt = { attempt: CardAttemptRow; isNew: boolean; stale: boolean }

/** Returns the order's attempt that can still be paid, or a new attempt. The order's lock makes parallel calls run one after the other. */
async function claimAttempt(context: CardContext, request: CheckoutRequest): Promise<TakenAttempt> {
  const { shop, orders, cards } = context
  const { orderId, provider, isChosen } = request
  return await queuedTransaction(shop.db, orderId, async (tx) => {
    const due = requireFound(await orders.lockDue(tx, orderId), 'payments.order-not-found')
    if (!due.payable) throw new Refusal('conflict', 'payments.order-not-payable')
    const live = await findLiveAttempt(tx, orderId)
    if (live) {
      const isWanted = isChosen ? live.provider === provider.name : cardProvider(cards.providers, live.provider)
      if (isWanted && stillOffered(live, due.dueCents, shop.now())) return { attempt: live, isNew: false, stale: false }
    }
    // This check runs before an earlier checkout is closed. If no new checkout can be opened, the earlier one stays open.
    if (due.offersEnded) throw new Refusal('conflict', 'payments.order-not-payable')
    if (provider.needsReceipt && !(await orders.findReceiptContact(tx, orderId)))
      throw new Refusal('conflict', 'payments.receipt-contact')
    if (live) return { attempt: live, isNew: false, stale: true }
    if ((await countAttempts(tx, orderId)) >= CARD_ATTEMPTS_PER_ORDER) {
      throw new Refusal('conflict', 'payments.too-many-attempts')
    }
    return { attempt: await insertAttempt(tx, shop.now(), due.dueCents, request), isNew: true, stale: false }
  })
}

async function insertAttempt(
  tx: Db,
  now: Date,
  dueCents: number,
  { orderId, provider, rate, lang }: CheckoutRequest,
): Promise<CardAttemptRow> {
  const { name, currency } = provider
  if (currency === 'RUB' && rate === undefined) throw cardUnavailable()
  const amountCents = rate === undefined ? dueCents : kopecksFor(dueCents, rate)
  if (amountCents > MAX_HUNDREDTHS) throw cardUnavailable()
  const times = { createdAt: now, expiresAt: after(now, CARD_LIFETIME), nextCheckAt: nextCheck(0, now) }
  const [attempt] = await tx
    .insert(cardAttempts)
    .values({ id: newId(), orderId, provider: name, priceCents: dueCents, amountCents, currency, lang, ...times })
    .returning()
  invariant(attempt, 'insert returns the attempt')
  return attempt
}

/** Requests the checkout from the card service, unless the shop already has it. Every call with this attempt's id gets the same checkout. */
async function openCheckout(context: CardContext, attempt: CardAttemptRow, isNew: boolean): Promise<OpenedAttempt> {
  if (attempt.url !== null) return { attempt: { ...attempt, url: attempt.url }, isNew }
  const { shop, cards } = context
  const provider = cardProvider(cards.providers, attempt.provider)
  if (!provider) throw cardUnavailable()
  const checkout = await provider.create(await offerOf(context, attempt)).catch((error: unknown) => {
    shop.log.error({ err: error, attemptId: attempt.id }, 'the card provider did not open a checkout')
    throw cardUnavailable()
  })
  const { ref, url, expiresAt } = checkout
  await shop.db
    .update(cardAttempts)
    .set({ ref, url, expiresAt })
    .where(and(eq(cardAttempts.id, attempt.id), isNull(cardAttempts.url)))
  const opened = await findAttempt(shop.db, attempt.id)
  invariant(opened?.url, 'an opened checkout has an address')
  return { attempt: { ...opened, url: opened.url }, isNew }
}

async function offerOf({ shop, orders }: CardContext, attempt: CardAttemptRow): Promise<CheckoutOffer> {
  const { id, orderId, amountCents, lang, expiresAt } = attempt
  const origin = shop.config.PUBLIC_ORIGIN ?? `http://localhost:${shop.config.PORT}`
  const title = messages[lang].cardTitle(orderDigits(orderId))
  const receiptTo = await orders.findReceiptContact(shop.db, orderId)
  const link = (await shop.renewedLinks(shop.db, [orderId])).get(orderId) ?? orderId
  const returnUrl = `${origin}/order/${link}?lang=${lang}`
  return { id, orderId, amountCents, lang, expiresAt, title, receiptTo, returnUrl }
}

/**
 * Closes a checkout that another checkout replaces, and credits money that was already paid there. Some card services cannot close a
 * checkout. Then the shop checks the checkout until it expires. Money that still arrives pays the order or becomes a surplus.
 */
async function closeCheckout(context: CardContext, attempt: CardAttemptRow): Promise<void> {
  const { shop, cards } = context
  const { id, ref } = attempt
  const provider = cardProvider(cards.providers, attempt.provider)
  if (!provider || ref === null) {
    if (ref !== null)
      shop.log.warn({ attemptId: id }, 'a checkout is abandoned because its card provider is not configured')
    return await markAbandoned(shop, id, 'expired')
  }
  try {
    const isClosed = await provider.expire(ref)
    const { status } = await confirmCard(context, id)
    if (!isClosed && status === 'open') await markAbandoned(shop, id, 'open')
  } catch (error) {
    shop.log.error({ err: error, attemptId: id }, 'the card provider did not close a checkout')
    throw cardUnavailable()
  }
}

async function markAbandoned({ db, now }: Shop, id: string, status: 'open' | 'expired'): Promise<void> {
  const isLive = and(eq(cardAttempts.id, id), isNull(cardAttempts.closedAt))
  await db.update(cardAttempts).set({ status, closedAt: now() }).where(isLive)
}

function cardUnavailable(): Refusal {
  return new Refusal('unavailable', 'payments.card-unavailable', { retryAfter: CARD_BACK_AFTER })
}
