import { and, eq, ne } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { centsToDollars, dollarsToCents } from '#base/money.ts'
import { calendarDay } from '#base/time.ts'
import {
  type Fault,
  invalidField,
  invalidInput,
  invariant,
  Refusal,
  requireFound,
  staleVersion,
} from '#base/refusal.ts'
import { findAccountBy } from '#features/people/accounts/queries.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { listPrices } from '#features/catalogue/catalogue/queries.ts'
import { createSender, inOfferedLang, queueMessage } from '#features/platform/notifications/commands.ts'
import { isInvited } from '#features/people/staff/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Commission, CommissionRule } from './model.ts'
import { partnerWelcomeEmail } from './emails.ts'
import { presentRules } from './present.ts'
import { lockPartner, type PartnerRow } from './queries.ts'
import { sumHeldCash } from './queries-balance.ts'
import { listMonths } from './queries-statement.ts'
import { findPartnerDetail } from './queries-admin.ts'
import { payoutDue } from './rules.ts'
import type { CommissionInput } from './schemas.ts'
import type { Overrides, PartnerChange, PartnerDetail, PartnerInput, PayoutInput } from './schemas-admin.ts'
import { partnerHandovers, partnerPayouts, partners } from './tables.ts'

type Staff = { actorId: string }
type PayoutRow = typeof partnerPayouts.$inferSelect

/**
 * Makes the account with this e-mail address a partner, and sends the person an e-mail. Creates the account if it does not exist. A staff
 * account cannot become a partner.
 */
export async function createPartner(
  shop: Shop,
  input: PartnerInput,
  { actorId, lang }: Staff & { lang: Lang },
): Promise<PartnerDetail> {
  const { email, name } = input
  return await shop.db.transaction(async (tx) => {
    const commission = await readCommission(tx, input)
    const account = await becomePartner(tx, shop, email, lang)
    const { id } = account
    const now = shop.now()
    const [made] = await tx
      .insert(partners)
      .values({ id, name, commission, isActive: true, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (!made) throw new Refusal('conflict', 'partners.exists')
    await writeAudit(tx, now, {
      actorId,
      action: 'partner.create',
      subject: 'partner',
      subjectId: id,
      after: presentRules(commission),
    })
    const told = inOfferedLang(shop, { email, name, lang: account.lang })
    await queueMessage(tx, shop, partnerWelcomeEmail(told, createSender(shop)))
    return await detailOf(tx, id)
  })
}

async function becomePartner(tx: Db, shop: Shop, email: string, lang: Lang): Promise<{ id: string; lang: Lang }> {
  const account = await findAccountBy(tx, shop.keys, { kind: 'email', value: email })
  if (account?.role === 'admin') throw new Refusal('conflict', 'partners.is-staff')
  if (account) {
    // The condition `isFree` is needed because the person may accept an invitation at the same time. The account is then already a staff
    // account when it is locked here.
    const isFree = and(eq(accounts.id, account.id), ne(accounts.role, 'admin'))
    const [made] = await tx.update(accounts).set({ role: 'partner' }).where(isFree).returning({ id: accounts.id })
    if (!made) throw new Refusal('conflict', 'partners.is-staff')
    await assertNotInvited(tx, shop, account.id)
    return account
  }
  const id = newId()
  await tx.insert(accounts).values({ id, email, role: 'partner', lang, createdAt: shop.now() })
  return { id, lang }
}

/**
 * Refuses a person with an open invitation, because a partner cannot accept a staff role. This check runs after the account is locked,
 * because inviting a person also locks the account.
 */
async function assertNotInvited(tx: Db, shop: Shop, id: string): Promise<void> {
  if (await isInvited(tx, shop.now(), id)) throw new Refusal('conflict', 'partners.is-invited')
}

/** Changes the given fields of a partner. A deactivated partner becomes a customer again and loses all sessions. */
export async function changePartner(
  shop: Shop,
  id: string,
  { version, ...change }: PartnerChange,
  { actorId }: Staff,
): Promise<PartnerDetail> {
  return await shop.db.transaction(async (tx) => {
    const partner = requireFound(await lockPartner(tx, id), 'partners.not-found')
    if (version !== undefined && version !== partner.version) throw staleVersion(await detailOf(tx, id))
    const commission = await changedCommission(tx, partner, change)
    const isActive = change.active ?? partner.isActive
    const name = change.name ?? partner.name
    const confirmsReports = change.confirmsReports === undefined ? partner.confirmsReports : change.confirmsReports
    await tx
      .update(partners)
      .set({ name, commission, isActive, confirmsReports, version: partner.version + 1 })
      .where(eq(partners.id, id))
    if (isActive !== partner.isActive) await changeRole(tx, shop, id, isActive)
    await writeAudit(tx, shop.now(), {
      actorId,
      action: 'partner.change',
      subject: 'partner',
      subjectId: id,
      before: {
        active: partner.isActive,
        confirmsReports: partner.confirmsReports,
        ...presentRules(partner.commission),
      },
      after: { active: isActive, confirmsReports, ...presentRules(commission) },
    })
    return await detailOf(tx, id)
  })
}

async function changeRole(tx: Db, shop: Shop, id: string, isActive: boolean): Promise<void> {
  const [account] = await tx.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, id)).for('update')
  if (!account) throw new Refusal('conflict', 'partners.no-account')
  // A person who has become a member of staff keeps the staff role.
  if (account.role === 'admin') {
    if (isActive) throw new Refusal('conflict', 'partners.is-staff')
    return
  }
  if (isActive) await assertNotInvited(tx, shop, id)
  await tx
    .update(accounts)
    .set({ role: isActive ? 'partner' : 'customer' })
    .where(eq(accounts.id, id))
}

