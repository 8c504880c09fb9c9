import { and, eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { centsToDollars, dollarsToCents } from '#base/money.ts'
import { invalidField, invariant, Refusal, requireFound } from '#base/refusal.ts'
import { after, calendarDay, DAY } from '#base/time.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { keepFromCash } from './commands-admin.ts'
import { lockPartner } from './queries.ts'
import { sumHeldCash } from './queries-balance.ts'
import { listMonths } from './queries-statement.ts'
import { findPartnerDetail } from './queries-admin.ts'
import type { HandoverInput, PartnerDetail } from './schemas-admin.ts'
import { keptByMonth } from './rules.ts'
import { partnerHandovers, partnerPayouts } from './tables.ts'

/** Records money that the shop received from a partner. Returns the partner with the new balance. */
export async function recordHandover(
  shop: Shop,
  partnerId: string,
  { amountUsd, receivedOn, note, handoverId: id = newId(), keepsCommission }: HandoverInput,
  { actorId }: { actorId: string },
): Promise<PartnerDetail> {
  const amountCents = dollarsToCents(amountUsd)
  if (amountCents === undefined) throw invalidField('amountUsd', 'payments.amount-invalid')
  const now = shop.now()
  // In time zones east of UTC the next day may already have begun, so that day is accepted too.
  if (receivedOn > calendarDay(after(now, DAY))) throw invalidField('receivedOn', 'payments.date-invalid')
  return await shop.db.transaction(async (tx) => {
    requireFound(await lockPartner(tx, partnerId), 'partners.not-found')
    const row = { id, partnerId, amountCents, receivedOn, note, markedBy: actorId, markedAt: now }
    const [known] = await tx.select().from(partnerHandovers).where(eq(partnerHandovers.id, id))
    if (known && (known.partnerId !== partnerId || known.amountCents !== amountCents))
      throw new Refusal('conflict', 'partners.payout-changed')
    if (!known) {
      await tx.insert(partnerHandovers).values(row)
      const facts = { amountUsd: centsToDollars(amountCents), receivedOn }
      const entry = { actorId, action: 'partner.handover' as const, subject: 'partner', subjectId: partnerId }
      await writeAudit(tx, now, { ...entry, after: facts })
      if (keepsCommission) await keepCommission(tx, { partnerId, receivedOn, markedBy: actorId, markedAt: now })
    }
    const detail = await findPartnerDetail(tx, partnerId)
    invariant(detail, 'the locked partner can be read')
    return detail
  })
}

type Mark = { partnerId: string; receivedOn: string; markedBy: string; markedAt: Date }

/**
 * Records that the partner takes the commission due from the cash that the partner still has. It is recorded as a payout, so that nobody
 * pays the commission again.
 */
async function keepCommission(tx: Db, mark: Mark): Promise<void> {
  const { partnerId, markedBy: actorId, markedAt } = mark
  const held = (await sumHeldCash(tx, [partnerId])).get(partnerId) ?? 0
  for (const { month, cents } of keptByMonth(await listMonths(tx, partnerId), held)) {
    const payout = { id: newId(), partnerId, month, amountCents: cents, note: '', markedBy: actorId, markedAt }
    await tx.insert(partnerPayouts).values(payout)
    await keepFromCash(tx, payout, mark.receivedOn)
    const after = { month, amountUsd: centsToDollars(cents), fromCash: true }
    const entry = { actorId, action: 'partner.payout' as const, subject: 'partner', subjectId: partnerId }
    await writeAudit(tx, markedAt, { ...entry, after })
  }
}

/** Undoes a recorded receipt, or commission taken from the cash, by a new entry with the opposite sum. Both entries stay in the table. */
export async function undoHandover(
  shop: Shop,
  partnerId: string,
  { handoverId, note, actorId }: { handoverId: string; note: string; actorId: string },
): Promise<PartnerDetail> {
  const now = shop.now()
  return await shop.db.transaction(async (tx) => {
    requireFound(await lockPartner(tx, partnerId), 'partners.not-found')
    const isOne = and(eq(partnerHandovers.id, handoverId), eq(partnerHandovers.partnerId, partnerId))
    const [known] = await tx.select().from(partnerHandovers).where(isOne)
    if (!known) throw new Refusal('not-found', 'partners.handover-unknown')
    const [undone] = await tx.select().from(partnerHandovers).where(eq(partnerHandovers.undoes, handoverId))
    if (undone || known.undoes !== null) throw new Refusal('conflict', 'partners.handover-undone')
    const id = newId()
    const marked = { markedBy: actorId, markedAt: now, note }
    const row = { ...known, ...marked, id, amountCents: -known.amountCents, receivedOn: calendarDay(now) }
    await tx.insert(partnerHandovers).values({ ...row, undoes: handoverId })
    const [payout] = await tx.select().from(partnerPayouts).where(eq(partnerPayouts.id, handoverId))
    if (payout) await tx.insert(partnerPayouts).values({ ...payout, ...marked, id, amountCents: -payout.amountCents })
    const before = { amountUsd: centsToDollars(known.amountCents), receivedOn: known.receivedOn }
    const entry = { actorId, action: 'partner.handover-undone' as const, subject: 'partner', subjectId: partnerId }
    await writeAudit(tx, now, { ...entry, before, after: { amountUsd: 0 } })
    const detail = await findPartnerDetail(tx, partnerId)
    invariant(detail, 'the locked partner can be read')
    return detail
  })
}
