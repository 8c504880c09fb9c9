import type { TodaySources } from '#features/office/today/context.ts'
import { en } from '#features/office/today/messages/admin.en.ts'
import { ru } from '#features/office/today/messages/admin.ru.ts'
import { MAX_SHOWN } from '#features/office/today/model.ts'
import { listProved, listToSchedule, listUnproved } from '#features/office/today/queries.ts'
import { listScheduled } from '#features/rites/calendar/queries.ts'
import { listNamesMarks } from '#features/rites/calendar/queries-readings.ts'
import { dayAtPlace } from '#features/rites/calendar/rules.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { en as editorEn } from '#features/catalogue/catalogue-editor/messages/admin.en.ts'
import { ru as editorRu } from '#features/catalogue/catalogue-editor/messages/admin.ru.ts'
import type { FieldPath } from '#features/catalogue/catalogue-editor/model.ts'
import { splitPath } from '#features/catalogue/catalogue-editor/rules-fields.ts'
import { listUntranslated } from '#features/catalogue/catalogue-editor/queries.ts'
import { findGraceEnd } from '#features/platform/settings/queries.ts'
import { formatDay } from '#base/date-format.ts'
import { listFailedMessages } from '#features/platform/notifications/queries-outbox.ts'
import { listUnpaidOld } from '#features/orders/orders/queries.ts'
import { orderTag } from '#features/orders/orders/rules.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import {
  countWaiting,
  listAwaitingManual,
  listReview,
  type ReviewItem,
} from '#features/money/payment-review/queries.ts'
import { formatSum } from '#features/money/settlements/rules.ts'
import { listWaitingForPlan } from '#features/clients/reminders/queries.ts'
import { en as priestsEn } from '#features/rites/priests/messages/admin.en.ts'
import { ru as priestsRu } from '#features/rites/priests/messages/admin.ru.ts'
import { presentRecord } from '#features/rites/priests/present.ts'
import { listPriestProfiles } from '#features/rites/priests/queries.ts'
import { eitherText } from '#features/rites/priests/rules.ts'
import { openReview } from '#features/rites/reviews/present.ts'
import { countReviews, listReviews } from '#features/rites/reviews/queries.ts'
import { listAlerts } from '#server/database/alerts.ts'
import type { Db } from '#server/database/database.ts'
import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#base/money-format.ts'
import { after, calendarDay, DAY } from '#base/time.ts'

const words = { ru: ru.today, en: en.today }
const alertWords: Record<Lang, Record<string, string>> = { ru: ru.today.alerts, en: en.today.alerts }
const gapWords = { ru: priestsRu.gaps, en: priestsEn.gaps }
const fieldNames: Record<Lang, Record<string, string>> = { ru: editorRu.fields, en: editorEn.fields }

