import { composeEmail, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'

const messages = { ru, en }

type AlertName = keyof typeof en.alerts

/** The e-mail about an alert to the orders mailbox, once per occurrence; undefined if the alert has no text. */
export function alertEmail({ name, at }: { name: string; at: Date }, sender: Sender): Message | undefined {
  const { staffLang: lang = 'ru' } = sender
  const { alerts, what, open } = messages[lang]
  if (!isAlertName(name)) return undefined
  const { subject, text } = alerts[name]
  const href = linkTo('/admin-panel/operations', lang, sender)
  const blocks = [paragraphBlock(text), paragraphBlock(what), { kind: 'link' as const, label: open, href }]
  const email = composeEmail({ to: sender.ordersEmail, lang, subject, blocks }, sender)
  return { ...email, dedupeKey: `alert ${name} ${at.toISOString()}` }
}

function isAlertName(name: string): name is AlertName {
  return Object.hasOwn(en.alerts, name)
}
