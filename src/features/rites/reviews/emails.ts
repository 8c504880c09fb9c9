import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { composeEmail, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import { reviewPath } from './paths.ts'

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang }

export const REVIEW_ASKED = { kind: 'review-asked', words: { ru: ru.email, en: en.email } }

/**
 * The e-mail that asks for a review, once per order. The e-mail is stored sealed (encrypted), because anybody with the link can write in the
 * customer's name.
 */
export function askForReviewEmail(
  order: EmailOrder,
  { token, ritual }: { token: string; ritual: string },
  sender: Sender,
): Message {
  const { lang, customerEmail: to, customerName: name } = order
  const say = fillWording(REVIEW_ASKED, lang, sender, { number: orderTag(order.id), ritual: printedName(ritual) })
  const blocks = [
    paragraphBlock(say.first),
    { kind: 'link' as const, label: say.open, href: linkTo(reviewPath(token), lang, sender) },
    paragraphBlock(say.last),
  ]
  const email = composeEmail({ to, name, lang, subject: say.subject, blocks }, sender)
  return { ...email, isPrivate: true, dedupeKey: `review ${order.id} asked` }
}

const messages = { ru, en }
const PANEL = '/admin-panel/reviews'

/** The e-mail about a new review, to the shop's own mailbox, once per review. It contains no names. */
export function staffReviewEmail(review: { id: string; orderId: string }, sender: Sender): Message {
  const { staffLang: lang = 'ru' } = sender
  const say = messages[lang].staff
  const blocks = [
    paragraphBlock(say.text),
    { kind: 'link' as const, label: say.open, href: linkTo(`${PANEL}/${review.id}`, lang, sender) },
  ]
  const subject = say.subject(orderTag(review.orderId))
  const email = composeEmail({ to: sender.ordersEmail, lang, subject, blocks }, sender)
  return { ...email, dedupeKey: `review ${review.id} written` }
}
