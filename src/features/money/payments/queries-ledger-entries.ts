import { and, asc, eq, inArray, like } from 'drizzle-orm'
import { accounts } from '#features/people/accounts/tables.ts'
import { auditEntries } from '#features/platform/audit/tables.ts'
import type { CardAttemptRow } from '#features/money/cards/queries.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { explorersOf } from '#features/money/crypto/rules-explorer.ts'
import { chainBlocks, payments, sightings, transfers } from '#features/money/crypto/tables.ts'
import { chargeOf } from '#features/money/payment-review/rules.ts'
import { readAbout } from '#features/money/payment-review/queries-returns.ts'
import { manualConfirmations } from '#features/money/payment-review/tables.ts'
import { listOwed, type OwedMoney, readLeft } from '#features/money/settlements/queries.ts'
import { refunds, reviewDecisions, settlements } from '#features/money/settlements/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { PaymentsContext } from './context.ts'
import { presentCard, presentCoin, presentManual, presentRefund, type LedgerContext } from './present-ledger.ts'
import { presentDetail } from './present-ledger-detail.ts'
import { findLedgerKey, type LedgerKey, type RefundRow } from './queries-ledger.ts'
import type { LedgerDetail, LedgerEntry, RefundEntry } from './schemas-ledger.ts'

type Context = Pick<PaymentsContext, 'shop' | 'policy' | 'orders'>

/** Reads the attempts with these keys, in the same order, and the rows of other tables that belong to them. */
export async function readEntries(context: Context, keys: LedgerKey[]): Promise<LedgerEntry[]> {
  if (keys.length === 0) return []
  const { db } = context.shop
  const now = context.shop.now()
  const idsOf = (method: LedgerKey['method']) => keys.filter((key) => key.method === method).map(({ id }) => id)
  const ids = keys.map(({ id }) => id)
  const [coins, cards, manuals, owed, decided] = await Promise.all([
    db
      .select()
      .from(payments)
      .where(inArray(payments.id, idsOf('crypto'))),
    db
      .select()
      .from(cardAttempts)
      .where(inArray(cardAttempts.id, idsOf('card'))),
    db
      .select()
      .from(manualConfirmations)
      .where(inArray(manualConfirmations.id, idsOf('manual'))),
    listOwed(db, { references: ids }),
    db
      .select()
      .from(reviewDecisions)
      .where(and(eq(reviewDecisions.method, 'card'), inArray(reviewDecisions.reference, ids))),
  ])
  const aboutOf = await readAbout(db, coins, now)
  const orderIds = [...coins, ...cards, ...manuals].map(({ orderId }) => orderId)
  const settled = await db.select().from(settlements).where(inArray(settlements.orderId, orderIds))
  const emails = await readEmails(
    db,
    manuals.flatMap(({ confirmedBy, decidedBy }) => [confirmedBy, decidedBy]),
  )
  const payable = await listPayable(context, [...coins, ...cards])
  const left = await readLeftOf(db, cards)
  const besideOf = ({ id, orderId }: { id: string; orderId: string }): LedgerContext => ({
    owed: owed.find((one: OwedMoney) => one.reference === id),
    settled: settled.find(({ reference }) => reference === id),
    isOrderPayable: payable.has(orderId),
    left: left.get(id),
    emails,
    policy: context.policy(),
    explorers: explorersOf(context.shop.config),
    now,
  })
  const entries = new Map(
    [
      ...coins.map((row) => presentCoin(row, aboutOf(row), besideOf(row))),
      ...cards.map((row) => {
        const own = decided.filter(({ reference }) => reference === row.id).map(({ attention }) => attention)
        return presentCard(row, own, besideOf(row))
      }),
      ...manuals.map((row) => presentManual(row, besideOf(row))),
    ].map((entry) => [entry.id, entry]),
  )
  const inOrder = keys.flatMap(({ id }) => entries.get(id) ?? [])
  const needsStaff = inOrder.filter(({ attention }) => attention !== null).map(({ orderId }) => orderId)
  const contacts = await readContacts(context, needsStaff)
  return inOrder.map((entry) => ({ ...entry, contact: contacts.get(entry.orderId) ?? null }))
}

