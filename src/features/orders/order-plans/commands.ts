import { inArray } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { type Fault, Refusal, requireFound } from '#base/refusal.ts'
import { assertConsent } from '#features/people/accounts/commands-consent.ts'
import { CONSENT_VERSION } from '#features/people/accounts/model.ts'
import { lockAccount } from '#features/people/accounts/queries.ts'
import { selectNamelessIds, selectOwnIds } from '#features/orders/orders/queries-own.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import type { OrderRow } from '#features/orders/orders/tables.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { orderPlanSavedEmail } from './emails.ts'
import { noteNamesChanged, writeReadings } from '#features/orders/readings/commands.ts'
import { forgotten } from '#features/orders/readings/rules.ts'
import { namesIn } from '#features/orders/plans/rules-participants.ts'
import type { LineDays } from '#features/orders/plans/model.ts'
import { presentMarks } from '#features/orders/plans/present.ts'
import { closedFaults } from '#features/orders/plans/rules-planning.ts'
import { needsConsent, PLANNABLE, tidyPlan } from '#features/orders/plans/rules.ts'
import type { Agreed, OrderPlansContext } from './context.ts'
import { orderPlanContext, type SEALED_ORDER_PLAN } from './model.ts'
import { listPlannedLines, lockOrderPlan } from './queries.ts'
import {
  dayFaults,
  isOutdated,
  isOver,
  lacksDay,
  orderPlanFaults,
  participantsRead,
  requestFaults,
  splitDays,
  textFaults,
  textsRead,
} from './rules.ts'
import type { OrderPlanInput } from './schemas.ts'
import { orderPlans } from './tables.ts'

type OrderTexts = {
  specialWishes: string
  participants: string
  /** The first day of all rituals of the order, as `2026-11-20`. */
  startDate?: string | undefined
  /** True if the priest chooses the day. If the customer also gives a day, the customer's day is used. */
  priestChooses?: boolean | undefined
  consent?: boolean | undefined
}
/** `staffId`: the staff member who corrects the plan for the customer. */
type PlanContext = { lang: Lang; accountId: string | null; staffId?: string | undefined }

/** Stores the names, wish and day sent with a new order, in the transaction of the order. If all of them are empty, stores no row. */
export async function storeOrderTexts(
  tx: Db,
  { shop, closedDays }: Pick<OrderPlansContext, 'shop' | 'closedDays'>,
  id: string,
  given: OrderTexts,
  asking: PlanContext,
): Promise<void> {
  const { startDate = '' } = given
  const priestChooses = given.priestChooses === true && startDate === ''
  const { specialWishes, participants } = tidyPlan(given)
  const texts = { specialWishes, participants }
  const hasTexts = needsConsent(texts)
  if (!hasTexts && startDate === '' && !priestChooses) return
  const now = shop.now()
  const faults = [...textFaults(texts, now), ...(startDate === '' ? [] : dayFaults(startDate, now))]
  if (startDate !== '')
    faults.push(
      ...closedFaults([{ path: 'startDate', day: startDate }], await closedDays(tx, [startDate], asking.lang)),
    )
  refuse(faults.map((fault) => ({ ...fault, path: `plan.${fault.path}` })))
  if (hasTexts) await assertConsented(tx, now, { ...asking, isGiven: given.consent === true, path: 'plan.consent' })
  const chosen = startDate === '' ? [] : (await listPlannedLines(tx, id)).filter(({ performsAt }) => !performsAt)
  const days = Object.fromEntries(chosen.map(({ line }) => [line, startDate]))
  await write(tx, shop, id, {
    ...texts,
    days,
    priestChooses,
    ...(hasTexts && { consent: { lang: asking.lang, at: now } }),
  })
}

/**
 * Writes names, wish and days of a paid order. Anyone with the order's link may do this. Omitted fields do not change. If staff have already set
 * the days of a ritual, another day is only a request, which staff answer.
 */
