import { and, eq, gte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { newId } from '#base/ids.ts'
import { invariant, Refusal, requireFound } from '#base/refusal.ts'
import { handleWebhook } from '#features/money/cards/commands-webhook.ts'
import type { CardContext } from '#features/money/cards/context.ts'
import type { CardProvider, CardRefundReport } from '#features/money/cards/model.ts'
import { providerEvents } from '#features/money/cards/tables.ts'
import type { Shop } from '#server/shop.ts'
import type { CardOutcome } from './model.ts'
import { toCardReport } from './present.ts'
import { findSandboxCard } from './queries.ts'
import { type SandboxCardRow, sandboxCards } from './tables.ts'

/** If the simulated bank charges a wrong amount, it is this many cents above the price. */
const WRONG_BY_CENTS = 100

const message = z.object({ id: z.string(), ref: z.string() })

/** The simulated card provider of the sandbox. Its hosted checkout is a page of this shop. */
export function sandboxCardProvider(shop: Shop): CardProvider {
  return {
    name: 'sandbox',
    currency: 'USD',
    create: async ({ id, orderId, amountCents, lang, expiresAt }) => {
      const values = { ref: newId(), attemptId: id, orderId, amountCents, createdAt: shop.now(), expiresAt }
      await shop.db.insert(sandboxCards).values(values).onConflictDoNothing()
      const [row] = await shop.db.select().from(sandboxCards).where(eq(sandboxCards.attemptId, id))
      invariant(row, 'the simulated checkout exists after its insert')
      return { ref: row.ref, url: `/sandbox/card/${row.ref}?lang=${lang}`, expiresAt: row.expiresAt }
    },
    fetch: async (ref) => toCardReport(await readCard(shop, ref)),
    expire: async (ref) => {
      await closeOpen(shop, ref, { status: 'expired' })
      return true
    },
    parseWebhook: (raw) => {
      const { id, ref } = message.parse(JSON.parse(raw))
      return { eventId: id, ref }
    },
    refund: async ({ ref, amountCents, key }) => await refundSandboxCard(shop, ref, amountCents, key),
    list: async function* (since) {
      const rows = await shop.db.select().from(sandboxCards).where(gte(sandboxCards.createdAt, since))
      for (const row of rows) yield { ref: row.ref, report: toCardReport(row) }
    },
  }
}

/** Applies the decision of the simulated bank. The shop then gets a webhook and reads the state, in the same way as from a real provider. */
export async function decideSandboxCard(
  context: CardContext,
  ref: string,
  outcome: CardOutcome,
): Promise<SandboxCardRow> {
  const { shop } = context
  const { status, amountCents } = await readCard(shop, ref)
  if (status !== 'open') throw new Refusal('conflict', 'sandbox.card-closed')
  await closeOpen(shop, ref, changeBy(outcome, amountCents))
  await handleWebhook(context, sandboxCardProvider(shop), JSON.stringify({ id: newId(), ref }), () => undefined)
  return await readCard(shop, ref)
}

/** The simulated provider stores its idempotency keys in the shop's table of provider events, in the same transaction as the refund. */
async function refundSandboxCard(
  { db, now }: Shop,
  ref: string,
  amountCents: number,
  key: string,
): Promise<CardRefundReport> {
  return await db.transaction(async (tx) => {
    const known = await tx
      .insert(providerEvents)
      .values({ provider: 'sandbox-refund', eventId: key, receivedAt: now() })
      .onConflictDoNothing()
      .returning({ eventId: providerEvents.eventId })
    if (known.length === 0) return { status: 'done', ref: key, note: null }
    const refunded = sql`${sandboxCards.refundedCents} + ${amountCents}`
    const changed = await tx
      .update(sandboxCards)
      .set({ refundedCents: refunded })
      .where(and(eq(sandboxCards.ref, ref), gte(sandboxCards.paidCents, refunded)))
      .returning({ ref: sandboxCards.ref })
    if (changed.length === 1) return { status: 'done', ref: key, note: null }
    await tx.delete(providerEvents).where(eq(providerEvents.eventId, key))
    return { status: 'failed', ref: null, note: 'more than was paid' }
  })
}

function changeBy(outcome: CardOutcome, amountCents: number): Partial<SandboxCardRow> {
  switch (outcome) {
    case 'pay':
      return { status: 'paid', paidCents: amountCents }
    case 'pay-wrong-amount':
      return { status: 'paid', paidCents: amountCents + WRONG_BY_CENTS }
    case 'pay-too-little':
      return { status: 'paid', paidCents: Math.max(1, amountCents - WRONG_BY_CENTS) }
    case 'decline':
      return { status: 'failed' }
    case 'expire':
      return { status: 'expired' }
  }
}

async function closeOpen(shop: Shop, ref: string, change: Partial<SandboxCardRow>): Promise<void> {
  await shop.db
    .update(sandboxCards)
    .set(change)
    .where(and(eq(sandboxCards.ref, ref), eq(sandboxCards.status, 'open')))
}

async function readCard(shop: Shop, ref: string): Promise<SandboxCardRow> {
  const row = requireFound(await findSandboxCard(shop.db, ref, shop.now()), 'sandbox.card-not-found')
  return row
}
