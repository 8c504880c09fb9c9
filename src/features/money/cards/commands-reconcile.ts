import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { Stopped, orStopped } from '#base/abort.ts'
import { after, DAY, HOUR, MINUTE } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import { dueBy } from '#server/database/due-rows.ts'
import { claimDueRows } from '#server/database/claim-rows.ts'
import { applyReport } from './commands-confirm.ts'
import { findReported } from './commands-webhook.ts'
import type { CardContext } from './context.ts'
import type { CardListed, CardProvider } from './model.ts'
import type { CardAttemptRow } from './queries.ts'
import { cardProvider, holdsMoney } from './rules.ts'
import { CHECK_WAITS, CHECKS_PER_DAY, nextCheck, openForDays } from './rules-reconcile.ts'
import { cardAttempts } from './tables.ts'

/** The maximum number of attempts that one run of the job checks. */
const CHECK_AT_ONCE = 20

/** The period of the comparison with a card service's list. Every checkout is created and paid in much less time. */
const COMPARED = 3 * DAY

/**
 * Asks the card services about the payment attempts whose next check is due. Each process takes different attempts, so no attempt is
 * checked twice.
 */
export async function reconcileCards(context: CardContext): Promise<void> {
  const { shop } = context
  for (const attempt of await takeShare(context)) {
    const { id, checks } = attempt
    if (openForDays(checks))
      shop.log.warn({ attemptId: id }, 'a card payment is still open after several days: it is neither paid nor closed')
    await checkDue(context, attempt).catch((error: unknown) => {
      if (error instanceof Stopped) throw error
      shop.log.warn({ err: error, attemptId: id }, 'a card payment could not be checked, retrying later')
    })
  }
}

async function checkDue(context: CardContext, { id, ref, expiresAt, ...attempt }: CardAttemptRow): Promise<void> {
  const { shop, cards } = context
  const provider = cardProvider(cards.providers, attempt.provider)
  if (!provider) return
  if (ref === null) {
    if (expiresAt < shop.now()) await markAbandoned(shop.db, id, shop.now())
    return
  }
  const { attempt: answered, payable } = await applyReport(context, id, ref, await provider.fetch(ref))
  if (answered.status !== 'open' || payable) return
  // The order was paid in another way, or was cancelled. So the customer must no longer pay in this checkout.
  if (await provider.expire(ref)) await applyReport(context, id, ref, await provider.fetch(ref))
}

const longestCheckWait = sql`(case when ${cardAttempts.checks} < ${CHECKS_PER_DAY}::int then ${CHECK_WAITS.ofADay}::float8 else ${CHECK_WAITS.later}::float8 end)`

/**
 * Takes some of the attempts whose next check is due. Schedules their next check before the shop asks the card service, so that no attempt
 * is lost if the process stops.
 */
async function takeShare({ shop, cards }: CardContext): Promise<CardAttemptRow[]> {
  const now = shop.now()
  const names = cards.providers.map(({ name }) => name)
  const taken = await claimDueRows(shop.db, cardAttempts, {
    due: and(
      eq(cardAttempts.status, 'open'),
      dueBy(cardAttempts.nextCheckAt, now, longestCheckWait),
      inArray(cardAttempts.provider, names),
    ),
    order: [asc(cardAttempts.nextCheckAt)],
    most: CHECK_AT_ONCE,
    lease: { checks: sql`${cardAttempts.checks} + 1`, nextCheckAt: after(now, MINUTE) },
  })
  for (const { id, checks } of taken) {
    await shop.db
      .update(cardAttempts)
      .set({ nextCheckAt: nextCheck(checks, now) })
      .where(eq(cardAttempts.id, id))
  }
  return taken
}

/** Marks an attempt as expired because the card service never answered. No customer received the address of its payment page. */
async function markAbandoned(db: Db, id: string, now: Date): Promise<void> {
  await db.update(cardAttempts).set({ status: 'expired', closedAt: now }).where(eq(cardAttempts.id, id))
}

