import { proofPublishedEmail } from '#features/proofs/emails.ts'
import { orderStepEmail } from '#features/order-management/emails.ts'
import { scheduledEmail, tomorrowEmail } from '#features/calendar/emails.ts'
import type { Lang } from '#base/i18n.ts'
import { amount } from '#base/money.ts'
import { after, DAY, HOUR } from '#base/time.ts'
import type { Message, Sender } from '#features/notifications/model.ts'
import { paymentEventEmail } from '#features/orders/emails-payment-events.ts'
import { orderPaidEmail, orderReceivedEmail } from '#features/orders/emails.ts'
import { orderForYouEmail, partnerPaidEmail, partnerPerformedEmail } from '#features/partners/emails.ts'
import { planSavedEmail } from '#features/plans/emails.ts'

const NAMES: Record<Lang, string> = { ru: 'Анна', en: 'Anna' }
const WISH: Record<Lang, string> = { ru: 'О здоровье мамы', en: 'For my mother’s health' }
const PARTNER: Record<Lang, string> = { ru: 'Мария Лебедева', en: 'Maria Lebedeva' }
const PLACE: Record<Lang, string> = { ru: 'Варанаси', en: 'Varanasi' }
const RITUAL: Record<Lang, string> = { ru: 'Ганеша ягья - Усиленная', en: 'Ganesha yagya - Enhanced' }

/** Every e-mail that customers and partners get, filled with one example order, for the staff to look at and to send to themselves. */
export function emailExamples(lang: Lang, to: string, sender: Sender, now: Date): Record<string, Message> {
  const order = {
    id: 'a1b2c3d4'.repeat(4),
    customerName: NAMES[lang],
    customerEmail: to,
    lang,
    totalCents: 30_000,
  }
  const lines = [{ names: RITUAL, weeks: 4, quantity: 1, unitCents: 30_000 }]
  const day = (days: number) =>
    after(now, days * DAY)
      .toISOString()
      .slice(0, 10)
  const plan = {
    to,
    name: NAMES[lang],
    lang,
    startDate: day(7),
    rituals: [{ name: RITUAL[lang], endDate: day(35) }],
    participants: 2,
  }
  const line = {
    ...order,
    orderId: order.id,
    ritual: RITUAL[lang],
    days: [day(7), day(8)],
    names: [NAMES[lang]],
    wish: WISH[lang],
    until: day(6),
    hasProfile: true,
  }
  const partner = { id: order.id, name: PARTNER[lang], email: to, lang }
  const performed = {
    proofId: order.id,
    token: order.id,
    line: { names: RITUAL },
    performedAt: now,
    place: PLACE[lang],
    names: [NAMES[lang]],
  }
  const underpaid = paymentEventEmail(
    order,
    {
      kind: 'underpaid',
      orderId: order.id,
      method: 'crypto',
      reference: order.id,
      dedupeKey: order.id,
      currency: 'USDT_TRC20',
      received: amount('USDT', 280_000_000n),
      due: amount('USDT', 20_000_000n),
      expiresAt: after(now, HOUR),
    },
    sender,
  )
  return {
    'order-received': orderReceivedEmail(order, lines, sender),
    'order-for-you': orderForYouEmail(order, lines, { partnerName: PARTNER[lang], startDate: day(7) }, sender),
    'order-paid': orderPaidEmail(order, lines, sender),
    ...(underpaid && { 'payment-underpaid': anew(underpaid) }),
    'plan-saved': planSavedEmail(plan, sender),
    scheduled: scheduledEmail(line, 'scheduled', sender),
    moved: scheduledEmail(line, 'moved', sender),
    withdrawn: scheduledEmail(line, 'withdrawn', sender),
    tomorrow: tomorrowEmail(line, day(7), sender),
    processing: orderStepEmail({ ...order, paidAt: now }, 'processing', sender),
    ready: orderStepEmail({ ...order, paidAt: now }, 'ready', sender),
    cancelled: orderStepEmail({ ...order, paidAt: null }, 'cancelled', sender),
    'partner-paid': partnerPaidEmail({ ...order, earnedCents: 3_000 }, partner, sender),
    'partner-performed': partnerPerformedEmail(order, partner, sender),
    performed: anew(proofPublishedEmail(order, performed, sender)),
  }
}

/** An example may be sent as often as somebody likes. */
function anew({ dedupeKey: _, ...message }: Message): Message {
  return message
}