/**
 * Records a payout to a partner for a month. The payout is at most the amount due for the month and at most the total due, so that nothing
 * is paid twice or for refunded orders.
 */
export async function markPayout(shop: Shop, id: string, input: PayoutInput, { actorId }: Staff) {
  const { month, amountUsd, note, payoutId = newId(), fromCash } = input
  return await shop.db.transaction(async (tx) => {
    requireFound(await lockPartner(tx, id), 'partners.not-found')
    const [same] = await tx.select().from(partnerPayouts).where(eq(partnerPayouts.id, payoutId))
    if (same) return samePayout(same, id, input)
    const { dueCents, deductedCents } = payoutDue(month, await listMonths(tx, id))
    if (dueCents <= 0) {
      const facts = { month, dueUsd: 0, deductedUsd: centsToDollars(deductedCents) }
      throw new Refusal('conflict', deductedCents > 0 ? 'partners.all-deducted' : 'partners.nothing-due', { facts })
    }
    const amountCents = amountUsd === undefined ? dueCents : dollarsToCents(amountUsd)
    if (amountCents === undefined) throw invalidField('amountUsd', 'payments.amount-invalid')
    if (amountCents > dueCents)
      throw invalidField('amountUsd', 'partners.payout-too-much', { due: centsToDollars(dueCents) })
    if (fromCash && amountCents > ((await sumHeldCash(tx, [id])).get(id) ?? 0))
      throw invalidField('amountUsd', 'partners.cash-too-little')
    const now = shop.now()
    const row = { id: payoutId, partnerId: id, month, amountCents, note, markedBy: actorId, markedAt: now }
    await tx.insert(partnerPayouts).values(row)
    if (fromCash) await keepFromCash(tx, row, calendarDay(now))
    const after = { month, amountUsd: centsToDollars(amountCents), ...(fromCash && { fromCash }) }
    await writeAudit(tx, now, { actorId, action: 'partner.payout', subject: 'partner', subjectId: id, after })
    return presentPayout(row)
  })
}

/** Records a payout that the partner takes from the received cash. The partner's cash falls by this sum. The entry has the same id as the payout. */
export async function keepFromCash(tx: Db, payout: PayoutRow, day: string): Promise<void> {
  const { month: _month, ...row } = payout
  await tx.insert(partnerHandovers).values({ ...row, note: '', receivedOn: day })
}

/** Returns the earlier payout if a call with the same id is repeated, because the first response may have been lost. */
function samePayout(row: PayoutRow, partnerId: string, { month, amountUsd }: PayoutInput) {
  const isSum = amountUsd === undefined || dollarsToCents(amountUsd) === row.amountCents
  if (row.partnerId !== partnerId || row.month !== month || !isSum)
    throw new Refusal('conflict', 'partners.payout-changed')
  return presentPayout(row)
}

function presentPayout({ id, month, amountCents, note, markedBy, markedAt }: PayoutRow) {
  return { id, month, amountUsd: centsToDollars(amountCents), note, markedBy, markedAt: markedAt.toISOString() }
}

type Rules = { commission: CommissionInput; overrides: Overrides }

async function changedCommission(tx: Db, partner: PartnerRow, change: Partial<Rules>): Promise<Commission> {
  const { usual, rituals } = partner.commission
  return {
    usual: change.commission ? ruleFrom(change.commission) : usual,
    rituals: change.overrides ? await ritualRules(tx, change.overrides) : rituals,
  }
}

async function readCommission(tx: Db, { commission, overrides }: Rules): Promise<Commission> {
  return { usual: ruleFrom(commission), rituals: await ritualRules(tx, overrides) }
}

async function ritualRules(tx: Db, overrides: Overrides): Promise<Commission['rituals']> {
  const ids = overrides.map(({ serviceId }) => serviceId)
  const known = await listPrices(tx, ids)
  const faults = ids.flatMap((id, index): Fault[] => {
    const path = `overrides.${index}.serviceId`
    if (!known.some((service) => service.id === id)) return [{ path, code: 'partners.ritual-unknown' }]
    return ids.indexOf(id) < index ? [{ path, code: 'partners.ritual-twice' }] : []
  })
  if (faults.length > 0) throw invalidInput(faults)
  return Object.fromEntries(overrides.map((rule) => [rule.serviceId, ruleFrom(rule)]))
}

/** Converts a commission from the API. The schema accepts exactly one of the two fields, with at most two decimal places. */
function ruleFrom({ percent, fixedUsd = 0 }: CommissionInput): CommissionRule {
  if (percent !== undefined) return { kind: 'percent', hundredths: Math.round(percent * 100) }
  return { kind: 'fixed', cents: Math.round(fixedUsd * 100) }
}

async function detailOf(tx: Db, id: string): Promise<PartnerDetail> {
  const detail = await findPartnerDetail(tx, id)
  invariant(detail, 'the new partner can be read')
  return detail
}
