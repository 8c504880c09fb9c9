import type { Lang } from '#base/i18n.ts'
import type { TextMarks } from '#features/orders/cart/model.ts'
import type { Keyring } from '#server/keyring.ts'
import type { KeptReading } from '#features/orders/readings/model.ts'
import { readingsOf } from '#features/orders/readings/rules.ts'
import { type PaidLine, type Plan, planContext, type SEALED_PLAN } from './model.ts'
import { earliestStart, planEnd, ritualEnd } from './rules.ts'
import { namesIn } from './rules-participants.ts'
import type { PlanningView, PlanView, PanchangDay } from './schemas.ts'
import type { ClosedDay } from './rules-planning.ts'
import type { plans } from './tables.ts'
import { en } from './messages/page-panchang.en.ts'
import { ru } from './messages/page-panchang.ru.ts'
import { AMAVASYA, type Festival, PURNIMA } from './model-festivals.ts'
import type { LunarDay } from './rules-panchang.ts'

const MESSAGES: Record<Lang, typeof en> = { ru, en }

export function openPlan(row: typeof plans.$inferSelect, keys: Keyring): Plan {
  const open = (sealed: string | null, column: (typeof SEALED_PLAN.columns)[number]) =>
    sealed === null ? '' : keys.open(sealed, planContext(row.id, column))
  return {
    id: row.id,
    startDate: row.priestChooses ? null : row.startDate,
    specialWishes: open(row.specialWishes, 'special_wishes'),
    participants: open(row.participants, 'participants'),
  }
}

/** The hashes of an order's texts, which show that a text has changed. The hashes are keyed, so that nobody can guess a short text. */
export function presentMarks(
  keys: Keyring,
  orderId: string,
  { participants, specialWishes }: Pick<Plan, 'participants' | 'specialWishes'>,
): TextMarks {
  const mark = (kind: string, text: string) =>
    text === '' ? '' : keys.hash('order-text', orderId, kind, text).slice(0, MARK_DIGITS)
  return { names: mark('names', participants), wish: mark('wish', specialWishes) }
}

/** 64 bits, so that two texts of one order never have the same hash. */
const MARK_DIGITS = 16

type PlanReader = { lang: Lang; now: Date; readings?: readonly KeptReading[] }

/** The plan as its owner sees it, with the rituals that the plan covers. */
export function presentPlan(
  { startDate, specialWishes, participants }: Plan,
  lines: PaidLine[],
  { lang, now, readings = [] }: PlanReader,
): PlanView {
  return {
    startDate,
    endDate: startDate === null ? null : planEnd(startDate, lines),
    today: earliestStart(now),
    priestChooses: startDate === null,
    specialWishes,
    participants,
    readings: readingsOf(namesIn(participants), readings),
    rituals: lines.map(({ names, weeks }) => ({
      name: names[lang],
      weeks,
      startDate,
      endDate: startDate === null ? null : ritualEnd(startDate, weeks),
    })),
  }
}

export function presentDay(lunar: LunarDay, festivals: Festival[], lang: Lang): PanchangDay {
  const messages = MESSAGES[lang]
  return {
    date: lunar.date,
    tithi: {
      number: lunar.tithi,
      paksha: lunar.tithi <= PURNIMA ? 'shukla' : 'krishna',
      name: tithiName(lunar.tithi, messages),
    },
    nakshatra: messages.nakshatras[lunar.nakshatra] ?? '',
    isPurnima: lunar.isPurnima,
    isAmavasya: lunar.isAmavasya,
    isEkadashi: lunar.isEkadashi,
    festival: festivals.length > 0 ? festivals.map((festival) => messages.festivals[festival]).join(', ') : null,
  }
}

function tithiName(tithi: number, messages: typeof en): string {
  if (tithi === PURNIMA) return messages.purnima
  if (tithi === AMAVASYA) return messages.amavasya
  return messages.tithis[(tithi - 1) % PURNIMA] ?? ''
}

export function presentPlanning(earliest: string, closed: ReadonlyMap<string, ClosedDay>): PlanningView {
  return {
    earliest,
    closed: [...closed]
      .filter(([day]) => day >= earliest)
      .map(([day, { code, values }]) => ({
        day,
        kind: code === 'plans.day-full' ? 'full' : 'blocked',
        reason: String(values?.reason ?? ''),
      })),
  }
}
