import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { composeEmail, formatMoment, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { orderPath } from '#features/orders/orders/paths.ts'
import { momentText, SITE_ZONE, ZONE_OF_LANG } from '#features/people/places/rules-moment.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang; timeZone?: string | null }
/** A group ritual with a new time. `was`: the old time. */
type MovedGroup = { names: Record<Lang, string>; performsAt: Date; was: Date }

export const GROUP_MOVED = { kind: 'group-moved', words: { ru: ru.moved, en: en.moved } }

/**
 * The e-mail about a new time, to a family that paid. It contains no names. Times are in the reader's time zone. The new time is
 * also in India time, as on the order's page.
 */
export function groupMovedEmail(order: EmailOrder, { names, performsAt, was }: MovedGroup, sender: Sender): Message {
  const { lang } = order
  const zone = order.timeZone ?? ZONE_OF_LANG[lang]
  const [moment, before] = [formatMoment(performsAt, zone, lang), formatMoment(was, zone, lang)]
  const say = fillWording(GROUP_MOVED, lang, sender, {
    number: orderTag(order.id),
    ritual: printedName(names[lang]),
    moment: `${moment} (${momentText(performsAt.toISOString(), SITE_ZONE, lang)})`,
    was: before,
  })
  const link = { kind: 'link' as const, label: say.open, href: linkTo(orderPath(order.id), lang, sender) }
  const blocks = [paragraphBlock(say.first), paragraphBlock(say.second), link, paragraphBlock(say.questions)]
  const about = { to: order.customerEmail, name: order.customerName, lang }
  return composeEmail({ ...about, subject: say.subject, blocks }, sender)
}
