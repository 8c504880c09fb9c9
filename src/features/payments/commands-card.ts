import { and, eq, isNull } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { invariant, Refusal } from '#base/refusal.ts'
import { after } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import { confirmCard } from './commands-card-confirm.ts'
import type { CardContext } from './commands-context.ts'
import { en } from './messages.en.ts'
import { ru } from './messages.ru.ts'
import { type CardAttemptRow, countAttempts, findAttempt, findLiveAttempt } from './queries-card.ts'
import { CARD_ATTEMPTS_PER_ORDER, CARD_LIFETIME, nextCheck, stillOffered } from './rules-card.ts'
import { cardAttempts } from './tables.ts'

/** Seconds after which a card provider that is away may be back. */
const CARD_BACK_AFTER = 15

const words = { ru, en }

export type OpenedAttempt = { attempt: CardAttemptRow & { url: string }; isNew: boolean }

/**
 * Gives an order a hosted checkout. While an earlier one can still be paid, it comes back; one that cannot is closed with its
 * provider first, so that an order never has two checkouts that take money.
 */
export async function openCardAttempt(context: CardContext, orderId: string, lang: Lang): Promise<OpenedAttempt> {
  const first = await takeAttempt(context, orderId, lang)
  if (!first.stale) return await openCheckout(context, first.attempt, first.isNew)
  await retire(context, first.attempt)
  const second = await takeAttempt(context, orderId, lang)
  if (second.stale) throw cardUnavailable()
  return await openCheckout(context, second.attempt, second.isNew)
}

type Taken = { attempt: CardAttemptRow; isNew: boolean; stale: boolean }

/** The order's live attempt, or a new one. The order's lock makes parallel calls wait for each other. */
async function takeAttempt(context: CardContext, orderId: string, lang: Lang): Promise<Taken> {
  const { shop, orders, card } = context
  return await shop.db.transaction(async (tx) => {
    const due = await orders.lockDue(tx, orderId)
    if (!due) throw new Refusal('not-found', 'payments.order-not-found')
    if (!due.payable) throw new Refusal('conflict', 'payments.order-not-payable')
    const live = await findLiveAttempt(tx, orderId)
    if (live) {
      const offered = live.provider === card.name && stillOffered(live, due.dueCents, shop.now())
      return { attempt: live, isNew: false, stale: !offered }
    }
    if ((await countAttempts(tx, orderId)) >= CARD_ATTEMPTS_PER_ORDER) {
      throw new Refusal('conflict', 'payments.too-many-attempts')
    }
    return { attempt: await insertAttempt(tx, context, orderId, due.dueCents, lang), isNew: true, stale: false }
  })
}

async function insertAttempt(
  tx: Db,
  { shop, card }: CardContext,
  orderId: string,
  amountCents: number,
  lang: Lang,
): Promise<CardAttemptRow> {
  const now = shop.now()
  const times = { createdAt: now, expiresAt: after(now, CARD_LIFETIME), nextCheckAt: nextCheck(0, now) }
  const [attempt] = await tx
    .insert(cardAttempts)
    .values({
      id: newId(),
      orderId,
      provider: card.name,
      priceCents: amountCents,
      amountCents,
      currency: 'USD',
      lang,
      ...times,
    })
    .returning()
  invariant(attempt, 'an inserted attempt comes back')
  return attempt
}

/** Asks the provider for the checkout, unless it is known. The provider gives the same one to every call with this attempt's id. */
async function openCheckout(context: CardContext, attempt: CardAttemptRow, isNew: boolean): Promise<OpenedAttempt> {
  if (attempt.url !== null) return { attempt: { ...attempt, url: attempt.url }, isNew }
  const { shop, card } = context
  const checkout = await card.create(offerOf(context, attempt)).catch((error: unknown) => {
    shop.log.error({ err: error, attemptId: attempt.id }, 'the card provider opened no checkout')
    throw cardUnavailable()
  })
  const { ref, url, expiresAt } = checkout
  await shop.db
    .update(cardAttempts)
    .set({ ref, url, expiresAt })
    .where(and(eq(cardAttempts.id, attempt.id), isNull(cardAttempts.url)))
  const opened = await findAttempt(shop.db, attempt.id)
  invariant(opened?.url, 'an attempt whose checkout was opened has its address')
  return { attempt: { ...opened, url: opened.url }, isNew }
}

function offerOf({ shop }: CardContext, { id, orderId, amountCents, lang, expiresAt }: CardAttemptRow) {
  const origin = shop.config.PUBLIC_ORIGIN ?? `http://localhost:${shop.config.PORT}`
  const title = words[lang].cardTitle(orderId.slice(0, 8))
  return { id, orderId, amountCents, lang, expiresAt, title, returnUrl: `${origin}/order/${orderId}?lang=${lang}` }
}

/** Makes sure that a checkout nobody is given any more cannot be paid, and takes in what was paid there until now. */
async function retire(context: CardContext, attempt: CardAttemptRow): Promise<void> {
  const { shop, card } = context
  const { id, ref, provider } = attempt
  if (ref !== null && provider === card.name) {
    try {
      await card.expire(ref)
      await confirmCard(context, id)
    } catch (error) {
      shop.log.error({ err: error, attemptId: id }, 'the card provider closed no checkout')
      throw cardUnavailable()
    }
    return
  }
  const now = shop.now()
  if (ref !== null) shop.log.warn({ attemptId: id, provider }, 'a checkout of a provider no longer in use is given up')
  await shop.db
    .update(cardAttempts)
    .set({ status: 'expired', closedAt: now })
    .where(and(eq(cardAttempts.id, id), isNull(cardAttempts.closedAt)))
}

function cardUnavailable(): Refusal {
  return new Refusal('unavailable', 'payments.card-unavailable', { retryAfter: CARD_BACK_AFTER })
}
