import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Fault, invalidField, invalidInput, Refusal, staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { dropWaiting, inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import { noteCall, notifyOrder } from '#features/orders/orders/commands-notices.ts'
import { isBlocked, isFull } from '#features/orders/plans/rules-planning.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { firstScheduleKey, scheduledEmail, scheduleKey, tomorrowKey } from './emails.ts'
import type { CalendarContext } from './context.ts'
import { type LineKey, SCHEDULABLE } from './model.ts'
import { markedName } from '#features/people/profiles/rules-departed.ts'
import { findBeneficiaries, findTold } from './queries-people.ts'
import { countTaken, findLine, findPriest } from './queries.ts'
import { countBegun } from './queries-planning.ts'
import { lockPriest } from './commands-priests.ts'
import { outdateSheets } from './commands-sheet.ts'
import { askedDay, correctionsUntil, dayFaults, isPerformer, otherThanAsked, overCapacity, personIds } from './rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { fixedFaults } from './rules-days.ts'
import type { DayInput, DayNote, ScheduleInput, ScheduleView } from './schemas.ts'
import { calendarDays, performances, schedules } from './tables.ts'

export type Line = NonNullable<Awaited<ReturnType<typeof findLine>>>

/**
 * Replaces the days of a line (one ritual of a paid order). Sends the customer an e-mail if the days changed. Refuses past days and days
 * above the priest's capacity. Also refuses if another person has changed the line since it was loaded.
 */
export async function scheduleLine(
  { shop, plansOf }: Pick<CalendarContext, 'shop' | 'plansOf'>,
  actorId: string,
  key: LineKey,
  input: ScheduleInput,
): Promise<ScheduleView> {
  return await shop.db.transaction(async (tx) => {
    const now = shop.now()
    // While the order is locked, nobody can cancel the order or schedule its other lines.
    const order = await lockOrder(tx, key.orderId)
    const line = order && (await findLine(tx, key))
    if (!order || !line) throw new Refusal('not-found', 'calendar.line-unknown')
    const before = stateOf(line)
    if (input.version !== undefined && input.version !== line.version) throw staleVersion(before)
    const paid: readonly string[] = SCHEDULABLE
    if (!paid.includes(order.status))
      throw new Refusal('conflict', 'calendar.not-paid', { facts: { present: { status: order.status } } })
    const faults = [
      ...dayFaults(input.days, now, line.days),
      ...fixedFaults(input.days, line),
      ...(await closedFaults(tx, shop, line, input.days)),
    ]
    if (faults.length > 0) throw invalidInput(faults)
    const days = input.days.toSorted()
    const wanted = input.priestId === undefined ? line.priestId : input.priestId
    const priestId = await resolvePriest(tx, now, line, { priestId: wanted, days })
    const reason = input.reason ?? (isSameDays(line.days, days) ? line.reason : '')
    const after: ScheduleView = { ...before, days, priestId, reason, version: line.version + 1 }
    await writeSchedule(tx, now, line, after)
    await auditSchedule(tx, now, actorId, before, after)
    await notifyCustomer(tx, { shop, plansOf }, line, after)
    return after
  })
}

export async function auditSchedule(
  tx: Db,
  now: Date,
  actorId: string,
  before: ScheduleView,
  after: ScheduleView,
): Promise<void> {
  const told = ({ lineId, days, priestId, reason }: ScheduleView) => ({ line: lineId, days, priestId, reason })
  await writeAudit(tx, now, {
    actorId,
    action: 'calendar.schedule',
    subject: 'order',
    subjectId: after.orderId,
    before: told(before),
    after: told(after),
  })
}

/**
 * Moves lines (rituals of orders) from one day to another, in the caller's transaction. A customer who got a reminder of the old day also
 * gets a reminder of the new day. If another person edits one of these lines at the same time, the edit is refused. The caller has locked the
 * orders of the lines, and sends the e-mails.
 */
export async function moveLines(
  tx: Db,
  now: Date,
  lines: LineKey[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to) return
  for (const { orderId, position } of lines) {
    const ofLine = and(eq(performances.orderId, orderId), eq(performances.position, position))
    const left = await tx
      .delete(performances)
      .where(and(ofLine, eq(performances.day, from)))
      .returning({ day: performances.day })
    if (left.length === 0) continue
    await tx.insert(performances).values({ orderId, position, day: to }).onConflictDoNothing()
    const [moved] = await tx
      .update(schedules)
      .set({ version: sql`${schedules.version} + 1`, updatedAt: now, answer: null, answeredAt: null })
      .where(and(eq(schedules.orderId, orderId), eq(schedules.position, position)))
      .returning({ version: schedules.version })
    await dropDayEmails(tx, { orderId, position }, { days: [from], version: moved?.version ?? 0 })
  }
}

/** Deletes unsent e-mails about the days of an order whose ritual will not be performed. */
export async function dropOrderDayEmails(tx: Db, orderId: string): Promise<void> {
  const rows = await tx.select().from(performances).where(eq(performances.orderId, orderId))
  for (const { position, version } of await tx.select().from(schedules).where(eq(schedules.orderId, orderId))) {
    const days = rows.filter((row) => row.position === position).map(({ day }) => day)
    await dropDayEmails(tx, { orderId, position }, { days, version })
  }
}

export async function writeDay(shop: Shop, actorId: string, day: string, input: DayInput): Promise<DayNote> {
  const { place, note } = input
  return await shop.db.transaction(async (tx) => {
    const row = await lockDayNote(tx, day)
    const { version = 0, ...before } = { version: row?.version, place: row?.place ?? '', note: row?.note ?? '' }
    if (input.version !== undefined && input.version !== version) throw staleVersion({ ...before, version })
    const after = { place, note, version: version + 1 }
    await tx.update(calendarDays).set(after).where(eq(calendarDays.day, day))
    if (place !== before.place || note !== before.note) await outdateSheets(tx, shop.now(), [day])
    await writeAudit(tx, shop.now(), {
      actorId,
      action: 'calendar.day',
      subject: 'calendar-day',
      subjectId: day,
      before: { place: before.place },
      after: { place },
    })
    return after
  })
}

export async function lockDayNote(tx: Db, day: string) {
  await tx.insert(calendarDays).values({ day, place: '', note: '', version: 0 }).onConflictDoNothing()
  const [row] = await tx.select().from(calendarDays).where(eq(calendarDays.day, day)).for('update')
  return row
}

/**
 * Returns the faults of the new days: a day that staff blocked, or a first day that is full. Locks the row of the first day, so that another
 * call cannot take the last place.
 */
async function closedFaults(tx: Db, shop: Shop, line: Line, days: readonly string[]): Promise<Fault[]> {
  const { planning } = shop.settings()
  const first = days.toSorted()[0]
  const isNewFirst = first !== undefined && first !== line.days[0]
  if (isNewFirst && planning.capacity !== null) await lockDayNote(tx, first)
  const begun =
    isNewFirst && planning.capacity !== null ? await countBegun(tx, [first], line) : new Map<string, number>()
  return days.flatMap((day, index): Fault[] => {
    const path = `days.${index}`
    if (line.days.includes(day) && day !== first) return []
    if (!line.days.includes(day) && isBlocked(day, planning)) return [{ path, code: 'calendar.day-blocked' }]
    return isNewFirst && day === first && isFull(begun.get(day) ?? 0, planning)
      ? [{ path, code: 'calendar.day-full' }]
      : []
  })
}

export function stateOf({ orderId, position, days, priestId, reason, version }: Line): ScheduleView {
  return { orderId, lineId: String(position), days, priestId, reason, version }
}

function isSameDays(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join()
}

/**
 * Finds the priest and returns the id of the priest's record. The priest must be assignable, and must have free capacity on every newly added
 * day. Past days are not checked.
 */
async function resolvePriest(
  tx: Db,
  now: Date,
  line: Line,
  { priestId, days }: Pick<ScheduleView, 'priestId' | 'days'>,
): Promise<string | null> {
  if (priestId === null) return null
  const priest = await findPriest(tx, priestId)
  const ids = priest ? personIds(priest) : []
  const isSame = line.priestId !== null && ids.includes(line.priestId)
  if (!priest || (!isSame && !isPerformer(priest))) throw invalidField('priestId', 'calendar.priest-unknown')
  const capacity = await lockPriest(tx, priest.id)
  const today = dayAtPlace(now)
  const futureDays = days.filter((day) => day >= today && !(isSame && line.days.includes(day)))
  const full = overCapacity(futureDays, { capacity, takenByDay: await countTaken(tx, ids, futureDays, line) })
  if (full.length > 0)
    throw new Refusal('conflict', 'calendar.over-capacity', { facts: { priestId: priest.id, days: full } })
  return priest.id
}

/** Replaces the days and the priest of a line (one ritual of an order). */
export async function writeSchedule(
  tx: Db,
  now: Date,
  line: Line,
  { priestId, version, days, reason }: ScheduleView,
): Promise<void> {
  const { orderId, position } = line
  const isAnswered = isSameDays(line.days, days)
  const row = { priestId, version, reason, updatedAt: now, ...(!isAnswered && { answer: null, answeredAt: null }) }
  await tx
    .insert(schedules)
    .values({ orderId, position, ...row })
    .onConflictDoUpdate({ target: [schedules.orderId, schedules.position], set: row })
  const dropped = line.days.filter((day) => !days.includes(day))
  const added = days.filter((day) => !line.days.includes(day))
  const ofLine = and(eq(performances.orderId, orderId), eq(performances.position, position))
  if (dropped.length > 0) await tx.delete(performances).where(and(ofLine, inArray(performances.day, dropped)))
  if (added.length > 0) await tx.insert(performances).values(added.map((day) => ({ orderId, position, day })))
  // The sheet also names the priest. If the priest changes, the sheets of all days of the ritual are outdated.
  await outdateSheets(tx, now, priestId === line.priestId ? [...dropped, ...added] : [...line.days, ...added])
}

/** Sends the customer one e-mail about a change of the days. If only the priest changes, the shop sends no e-mail. */
export async function notifyCustomer(
  tx: Db,
  { shop, plansOf }: Pick<CalendarContext, 'shop' | 'plansOf'>,
  line: Line,
  { days, version, reason, priestId }: ScheduleView,
): Promise<void> {
  if (isSameDays(days, line.days)) return
  const order = { ...line, id: line.orderId }
  if (line.customerEmail === '') return await noteCall(tx, shop.now(), order, 'days')
  const dropped = line.days.filter((day) => !days.includes(day))
  const unsent = await dropDayEmails(tx, line, { days: dropped, version: line.version })
  const wasTold = unsent === undefined ? line.days.length > 0 : unsent === 'other'
  if (!wasTold && days.length === 0) return
  const beneficiaries = await findBeneficiaries(tx, { keys: shop.keys, plansOf }, [line])
  const beneficiary = beneficiaries.get(line.orderId)
  const { people = [], wish = '', hasProfile = false } = beneficiary ?? {}
  const ended = line.paidDays === 0 ? 'ended' : 'withdrawn'
  const kind = !wasTold ? 'scheduled' : days.length === 0 ? ended : 'moved'
  const { lang } = inOfferedLang(shop, line)
  const asked = line.performsAt ? null : askedDay(beneficiary, line.position)
  const email = scheduledEmail(
    {
      ...line,
      lang,
      ritual: line.names[lang],
      days,
      reason,
      ...(await findTold(tx, shop.settings(), { line, days, priestId, lang })),
      names: people.map((person) => markedName(person, lang)),
      // If nobody has verified the address, the e-mail does not contain the wish, because the address may belong to another person.
      wish: hasProfile ? wish : '',
      hasProfile,
      asked: otherThanAsked(days, asked),
      isMovedAsAsked: asked !== null && asked === days[0],
      until: correctionsUntil(days, shop.now()),
    },
    kind,
    createSender(shop),
  )
  const dedupeKey = wasTold ? scheduleKey(line, version) : firstScheduleKey(line, version)
  await queueMessage(tx, shop, { ...email, dedupeKey })
  if (kind === 'scheduled' || kind === 'moved')
    await notifyOrder(tx, shop, order, { kind: 'scheduled', key: dedupeKey })
}

/**
 * Deletes unsent e-mails about days that the line no longer has. After an outage of the mail server, an old e-mail could arrive after the
 * e-mail about the new days. `version`: the last version about which the customer gets an e-mail. Returns 'first' if the customer has not
 * received any e-mail about the days yet.
 */
async function dropDayEmails(
  tx: Db,
  key: LineKey,
  of: { days: string[]; version: number },
): Promise<'first' | 'other' | undefined> {
  const versions = Array.from({ length: of.version }, (_, before) => before + 1)
  const reminders = of.days.map((day) => tomorrowKey(key, day))
  await dropWaiting(tx, reminders)
  const first = await dropWaiting(
    tx,
    versions.map((version) => firstScheduleKey(key, version)),
  )
  const others = await dropWaiting(
    tx,
    versions.map((version) => scheduleKey(key, version)),
  )
  if (first > 0) return 'first'
  return others > 0 ? 'other' : undefined
}
