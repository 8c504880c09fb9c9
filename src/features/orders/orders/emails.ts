import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#base/money-format.ts'
import { composeEmail, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Block, Message, Row, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { en as discountEn } from '#features/orders/discounts/messages/emails.en.ts'
import { ru as discountRu } from '#features/orders/discounts/messages/emails.ru.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import { orderPath, orderPlanHref } from './paths.ts'
import { termText } from '#features/people/places/rules-moment.ts'
import { printedName } from './rules-status.ts'
import { sumLines } from './rules.ts'

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang; totalCents: number }
export type EmailLine = {
  names: Record<Lang, string>
  weeks: number
  performsAt?: Date | null
  quantity: number
  unitCents: number
}

const messages = { ru, en }
const discountMessages = { ru: discountRu, en: discountEn }
export const RECEIVED = { kind: 'order-received', words: { ru: ru.received, en: en.received } }
export const PAID = { kind: 'order-paid', words: { ru: ru.paid, en: en.paid } }

/** The e-mail after an order was placed: the lines of the order, and where to pay. */
export function orderReceivedEmail(order: EmailOrder, lines: EmailLine[], sender: Sender, plan: Row[] = []): Message {
  const say = fillWording(RECEIVED, order.lang, sender, { number: orderTag(order.id) })
  const link = linkTo(orderPath(order.id), order.lang, sender)
  const email = emailTo(order, sender, say.subject, [
    paragraphBlock(say.first),
    listed(order, lines),
    ...repeated(plan),
    paragraphBlock(say.pay),
    { kind: 'link', label: say.open, href: link },
    paragraphBlock(say.last),
  ])
  return withhold(email, plan)
}

/** The e-mail when an order is paid: what happens next. It is sent once. */
export function orderPaidEmail(order: EmailOrder, lines: EmailLine[], sender: Sender, plan: Row[] = []): Message {
  const { recordingDays } = sender
  const within = recordingDays === undefined ? '' : messages[order.lang].days(recordingDays)
  const say = fillWording(PAID, order.lang, sender, { number: orderTag(order.id), within })
  const email = emailTo(order, sender, say.subject, [
    paragraphBlock(say.first),
    listed(order, lines),
    ...repeated(plan),
    paragraphBlock(say[nextOf(lines, plan)]),
    ...(within === '' ? [] : [paragraphBlock(say.recording)]),
    { kind: 'link', label: say.plan, href: linkTo(orderPlanHref(order.id), order.lang, sender) },
    paragraphBlock(say.questions),
  ])
  return { ...withhold(email, plan), overLimit: 'sent' }
}

/**
 * Chooses the closing text of an e-mail: `joined` if every ritual has a fixed moment, `check` if names are known, otherwise `next` with the
 * next steps.
 */
function nextOf(lines: EmailLine[], plan: Row[]): 'check' | 'joined' | 'next' {
  if (lines.every(({ performsAt }) => performsAt)) return 'joined'
  return plan.length > 0 ? 'check' : 'next'
}

function emailTo(order: EmailOrder, sender: Sender, subject: string, blocks: Block[]): Message {
  const { customerEmail: to, customerName: name, lang } = order
  return composeEmail({ to, name, lang, subject, blocks }, sender)
}

/** Marks an e-mail as private if it contains names or a wish. The outbox stores private e-mails only encrypted. */
function withhold(email: Message, plan: Row[]): Message {
  return plan.length > 0 ? { ...email, isPrivate: true } : email
}

/** The block with the known names, wish and days, as the shop will use them. */
function repeated(rows: Row[]): Block[] {
  return rows.length > 0 ? [{ kind: 'rows', rows }] : []
}

export type TermLine = Pick<EmailLine, 'names' | 'weeks' | 'performsAt' | 'quantity'>

/** The rows with the ordered items: each ritual with its tier and term. */
export function ritualRows(lines: readonly TermLine[], lang: Lang): Row[] {
  return lines.map((line) => ({ label: nameOf(line, lang), value: termText(line, lang, messages[lang].lines.weeks) }))
}

function nameOf({ names, quantity }: TermLine, lang: Lang): string {
  return `${printedName(names[lang])}${quantity > 1 ? `, × ${quantity}` : ''}`
}

/** The list with the order's lines at full price, the discount, and the total after the discount. */
export function listed({ lang, totalCents }: EmailOrder, lines: EmailLine[]): Block {
  const say = messages[lang].lines
  const rows = lines.map((line) => ({
    label: `${printedName(line.names[lang])}, ${termText(line, lang, say.weeks)}${line.quantity > 1 ? `, × ${line.quantity}` : ''}`,
    value: formatUsd(line.unitCents * line.quantity, lang),
  }))
  const discountCents = sumLines(lines) - totalCents
  if (discountCents > 0)
    rows.push({ label: discountMessages[lang].discount, value: `−${formatUsd(discountCents, lang)}` })
  return { kind: 'rows', rows, total: { label: say.total, value: formatUsd(totalCents, lang) } }
}
