import type { Lang } from '#base/i18n.ts'
import { composeEmail, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { orderPath } from '#features/orders/orders/paths.ts'
import { orderTag } from '#features/orders/orders/rules.ts'
import { momentText, SITE_ZONE } from '#features/people/places/rules-moment.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang }
/** `was`: the time before the move. */
type MovedGroup = { names: Record<Lang, string>; performsAt: Date; was: Date }

export const GROUP_MOVED = { kind: 'group-moved', words: { ru: ru.moved, en: en.moved } }

/** The e-mail to a family that paid when staff move the ritual. It contains no names. */
export function groupMovedEmail(order: EmailOrder, { names, performsAt, was }: MovedGroup, sender: Sender): Message {
  const { lang } = order
  const inIndia = (at: Date) => momentText(at.toISOString(), SITE_ZONE, lang)
  const say = fillWording(GROUP_MOVED, lang, sender, {
    number: orderTag(order.id),
    ritual: printedName(names[lang]),
    moment: inIndia(performsAt),
    was: inIndia(was),
  })
  const link = { kind: 'link' as const, label: say.open, href: linkTo(orderPath(order.id), lang, sender) }
  const blocks = [paragraphBlock(say.first), paragraphBlock(say.second), link, paragraphBlock(say.questions)]
  const about = { to: order.customerEmail, name: order.customerName, lang }
  return composeEmail({ ...about, subject: say.subject, blocks }, sender)
}
