import type { TodaySource } from '#features/office/today/context.ts'
import { en } from '#features/office/today/messages/admin.en.ts'
import { ru } from '#features/office/today/messages/admin.ru.ts'
import { MAX_READ } from '#features/office/today/model.ts'
import { alertSubject } from '#features/office/operations/emails.ts'
import { splitAlert } from '#features/office/operations/rules-alerts.ts'
import type { TodayTarget } from '#features/office/today/schemas.ts'
import { listPartnerSums, listUnchecked } from '#features/office/today/queries.ts'
import { owedByPartner, owedToPartner } from '#features/office/today/rules.ts'
import { sumHeldCash } from '#features/clients/partners/queries-balance.ts'
import { balanceCents, dueForAllMonths } from '#features/clients/partners/rules.ts'
import { keptOrders } from '#features/clients/partners/queries-statement.ts'
import { en as editorEn } from '#features/catalogue/catalogue-editor/messages/admin.en.ts'
import { ru as editorRu } from '#features/catalogue/catalogue-editor/messages/admin.ru.ts'
import type { FieldPath } from '#features/catalogue/catalogue-editor/model.ts'
import { listUntranslated } from '#features/catalogue/catalogue-editor/queries.ts'
import { splitPath } from '#features/catalogue/catalogue-editor/rules-fields.ts'
import {
  listAwaitingManual,
  listRestAsked,
  listReview,
  listSurplus,
  type ReviewItem,
} from '#features/money/payment-review/queries.ts'
import { readVersioned } from '#features/money/settlements/commands-policy.ts'
import { formatSum } from '#features/money/settlements/rules.ts'
import { toPolicy } from '#features/money/settlements/rules-policy.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { listFailedMessages } from '#features/platform/notifications/queries-outbox.ts'
import { findGraceEnd } from '#features/platform/settings/queries.ts'
import { listOpenRequests } from '#features/rites/day-requests/queries.ts'
import { en as priestsEn } from '#features/rites/priests/messages/admin.en.ts'
import { ru as priestsRu } from '#features/rites/priests/messages/admin.ru.ts'
import { presentRecord } from '#features/rites/priests/present.ts'
import { listPriestProfiles } from '#features/rites/priests/queries.ts'
import { eitherText } from '#features/rites/priests/rules.ts'
import { openReview } from '#features/rites/reviews/present.ts'
import { listReviews } from '#features/rites/reviews/queries.ts'
import { orderTag } from '#base/ids.ts'
import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#base/money-format.ts'
import { calendarDay } from '#base/time.ts'
import { listAlerts } from '#server/database/alerts.ts'
import { callSource, questionSource } from './today-call-source.ts'
import { printSource } from './today-print-source.ts'

const words = { ru: ru.today, en: en.today }
const alertWords: Record<Lang, Record<string, string>> = { ru: ru.today.alerts, en: en.today.alerts }
const gapWords = { ru: priestsRu.gaps, en: priestsEn.gaps }
const fieldNames: Record<Lang, Record<string, string>> = { ru: editorRu.fields, en: editorEn.fields }

const UNLISTED = { attention: null, isDecided: true, title: '', detail: '', at: null }

