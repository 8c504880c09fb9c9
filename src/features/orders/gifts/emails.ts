import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { composeEmail, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import { giftPath } from './paths.ts'

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang }

export const GIFT_CARD = { kind: 'gift-card', words: { ru: ru.email, en: en.email } }

/** The e-mail with the link to the gift card. It is sent to the customer once, when the order is paid. It contains no names. */
export function giftCardEmail(order: EmailOrder, token: string, sender: Sender): Message {
  const { lang, customerEmail: to, customerName: name } = order
  const say = fillWording(GIFT_CARD, lang, sender, { number: orderTag(order.id) })
  const blocks = [
    paragraphBlock(say.first),
    { kind: 'link' as const, label: say.open, href: linkTo(giftPath(token), lang, sender) },
    paragraphBlock(say.last),
  ]
  const email = composeEmail({ to, name, lang, subject: say.subject, blocks }, sender)
  return { ...email, isPrivate: true, overLimit: 'sent', dedupeKey: `gift ${order.id} card` }
}
