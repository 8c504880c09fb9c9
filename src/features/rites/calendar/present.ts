import { orderTag } from '#base/ids.ts'
import { type Lang, LOCALES } from '#base/i18n.ts'
import { en as panchangEn } from '#features/orders/plans/messages/page-panchang.en.ts'
import { ru as panchangRu } from '#features/orders/plans/messages/page-panchang.ru.ts'
import type { Festival } from '#features/orders/plans/model-festivals.ts'
import { presentDay } from '#features/orders/plans/present.ts'
import type { LunarDay } from '#features/orders/plans/rules-panchang.ts'
import { en } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'
import { type Reason, recommendationsOn, toWeekday } from './rules-almanac.ts'
import type { CalendarDayView, ChangedNames, DayNote, PerformanceView, PriestView, UnscheduledLine } from './schemas.ts'
import { presentMoment } from '#features/orders/orders/present.ts'
import { numbersOfLine } from '#features/catalogue/catalogue/rules-numbers.ts'
import type { KnownTier } from '#features/platform/settings/rules.ts'
import { markedName } from '#features/people/profiles/rules-departed.ts'
import type { Beneficiaries } from './queries-people.ts'
import type { NamesMarkRow } from './queries-readings.ts'
import type { LineRow, PriestRow, ScheduledRow, WaitingRow } from './queries.ts'
import { countFires } from './rules-days.ts'
import { toInitials } from '#features/people/profiles/rules-initials.ts'
import { askedDay, findConflicts, isPerformer } from './rules.ts'
import { eitherText } from '#features/rites/priests/rules.ts'

const MESSAGES = { ru: { ...ru, panchang: panchangRu }, en: { ...en, panchang: panchangEn } }

type Day = {
  lunar: LunarDay
  festivals: Festival[]
  note: DayNote | undefined
  performances: PerformanceView[]
  priests: ReadonlyMap<string, PriestRow>
  isBlocked: boolean
}

/** Returns a day of the calendar with its almanac data, performances and warnings. */
export function presentCalendarDay(
  { lunar, festivals, note, performances, priests, isBlocked }: Day,
  lang: Lang,
): CalendarDayView {
  const day = presentDay(lunar, festivals, lang)
  const facts = { tithi: lunar.tithi, weekday: toWeekday(lunar.date), festivals }
  const capacity = loadsOf(performances, priests, lang)
  const recommended = recommendationsOn(facts)
  return {
    ...day,
    place: note?.place ?? '',
    note: note?.note ?? '',
    version: note?.version ?? 0,
    performances,
    capacity,
    conflicts: [
      ...capacity
        .filter(({ taken, capacity: most }) => taken > most)
        .map(({ priestId }) => ({ kind: 'over-capacity' as const, priestId })),
      ...performances.flatMap(({ orderId, conflicts }) => conflicts.map((kind) => ({ kind, orderId }))),
    ],
    recommended: isBlocked
      ? []
      : recommended.map(({ serviceId, reason }) => ({ serviceId, reason: sayReason(reason, day.tithi.name, lang) })),
    about: sayReasons(
      recommended.map(({ reason }) => reason),
      day.tithi.name,
      lang,
    ),
  }
}

/** Describes why a day is recommended, in one sentence per kind of reason. The sentence about the weekday names all deities of the weekday. */
export function sayReasons(reasons: Reason[], tithi: string, lang: Lang): string[] {
  const { recommended: say, panchang } = MESSAGES[lang]
  const festivals = reasons.flatMap((each) => (each.kind === 'festival' ? panchang.festivals[each.festival] : []))
  const ofTithi = deitiesOf(reasons, 'tithi', lang)
  const ofWeekday = deitiesOf(reasons, 'weekday', lang)
  const weekday = reasons.find((each) => each.kind === 'weekday')
  return [
    ...[...new Set(festivals)].map((name) => say.festivalDay(name)),
    ...(ofTithi === '' ? [] : [say.tithi(tithi, ofTithi)]),
    ...(weekday === undefined ? [] : [say.weekday(say.weekdays[weekday.weekday] ?? '', ofWeekday)]),
  ]
}

/** Lists the deities in words: `Сарасвати, Вишну и Дханвантари`. */
function deitiesOf(reasons: Reason[], kind: Reason['kind'], lang: Lang): string {
  const { deities } = MESSAGES[lang].recommended
  const names = reasons.filter((each) => each.kind === kind).map(({ deity }) => deities[deity])
  return new Intl.ListFormat(LOCALES[lang]).format(new Set(names))
}

