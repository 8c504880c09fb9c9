import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { composeEmail, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender, Wording } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { showReading } from '#features/rites/names/rules-reading.ts'
import type { Reading } from '#features/orders/orders/model-readings.ts'
import { orderPath, orderPlanHref } from '#features/orders/orders/paths.ts'
import { ritualRows, type TermLine } from '#features/orders/orders/emails.ts'
import { explorerBlocks, returnedRows } from '#features/orders/orders/emails-payment-events.ts'
import type { Explorers } from '#features/money/crypto/rules-explorer.ts'
import type { ReturnedMoney } from '#features/money/settlements/model.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import { LETTER_TEMPLATES } from './model.ts'
import type { LetterInput, LetterView } from './schemas-letters.ts'

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang; paidAt: Date | null }

/** The steps of an order about which the customer gets an e-mail. */
export const EMAILED_STEPS = ['processing', 'ready', 'cancelled', 'refunded'] as const
export type EmailedStep = (typeof EMAILED_STEPS)[number]

type Step = EmailedStep | 'cancelledPaid'
type Part = 'subject' | 'first' | 'open' | 'questions'

const PROCESSING = { kind: 'processing', words: { ru: ru.processing, en: en.processing } }
const REFUNDED = { kind: 'refunded', words: { ru: ru.refunded, en: en.refunded } }
/** The steps whose e-mails have an additional text. */
const LONGER = { processing: PROCESSING, refunded: REFUNDED }
const wordings: Record<Step, Wording<Part>> = {
  processing: PROCESSING,
  ready: { kind: 'ready', words: { ru: ru.ready, en: en.ready } },
  cancelled: { kind: 'cancelled', words: { ru: ru.cancelled, en: en.cancelled } },
  cancelledPaid: { kind: 'cancelled-paid', words: { ru: ru.cancelledPaid, en: en.cancelledPaid } },
  refunded: REFUNDED,
}
export const ORDER_STEPS = Object.values(wordings)

export const READING_CORRECTED = {
  kind: 'reading-corrected',
  words: { ru: ru.readingCorrected, en: en.readingCorrected },
}

/** The e-mail that is sent when staff have corrected the reading (pronunciation) of a name. */
export function readingCorrectedEmail(
  order: Omit<EmailOrder, 'paidAt'>,
  { name: who, devanagari }: Reading,
  sender: Sender,
): Message {
  const { customerEmail: to, customerName: name, lang } = order
  const say = fillWording(READING_CORRECTED, lang, sender, { number: orderTag(order.id) })
  const value = devanagari === '' ? say.usual : `${devanagari} (${showReading(devanagari, lang, { isHindi: true })})`
  const blocks = [
    paragraphBlock(say.first),
    { kind: 'rows' as const, rows: [{ label: who, value }] },
    paragraphBlock(say.second),
    { kind: 'link' as const, label: say.open, href: linkTo(orderPlanHref(order.id), lang, sender) },
    paragraphBlock(say.questions),
  ]
  return { ...composeEmail({ to, name, lang, subject: say.subject, blocks }, sender), isPrivate: true }
}

export const ADDRESS_REMOVED = { kind: 'address-removed', words: { ru: ru.addressRemoved, en: en.addressRemoved } }

/** The e-mail to an address that staff have replaced. The address may belong to another person, so the e-mail contains no person, order or ritual. */
export function addressRemovedEmail(to: string, lang: Lang, sender: Sender): Message {
  const say = fillWording(ADDRESS_REMOVED, lang, sender, {})
  const blocks = [paragraphBlock(say.first), paragraphBlock(say.questions)]
  return composeEmail({ to, name: '', lang, subject: say.subject, blocks }, sender)
}

/** The ordered items, the returned money, and the block explorers that show the transactions. */
type StepFacts = { lines?: readonly TermLine[]; returned?: readonly ReturnedMoney[]; explorers?: Explorers }

/** The e-mail that is sent when staff have changed the status of an order. */
export function orderStepEmail(
  order: EmailOrder,
  step: EmailedStep,
  sender: Sender,
  { lines = [], returned = [], explorers }: StepFacts = {},
): Message {
  const { customerEmail: to, customerName: name, lang } = order
  const values = { number: orderTag(order.id) }
  const say = fillWording(wordings[step === 'cancelled' && order.paidAt ? 'cancelledPaid' : step], lang, sender, values)
  const rows = [...ritualRows(lines, lang), ...(step === 'refunded' ? returnedRows(returned, lang) : [])]
  const blocks = [
    paragraphBlock(say.first),
    ...(rows.length > 0 ? [{ kind: 'rows' as const, rows }] : []),
    ...(step === 'processing' || step === 'refunded'
      ? [paragraphBlock(fillWording(LONGER[step], lang, sender, values).second)]
      : []),
    { kind: 'link' as const, label: say.open, href: linkTo(orderPath(order.id), lang, sender) },
    ...(step === 'refunded' ? explorerBlocks(returned, lang, explorers) : []),
    paragraphBlock(say.questions),
  ]
  const email = composeEmail({ to, name, lang, subject: say.subject, blocks }, sender)
  // The customer of a paid order must know the state of the money or the ritual. So this e-mail is sent even if the limit of e-mails is reached.
  return order.paidAt === null ? email : { ...email, overLimit: 'sent' }
}

const LETTER = { kind: 'letter', words: { ru: ru.letter, en: en.letter } }
const BEGINNINGS = {
  names: { kind: 'letter-names', words: { ru: ru.letterNames, en: en.letterNames } },
  day: { kind: 'letter-day', words: { ru: ru.letterDay, en: en.letterDay } },
  payment: { kind: 'letter-payment', words: { ru: ru.letterPayment, en: en.letterPayment } },
}
export const LETTERS = [LETTER, ...Object.values(BEGINNINGS)]

/** The templates of letters. Staff change the text before they send it. */
export function fillLetters(order: Omit<EmailOrder, 'paidAt'>, sender: Sender): LetterView['templates'] {
  const values = { number: orderTag(order.id) }
  return LETTER_TEMPLATES.map((id) => {
    if (id === 'free') return { id, subject: fillWording(LETTER, order.lang, sender, values).subject, text: '' }
    const { subject, first } = fillWording(BEGINNINGS[id], order.lang, sender, values)
    return { id, subject, text: first }
  })
}

/** A letter that staff wrote. The shop adds a greeting, the link to the order, and the contacts for questions. */
export function letterEmail(
  order: Omit<EmailOrder, 'paidAt'>,
  { subject, text }: LetterInput,
  sender: Sender,
): Message {
  const { customerEmail: to, customerName: name, lang } = order
  const say = fillWording(LETTER, lang, sender, { number: orderTag(order.id) })
  const blocks = [
    ...text.split(/\n+/).map((paragraph) => paragraphBlock(paragraph)),
    { kind: 'link' as const, label: say.open, href: linkTo(orderPath(order.id), lang, sender) },
    paragraphBlock(say.questions),
  ]
  return { ...composeEmail({ to, name, lang, subject, blocks }, sender), isPrivate: true }
}