/** The open tasks of the staff from the other features, except orders. */
export const todaySources: readonly TodaySource[] = [
  {
    parts: ['alerts'],
    list: async ({ db, now }, lang) => {
      const alerts = await listAlerts(db, now())
      const graceEnd = alerts.some(({ name }) => name === 'seller-deadline') ? await findGraceEnd(db) : undefined
      // Drafts of proofs have their own part of the Today page.
      const listed = alerts.filter(({ name }) => splitAlert(name).kind !== 'proof-to-check')
      return listed.map(({ name, at }) => ({
        kind: 'alert',
        id: name,
        title: alertWords[lang][name] ?? alertSubject(name, lang) ?? name,
        detail: name === 'seller-deadline' && graceEnd ? formatDay(calendarDay(graceEnd), lang) : '',
        at,
        target: alertTarget(name),
      }))
    },
  },
  {
    parts: ['reviewsWaiting'],
    list: async ({ db, keys }) => {
      const rows = await listReviews(db, 'waiting', { limit: MAX_READ })
      return rows.map(({ review }) => ({
        kind: 'review',
        id: review.id,
        state: review.state,
        title: `${orderTag(review.orderId)} ${openReview(review, 'author_name', keys) ?? ''}`,
        detail: '',
        at: review.writtenAt,
        target: { kind: 'review', id: review.id },
      }))
    },
  },
  {
    // An order is not listed as unpaid if its payment waits for a decision of the staff or for the missing amount.
    parts: ['needsAttention', 'unpaidOld'],
    list: async ({ db, now }, lang) => {
      const [review, manual, rest] = await Promise.all([
        listReview({ db, now }, MAX_READ),
        listAwaitingManual(db, MAX_READ),
        listRestAsked({ db, now }, MAX_READ),
      ])
      return [
        ...rest.map(({ id, orderId }) => {
          const about = { id, orderId, target: { kind: 'payment' as const, id } }
          return { kind: 'payment' as const, ...about, ...UNLISTED, isRestAsked: true }
        }),
        ...review.map((item) => ({
          kind: 'payment' as const,
          id: item.reference,
          orderId: item.orderId,
          attention: item.attention,
          isDecided: false,
          title: `${orderTag(item.orderId)} · ${sumOf(item, lang)}`,
          detail: item.attention,
          at: item.createdAt,
          target: { kind: 'payment' as const, id: item.reference },
        })),
        ...manual.map(({ id, orderId, amountCents, confirmedAt, status }) => ({
          kind: 'manual' as const,
          id,
          orderId,
          isAwaiting: status === 'awaiting',
          title: `${orderTag(orderId)} · ${formatUsd(amountCents, lang)}`,
          detail: 'awaiting-approval',
          at: confirmedAt,
          target: { kind: 'payment' as const, id },
        })),
      ]
    },
  },
  {
    parts: ['toReturn'],
    list: async ({ db }, lang) => {
      const rows = await listSurplus(db)
      return rows.map(({ reference, orderId, amount, underWay, currency, createdAt }) => ({
        kind: 'surplus',
        id: reference,
        isUnderWay: amount === underWay,
        title: `${orderTag(orderId)} · ${formatSum(amount, currency, lang)}`,
        detail: '',
        at: createdAt,
        target: { kind: 'surpluses' },
      }))
    },
  },
  {
    parts: ['failedMessages'],
    list: async ({ db }) => {
      const rows = await listFailedMessages(db, MAX_READ)
      return rows.map(({ id, recipient, subject, lastFault, failedAt, code, expiresAt }) => ({
        kind: 'message',
        id,
        hasFailed: failedAt !== null,
        isCode: code !== null || expiresAt !== null,
        title: subject,
        detail: [recipient, lastFault].filter(Boolean).join(' · '),
        at: failedAt,
        target: { kind: 'messages', state: 'failed' },
      }))
    },
  },
  printSource,
  callSource,
  {
    // If a customer asked for another day and also refused the day that staff set, the list shows only the request.
    parts: ['daysAsked', 'otherDayAsked'],
    list: async ({ db }, lang) => {
      const rows = await listOpenRequests(db, { limit: MAX_READ })
      return rows.map(({ id, orderId, position, names, day, days, askedAt, hasRefused }) => ({
        kind: 'request',
        id,
        orderId,
        position,
        title: printedName(names[lang]),
        detail: [
          orderTag(orderId),
          words[lang].asksFor(days[0] ? formatDay(days[0], lang) : '—', formatDay(day, lang)),
          ...(hasRefused ? [words[lang].hasRefused] : []),
        ].join(' · '),
        at: askedAt,
        target: { kind: 'order', id: orderId },
      }))
    },
  },
  questionSource,
  {
    parts: ['archiveToCheck'],
    list: async ({ db }, lang) => {
      const rows = await listUnchecked(db)
      return rows.map(({ proofId, orderId, names, givenAt, pictures }) => ({
        kind: 'archive',
        id: proofId,
        isWithdrawn: false,
        pictures,
        checked: 0,
        title: printedName(names[lang]),
        detail: orderTag(orderId),
        at: new Date(givenAt),
        target: { kind: 'proof-page', id: proofId },
      }))
    },
  },
  {
    parts: ['cashDue', 'payoutsDue'],
    list: async ({ db, now }, lang) => {
      const monthStart = new Date(`${now().toISOString().slice(0, 7)}-01T00:00:00Z`)
      const rows = await listPartnerSums(db, keptOrders, monthStart)
      const ids = rows.map(({ id }) => id)
      const [held, heldBefore, { policy }] = await Promise.all([
        sumHeldCash(db, ids),
        sumHeldCash(db, ids, calendarDay(monthStart)),
        readVersioned(db),
      ])
      const { partnerDayCents: limitCents } = toPolicy(policy)
      return rows.map(({ id, name, earnedCents, paidCents, earnedOfAll, paidOfAll }) => {
        const dueCents = dueForAllMonths(earnedOfAll, paidOfAll)
        const heldCents = held.get(id) ?? 0
        const fact = {
          earnedCents,
          paidCents,
          heldCents,
          balanceCents: balanceCents({ dueCents, heldCents }),
          balanceBeforeCents: balanceCents({ dueCents, heldCents: heldBefore.get(id) ?? 0 }),
          limitCents,
        }
        return {
          kind: 'partner',
          id,
          ...fact,
          title: name,
          detail: formatUsd(owedToPartner(fact) || owedByPartner(fact), lang),
          at: monthStart,
          target: { kind: 'partner', id },
        }
      })
    },
  },
  {
    parts: ['priestsIncomplete'],
    list: async ({ db }, lang) => {
      const records = (await listPriestProfiles(db, { published: true })).map(presentRecord)
      return records.map(({ id, name, gaps }) => ({
        kind: 'priest',
        id,
        isPublished: true,
        gaps: gaps.length,
        title: eitherText(name, lang),
        detail: gaps.map((gap) => gapWords[lang][gap]).join(', '),
        at: null,
        target: { kind: 'priest', id },
      }))
    },
  },
  {
    parts: ['untranslated'],
    list: async ({ db }, lang) => {
      const rows = await listUntranslated(db)
      return rows.map(({ kind, id, name, fields }) => ({
        kind: 'text',
        id: `${kind}-${id}`,
        gaps: fields.length,
        title: name,
        detail: fields.map((path) => fieldName(path, lang)).join(', '),
        at: null,
        target: { kind, id },
      }))
    },
  },
]

/** The page with the cause of an alert. */
function alertTarget(name: string): TodayTarget {
  if (name.startsWith('seller-')) return { kind: 'settings' }
  return name === 'mail-stands' ? { kind: 'messages', state: 'waiting' } : { kind: 'operations' }
}

/** The received amount. If no money was received, or only the card service knows the amount, returns the expected amount. */
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