/** Lists the orders of payments in review that still wait for money. */
async function listPayable(
  { shop, orders }: Context,
  rows: readonly { orderId: string; attention: string | null }[],
): Promise<ReadonlySet<string>> {
  const payable = new Set<string>()
  for (const id of new Set(rows.flatMap(({ orderId, attention }) => (attention === null ? [] : orderId))))
    if ((await orders.findState(shop.db, id)) === 'waiting') payable.add(id)
  return payable
}

/** Reads how much of each card charge in review was not refunded. */
async function readLeftOf(db: Db, cards: readonly CardAttemptRow[]): Promise<ReadonlyMap<string, bigint>> {
  const left = new Map<string, bigint>()
  for (const card of cards)
    if (card.attention !== null)
      left.set(card.id, (await readLeft(db, { method: 'card', reference: card.id }, chargeOf(card).confirmed)).left)
  return left
}

/** Reads the e-mail addresses or phone numbers of these orders' customers. */
async function readContacts({ shop, orders }: Context, orderIds: string[]): Promise<ReadonlyMap<string, string>> {
  const contacts = new Map<string, string>()
  for (const id of new Set(orderIds)) {
    const found = await orders.findReceiptContact(shop.db, id)
    if (found) contacts.set(id, 'email' in found ? found.email : found.phone)
  }
  return contacts
}

export async function findDetail(context: Context, id: string): Promise<LedgerDetail | undefined> {
  const { db } = context.shop
  const key = await findLedgerKey(db, id)
  const [entry] = key ? await readEntries(context, [key]) : []
  if (!entry) return undefined
  const isThis = eq(transfers.paymentId, id)
  const sameBlock = and(eq(chainBlocks.chain, transfers.chain), eq(chainBlocks.hash, transfers.blockHash))
  const ofOrder = and(eq(auditEntries.subject, 'order'), eq(auditEntries.subjectId, entry.orderId))
  const [came, seen, decisions, back, events, [settled], [coin], [card]] = await Promise.all([
    db
      .select({ transfer: transfers, time: chainBlocks.time })
      .from(transfers)
      .innerJoin(chainBlocks, sameBlock)
      .where(isThis)
      .orderBy(asc(transfers.height), asc(transfers.eventIndex)),
    db.select().from(sightings).where(eq(sightings.paymentId, id)).orderBy(asc(sightings.firstSeenAt)),
    db.select().from(reviewDecisions).where(eq(reviewDecisions.reference, id)).orderBy(asc(reviewDecisions.decidedAt)),
    db.select().from(refunds).where(eq(refunds.reference, id)).orderBy(asc(refunds.requestedAt)),
    db
      .select()
      .from(auditEntries)
      .where(and(ofOrder, like(auditEntries.action, 'payments.%')))
      .orderBy(asc(auditEntries.at)),
    db.select().from(settlements).where(eq(settlements.orderId, entry.orderId)),
    db.select().from(payments).where(eq(payments.id, id)),
    db.select().from(cardAttempts).where(eq(cardAttempts.id, id)),
  ])
  const people = [
    ...decisions.map(({ decidedBy }) => decidedBy),
    ...back.map(({ requestedBy }) => requestedBy),
    ...events.map(({ actorId }) => actorId),
  ]
  const emails = await readEmails(db, people)
  const beside = { emails, explorers: explorersOf(context.shop.config) }
  return presentDetail(entry, { came, seen, decisions, back, events, settled, coin, card }, beside)
}

/** Prepares the entries of these refunds, with the people who requested them. */
export async function readRefunds(db: Db, rows: RefundRow[]): Promise<(row: RefundRow) => RefundEntry> {
  const emails = await readEmails(
    db,
    rows.map(({ requestedBy }) => requestedBy),
  )
  return (row) => presentRefund(row, emails)
}

async function readEmails(db: Db, ids: (string | null)[]): Promise<ReadonlyMap<string, string | null>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const { id, email } = accounts
  const rows = await db.select({ id, email }).from(accounts).where(inArray(id, known))
  return new Map(rows.map((row) => [row.id, row.email]))
}
