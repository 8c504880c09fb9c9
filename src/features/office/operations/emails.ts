import { formatDay } from '#base/date-format.ts'
import { calendarDay } from '#base/time.ts'
import { composeEmail, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'

const messages = { ru, en }

type AlertName = keyof typeof en.alerts

/** The e-mail about an alert to the orders mailbox, once per occurrence; undefined if the alert has no text. */
export function alertEmail(
  { name, at }: { name: string; at: Date },
  sender: Sender,
  graceEnd?: Date,
): Message | undefined {
  const { staffLang: lang = 'ru' } = sender
  const { alerts, ofServer, ofSeller } = messages[lang]
  if (!isAlertName(name)) return undefined
  const { subject, text } = alerts[name]
  const isOfSeller = name.startsWith('seller-')
  const { what, open } = isOfSeller ? ofSeller : ofServer
  const href = linkTo(isOfSeller ? '/admin-panel/settings' : '/admin-panel/operations', lang, sender)
  const until = graceEnd ? formatDay(calendarDay(graceEnd), lang) : ''
  const blocks = [
    paragraphBlock(text.replace('{until}', until)),
    paragraphBlock(what),
    { kind: 'link' as const, label: open, href },
  ]
  const email = composeEmail({ to: sender.ordersEmail, lang, subject, blocks }, sender)
  return { ...email, dedupeKey: `alert ${name} ${at.toISOString()}` }
}

/** The e-mail that an alert is over; undefined if the alert has no text. */
export function solvedEmail({ name, at }: { name: string; at: Date }, sender: Sender): Message | undefined {
  const { staffLang: lang = 'ru' } = sender
  const { alerts, solved } = messages[lang]
  if (!isAlertName(name)) return undefined
  const subject = solved.subject.replace('{what}', alerts[name].subject)
  const blocks = [paragraphBlock(solved.text)]
  const email = composeEmail({ to: sender.ordersEmail, lang, subject, blocks }, sender)
  return { ...email, dedupeKey: `alert-solved ${name} ${at.toISOString()}` }
}

function isAlertName(name: string): name is AlertName {
  return Object.hasOwn(en.alerts, name)
}
