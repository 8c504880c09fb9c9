import type { Lang } from '#base/i18n.ts'
import { after, DAY, HOUR, MINUTE } from '#base/time.ts'
import { SIGN_IN, signInMessage } from '#features/people/accounts/emails.ts'
import {
  CALENDAR_WORDINGS,
  scheduledEmail,
  scheduledTogetherEmail,
  tomorrowEmail,
} from '#features/rites/calendar/emails.ts'
import {
  CONVERSATION_WORDINGS,
  HANDED_OVER,
  handoffCopyEmail,
  handoffEmail,
  handoffReceiptEmail,
} from '#features/assistant/consultant/emails.ts'
import { UNPAID_RUN, unpaidRunEmail } from '#features/money/crypto/emails.ts'
import { EVERY_EMAIL } from '#features/platform/notifications/emails.ts'
import type { Message, Sender, Wording } from '#features/platform/notifications/model.ts'
import {
  ADDRESS_REMOVED,
  addressRemovedEmail,
  fillLetters,
  letterEmail,
  LETTERS,
  ORDER_STEPS,
  orderStepEmail,
  READING_CORRECTED,
  readingCorrectedEmail,
} from '#features/rites/order-management/emails.ts'
import {
  MAILBOX_WORDINGS,
  MONEY_WORDINGS,
  staffPaidEmail,
  staffPaymentEventEmail,
} from '#features/orders/orders/emails-payment-events.ts'
import { PAYMENT_PAGE, paymentPageEmail } from '#features/orders/orders/emails-payment-page.ts'
import { orderPaidEmail, orderReceivedEmail, PAID, RECEIVED } from '#features/orders/orders/emails.ts'
import {
  orderForYouEmail,
  PARTNER_WORDINGS,
  partnerPaidEmail,
  partnerPerformedEmail,
  partnerWelcomeEmail,
} from '#features/clients/partners/emails.ts'
import { DAY_DECLINED, DAY_LATE, dayDeclinedEmail, dayLateEmail } from '#features/rites/day-requests/emails.ts'
import { ORDER_PLAN_SAVED, orderPlanSavedEmail } from '#features/orders/order-plans/emails.ts'
import { PLAN_SAVED, planSavedEmail } from '#features/orders/plans/emails.ts'
import { PERFORMED, proofPublishedEmail, RECORDING_LATE, recordingLateEmail } from '#features/rites/proofs/emails.ts'
import { GROUP_MOVED, groupMovedEmail } from '#features/rites/group-rituals/emails.ts'
import { GIFT_CARD, giftCardEmail } from '#features/orders/gifts/emails.ts'
import { DATA_LINK, dataLinkEmail } from '#features/clients/customers/emails.ts'
import { planReminderEmail, REMINDER_WORDINGS, unpaidReminderEmail } from '#features/clients/reminders/emails.ts'
import { askForReviewEmail, REVIEW_ASKED } from '#features/rites/reviews/emails.ts'
import { factorChangedEmail, invitationEmail, STAFF_WORDINGS } from '#features/people/staff/emails.ts'
import {
  type ExampleOrder,
  ID,
  LATE,
  moneyExamples,
  RETURNED,
  SURPLUS,
  withoutDedupeKey,
} from './email-examples-money.ts'

/** The texts of all e-mails of the shop. E-mails to its own mailbox come last. */
export const WORDINGS: Wording[] = [
  EVERY_EMAIL,
  SIGN_IN,
  RECEIVED,
  PAYMENT_PAGE,
  ...MONEY_WORDINGS,
  PAID,
  DATA_LINK,
  ...REMINDER_WORDINGS,
  ...PARTNER_WORDINGS,
  PLAN_SAVED,
  ORDER_PLAN_SAVED,
  ...CALENDAR_WORDINGS,
  DAY_DECLINED,
  DAY_LATE,
  GROUP_MOVED,
  ...ORDER_STEPS,
  ...LETTERS,
  READING_CORRECTED,
  ADDRESS_REMOVED,
  PERFORMED,
  RECORDING_LATE,
  ...CONVERSATION_WORDINGS,
  REVIEW_ASKED,
  GIFT_CARD,
  ...STAFF_WORDINGS,
  ...MAILBOX_WORDINGS,
  UNPAID_RUN,
  HANDED_OVER,
]

const NAMES: Record<Lang, string> = { ru: 'Анна', en: 'Anna' }
const WISH: Record<Lang, string> = { ru: 'О здоровье мамы', en: 'For my mother’s health' }
const PARTNER: Record<Lang, string> = { ru: 'Мария Лебедева', en: 'Maria Lebedeva' }
const PLACE: Record<Lang, string> = { ru: 'Варанаси', en: 'Varanasi' }
const RITUAL: Record<Lang, string> = { ru: 'Ганеша-ягья - Усиленная', en: 'Ganesha yagya - Enhanced' }
const TIER: Record<Lang, string> = { ru: 'Усиленная', en: 'Enhanced' }
const PRIEST: Record<Lang, string> = { ru: 'Рамеш Шастри', en: 'Ramesh Shastri' }
/** This text looks like an address but is invalid, so that nobody sends anything to it. */
const ADDRESS = 'T0-an-example-of-an-address'