/** The reason why a day is recommended, in words. `tithi` is the name of the lunar day. */
export function sayReason(reason: Reason, tithi: string, lang: Lang): string {
  const { recommended: say, panchang } = MESSAGES[lang]
  const deity = say.deities[reason.deity]
  if (reason.kind === 'festival') return say.festival(panchang.festivals[reason.festival])
  if (reason.kind === 'tithi') return say.tithi(tithi, deity)
  return say.weekday(say.weekdays[reason.weekday] ?? '', deity)
}

function loadsOf(performances: PerformanceView[], priests: Day['priests'], lang: Lang): CalendarDayView['capacity'] {
  const ids = [...new Set(performances.flatMap(({ priest }) => priest?.id ?? []))]
  return ids.flatMap((priestId) => {
    const priest = priests.get(priestId)
    const taken = countFires(performances.filter((each) => each.priest?.id === priestId))
    return priest ? [{ priestId, name: publicName(priest, lang), taken, capacity: priest.capacity }] : []
  })
}

type CalendarDetails = {
  lang: Lang
  withNames: boolean
  beneficiaries: ReadonlyMap<string, Beneficiaries>
  /** The numbers of each tier (days with fire, recitations and so on), by ritual. */
  numbers: ReadonlyMap<string, KnownTier[]>
  priests: ReadonlyMap<string, PriestRow>
}

export function presentUnscheduled(row: WaitingRow, around: Omit<CalendarDetails, 'priests'>): UnscheduledLine {
  return { ...presentLine(row, around), reason: '', answer: null, version: row.version }
}

export function presentChangedNames(
  { orderId, position, day, names, kind, at }: NamesMarkRow,
  lang: Lang,
): ChangedNames {
  const ids = { orderId, lineId: String(position), orderNumber: orderTag(orderId) }
  return { ...ids, ritual: names[lang], day, kind, at: at.toISOString() }
}

/** One day of a line (one ritual of an order), as the calendar shows it. */
export function presentPerformance(row: ScheduledRow, day: string, around: CalendarDetails): PerformanceView {
  const line = presentLine(row, around)
  const priest = row.priestId === null ? undefined : around.priests.get(row.priestId)
  return {
    ...line,
    reason: row.reason,
    answer: row.answer,
    version: row.version,
    priest: priest ? { id: priest.id, name: publicName(priest, around.lang) } : null,
    k: row.days.indexOf(day) + 1,
    n: row.days.length,
    days: row.days,
    conflicts: findConflicts({
      day,
      priest: priest ? { isStaff: isPerformer(priest) } : null,
      startDate: line.startDate,
    }),
  }
}

/** The priest's name from the record or the profile. Without a name, the e-mail address. */
export function priestName({ name, email }: PriestRow, lang: Lang): string {
  return eitherText(name, lang) || (email ?? '')
}

/** The priest's name for the calendar and the sheet. Never an e-mail address, because many people see these pages. */
export function publicName({ name }: PriestRow, lang: Lang): string {
  return eitherText(name, lang) || MESSAGES[lang].namelessPriest
}

export function presentPriest(row: PriestRow, lang: Lang): PriestView {
  return {
    id: row.id,
    name: priestName(row, lang),
    place: eitherText(row.place, lang),
    ritualIds: row.ritualIds,
    staffRole: row.staffRole ?? '',
    capacity: row.capacity,
    hasFeed: row.hasToken,
    feedMadeAt: row.tokenMadeAt?.toISOString() ?? null,
    version: row.version,
  }
}

function presentLine(
  row: LineRow & Pick<ScheduledRow, 'paidDays'>,
  { lang, withNames, beneficiaries, numbers }: Omit<CalendarDetails, 'priests'>,
) {
  const beneficiary = beneficiaries.get(row.orderId)
  const { people = [], priestChooses = false } = beneficiary ?? {}
  const startDate = askedDay(beneficiary, row.position)
  const names = people.map((person) => markedName(person, lang))
  return {
    orderId: row.orderId,
    lineId: String(row.position),
    number: orderTag(row.orderId),
    serviceId: row.serviceId,
    name: row.names[lang],
    tier: row.tier,
    weeks: row.weeks,
    ...(row.paidDays !== null && { paidDays: row.paidDays }),
    ...presentMoment(row),
    quantity: row.quantity,
    status: row.status,
    isEmailed: row.customerEmail !== '',
    fireDays: numbersOfLine(row, numbers.get(row.serviceId))?.days ?? null,
    people: { count: names.length, initials: names.map(toInitials), names: withNames ? names : null },
    startDate,
    priestChooses: priestChooses && startDate === null && row.performsAt === null,
  }
}