export async function saveOrderPlan(
  { shop, givenOf, agreedDays, closedDays, renameRecipient }: OrderPlansContext,
  id: string,
  input: OrderPlanInput,
  asking: PlanContext,
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    // A withdrawal of consent takes the same lock first, so a save and a withdrawal run one after the other.
    if (asking.accountId !== null) await lockAccount(tx, asking.accountId)
    const order = requireFound(await lockOrder(tx, id), 'orders.not-found')
    if (!PLANNABLE.some((status) => status === order.status)) throw new Refusal('conflict', 'plans.order-closed')
    const now = shop.now()
    const by = asking.staffId === undefined ? 'customer' : 'staff'
    const lines = await listPlannedLines(tx, id)
    const earlier = await lockOrderPlan(tx, shop.keys, id)
    const { specialWishes, participants } = tidyPlan({
      specialWishes: input.specialWishes ?? earlier?.specialWishes ?? '',
      participants: input.participants ?? earlier?.participants ?? '',
    })
    const agreed = await agreedDays.find(tx, id)
    const given = (await givenOf(tx, [id])).get(id)
    if (input.seen) {
      const dayOf = ({ line }: { line: string }): [string, string | null] => {
        const set = agreed.get(line)
        return [line, set?.requested ?? set?.days[0] ?? earlier?.days[line] ?? null]
      }
      const textMarks = presentMarks(shop.keys, id, textsRead(given, earlier))
      const present = { textMarks, days: Object.fromEntries(lines.map(dayOf)) }
      if (isOutdated(input.seen, present, input.days))
        throw new Refusal('conflict', 'conflict.version', { facts: { present } })
    }
    const { wished, requested } = splitDays(input.days, agreed)
    const days = withoutErased({ ...earlier?.days, ...wished })
    // Requested days are stored as the customer's latest wish, also if staff have not accepted the request.
    const asked = withoutErased({ ...days, ...requested })
    const wishes = Object.entries(input.days).map(([line, day]) => {
      const kept = agreed.get(line)?.days[0] ?? earlier?.days[line]
      return { path: `days.${line}`, day, kept }
    })
    const leaves = input.priestChooses ?? earlier?.priestChooses ?? false
    const isLeft = leaves && lacksDay(lines, { ...days, ...withoutErased(requested) })
    const plan = { specialWishes, participants, days, priestChooses: isLeft }
    refuse([
      ...orderPlanFaults(plan, { now, lines, kept: earlier?.days ?? {} }),
      ...requestFaults(requested, { now, lines, agreed }),
      ...closedFaults(wishes, await closedDays(tx, Object.values(input.days), asking.lang)),
    ])
    const isNew = Boolean(input.specialWishes || input.participants)
    const held = earlier?.consentVersion === CONSENT_VERSION
    if (isNew && (input.consent || !held))
      await assertConsented(tx, now, { ...asking, isGiven: input.consent === true, path: 'consent' })
    const isConsentNew = isNew && (input.consent === true || asking.accountId !== null)
    await write(tx, shop, id, {
      ...plan,
      days: asked,
      ...(isConsentNew && { consent: { lang: asking.lang, at: now } }),
    })
    const readBefore = participantsRead(given, earlier?.participants ?? '')
    if (input.recipient !== undefined) await renameRecipient(tx, id, input.recipient)
    const renamed = input.recipient === undefined ? given : (await givenOf(tx, [id])).get(id)
    const read = participantsRead(renamed, participants)
    const readings = [...forgotten(namesIn(readBefore), namesIn(read)), ...(input.readings ?? [])]
    const isReadAnew = await writeReadings(tx, shop, { orderId: id }, { given: readings, by })
    const isChanged = read !== readBefore || specialWishes !== (earlier?.specialWishes ?? '')
    if (isReadAnew || isChanged) await noteNamesChanged(tx, now, [id], by)
    if (asking.staffId !== undefined) {
      // The audit log is stored longer than personal data. So it records what changed, but not the texts.
      const after = { names: isReadAnew || read !== readBefore, days: input.days }
      const audited = { actorId: asking.staffId, action: 'order.plan' as const, subject: 'order', subjectId: id, after }
      await writeAudit(tx, now, audited)
    }
    await agreedDays.ask(tx, id, requested)
    const saved = { ...plan, participants: read, lines, isOwner: asking.accountId !== null }
    await mailOrderPlan(tx, shop, order, { ...saved, agreed: await agreedDays.find(tx, id) })
  })
}