/** All e-mails by the name of their text, filled with one example order. The staff can view them and send them to themselves. */
export function emailExamples(lang: Lang, to: string, sender: Sender, now: Date): Record<string, Message> {
  const order = { id: ID, customerName: NAMES[lang], customerEmail: to, lang, totalCents: 30_000 }
  const lines = [{ names: RITUAL, weeks: 4, quantity: 1, unitCents: 30_000 }]
  const received = orderReceivedEmail(order, lines, sender)
  const step = (kind: 'processing' | 'ready' | 'cancelled' | 'refunded', paidAt: Date | null = now) =>
    orderStepEmail({ ...order, paidAt }, kind, sender, { lines, returned: RETURNED })
  return {
    every: received,
    'sign-in': signInExample(lang, to, sender, now),
    'order-received': received,
    'payment-page': paymentPageEmail(order, paymentPageExample(now), sender),
    ...moneyExamples(order, lines, sender, now),
    'order-paid': orderPaidEmail(order, lines, sender),
    'data-link': dataLinkEmail(order, ID, sender),
    'remind-plan': withoutDedupeKey(
      planReminderEmail(
        order,
        { missing: { names: true, day: true }, step: 2, isLast: true, token: ID, lines },
        sender,
      ),
    ),
    'remind-unpaid': withoutDedupeKey(unpaidReminderEmail(order, ID, sender, lines)),
    ...partnerExamples(order, lines, sender, now),
    ...ritualExamples(order, sender, now),
    processing: step('processing'),
    ready: step('ready'),
    cancelled: step('cancelled', null),
    'cancelled-paid': step('cancelled'),
    refunded: step('refunded'),
    'address-removed': addressRemovedEmail(to, lang, sender),
    'reading-corrected': readingCorrectedEmail(order, { name: NAMES[lang], devanagari: 'अन्ना' }, sender),
    ...letterExamples(order, sender),
    ...conversationExamples(lang, to, sender),
    ...staffExamples(lang, to, sender, now),
    ...mailboxExamples(order, { ...sender, staffLang: lang }),
  }
}

/** The letters that staff send to customers, with the default text. */
function letterExamples(order: ExampleOrder, sender: Sender): Record<string, Message> {
  return Object.fromEntries(
    fillLetters(order, sender).map(({ id, subject, text }): [string, Message] => [
      id === 'free' ? 'letter' : `letter-${id}`,
      letterEmail(order, { subject, text: text || WISH[order.lang] }, sender),
    ]),
  )
}

/** The code is invalid. It appears only in the text, so that the message is stored like any other e-mail. */
function signInExample(lang: Lang, to: string, sender: Sender, now: Date): Message {
  const signIn = {
    contact: { kind: 'email' as const, value: to },
    code: '000000',
    lang,
    expiresAt: after(now, 10 * MINUTE),
  }
  const { code: _, expiresAt: __, ...message } = signInMessage(signIn, sender)
  return message
}

function paymentPageExample(now: Date) {
  const quote = { amount: '300', address: ADDRESS, expiresAt: after(now, HOUR) }
  return { orderId: ID, currency: 'USDT_TRC20' as const, timeZone: 'UTC', quote }
}

function partnerExamples(
  order: ExampleOrder,
  lines: Parameters<typeof orderForYouEmail>[1],
  sender: Sender,
  now: Date,
): Record<string, Message> {
  const { lang, customerEmail: email } = order
  const startDate = after(now, 7 * DAY)
    .toISOString()
    .slice(0, 10)
  const partner = { id: ID, name: PARTNER[lang], email, lang }
  return {
    'order-for-you': orderForYouEmail(order, lines, { partnerName: PARTNER[lang], startDate }, sender),
    'partner-welcome': partnerWelcomeEmail(partner, sender),
    'partner-paid': partnerPaidEmail({ ...order, earnedCents: 3_000 }, partner, sender),
    'partner-performed': partnerPerformedEmail(order, partner, sender),
  }
}

