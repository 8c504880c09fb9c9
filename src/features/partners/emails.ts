import type { Lang } from '#base/i18n.ts'
import { composeEmail, formatDay, linkTo, says } from '#features/notifications/emails.ts'
import type { Block, Message, Row, Sender } from '#features/notifications/model.ts'
import { dollars, listed } from '#features/orders/emails.ts'
import type { EmailLine } from '#features/orders/emails.ts'
import { orderPath } from '#features/orders/paths.ts'
import { orderTag } from '#features/orders/rules.ts'
import { en } from './messages-emails.en.ts'
import { ru } from './messages-emails.ru.ts'
import { dashboardOrderPath } from './paths.ts'

const messages = { ru, en }

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang; totalCents: number }
type EmailPartner = { id: string; name: string; email: string; lang: Lang }

/**
 * Sent to the client when a partner has placed an order: by whom it is, and where to pay. Wishes and people are left out, for nobody has
 * proved the address yet.
 */
export function orderForYouEmail(
  order: EmailOrder,
  lines: EmailLine[],
  { partnerName, startDate }: { partnerName: string; startDate: string | null },
  sender: Sender,
): Message {
  const { id, customerEmail: to, customerName: name, lang } = order
  const say = messages[lang].forYou
  const number = orderTag(id)
  const starts: Block[] = startDate
    ? [{ kind: 'rows', rows: [{ label: say.starts, value: formatDay(startDate, lang) }] }]
    : []
  const blocks: Block[] = [
    says(say.first(partnerName, number)),
    listed(order, lines),
    ...starts,
    says(say.pay),
    { kind: 'link', label: say.open, href: linkTo(orderPath(id), lang, sender) },
    says(say.own(to)),
    says(say.last(sender.ordersEmail)),
  ]
  return composeEmail({ to, name, lang, subject: say.subject(number), blocks }, sender)
}

/** Sent to the partner, once, when an order of theirs is paid. */
export function partnerPaidEmail(
  order: EmailOrder & { earnedCents: number },
  partner: EmailPartner,
  sender: Sender,
): Message {
  const { lang } = partner
  const say = messages[lang].paid
  const rows = [
    { label: say.total, value: dollars(order.totalCents, lang) },
    { label: say.commission, value: dollars(order.earnedCents, lang) },
  ]
  const first = order.customerEmail === '' ? say.firstSilent : say.first
  return toPartner(order, partner, { ...say, first, rows, after: [says(say.next)] }, sender)
}

/** Sent to the partner, once, when all rituals of an order of theirs have been performed. */
export function partnerPerformedEmail(order: EmailOrder, partner: EmailPartner, sender: Sender): Message {
  const say = messages[partner.lang].performed
  const first = order.customerEmail === '' ? say.firstSilent : say.first
  return toPartner(order, partner, { ...say, first, rows: [], after: [] }, sender)
}

type Said = {
  subject: (number: string) => string
  first: (number: string) => string
  rows: Row[]
  after: Block[]
}

function toPartner(order: EmailOrder, partner: EmailPartner, said: Said, sender: Sender): Message {
  const { lang, email: to, name } = partner
  const say = messages[lang]
  const number = orderTag(order.id)
  // The order of a deleted account has no name any more.
  const client = order.customerName === '' ? [] : [{ label: say.client, value: order.customerName }]
  const rows = [...client, ...said.rows]
  const blocks: Block[] = [
    says(said.first(number)),
    ...(rows.length > 0 ? [{ kind: 'rows' as const, rows }] : []),
    ...said.after,
    { kind: 'link', label: say.openDashboard, href: linkTo(dashboardOrderPath(partner.id, order.id), lang, sender) },
    says(say.questions(sender.ordersEmail)),
  ]
  return { ...composeEmail({ to, name, lang, subject: said.subject(number), blocks }, sender), isPrivate: true }
}
