import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { ritualRows, type TermLine } from '#features/orders/orders/emails.ts'
import { orderPath, orderPlanHref } from '#features/orders/orders/paths.ts'
import { composeEmail, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Block, Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import type { Missing } from './model.ts'
import { reminderPath } from './paths.ts'

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang }

const PLAN = { kind: 'remind-plan', words: { ru: ru.plan, en: en.plan } }
const UNPAID = { kind: 'remind-unpaid', words: { ru: ru.unpaid, en: en.unpaid } }
export const REMINDER_WORDINGS = [PLAN, UNPAID]

type PlanReminder = {
  missing: Missing
  step: number
  isLast: boolean
  token: string
  lines?: readonly TermLine[]
}

/** The e-mail that reminds the customer of the missing names or day of a paid order. */
export function planReminderEmail(order: EmailOrder, reminder: PlanReminder, sender: Sender): Message {
  const { missing, step, isLast, token, lines = [] } = reminder
  const say = fillWording(PLAN, order.lang, sender, { number: orderTag(order.id) })
  const what = missing.names && missing.day ? say.both : missing.names ? say.names : say.day
  const texts = [paragraphBlock(say.first), ...listRituals(lines, order.lang), paragraphBlock(what)]
  const link = buttonTo(say.open, orderPlanHref(order.id), order.lang, sender)
  const closing = [say.help, ...(isLast ? [say.last] : [])].map(paragraphBlock)
  return {
    ...emailTo(order, say, [...texts, link, ...closing], token, sender),
    dedupeKey: `reminder plan ${order.id} ${step}`,
  }
}

/** The e-mail that reminds the customer once of an unpaid order. */
export function unpaidReminderEmail(
  order: EmailOrder,
  token: string,
  sender: Sender,
  lines: readonly TermLine[] = [],
): Message {
  const say = fillWording(UNPAID, order.lang, sender, { number: orderTag(order.id) })
  const blocks: Block[] = [
    paragraphBlock(say.first),
    ...listRituals(lines, order.lang),
    buttonTo(say.open, orderPath(order.id), order.lang, sender),
    paragraphBlock(say.help),
    paragraphBlock(say.last),
  ]
  return {
    ...emailTo(order, say, blocks, token, sender),
    dedupeKey: `reminder unpaid ${order.id}`,
  }
}

function emailTo(
  { customerEmail: to, customerName: name, lang }: EmailOrder,
  { subject, openStop: label }: { subject: string; openStop: string },
  blocks: Block[],
  token: string,
  sender: Sender,
): Message {
  const unsubscribe = linkTo(reminderPath(token), lang, sender)
  const quiet: Block = { kind: 'link', label, href: unsubscribe, isQuiet: true }
  return { ...composeEmail({ to, name, lang, subject, blocks: [...blocks, quiet] }, sender), unsubscribe }
}

function listRituals(lines: readonly TermLine[], lang: Lang): Block[] {
  return lines.length > 0 ? [{ kind: 'rows', rows: ritualRows(lines, lang) }] : []
}

function buttonTo(label: string, path: string, lang: Lang, sender: Sender): Block {
  return { kind: 'link', label, href: linkTo(path, lang, sender) }
}
