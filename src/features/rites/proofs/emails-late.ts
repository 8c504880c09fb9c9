import type { Lang } from '#base/i18n.ts'
import { orderPath } from '#features/orders/orders/paths.ts'
import { orderTag } from '#features/orders/orders/rules.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { composeEmail, emailDay, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { en } from './messages/emails-late.en.ts'
import { ru } from './messages/emails-late.ru.ts'

export const RECORDING_LATE = { kind: 'recording-late', words: { ru, en } }

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang }
type LateRecording = { position: number; ritual: string; promised: string }

/** The e-mail that is sent once for each ritual whose recording is not published by the promised day. */
export function recordingLateEmail(
  { id, lang, customerEmail: to, customerName: name }: EmailOrder,
  { position, ritual, promised }: LateRecording,
  sender: Sender,
): Message {
  const values = { number: orderTag(id), ritual: printedName(ritual), day: emailDay(promised, lang) }
  const say = fillWording(RECORDING_LATE, lang, sender, values)
  const blocks = [
    paragraphBlock(say.first),
    paragraphBlock(say.second),
    { kind: 'link' as const, label: say.open, href: linkTo(orderPath(id), lang, sender) },
    paragraphBlock(say.questions),
  ]
  const dedupeKey = `recording-late ${id} ${position}`
  return { ...composeEmail({ to, name, lang, subject: say.subject, blocks }, sender), isPrivate: true, dedupeKey }
}
