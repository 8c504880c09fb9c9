import { eq } from 'drizzle-orm'
import { type Fault, invalidField, invalidInput, requireFound } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { createSender, inOfferedLang, queueMessage } from '#features/platform/notifications/commands.ts'
import { noteCall, notifyOrder } from '#features/orders/orders/commands-notices.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { auditSchedule, type Line, lockDayNote, notifyCustomer, stateOf, writeSchedule } from './commands.ts'
import { lockPriest } from './commands-priests.ts'
import { outdateSheets } from './commands-sheet.ts'
import type { CalendarContext } from './context.ts'
import { firstScheduleKey, scheduledTogetherEmail } from './emails.ts'
import { type LineKey, OBSTACLE_CODES } from './model.ts'
import { countBegun } from './queries-planning.ts'
import { markedName } from '#features/people/profiles/rules-departed.ts'
import { type Beneficiaries, findBeneficiaries, findTold } from './queries-people.ts'
import { countTaken, findLine, findPriest, listDayNotes, type PriestRow } from './queries.ts'
import { askedDay, correctionsUntil, isPerformer, otherThanAsked, personIds } from './rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { termFrom } from './rules-days.ts'
import { planTogether } from './rules-together.ts'
import type { DayNote, ScheduleView, TogetherInput, TogetherView } from './schemas.ts'
import { calendarDays } from './tables.ts'

type Wanted = LineKey & { seen?: number | undefined }
type Sources = Pick<CalendarContext, 'shop' | 'plansOf'>
type Common = { first: string; priestId: string | null; place: string; reason: string }

/** Returns the days that each line (one ritual of an order) would get from this first day, and the reasons against these days. Stores nothing. */
export async function previewTogether(
  context: Sources,
  wanted: readonly Wanted[],
  common: Omit<Common, 'reason'>,
): Promise<TogetherView> {
  const { db } = context.shop
  const lines = await findLines(db, wanted)
  const priest = await findPerformer(db, common.priestId)
  const planned = await readPlan(db, context, lines, { ...common, reason: '' }, priest)
  return {
    items: planned.map(({ line, days, obstacles }) => ({ ...keyView(line), days, obstacles })),
    next: null,
  }
}

/**
 * Schedules several lines (rituals of orders) with the same first day. Each line gets as many days as were bought. If one line cannot be
 * scheduled, nothing is saved. Each customer gets one e-mail about all their lines.
 */
export async function scheduleTogether(
  context: Sources,
  actorId: string,
  input: TogetherInput,
): Promise<ScheduleView[]> {
  const { shop } = context
  const common = {
    first: input.first,
    priestId: input.priestId ?? null,
    place: input.place ?? '',
    reason: input.reason ?? '',
  }
  return await shop.db.transaction(async (tx) => {
    const now = shop.now()
    const wanted = input.lines.map(({ orderId, lineId, version }) => ({
      orderId,
      position: Number(lineId),
      seen: version,
    }))
    // All calls lock in this order: orders, days, the priest. So two calls cannot deadlock.
    for (const orderId of [...new Set(wanted.map((each) => each.orderId))].toSorted()) await lockOrder(tx, orderId)
    const lines = await findLines(tx, wanted)
    await lockDays(tx, shop, lines, common)
    const priest = await findPerformer(tx, common.priestId)
    if (priest) await lockPriest(tx, priest.id)
    const planned = await readPlan(tx, context, lines, common, priest)
    const faults = planned.flatMap(({ obstacles }, index): Fault[] =>
      obstacles.map(({ kind }) => ({ path: `lines.${index}`, code: OBSTACLE_CODES[kind] })),
    )
    if (faults.length > 0) throw invalidInput(faults)
    if (common.place !== '') await writePlace(tx, shop, actorId, allDays(planned), common.place)
    const saved: { line: Line; after: ScheduleView }[] = []
    for (const { line, days, asked } of planned) {
      const before = stateOf(line)
      const reason = asked !== null && asked !== common.first ? common.reason : ''
      const after = { ...before, days, priestId: priest?.id ?? null, reason, version: line.version + 1 }
      await writeSchedule(tx, now, line, after)
      await auditSchedule(tx, now, actorId, before, after)
      saved.push({ line, after })
    }
    await tellTogether(tx, context, saved)
    return saved.map(({ after }) => after)
  })
}

async function findLines(db: Db, wanted: readonly Wanted[]): Promise<(Line & Pick<Wanted, 'seen'>)[]> {
  const keys = new Map(wanted.map((each) => [`${each.orderId} ${each.position}`, each]))
  const lines: (Line & Pick<Wanted, 'seen'>)[] = []
  for (const key of keys.values()) {
    const line = requireFound(await findLine(db, key), 'calendar.line-unknown')
    lines.push({ ...line, seen: key.seen })
  }
  return lines
}

async function findPerformer(db: Db, priestId: string | null): Promise<PriestRow | undefined> {
  if (priestId === null) return undefined
  const priest = await findPriest(db, priestId)
  if (priest && isPerformer(priest)) return priest
  throw invalidField('priestId', 'calendar.priest-unknown')
}

