import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { composeEmail, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import { guestDataFile } from './paths.ts'

export const DATA_LINK = { kind: 'data-link', words: { ru, en } }

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang }

/** The e-mail that a guest requests: the link to all data that the shop stores about the e-mail address. */
export function dataLinkEmail(order: EmailOrder, token: string, sender: Sender): Message {
  const { id, lang, customerEmail: to, customerName: name } = order
  const say = fillWording(DATA_LINK, lang, sender, { number: orderTag(id) })
  const blocks = [
    paragraphBlock(say.first),
    { kind: 'link' as const, label: say.open, href: linkTo(guestDataFile(id, token), lang, sender) },
    paragraphBlock(say.until),
    paragraphBlock(say.care),
  ]
  return composeEmail({ to, name, lang, subject: say.subject, blocks }, sender)
}
