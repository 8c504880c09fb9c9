import type { TodaySources } from '#features/admin/context.ts'
import { SHOWN } from '#features/admin/model.ts'
import { listFailedMessages } from '#features/notifications/queries-staff.ts'
import { listUnpaidOld } from '#features/orders/queries-staff.ts'
import { orderTag } from '#features/orders/rules.ts'
import { listAwaitingManual, listReview } from '#features/payment-review/queries.ts'
import { centsToDollars } from '#base/money.ts'
import { after, DAY } from '#base/time.ts'

const PANEL = '/admin-panel'

/** Today knows no feature: each says here what of it waits for somebody. */
export const todaySources: TodaySources = {
  unpaidOld: {
    right: 'orders.read',
    list: async ({ db, now }) => {
      const { count, rows } = await listUnpaidOld(db, after(now(), -DAY), SHOWN)
      return {
        count,
        items: rows.map(({ id, customerName, totalCents, createdAt }) => ({
          id,
          title: `${orderTag(id)} ${customerName}`,
          detail: `$${centsToDollars(totalCents)}`,
          at: createdAt.toISOString(),
          link: `${PANEL}/orders/${id}`,
        })),
      }
    },
  },
  needsAttention: {
    right: 'money.read',
    list: async ({ db }) => {
      const [review, manual] = await Promise.all([listReview(db), listAwaitingManual(db)])
      const items = [
        ...review.map(({ reference, orderId, attention, received, currency, createdAt }) => ({
          id: reference,
          title: `${orderTag(orderId)} · ${received} ${currency.replace('_', ' ')}`,
          detail: attention,
          at: createdAt.toISOString(),
          link: `${PANEL}/payments/${reference}`,
        })),
        ...manual.map(({ id, orderId, amountCents, confirmedAt }) => ({
          id,
          title: `${orderTag(orderId)} · $${centsToDollars(amountCents)}`,
          detail: 'awaiting-approval',
          at: confirmedAt.toISOString(),
          link: `${PANEL}/payments/${id}`,
        })),
      ]
      return { count: items.length, items: items.slice(0, SHOWN) }
    },
  },
  failedMessages: {
    right: 'orders.read',
    list: async ({ db }) => {
      const { count, rows } = await listFailedMessages(db, SHOWN)
      return {
        count,
        items: rows.map(({ id, recipient, subject, lastFault, failedAt }) => ({
          id,
          title: subject,
          detail: [recipient, lastFault].filter(Boolean).join(' · '),
          at: failedAt?.toISOString() ?? null,
          link: `${PANEL}/emails?state=failed`,
        })),
      }
    },
  },
  // NEXT: toPerform, proofsMissing, untranslated
  toPerform: { right: 'calendar.read', list: async () => ({ count: 0, items: [] }) },
  proofsMissing: { right: 'proofs.read', list: async () => ({ count: 0, items: [] }) },
  untranslated: { right: 'catalogue.read', list: async () => ({ count: 0, items: [] }) },
}