function ritualExamples(order: ExampleOrder, sender: Sender, now: Date): Record<string, Message> {
  const { lang, customerEmail: to } = order
  const day = (days: number) =>
    after(now, days * DAY)
      .toISOString()
      .slice(0, 10)
  const rituals = [{ name: RITUAL[lang], endDate: day(35) }]
  const texts = { specialWishes: WISH[lang], participants: `${NAMES[lang]}, , ,` }
  const plan = { to, name: NAMES[lang], lang, startDate: day(7), rituals, ...texts }
  const line = {
    ...order,
    orderId: ID,
    ritual: RITUAL[lang],
    // The days of the standard term of the tier.
    days: Array.from({ length: 28 }, (_, place) => day(7 + place)),
    fireDays: 7,
    place: PLACE[lang],
    priest: PRIEST[lang],
    names: [NAMES[lang]],
    wish: WISH[lang],
    until: day(6),
    hasProfile: true,
  }
  const performed = {
    proofId: ID,
    token: ID,
    line: { names: RITUAL, serviceId: 'ganesha' },
    performedAt: now,
    place: PLACE[lang],
    names: [NAMES[lang]],
    term: {
      tier: TIER[lang],
      weeks: 4,
      from: day(-27),
      to: day(0),
      days: 28,
      fireDays: 7,
      recitations: 21_000,
    },
    priest: PRIEST[lang],
    number: 'K7QM-2X9D-4TRA',
    files: ['image', 'image', 'video'],
  }
  return {
    'plan-saved': planSavedEmail(plan, sender),
    'order-plan-saved': orderPlanSavedEmail(
      order,
      { ...texts, isOwner: true, days: { 0: day(7) }, lines: [{ line: '0', names: RITUAL }] },
      sender,
    ),
    'day-declined': dayDeclinedEmail(order, { ritual: RITUAL[lang], day: day(14), agreed: day(7), word: '' }, sender),
    'day-late': dayLateEmail(order, { ritual: RITUAL[lang], day: day(14), agreed: day(7) }, sender),
    scheduled: scheduledEmail(line, 'scheduled', sender),
    'scheduled-together': scheduledTogetherEmail([line, { ...line, days: [day(7)] }], sender),
    moved: scheduledEmail(line, 'moved', sender),
    withdrawn: scheduledEmail(line, 'withdrawn', sender),
    'days-ended': scheduledEmail(line, 'ended', sender),
    tomorrow: tomorrowEmail(line, day(7), sender),
    'group-moved': groupMovedEmail(
      order,
      { names: RITUAL, performsAt: after(now, 7 * DAY), was: after(now, 5 * DAY) },
      sender,
    ),
    'recording-late': withoutDedupeKey(
      recordingLateEmail(order, { position: 0, ritual: RITUAL[lang], promised: day(0) }, sender),
    ),
    performed: withoutDedupeKey(proofPublishedEmail(order, performed, sender)),
    'gift-card': withoutDedupeKey(giftCardEmail(order, ID, sender)),
    'review-asked': withoutDedupeKey(askForReviewEmail(order, { token: ID, ritual: RITUAL[lang] }, sender)),
  }
}

function conversationExamples(lang: Lang, email: string, sender: Sender): Record<string, Message> {
  const turns = [{ role: 'visitor' as const, text: WISH[lang] }]
  const input = { email, lang, turns, consent: true as const }
  return {
    'conversation-copy': handoffCopyEmail(input, sender),
    'conversation-receipt': handoffReceiptEmail(input, sender),
  }
}

function staffExamples(lang: Lang, to: string, sender: Sender, at: Date): Record<string, Message> {
  const factor = 'passkey'
  return {
    invitation: invitationEmail({ to, role: 'manager', lang, expiresAt: after(at, 7 * DAY) }, sender),
    'factor-added': factorChangedEmail({ to, lang, at, change: { kind: 'added', factor } }, sender),
    'factor-removed': factorChangedEmail({ to, lang, at, change: { kind: 'removed', factor } }, sender),
    'codes-made': factorChangedEmail({ to, lang, at, change: { kind: 'codes' } }, sender),
    'code-used': factorChangedEmail({ to, lang, at, change: { kind: 'code', left: 9 } }, sender),
  }
}

/** E-mails to the shop's own mailbox. An example goes to the staff member who requests it. */
function mailboxExamples(order: ExampleOrder, sender: Sender): Record<string, Message> {
  const { customerEmail: to, lang } = order
  const visitor = { email: to, name: NAMES[lang], lang, turns: [], note: WISH[lang], consent: true as const }
  const emails = {
    'shop-paid': staffPaidEmail(order, sender),
    'shop-review': staffPaymentEventEmail(order, LATE, sender),
    'shop-surplus': staffPaymentEventEmail(order, SURPLUS, sender),
    'shop-unpaid-run': unpaidRunEmail({ chain: 'tron', unpaid: 20, isSlow: false }, sender),
    'shop-handoff': handoffEmail(visitor, to, sender),
  }
  return Object.fromEntries(
    Object.entries(emails).flatMap(([kind, email]) => (email ? [[kind, withoutDedupeKey({ ...email, to })]] : [])),
  )
}