/**
 * Compares the card services' lists of the last days with the shop's attempts, in both directions. Credits money that the shop missed. Logs
 * money that belongs to no attempt, and paid attempts that are missing in the card service's list.
 */
export async function compareCardLists(context: CardContext): Promise<void> {
  for (const provider of context.cards.providers) {
    await compareList(context, provider).catch((error: unknown) => {
      if (error instanceof Stopped) throw error
      context.shop.log.warn(
        { err: error, provider: provider.name },
        'the list of a card provider could not be compared with the recorded payments',
      )
    })
  }
}

async function compareList(context: CardContext, provider: CardProvider): Promise<void> {
  const { shop } = context
  const since = after(shop.now(), -COMPARED)
  const paid = new Set<string>()
  for await (const { ref, report } of provider.list(since)) {
    if (report.status !== 'paid') continue
    paid.add(ref)
    await importPayment(context, provider, { ref, report })
  }
  for (const { id, ref } of await listHolding(shop.db, provider, since, after(shop.now(), -HOUR))) {
    if (ref !== null && !paid.has(ref))
      shop.log.error({ attemptId: id, ref }, 'a paid card payment is missing from the list of its provider')
  }
}

async function importPayment(context: CardContext, provider: CardProvider, { ref, report }: CardListed): Promise<void> {
  const { shop } = context
  const attempt = await findReported(context, provider, ref, report)
  if (!attempt) {
    shop.log.error({ provider: provider.name, ref }, 'a card provider took a payment that the shop has no record of')
    return
  }
  const { id, amountCents, currency } = attempt
  if (attempt.ref === ref && holdsMoney(attempt.status)) {
    const isSame = report.amountCents === amountCents && report.currency === currency
    if (!isSame && attempt.attention === null)
      shop.log.error(
        { attemptId: id, ref },
        'the amount of a card payment differs between the list of its provider and the shop',
      )
    return
  }
  // The list may be some minutes old, so the shop asks the card service for the current state of this payment.
  await applyReport(context, id, ref, await provider.fetch(ref))
}

/** Returns the paid attempts that a card service's list must contain: attempts made after `since`, and paid before `until`. */
async function listHolding(db: Db, { name }: CardProvider, since: Date, until: Date): Promise<CardAttemptRow[]> {
  return await db
    .select()
    .from(cardAttempts)
    .where(
      and(
        eq(cardAttempts.provider, name),
        inArray(cardAttempts.status, ['paid', 'surplus']),
        gte(cardAttempts.createdAt, after(since, HOUR)),
        lt(cardAttempts.closedAt, until),
      ),
    )
}

/** Returns the same context with one change: when the signal aborts, calls to card services stop waiting and throw `Stopped`. */
export function untilStopped(context: CardContext, stopping: AbortSignal | undefined): CardContext {
  if (!stopping) return context
  const providers = context.cards.providers.map((provider) => stoppable(provider, stopping))
  return { ...context, cards: { ...context.cards, providers } }
}

function stoppable(provider: CardProvider, stopping: AbortSignal): CardProvider {
  const fetchRefund = provider.fetchRefund?.bind(provider)
  const fetchDispute = provider.fetchDispute?.bind(provider)
  return {
    ...provider,
    create: async (offer) => await orStopped(provider.create(offer), stopping),
    fetch: async (ref) => await orStopped(provider.fetch(ref), stopping),
    expire: async (ref) => await orStopped(provider.expire(ref), stopping),
    refund: async (refund) => await orStopped(provider.refund(refund), stopping),
    ...(fetchRefund && { fetchRefund: async (ref) => await orStopped(fetchRefund(ref), stopping) }),
    ...(fetchDispute && { fetchDispute: async (about, ref) => await orStopped(fetchDispute(about, ref), stopping) }),
    list: (since) => listUntil(provider.list(since), stopping),
  }
}

async function* listUntil(listed: AsyncIterable<CardListed>, stopping: AbortSignal): AsyncGenerator<CardListed> {
  const iterator = listed[Symbol.asyncIterator]()
  for (;;) {
    const next = await orStopped(iterator.next(), stopping)
    if (next.done) return
    yield next.value
  }
}
