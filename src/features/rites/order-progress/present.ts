import { placeIn } from '#features/people/places/rules-site.ts'
import type { Lang } from '#base/i18n.ts'
import type { TextMarks } from '#features/orders/cart/model.ts'
import { presentMoment } from '#features/orders/orders/present.ts'
import { PLANNABLE } from '#features/orders/plans/rules.ts'
import { translateMark, unmarked } from '#features/people/profiles/rules-departed.ts'
import { en } from '#features/rites/calendar/messages/page.en.ts'
import { ru } from '#features/rites/calendar/messages/page.ru.ts'
import { recordingBy } from '#features/rites/calendar/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { boughtDays, mayAnswer } from '#features/rites/calendar/rules-days.ts'
import { presentLog } from '#features/rites/proofs/present.ts'
import { toInitials } from '#features/people/profiles/rules-initials.ts'
import { namesRead } from '#features/rites/proofs/rules.ts'
import type { FoundProgress } from './queries.ts'
import { findChanges, findNext, listMissing, listSteps } from './rules.ts'
import type { ProgressLine, ProgressView } from './schemas.ts'

const PLACE = { ru: ru.place, en: en.place }

type Reader = { lang: Lang; isOwner: boolean; now: Date; recordingDays: number; marks: TextMarks }

export function presentProgress(found: FoundProgress, reader: Reader): ProgressView {
  const { lang, isOwner, now, recordingDays, marks } = reader
  const { order, plan } = found
  const { participants = '', specialWishes: wish = '' } = plan ?? {}
  const marked = namesRead(participants, order.customerName)
  const names = marked.map(unmarked)
  const lines = found.lines.map((line) => presentLine(found, line, { ...reader, names }))
  const today = dayAtPlace(now)
  const arePublished = found.lines.map((line) => wasPublishedAfter(line, today))
  const facts = {
    status: order.status,
    hasNames: participants !== '',
    hasWish: wish !== '',
    lines: lines.map((line, place) => ({
      isFixed: line.performsAt !== undefined,
      askedDay: line.askedDay,
      priestChooses: line.priestChooses,
      days: knownDays(line.days, found.lines[place]?.line.performsAt),
      logDays: line.entries.map(({ day }) => day),
      isPerformed: line.performed !== null || arePublished[place] === true,
      isInCorrection: line.isInCorrection,
      recordingBy: line.recordingBy,
    })),
    today,
  }
  const next = findNext(facts)
  return {
    status: order.status,
    isOpen: PLANNABLE.some((status) => status === order.status),
    changes: findChanges(facts),
    names: {
      areGiven: facts.hasNames,
      initials: names.map(toInitials),
      ...(isOwner && { full: marked.map((name) => translateMark(name, lang)) }),
    },
    wish: { isGiven: facts.hasWish, ...(isOwner && facts.hasWish && { text: wish }) },
    textMarks: marks,
    lines,
    missing: listMissing(facts),
    steps: listSteps(facts),
    ...(next && { next }),
    recordingDays,
  }
}

/** The set days. If no days are set, the day of the fixed time. */
function knownDays(days: readonly string[], performsAt: Date | null | undefined): readonly string[] {
  return days.length === 0 && performsAt ? [dayAtPlace(performsAt)] : days
}

/** True if the page was published, and no later day of the ritual existed at the publication or exists now. */
function wasPublishedAfter({ publishedAt, days }: FoundProgress['lines'][number], today: string): boolean {
  const last = days.at(-1)
  return publishedAt !== null && (last === undefined || last < today || last <= dayAtPlace(publishedAt))
}

function presentLine(
  { plan, order }: FoundProgress,
  {
    line,
    schedule,
    numbers,
    days,
    requestedDay,
    lateDay,
    place,
    priest,
    performer,
    proof,
    isInCorrection,
    entries,
    isHidden,
  }: FoundProgress['lines'][number],
  { lang, isOwner, now, recordingDays, names }: Reader & { names: readonly string[] },
): ProgressLine {
  const isFixed = line.performsAt !== null
  const askedDay = isFixed ? null : (plan?.days?.[line.position] ?? plan?.startDate ?? null)
  const scheduled = days.length > 0
  const hasBegun = days[0] !== undefined && days[0] <= dayAtPlace(now)
  return {
    lineId: String(line.position),
    ritual: line.names[lang],
    weeks: line.weeks,
    ...presentMoment(line),
    askedDay,
    priestChooses: !isFixed && askedDay === null && plan?.priestChooses === true,
    days,
    requestedDay,
    notMoved: hasBegun && (lateDay !== null || schedule?.answer === 'other-day') ? { day: lateDay } : null,
    daysBought: boughtDays({ ...line, paidDays: schedule?.paidDays }),
    fireDays: numbers?.days ?? null,
    reason: schedule?.reason ?? '',
    answer: schedule?.answer ?? null,
    mayAnswer: !proof && mayAnswer({ status: order.status, days, asked: askedDay, today: dayAtPlace(now) }),
    version: schedule?.version ?? 0,
    place: scheduled ? place || PLACE[lang] : null,
    priest: priest?.[lang] ?? null,
    recordingBy: recordingBy(knownDays(days, line.performsAt), recordingDays) ?? null,
    performed: proof
      ? {
          day: dayAtPlace(proof.performedAt),
          days: days.filter((day) => day <= dayAtPlace(proof.performedAt)),
          place: placeIn(proof.place, lang),
          priest: performer?.[lang] ?? proof.priestName,
        }
      : null,
    isInCorrection,
    entries: isHidden && !isOwner ? [] : presentLog(entries, lang, isOwner ? [] : names),
  }
}
