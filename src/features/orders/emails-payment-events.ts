import type { Lang } from '#base/i18n.ts'
import { type Amount, formatDecimal } from '#base/money.ts'
import { letterOf, linkTo, momentInWords, says } from '#features/notifications/emails.ts'
import type { Block, Message, Sender } from '#features/notifications/model.ts'
import { en as cryptoEn } from '#features/crypto/messages.en.ts'
import { ru as cryptoRu } from '#features/crypto/messages.ru.ts'
import type { CardCurrency, Currency } from '#features/settlements/model-currencies.ts'
import type { MoneyNews } from '#features/settlements/model-events.ts'
import { en } from './messages-payment-events.en.ts'
import { ru } from './messages-payment-events.ru.ts'
import { orderPath } from './paths.ts'
import { orderTag } from './rules.ts'

type LetterOrder = { id: string; customerName: string; customerEmail: string; lang: Lang; totalCents: number }

const words = { ru, en }
const coins = { ru: cryptoRu.coins, en: cryptoEn.coins }
/** The shop's own people read Russian. */
const STAFF: Lang = 'ru'

/** Tells the customer about money of the order that is not simply enough; nothing where a customer can do nothing with it. */
export function moneyLetter(order: LetterOrder, news: MoneyNews, sender: Sender): Message | undefined {
  const said = sayToCustomer(words[order.lang], order, news, sender)
  if (!said) return undefined
  const number = shortNumber(order)
  const blocks: Block[] = [
    ...said.paragraphs.map(says),
    { kind: 'link', label: words[order.lang].open, href: linkTo(orderPath(order.id), order.lang, sender) },
    says(words[order.lang].questions(sender.ORDERS_EMAIL)),
  ]
  const letter = letterOf(
    { to: order.customerEmail, name: order.customerName, lang: order.lang, subject: said.subject(number), blocks },
    sender,
  )
  return { ...letter, once: `${news.once} customer` }
}

type Said = { subject: (number: string) => string; paragraphs: string[] }

function sayToCustomer(say: typeof en, order: LetterOrder, news: MoneyNews, sender: Sender): Said | undefined {
  const number = shortNumber(order)
  if (news.kind === 'underpaid') {
    const [received, due] = [news.received, news.due].map((sum) => inCoin(sum, news.currency, order.lang))
    const until = momentInWords(news.expiresAt, 'UTC', order.lang)
    return { subject: say.underpaid.subject, paragraphs: say.underpaid.text(number, received ?? '', due ?? '', until) }
  }
  if (news.kind === 'surplus') {
    const sum = inCoin(news.amount, news.currency, order.lang)
    const way = news.method === 'crypto' ? say.surplus.coins(sender.ORDERS_EMAIL) : say.surplus[news.method]
    return { subject: say.surplus.subject, paragraphs: [say.surplus.text(number, sum), way] }
  }
  if (news.kind === 'returned') {
    const sum = inCoin(news.amount, news.currency, order.lang)
    return { subject: say.returned.subject, paragraphs: [say.returned.text(number, sum)] }
  }
  const reason = say.review.reasons[news.attention]
  if (reason === undefined) return undefined
  return { subject: say.review.subject, paragraphs: [say.review.text(number), reason, say.review.wait] }
}

/** Tells the orders mailbox of a payment that a person must decide about, or of money to give back. */
export function staffMoneyLetter(order: LetterOrder, news: MoneyNews, sender: Sender): Message | undefined {
  if (news.kind === 'underpaid' || news.kind === 'returned') return undefined
  const say = words[STAFF].staff
  const reason =
    news.kind === 'review' ? say.reasons[news.attention] : say.surplus(inCoin(news.amount, news.currency, STAFF))
  const subject =
    news.kind === 'review' ? say.reviewSubject(shortNumber(order)) : say.surplusSubject(shortNumber(order))
  const rows = [
    { label: say.method, value: say.methods[news.method] },
    { label: say.reference, value: news.reference },
    { label: say.reason, value: reason },
  ]
  return { ...toStaff(order, subject, [{ kind: 'rows', rows }, says(say.how)], sender), once: `${news.once} staff` }
}

/** Tells the orders mailbox of an order that has just been paid. */
export function staffPaidLetter(order: LetterOrder, sender: Sender): Message {
  const say = words[STAFF].staff
  const rows = [{ label: say.total, value: `$${(order.totalCents / 100).toFixed(2)}` }]
  return toStaff(order, say.paidSubject(shortNumber(order)), [says(say.paid), { kind: 'rows', rows }], sender)
}

function toStaff(order: LetterOrder, subject: string, blocks: Block[], sender: Sender): Message {
  const link: Block = { kind: 'link', label: words[STAFF].open, href: linkTo(orderPath(order.id), STAFF, sender) }
  return letterOf({ to: sender.ORDERS_EMAIL, lang: STAFF, subject, blocks: [...blocks, link] }, sender)
}

function shortNumber({ id }: LetterOrder): string {
  return orderTag(id)
}

/** `50 USDT on TRON (TRC-20)`; dollars as `$50`, roubles as `4625 ₽`. */
function inCoin(sum: Amount, currency: Currency | CardCurrency, lang: Lang): string {
  if (currency === 'USD') return `$${formatDecimal(sum)}`
  if (currency === 'RUB') return `${formatDecimal(sum)}\u00a0₽`
  const { network } = coins[lang][currency]
  return words[lang].onNetwork(`${formatDecimal(sum)} ${sum.asset}`, network)
}
