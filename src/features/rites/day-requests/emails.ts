import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { orderPath } from '#features/orders/orders/paths.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { composeEmail, emailDay, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { en, lateEn } from './messages/emails.en.ts'
import { lateRu, ru } from './messages/emails.ru.ts'

export const DAY_DECLINED = { kind: 'day-declined', words: { ru, en } }

/** The e-mail that is sent if the ritual begins before staff have answered a request for another day. */
export const DAY_LATE = { kind: 'day-late', words: { ru: lateRu, en: lateEn } }

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang }

type Told = { ritual: string; day: string; agreed: string }

/** The e-mail that is sent if staff decline a request for another day. `word`: the message of staff to the customer. It may be empty. */
export function dayDeclinedEmail(
  order: EmailOrder,
  { word, ...told }: Told & { word: string },
  sender: Sender,
): Message {
  return requestEmail(DAY_DECLINED, order, told, sender, word)
}

export function dayLateEmail(order: EmailOrder, told: Told, sender: Sender): Message {
  return requestEmail(DAY_LATE, order, told, sender)
}

function requestEmail(
  wording: typeof DAY_DECLINED,
  order: EmailOrder,
  { ritual, day, agreed }: Told,
  sender: Sender,
  word = '',
): Message {
  const { id, lang, customerEmail: to, customerName: name } = order
  const values = {
    number: orderTag(id),
    ritual: printedName(ritual),
    day: emailDay(day, lang),
    agreed: emailDay(agreed, lang),
  }
  const say = fillWording(wording, lang, sender, values)
  const blocks = [
    paragraphBlock(say.first),
    ...(word === '' ? [] : [paragraphBlock(word)]),
    paragraphBlock(say.second),
    { kind: 'link' as const, label: say.open, href: linkTo(orderPath(id), lang, sender) },
    paragraphBlock(say.questions),
  ]
  return { ...composeEmail({ to, name, lang, subject: say.subject, blocks }, sender), isPrivate: true }
}
