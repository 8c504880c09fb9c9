import { eq } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { invalidField, invalidInput, Refusal } from '#base/refusal.ts'
import { assertConsent } from '#features/people/accounts/commands-consent.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { planSavedEmail } from './emails.ts'
import { noteNamesChanged, writeReadings } from '#features/orders/readings/commands.ts'
import { forgotten } from '#features/orders/readings/rules.ts'
import { namesIn } from './rules-participants.ts'
import { findReadings } from '#features/orders/readings/queries.ts'
import type { AskForDay, ClosedDays } from './context.ts'
import type { PlanInput, PlanView } from './schemas.ts'
import { type PaidLine, type Plan, planContext, type SEALED_PLAN } from './model.ts'
import { presentPlan } from './present.ts'
import { findPlan, listPaidLines, listPlannedOrders, lockOwner, type Owner } from './queries.ts'
import { closedFaults } from './rules-planning.ts'
import { earliestStart, needsConsent, planFaults, tidyPlan } from './rules.ts'
import { plans } from './tables.ts'

/**
 * Creates or replaces a customer's only plan. If the plan is the same as before, nothing changes. The e-mail is sent one minute after the
 * last save. Before any payment the plan covers no rituals, and no e-mail mentions it. If staff have already set the days of rituals,
 * another day is only a request to staff.
 */
export async function savePlan(
  { shop, askForDay, closedDays }: { shop: Shop; askForDay: AskForDay; closedDays: ClosedDays },
  accountId: string,
  input: PlanInput,
  lang: Lang,
): Promise<PlanView> {
  const startDate = input.priestChooses ? null : input.startDate || undefined
  if (startDate === undefined) throw invalidField('startDate', 'plans.start-date-required')
  const { specialWishes, participants } = tidyPlan(input)
  const wanted = { startDate, specialWishes, participants }
  return await shop.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, accountId)
    if (!owner) throw new Refusal('unauthenticated', 'http.unauthenticated')
    const now = shop.now()
    const earlier = await findPlan(tx, shop.keys, accountId)
    const faults = planFaults(
      { ...wanted, startDate: startDate ?? earliestStart(now) },
      now,
      earlier?.startDate ?? undefined,
    )
    if (startDate !== null) {
      const wish = { path: 'startDate', day: startDate, kept: earlier?.startDate ?? undefined }
      faults.push(...closedFaults([wish], await closedDays(tx, [startDate], lang)))
    }
    if (faults.length > 0) throw invalidInput(faults)
    if (input.consent || needsConsent(wanted)) await assertConsent(tx, { now, accountId, lang }, input.consent === true)
    const lines = await listPaidLines(tx, owner)
    const plan = { id: earlier?.id ?? newId(), ...wanted }
    const gone = forgotten(namesIn(earlier?.participants ?? ''), namesIn(plan.participants))
    const given = [...gone, ...(input.readings ?? [])]
    const isReadAnew = await writeReadings(tx, shop, { accountId }, { given, by: 'customer' })
    const isChanged =
      (earlier?.participants ?? '') !== plan.participants || (earlier?.specialWishes ?? '') !== plan.specialWishes
    const orderIds = await listPlannedOrders(tx, owner)
    if (isReadAnew || isChanged) await noteNamesChanged(tx, now, orderIds, 'customer')
    if (startDate !== null && earlier?.startDate !== startDate) await askForDay(tx, orderIds, startDate)
    const readings = await findReadings(tx, shop.keys, { accountId })
    if (earlier && isSame(earlier, plan) && !isReadAnew) return presentPlan(plan, lines, { lang, now, readings })
    await writePlan(tx, shop, accountId, plan, now)
    if (lines.length > 0) await notifyPlanSaved(tx, shop, owner, plan, lines)
    return presentPlan(plan, lines, { lang, now, readings })
  })
}

/** Deletes the names and the wish of a plan, but not the day, after the customer withdrew consent. */
export async function erasePlanTexts(tx: Db, accountId: string): Promise<void> {
  await tx.update(plans).set({ specialWishes: null, participants: null }).where(eq(plans.accountId, accountId))
}

export async function erasePlan(tx: Db, accountId: string): Promise<void> {
  await tx.delete(plans).where(eq(plans.accountId, accountId))
}

function isSame(one: Plan, other: Plan): boolean {
  return (
    one.startDate === other.startDate &&
    one.specialWishes === other.specialWishes &&
    one.participants === other.participants
  )
}

async function writePlan(tx: Db, shop: Shop, accountId: string, plan: Plan, now: Date): Promise<void> {
  const seal = (text: string, column: (typeof SEALED_PLAN.columns)[number]) =>
    text === '' ? null : shop.keys.seal(text, planContext(plan.id, column))
  const row = {
    startDate: plan.startDate ?? earliestStart(now),
    priestChooses: plan.startDate === null,
    specialWishes: seal(plan.specialWishes, 'special_wishes'),
    participants: seal(plan.participants, 'participants'),
    updatedAt: now,
  }
  const [changed] = await tx.update(plans).set(row).where(eq(plans.accountId, accountId)).returning({ id: plans.id })
  if (!changed) await tx.insert(plans).values({ id: plan.id, accountId, createdAt: now, ...row })
}

async function notifyPlanSaved(tx: Db, shop: Shop, of: Owner, plan: Plan, lines: PaidLine[]): Promise<void> {
  const owner = inOfferedLang(shop, of)
  if (owner.email === null) return
  const { startDate, rituals, participants, specialWishes } = presentPlan(plan, lines, {
    lang: owner.lang,
    now: shop.now(),
  })
  const email = {
    to: owner.email,
    name: owner.name,
    lang: owner.lang,
    startDate,
    rituals,
    participants,
    specialWishes,
  }
  await queueMessage(tx, shop, { ...planSavedEmail(email, createSender(shop)), topic: `plan ${plan.id}` })
}