/** The feature "today" knows no other feature. Each feature lists its pending work here. */
export const todaySources: TodaySources = {
  alerts: {
    right: 'settings.read',
    list: async ({ db, now }, lang) => {
      const alerts = await listAlerts(db, now())
      const graceEnd = alerts.some(({ name }) => name === 'seller-deadline') ? await findGraceEnd(db) : undefined
      return {
        count: alerts.length,
        items: alerts.map(({ name, at }) => ({
          id: name,
          title: alertWords[lang][name] ?? name,
          detail: name === 'seller-deadline' && graceEnd ? formatDay(calendarDay(graceEnd), lang) : '',
          at: at.toISOString(),
          target: name.startsWith('seller-') ? { kind: 'settings' as const } : { kind: 'operations' as const },
        })),
      }
    },
  },
  unpaidOld: {
    right: 'orders.read',
    list: async ({ db, now }, lang) => {
      const { count, rows } = await listUnpaidOld(db, after(now(), -DAY), MAX_SHOWN)
      return {
        count,
        items: rows.map(({ id, customerName, totalCents, createdAt }) => ({
          id,
          title: `${orderTag(id)} ${customerName}`,
          detail: formatUsd(totalCents, lang),
          at: createdAt.toISOString(),
          target: { kind: 'order' as const, id },
        })),
      }
    },
  },
  awaitingPlan: {
    right: 'orders.read',
    list: async ({ db, now }, lang) => {
      const { count, rows } = await listWaitingForPlan(db, now(), MAX_SHOWN)
      return {
        count,
        items: rows.map(({ id, customerName, paidAt, missing: { names, day } }) => ({
          id,
          title: `${orderTag(id)} ${customerName}`,
          detail: words[lang].missing[names && day ? 'both' : names ? 'names' : 'day'],
          at: paidAt?.toISOString() ?? null,
          target: { kind: 'order' as const, id },
        })),
      }
    },
  },
  reviewsWaiting: {
    right: 'reviews.read',
    list: async ({ db, keys }) => {
      const [count, rows] = await Promise.all([
        countReviews(db, 'waiting'),
        listReviews(db, 'waiting', { limit: MAX_SHOWN }),
      ])
      return {
        count,
        items: rows.slice(0, MAX_SHOWN).map(({ review }) => ({
          id: review.id,
          title: `${orderTag(review.orderId)} ${openReview(review, 'author_name', keys) ?? ''}`,
          detail: '',
          at: review.writtenAt?.toISOString() ?? null,
          target: { kind: 'review' as const, id: review.id },
        })),
      }
    },
  },
  needsAttention: {
    right: 'money.read',
    list: async ({ db }, lang) => {
      const [count, review, manual] = await Promise.all([
        countWaiting(db),
        listReview(db, MAX_SHOWN),
        listAwaitingManual(db, MAX_SHOWN),
      ])
      const items = [
        ...review.map((item) => ({
          id: item.reference,
          title: `${orderTag(item.orderId)} · ${sumOf(item, lang)}`,
          detail: item.attention,
          at: item.createdAt.toISOString(),
          target: { kind: 'payment' as const, id: item.reference },
        })),
        ...manual.map(({ id, orderId, amountCents, confirmedAt }) => ({
          id,
          title: `${orderTag(orderId)} · ${formatUsd(amountCents, lang)}`,
          detail: 'awaiting-approval',
          at: confirmedAt.toISOString(),
          target: { kind: 'payment' as const, id },
        })),
      ]
      return { count, items: items.slice(0, MAX_SHOWN) }
    },
  },
  failedMessages: {
    right: 'orders.read',
    list: async ({ db }) => {
      const { count, rows } = await listFailedMessages(db, MAX_SHOWN)
      return {
        count,
        items: rows.map(({ id, recipient, subject, lastFault, failedAt }) => ({
          id,
          title: subject,
          detail: [recipient, lastFault].filter(Boolean).join(' · '),
          at: failedAt?.toISOString() ?? null,
          target: { kind: 'messages' as const, state: 'failed' as const },
        })),
      }
    },
  },
  toPerform: {
    right: 'calendar.read',
    list: async ({ db, now }, lang) => {
      const today = dayAtPlace(now())
      const tomorrow = addDays(today, 1)
      const scheduled = await listScheduled(db, { from: today, to: tomorrow })
      const proved = await listProved(
        db,
        scheduled.map(({ orderId }) => orderId),
      )
      const rows = scheduled.filter(({ orderId, position }) => !proved.has(`${orderId}-${position}`))
      const items = rows.flatMap(({ orderId, position, names, days }) =>
        days
          .filter((day) => day === today || day === tomorrow)
          .map((day) => ({
            id: `${orderId}-${position}-${day}`,
            title: printedName(names[lang]),
            detail: orderTag(orderId),
            at: `${day}T00:00:00+05:30`,
            target: { kind: 'sheet' as const, day },
          })),
      )
      const inOrder = items.toSorted((one, other) => one.at.localeCompare(other.at))
      return { count: items.length, items: inOrder.slice(0, MAX_SHOWN) }
    },
  },
  namesChanged: {
    right: 'calendar.read',
    list: async ({ db, now }, lang) => {
      const marks = await listNamesMarks(db, { today: dayAtPlace(now()) })
      const say = words[lang].names
      return {
        count: marks.length,
        items: marks.slice(0, MAX_SHOWN).map(({ orderId, position, day, names, kind, at }) => ({
          id: `${orderId}-${position}-${day}`,
          title: printedName(names[lang]),
          detail: `${orderTag(orderId)} · ${(kind === 'after-print' ? say.afterPrint : say.afterDays)(formatDay(day, lang))}`,
          at: at.toISOString(),
          target: { kind: 'sheet' as const, day },
        })),
      }
    },
  },
  toSchedule: {
    right: 'orders.read',
    list: async ({ db, now }, lang) => {
      const { count, rows } = await listToSchedule(db, MAX_SHOWN)
      const today = dayAtPlace(now())
      return {
        count,
        items: rows.map(({ orderId, position, names, askedDay }) => ({
          id: `${orderId}-${position}`,
          title: printedName(names[lang]),
          detail: askedDay === null ? `${orderTag(orderId)} · ${words[lang].priestChooses}` : orderTag(orderId),
          at: askedDay === null ? null : `${askedDay}T00:00:00+05:30`,
          target: { kind: 'calendar' as const, day: askedDay ?? today },
        })),
      }
    },
  },
  priestsIncomplete: {
    right: 'catalogue.read',
    list: async ({ db }, lang) => {
      const records = (await listPriestProfiles(db, { published: true })).map(presentRecord)
      const incomplete = records.filter(({ gaps }) => gaps.length > 0)
      return {
        count: incomplete.length,
        items: incomplete.slice(0, MAX_SHOWN).map(({ id, name, gaps }) => ({
          id,
          title: eitherText(name, lang),
          detail: gaps.map((gap) => gapWords[lang][gap]).join(', '),
          at: null,
          target: { kind: 'priest' as const, id },
        })),
      }
    },
  },
  recordingsOverdue: {
    right: 'proofs.read',
    list: async ({ db, now, settings }, lang) => {
      const { days } = settings().recording
      return await listUnprovedBefore(db, addDays(dayAtPlace(now()), -days), lang)
    },
  },
  proofsMissing: {
    right: 'proofs.read',
    list: async ({ db, now }, lang) => await listUnprovedBefore(db, dayAtPlace(now()), lang),
  },
  untranslated: {
    right: 'catalogue.read',
    list: async ({ db }, lang) => {
      const rows = await listUntranslated(db)
      return {
        count: rows.length,
        items: rows.slice(0, MAX_SHOWN).map(({ kind, id, name, fields }) => ({
          id: `${kind}-${id}`,
          title: name,
          detail: fields.map((path) => fieldName(path, lang)).join(', '),
          at: null,
          target: { kind, id },
        })),
      }
    },
  },
}

/** The rituals whose last day is before this day, without a published proof. */
async function listUnprovedBefore(db: Db, today: string, lang: Lang) {
  const { count, rows } = await listUnproved(db, { today, limit: MAX_SHOWN })
  return {
    count,
    items: rows.map(({ orderId, position, names, lastDay }) => ({
      id: `${orderId}-${position}`,
      title: printedName(names[lang]),
      detail: orderTag(orderId),
      at: `${lastDay}T00:00:00+05:30`,
      target: { kind: 'proof' as const, orderId, lineId: String(position) },
    })),
  }
}

/** The received amount. If there is none, or only the card service knows it, the expected amount. */
function sumOf({ received, expected, currency }: ReviewItem, lang: Lang): string {
  return Number(received) > 0
    ? formatSum(received, currency, lang)
    : words[lang].expected(formatSum(expected, currency, lang))
}

/** The title in the format of the editor: `Название · EN`. */
function fieldName(path: FieldPath, lang: Lang): string {
  const { lang: missing, field } = splitPath(path)
  const name = fieldNames[lang][field] ?? field
  return missing === null ? name : `${name} · ${missing.toUpperCase()}`
}
