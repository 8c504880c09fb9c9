import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#base/money-format.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { unpaidDays } from '#features/rites/calendar/rules-days.ts'
import { en } from './messages/admin.en.ts'
import { ru } from './messages/admin.ru.ts'
import type { LineFact, OrderFact } from './model-facts.ts'
import { missingOf, type TodayClock, unwrittenDays, type Waiting, wishedDay } from './rules.ts'
import type { TodayItem, TodayTarget } from './schemas.ts'

const words = { ru: ru.today, en: en.today }

/** Presents a line of Today. The caller adds the URL of its page and the people of a ritual. */
export function presentWaiting(waiting: Waiting, lang: Lang, clock: TodayClock): Omit<TodayItem, 'link' | 'people'> {
  const { about, action } = waiting
  if (about.kind === 'order') return { ...presentOrder(about, waiting, lang, clock), action }
  const { id, title, detail, at, target } = about
  return { id, title, detail, at: at?.toISOString() ?? null, action, target }
}

type Plain = Omit<TodayItem, 'link' | 'action' | 'people'>

function presentOrder(order: OrderFact, { part, line, day, since }: Waiting, lang: Lang, { today }: TodayClock): Plain {
  const { id, customerName, totalCents } = order
  const tag = orderTag(id)
  if (!line) {
    const { names, day: isDayMissing, hasBegun } = missingOf(order, { today })
    const what = names && isDayMissing ? 'both' : isDayMissing ? 'day' : hasBegun ? 'begun' : 'names'
    const said = words[lang].missing[what]
    const detail = part === 'unpaidOld' ? formatUsd(totalCents, lang) : said
    return { id, title: `${tag} ${customerName}`, detail, at: since, target: { kind: 'order', id } }
  }
  const { position, names, proof } = line
  const lineId = String(position)
  const asked = wishedDay(line)
  const ofRitual = { id: `${id}-${lineId}`, title: printedName(names[lang]), detail: tag }
  const toProof: TodayTarget = proof ? { kind: 'proof-page', id: proof.id } : { kind: 'proof', orderId: id, lineId }
  switch (part) {
    case 'toPerform':
      return {
        ...ofRitual,
        detail: [tag, dayOf(line, day, lang), ...(line.hasPriest ? [] : [words[lang].noPriest])]
          .filter(Boolean)
          .join(' · '),
        at: atPlace(day),
        target: { kind: line.hasPriest ? 'sheet' : 'calendar', day: day ?? today },
      }
    case 'logDue': {
      const { length } = unwrittenDays(line, today)
      return {
        ...ofRitual,
        detail: length > 1 ? `${tag} · ${words[lang].unwritten(length)}` : tag,
        at: atPlace(day),
        target: toProof,
      }
    }
    case 'daysUnpaid': {
      const count = unpaidDays(line.days, line.paidDays, today).length
      return {
        ...ofRitual,
        detail: `${tag} · ${words[lang].unpaidDays(count)}`,
        at: atPlace(day),
        target: { kind: 'order', id },
      }
    }
    case 'otherDayAsked':
      return { ...ofRitual, at: since, target: { kind: 'calendar', day: line.days[0] ?? today } }
    case 'daysMissed':
      return { ...ofRitual, at: atPlace(day), target: { kind: 'calendar', day: today } }
    case 'toSchedule':
      return {
        ...ofRitual,
        detail: asked === null && line.priestChooses ? `${tag} · ${words[lang].priestChooses}` : tag,
        at: atPlace(asked ?? undefined),
        target: { kind: 'calendar', day: asked ?? today },
      }
    default:
      return { ...ofRitual, at: day === undefined ? since : atPlace(day), target: toProof }
  }
}

/** The day of a ritual within its days, as `day 3 of 11`; empty for a ritual of one day. */
function dayOf({ days }: LineFact, day: string | undefined, lang: Lang): string {
  if (day === undefined || days.length < 2) return ''
  return words[lang].dayOf(days.toSorted().indexOf(day) + 1, days.length)
}

/** The time at which a day begins at the place of the rituals. */
function atPlace(day: string | undefined): string | null {
  return day === undefined ? null : `${day}T00:00:00+05:30`
}
