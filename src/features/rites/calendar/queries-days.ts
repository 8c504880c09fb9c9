import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import type { Settings } from '#base/settings.ts'
import { listTierNumbers } from '#features/catalogue/catalogue/queries.ts'
import { addDays, daysBetween } from '#features/orders/plans/rules.ts'
import { isBlocked } from '#features/orders/plans/rules-planning.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import type { CalendarContext } from './context.ts'
import { en } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'
import { presentCalendarDay, presentPerformance, priestName, publicName } from './present.ts'
import { lineKey, presentSheet } from './present-sheet.ts'
import { findBeneficiaries, PLACE } from './queries-people.ts'
import { listDayNotes, listPriests, listScheduled, listSpellings, type PriestRow } from './queries.ts'
import { findPrint, listApplying, listNamesMarks } from './queries-readings.ts'
import { calculateAlmanac } from './rules-almanac.ts'
import type { FeedEvent } from './rules-ics.ts'
import type { Pronounce } from '#features/rites/names/rules-english.ts'
import { listTranslations } from '#features/rites/wish-translations/queries.ts'
import { splitName } from '#features/rites/names/rules-devanagari.ts'
import type { SheetView } from './schemas-sheet.ts'
import { toInitials } from '#features/people/profiles/rules-initials.ts'
import { personIds } from './rules.ts'
import type { CalendarDayView } from './schemas.ts'

type DayQuery = Pick<CalendarContext, 'panchang' | 'plansOf'> & {
  db: Db
  keys: Keyring
  lang: Lang
  withNames: boolean
  settings: Pick<Settings, 'tiers' | 'planning'>
}

/** Returns every day of a period with its almanac data and its performances. */
export async function listDays(around: DayQuery, from: string, to: string): Promise<CalendarDayView[]> {
  const { db, panchang, lang } = around
  const rows = await listScheduled(db, { from, to })
  const beneficiaries = await findBeneficiaries(db, around, rows)
  const staff = await listPriests(
    db,
    rows.flatMap(({ priestId }) => priestId ?? []),
  )
  const priests = byPersonId(staff)
  const notes = await listDayNotes(db, from, to)
  const numbers = await listTierNumbers(db, around.settings, serviceIds(rows))
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => {
    const date = addDays(from, place)
    const performances = rows
      .filter(({ days }) => days.includes(date))
      .map((row) => presentPerformance(row, date, { ...around, beneficiaries, numbers, priests }))
    const note = notes.get(date)
    const isClosed = isBlocked(date, around.settings.planning)
    return presentCalendarDay({ ...panchang.dayOf(date), note, performances, priests, isBlocked: isClosed }, lang)
  })
}

/** A feed begins `FEED_BACK` days before today and ends `FEED_AHEAD` days after today. */
const FEED_BACK = 31
const FEED_AHEAD = 366
const FEED_MESSAGES = { ru: ru.feed, en: en.feed }

/**
 * Returns the performances of one priest for a calendar app outside the shop. So the data contain only initials of people, and no id that
 * opens an order.
 */
export async function listFeed(
  { db, keys, plansOf }: Pick<DayQuery, 'db' | 'keys' | 'plansOf'>,
  priest: PriestRow,
  today: string,
): Promise<{ name: string; events: FeedEvent[] }> {
  const [from, to] = [addDays(today, -FEED_BACK), addDays(today, FEED_AHEAD)]
  const say = FEED_MESSAGES[priest.lang]
  const rows = await listScheduled(db, { from, to, priestIds: personIds(priest) })
  const beneficiaries = await findBeneficiaries(db, { keys, plansOf }, rows)
  const events = rows.flatMap((row) => {
    const initials = (beneficiaries.get(row.orderId)?.people ?? []).map(({ name }) => toInitials(name)).join(', ')
    const lines = [say.order(orderTag(row.orderId)), ...(initials === '' ? [] : [say.people(initials)])]
    return row.days
      .filter((day) => day >= from && day <= to)
      .map((day) => ({
        uid: `${keys.hash('feed', row.orderId, String(row.position), day).slice(0, 32)}@ahuti`,
        day,
        nextDay: addDays(day, 1),
        summary: say.summary(row.names[priest.lang], row.days.indexOf(day) + 1, row.days.length),
        description: lines.join('\n'),
        at: row.updatedAt,
      }))
  })
  return {
    name: say.name(priestName(priest, priest.lang)),
    events: events.toSorted((a, b) => a.day.localeCompare(b.day)),
  }
}

/** Returns what is read aloud on a day: the day's almanac data, and the names of the people for each ritual. */
export async function findSheet(
  db: Db,
  {
    keys,
    plansOf,
    panchang,
    lang,
    pronounce,
    isLineProved: isProved,
    lineProvedAt: provedAt,
  }: Omit<DayQuery, 'db' | 'withNames' | 'settings'> &
    Pick<CalendarContext, 'isLineProved' | 'lineProvedAt'> & { pronounce: Pronounce },
  date: string,
): Promise<SheetView> {
  const rows = await listScheduled(db, { from: date, to: date })
  const beneficiaries = await findBeneficiaries(db, { keys, plansOf }, rows, { withBirth: true })
  const names = [...beneficiaries.values()].flatMap(({ people }) => people.flatMap(({ name }) => splitName(name)))
  const staff = await listPriests(
    db,
    rows.flatMap(({ priestId }) => priestId ?? []),
  )
  const note = (await listDayNotes(db, date, date)).get(date)
  const [day] = panchang.listDays(date, date, lang)
  const marks = await listNamesMarks(db, { today: date, isProved, provedAt, onDay: date })
  return presentSheet({
    aliasOf: keys.maskId,
    date,
    lang,
    place: note?.place || PLACE[lang],
    note: note?.note ?? '',
    almanac: calculateAlmanac(date),
    festival: day?.festival ?? null,
    rows,
    beneficiaries,
    priestNames: new Map([...byPersonId(staff)].map(([id, priest]) => [id, publicName(priest, lang)])),
    pronounce,
    spellings: await listSpellings(db, [...new Set(names)]),
    readings: await listApplying(db, keys, beneficiaries),
    translations: await listTranslations(
      db,
      keys,
      new Map([...beneficiaries].map(([orderId, { wish }]) => [orderId, wish])),
    ),
    print: await findPrint(db, date),
    changes: new Map(
      marks
        .filter(({ kind }) => kind !== 'after-days')
        .map((mark) => [lineKey(mark), { at: mark.at, isAfter: mark.kind === 'after-ritual' }]),
    ),
  })
}

export function serviceIds(rows: readonly { serviceId: string }[]): string[] {
  return [...new Set(rows.map(({ serviceId }) => serviceId))]
}

/** Indexes priests by the id of the record and by the id of the account, because a ritual may refer to its priest by either id. */
function byPersonId(staff: PriestRow[]): Map<string, PriestRow> {
  return new Map(staff.flatMap((priest) => personIds(priest).map((id): [string, PriestRow] => [id, priest])))
}
