import type { Lang } from '#base/i18n.ts'
import { type Amount, formatDecimal } from '#base/money.ts'
import { composeEmail, linkTo, formatMoment, says } from '#features/notifications/emails.ts'
import type { Block, Message, Sender } from '#features/notifications/model.ts'
import { en as cryptoEn } from '#features/crypto/messages.en.ts'
import { ru as cryptoRu } from '#features/crypto/messages.ru.ts'
import type { CardCurrency, Currency } from '#features/settlements/model-currencies.ts'
import type { PaymentEvent } from '#features/settlements/model-events.ts'
import { en } from './messages-payment-events.en.ts'
import { ru } from './messages-payment-events.ru.ts'
import { orderPath } from './paths.ts'
import { orderTag } from './rules.ts'

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang; totalCents: number }

const messages = { ru, en }
const coins = { ru: cryptoRu.coins, en: cryptoEn.coins }
/** The shop's own people read Russian. */
const STAFF: Lang = 'ru'

/** Tells the customer about money of the order that is not simply enough; nothing where a customer can do nothing with it. */
export function paymentEventEmail(order: EmailOrder, event: PaymentEvent, sender: Sender): Message | undefined {
  const message = sayToCustomer(messages[order.lang], order, event, sender)
  if (!message) return undefined
  const number = shortNumber(order)
  const blocks: Block[] = [
    ...message.paragraphs.map(says),
    { kind: 'link', label: messages[order.lang].open, href: linkTo(orderPath(order.id), order.lang, sender) },
    says(messages[order.lang].questions(sender.ordersEmail)),
  ]
  const email = composeEmail(
    { to: order.customerEmail, name: order.customerName, lang: order.lang, subject: message.subject(number), blocks },
    sender,
  )
  return { ...email, dedupeKey: `${event.dedupeKey} customer` }
}

type Said = { subject: (number: string) => string; paragraphs: string[] }

function sayToCustomer(say: typeof en, order: EmailOrder, event: PaymentEvent, sender: Sender): Said | undefined {
  const number = shortNumber(order)
  if (event.kind === 'underpaid') {
    const [received, due] = [event.received, event.due].map((sum) => inCoin(sum, event.currency, order.lang))
    const until = formatMoment(event.expiresAt, 'UTC', order.lang)
    return { subject: say.underpaid.subject, paragraphs: say.underpaid.text(number, received ?? '', due ?? '', until) }
  }
  if (event.kind === 'surplus') {
    const sum = inCoin(event.amount, event.currency, order.lang)
    const way = event.method === 'crypto' ? say.surplus.coins(sender.ordersEmail) : say.surplus[event.method]
    return { subject: say.surplus.subject, paragraphs: [say.surplus.text(number, sum), way] }
  }
  if (event.kind === 'returned') {
    const sum = inCoin(event.amount, event.currency, order.lang)
    return { subject: say.returned.subject, paragraphs: [say.returned.text(number, sum)] }
  }
  const reason = say.review.reasons[event.attention]
  if (reason === undefined) return undefined
  return { subject: say.review.subject, paragraphs: [say.review.text(number), reason, say.review.wait] }
}

/** Tells the orders mailbox of a payment that a person must decide about, or of money to give back. */
export function staffPaymentEventEmail(order: EmailOrder, event: PaymentEvent, sender: Sender): Message | undefined {
  if (event.kind === 'underpaid' || event.kind === 'returned') return undefined
  const say = messages[STAFF].staff
  const reason =
    event.kind === 'review' ? say.reasons[event.attention] : say.surplus(inCoin(event.amount, event.currency, STAFF))
  const subject =
    event.kind === 'review' ? say.reviewSubject(shortNumber(order)) : say.surplusSubject(shortNumber(order))
  const rows = [
    { label: say.method, value: say.methods[event.method] },
    { label: say.reference, value: event.reference },
    { label: say.reason, value: reason },
  ]
  return {
    ...toStaff(order, subject, [{ kind: 'rows', rows }, says(say.how)], sender),
    dedupeKey: `${event.dedupeKey} staff`,
  }
}

/** Tells the orders mailbox of an order that has just been paid. */
export function staffPaidEmail(order: EmailOrder, sender: Sender): Message {
  const say = messages[STAFF].staff
  const rows = [{ label: say.total, value: `$${(order.totalCents / 100).toFixed(2)}` }]
  return toStaff(order, say.paidSubject(shortNumber(order)), [says(say.paid), { kind: 'rows', rows }], sender)
}

function toStaff(order: EmailOrder, subject: string, blocks: Block[], sender: Sender): Message {
  const link: Block = { kind: 'link', label: messages[STAFF].open, href: linkTo(orderPath(order.id), STAFF, sender) }
  return composeEmail({ to: sender.ordersEmail, lang: STAFF, subject, blocks: [...blocks, link] }, sender)
}

function shortNumber({ id }: EmailOrder): string {
  return orderTag(id)
}

/** `50 USDT on TRON (TRC-20)`; dollars as `$50`, roubles as `4625 ₽`. */
function inCoin(sum: Amount, currency: Currency | CardCurrency, lang: Lang): string {
  if (currency === 'USD') return `$${formatDecimal(sum)}`
  if (currency === 'RUB') return `${formatDecimal(sum)}\u00a0₽`
  const { network } = coins[lang][currency]
  return messages[lang].onNetwork(`${formatDecimal(sum)} ${sum.asset}`, network)
}