type SavedPlan = Omit<Parameters<typeof orderPlanSavedEmail>[1], 'isOver' | 'agreed'> & {
  agreed: ReadonlyMap<string, Agreed>
}

/** Tells the customer the names, wish and days of a paid order after they were changed. Replaces an e-mail about the same order that waits. */
export async function mailOrderPlan(tx: Db, shop: Shop, order: OrderRow, saved: SavedPlan): Promise<void> {
  if (order.customerEmail === '') return
  const now = shop.now()
  const isAllOver = saved.lines.every(({ line }) => isOver(saved.agreed.get(line)?.days ?? [], now))
  const plan = { ...saved, isOver: isAllOver }
  const email = orderPlanSavedEmail(inOfferedLang(shop, order), plan, createSender(shop))
  await queueMessage(tx, shop, { ...email, topic: `order-plan ${order.id}` })
}

/** Records that a staff member opened the form for corrections, which shows the names, birth data and wish of an order. */
export async function notePlanRead({ db, now }: Pick<Shop, 'db' | 'now'>, actorId: string, id: string): Promise<void> {
  await writeAudit(db, now(), { actorId, action: 'order.plan-read', subject: 'order', subjectId: id })
}

/** Deletes the names and wishes, but not the days, in the orders of an account that withdraws consent. */
export async function eraseOrderPlanTexts(tx: Db, account: { id: string; email: string | null }): Promise<void> {
  await tx
    .update(orderPlans)
    .set({ specialWishes: null, participants: null, consentVersion: null, consentLang: null, consentAt: null })
    .where(inArray(orderPlans.id, selectOwnIds(tx, account)))
}

export async function eraseOrderPlans(tx: Db, account: { id: string; email: string | null }): Promise<void> {
  await tx.delete(orderPlans).where(inArray(orderPlans.id, selectOwnIds(tx, account)))
}

/** Deletes the plans of anonymized orders. */
export async function pruneOrderPlans({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.delete(orderPlans).where(inArray(orderPlans.id, selectNamelessIds(db)))
}

function withoutErased(days: LineDays): LineDays {
  return Object.fromEntries(Object.entries(days).filter(([, day]) => day !== ''))
}

/** Checks that the customer gave consent. A signed-in user gives consent for the account. A guest's consent is recorded with the order's plan. */
async function assertConsented(
  tx: Db,
  now: Date,
  { lang, accountId, isGiven, path }: PlanContext & { isGiven: boolean; path: string },
): Promise<void> {
  if (accountId !== null) return await assertConsent(tx, { now, accountId, lang, path }, isGiven)
  if (!isGiven) refuse([{ path, code: 'consent.required' }], 'consent.required')
}

function refuse(faults: Fault[], code = 'http.invalid'): void {
  if (faults.length > 0) throw new Refusal('invalid', code, { faults })
}

type StoredPlan = {
  specialWishes: string
  participants: string
  days: LineDays
  priestChooses: boolean
  consent?: { lang: Lang; at: Date }
}

async function write(
  tx: Db,
  shop: Shop,
  id: string,
  { consent, days, priestChooses, ...texts }: StoredPlan,
): Promise<void> {
  const seal = (text: string, column: (typeof SEALED_ORDER_PLAN.columns)[number]) =>
    text === '' ? null : shop.keys.seal(text, orderPlanContext(id, column))
  const now = shop.now()
  const row = {
    days,
    priestChooses,
    specialWishes: seal(texts.specialWishes, 'special_wishes'),
    participants: seal(texts.participants, 'participants'),
    ...(consent && { consentVersion: CONSENT_VERSION, consentLang: consent.lang, consentAt: consent.at }),
    updatedAt: now,
  }
  await tx
    .insert(orderPlans)
    .values({ id, createdAt: now, ...row })
    .onConflictDoUpdate({ target: orderPlans.id, set: row })
}