async function readPlan(
  db: Db,
  { shop, plansOf }: Sources,
  lines: Awaited<ReturnType<typeof findLines>>,
  { first, place, reason }: Common,
  priest: PriestRow | undefined,
) {
  const { planning } = shop.settings()
  const beneficiaries = await findBeneficiaries(db, { keys: shop.keys, plansOf }, lines)
  const days = allDays(lines.map((line) => ({ days: termFrom(first, line) })))
  const [example] = lines
  const takenByDay =
    priest && example ? await countTaken(db, personIds(priest), days, example) : new Map<string, number>()
  const notes =
    place === '' ? new Map<string, DayNote>() : await listDayNotes(db, days[0] ?? first, days.at(-1) ?? first)
  const known = lines.map((line) => ({ ...line, asked: askedDay(beneficiaries.get(line.orderId), line.position) }))
  const planned = planTogether(known, {
    first,
    today: dayAtPlace(shop.now()),
    planning,
    begun: planning.capacity === null ? 0 : ((await countBegun(db, [first])).get(first) ?? 0),
    load: priest && { capacity: priest.capacity, takenByDay },
    place,
    placeByDay: new Map([...notes].map(([day, note]) => [day, note.place])),
    hasReason: reason !== '',
  })
  return known.flatMap((line, index) => {
    const plan = planned[index]
    return plan ? [{ line, asked: line.asked, ...plan }] : []
  })
}

/**
 * Locks the first day, so that another call cannot take the last free place of this day. If the caller sets a location, locks all days,
 * because the location is stored with each day.
 */
async function lockDays(tx: Db, shop: Shop, lines: readonly Line[], { first, place }: Common): Promise<void> {
  const days = place === '' ? [first] : allDays(lines.map((line) => ({ days: termFrom(first, line) })))
  if (place === '' && shop.settings().planning.capacity === null) return
  for (const day of days) await lockDayNote(tx, day)
}

/** Stores the location for the days that have no location. The caller has locked the days, and has refused days that have another location. */
async function writePlace(tx: Db, shop: Shop, actorId: string, days: string[], place: string): Promise<void> {
  for (const day of days) {
    const note = await lockDayNote(tx, day)
    if (!note || note.place === place) continue
    const version = note.version + 1
    await tx.update(calendarDays).set({ place, version }).where(eq(calendarDays.day, day))
    await outdateSheets(tx, shop.now(), [day])
    await writeAudit(tx, shop.now(), {
      actorId,
      action: 'calendar.day',
      subject: 'calendar-day',
      subjectId: day,
      before: { place: note.place },
      after: { place },
    })
  }
}

function allDays(planned: readonly { days: readonly string[] }[]): string[] {
  return [...new Set(planned.flatMap(({ days }) => days))].toSorted()
}

function keyView({ orderId, position }: LineKey) {
  return { orderId, lineId: String(position) }
}

type Saved = { line: Line; after: ScheduleView }

/** Sends each customer one e-mail about all lines that were scheduled together. A customer with one line gets the usual e-mail. */
async function tellTogether(tx: Db, { shop, plansOf }: Sources, saved: readonly Saved[]): Promise<void> {
  for (const { line } of saved) await noteCall(tx, shop.now(), { ...line, id: line.orderId }, 'days')
  const told = saved.filter(({ line }) => line.customerEmail !== '')
  const beneficiaries = await findBeneficiaries(
    tx,
    { keys: shop.keys, plansOf },
    told.map(({ line }) => line),
  )
  const byCustomer = Map.groupBy(told, ({ line }) => `${line.customerEmail} ${inOfferedLang(shop, line).lang}`)
  for (const [first, ...others] of byCustomer.values()) {
    if (!first) continue
    if (others.length === 0) await notifyCustomer(tx, { shop, plansOf }, first.line, first.after)
    else await tellAll(tx, { shop, plansOf }, [first, ...others], beneficiaries)
  }
}

async function tellAll(
  tx: Db,
  { shop }: Sources,
  saved: [Saved, ...Saved[]],
  beneficiaries: ReadonlyMap<string, Beneficiaries>,
): Promise<void> {
  const [{ line: customer, after }] = saved
  const { lang } = inOfferedLang(shop, customer)
  const lines = []
  for (const { line, after: plan } of saved) {
    const beneficiary = beneficiaries.get(line.orderId)
    const { people = [], wish = '', hasProfile = false } = beneficiary ?? {}
    lines.push({
      ...line,
      lang,
      ritual: line.names[lang],
      days: plan.days,
      reason: plan.reason,
      ...(await findTold(tx, shop.settings(), { line, days: plan.days, priestId: plan.priestId, lang })),
      names: people.map((person) => markedName(person, lang)),
      wish: hasProfile ? wish : '',
      hasProfile,
      asked: otherThanAsked(plan.days, askedDay(beneficiary, line.position)),
      until: correctionsUntil(plan.days, shop.now()),
    })
  }
  // If a line changes later, waiting e-mails with the key of this line are deleted. This e-mail is also about other lines, so it gets a
  // different key.
  const dedupeKey = `${firstScheduleKey(customer, after.version)} together`
  await queueMessage(tx, shop, { ...scheduledTogetherEmail(lines, createSender(shop)), dedupeKey })
  for (const { line } of new Map(saved.map((each) => [each.line.orderId, each])).values())
    await notifyOrder(tx, shop, { ...line, id: line.orderId }, { kind: 'scheduled', key: dedupeKey })
}
