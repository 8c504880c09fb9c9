import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#base/money-format.ts'
import { composeEmail, emailDay, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Block, Message, Row, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { nameIn } from '#base/romanise.ts'
import { type EmailLine, listed } from '#features/orders/orders/emails.ts'
import { orderPath } from '#features/orders/orders/paths.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import { dashboardOrderPath, LOGIN_PATH } from './paths.ts'

const messages = { ru, en }

const FOR_YOU = { kind: 'order-for-you', words: { ru: ru.forYou, en: en.forYou } }
const WELCOME = { kind: 'partner-welcome', words: { ru: ru.welcome, en: en.welcome } }
const PAID = { kind: 'partner-paid', words: { ru: ru.paid, en: en.paid } }
const PERFORMED = { kind: 'partner-performed', words: { ru: ru.performed, en: en.performed } }
export const PARTNER_WORDINGS = [FOR_YOU, WELCOME, PAID, PERFORMED]

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang; totalCents: number }
type EmailPartner = { id: string; name: string; email: string; lang: Lang }

/**
 * The e-mail to the client when a partner has placed an order. It says who placed the order and where to pay. It has no wishes and
 * participants, because nobody has verified the address.
 */
export function orderForYouEmail(
  order: EmailOrder,
  lines: EmailLine[],
  { partnerName, startDate }: { partnerName: string; startDate: string | null },
  sender: Sender,
): Message {
  const { id, customerEmail: to, customerName: name, lang } = order
  const say = fillWording(FOR_YOU, lang, sender, {
    number: orderTag(id),
    partner: nameIn(partnerName, lang),
    contact: to,
  })
  const starts: Block[] = startDate
    ? [{ kind: 'rows', rows: [{ label: messages[lang].starts, value: emailDay(startDate, lang) }] }]
    : []
  const blocks: Block[] = [
    paragraphBlock(partnerName === '' ? say.firstUnnamed : say.first),
    listed(order, lines),
    ...starts,
    paragraphBlock(say.pay),
    { kind: 'link', label: say.open, href: linkTo(orderPath(id), lang, sender) },
    paragraphBlock(say.own),
    paragraphBlock(say.last),
  ]
  return composeEmail({ to, name, lang, subject: say.subject, blocks }, sender)
}

/** The e-mail to a new partner. The link gives no rights: the person who signs in with this address is the partner. */
export function partnerWelcomeEmail({ email: to, name, lang }: Omit<EmailPartner, 'id'>, sender: Sender): Message {
  const say = fillWording(WELCOME, lang, sender, { to })
  const blocks: Block[] = [
    paragraphBlock(say.lead),
    paragraphBlock(say.next),
    { kind: 'link', label: say.open, href: linkTo(LOGIN_PATH, lang, sender) },
    paragraphBlock(say.how),
    paragraphBlock(say.care),
  ]
  return { ...composeEmail({ to, name, lang, subject: say.subject, blocks }, sender), overLimit: 'uncounted' }
}

/** The e-mail to the partner when one of the partner's orders is paid, once per order. */
export function partnerPaidEmail(
  order: EmailOrder & { earnedCents: number },
  partner: EmailPartner,
  sender: Sender,
): Message {
  const { lang } = partner
  const say = fillWording(PAID, lang, sender, { number: orderTag(order.id) })
  const rows = [
    { label: messages[lang].total, value: formatUsd(order.totalCents, lang) },
    { label: messages[lang].commission, value: formatUsd(order.earnedCents, lang) },
  ]
  return toPartner(order, partner, say, { rows, after: [paragraphBlock(say.next)] }, sender)
}

/** The e-mail to the partner when all rituals of one of the partner's orders have been performed, once per order. */
export function partnerPerformedEmail(order: EmailOrder, partner: EmailPartner, sender: Sender): Message {
  const say = fillWording(PERFORMED, partner.lang, sender, { number: orderTag(order.id) })
  return toPartner(order, partner, say, { rows: [], after: [] }, sender)
}

type EmailTexts = Record<'subject' | 'first' | 'firstSilent' | 'open' | 'questions', string>

function toPartner(
  order: EmailOrder,
  partner: EmailPartner,
  say: EmailTexts,
  more: { rows: Row[]; after: Block[] },
  sender: Sender,
): Message {
  const { lang, email: to, name } = partner
  // The order of a deleted account has no customer name.
  const client =
    order.customerName === ''
      ? []
      : [{ label: messages[lang].client, value: order.customerName, isTyped: true as const }]
  const rows: Row[] = [...client, ...more.rows]
  const blocks: Block[] = [
    paragraphBlock(order.customerEmail === '' ? say.firstSilent : say.first),
    ...(rows.length > 0 ? [{ kind: 'rows' as const, rows }] : []),
    ...more.after,
    { kind: 'link', label: say.open, href: linkTo(dashboardOrderPath(partner.id, order.id), lang, sender) },
    paragraphBlock(say.questions),
  ]
  const email = composeEmail({ to, name, lang, subject: say.subject, blocks }, sender)
  return { ...email, isPrivate: true, overLimit: 'sent' }
}
