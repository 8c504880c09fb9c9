import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { centsToDollars, dollarsToCents } from '#base/money.ts'
import { invariant, Refusal } from '#base/refusal.ts'
import { after, calendarDay, DAY } from '#base/time.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Shop } from '#server/shop.ts'
import { unknownPartner } from './commands-admin.ts'
import { lockPartner } from './queries.ts'
import { findPartnerDetail } from './queries-admin.ts'
import type { HandoverInput, PartnerDetail } from './schemas-admin.ts'
import { partnerHandovers } from './tables.ts'

/** Records money that the shop received from a partner. Answers the partner with the new balance. */
export async function recordHandover(
  shop: Shop,
  partnerId: string,
  { amountUsd, receivedOn, note, handoverId: id = newId() }: HandoverInput,
  { actorId }: { actorId: string },
): Promise<PartnerDetail> {
  const amountCents = dollarsToCents(amountUsd)
  if (amountCents === undefined) throw faulty('amountUsd', 'payments.amount-invalid')
  const now = shop.now()
  // In time zones east of UTC the next day may already have begun.
  if (receivedOn > calendarDay(after(now, DAY))) throw faulty('receivedOn', 'payments.date-invalid')
  return await shop.db.transaction(async (tx) => {
    if (!(await lockPartner(tx, partnerId))) throw unknownPartner()
    const row = { id, partnerId, amountCents, receivedOn, note, markedBy: actorId, markedAt: now }
    const [known] = await tx.select().from(partnerHandovers).where(eq(partnerHandovers.id, id))
    if (known && (known.partnerId !== partnerId || known.amountCents !== amountCents))
      throw new Refusal('conflict', 'partners.payout-changed')
    if (!known) {
      await tx.insert(partnerHandovers).values(row)
      const facts = { amountUsd: centsToDollars(amountCents), receivedOn }
      const entry = { actorId, action: 'partner.handover' as const, subject: 'partner', subjectId: partnerId }
      await writeAudit(tx, now, { ...entry, after: facts })
    }
    const detail = await findPartnerDetail(tx, partnerId)
    invariant(detail, 'the locked partner can be read')
    return detail
  })
}

function faulty(path: string, code: string): Refusal {
  return new Refusal('invalid', 'http.invalid', { faults: [{ path, code }] })
}
