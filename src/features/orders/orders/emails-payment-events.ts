import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#base/money-format.ts'
import { type Amount, formatDecimal } from '#base/money.ts'
import {
  composeEmail,
  emailDay,
  linkTo,
  formatMoment,
  paragraphBlock,
} from '#features/platform/notifications/emails.ts'
import { ZONE_OF_LANG } from '#features/people/places/rules-moment.ts'
import type { Block, Message, Row, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { en as cryptoEn } from '#features/money/crypto/messages/page.en.ts'
import { ru as cryptoRu } from '#features/money/crypto/messages/page.ru.ts'
import { type Explorers, explorerLink } from '#features/money/crypto/rules-explorer.ts'
import type { CardCurrency, Currency } from '#features/money/settlements/model-currencies.ts'
import type { PaymentEvent, ReturnedMoney } from '#features/money/settlements/model.ts'
import { formatSum, shortHash } from '#features/money/settlements/rules.ts'
import { en } from './messages/emails-payment-events.en.ts'
import { ru } from './messages/emails-payment-events.ru.ts'
import { ritualRows, type TermLine } from './emails.ts'
import { orderPath } from './paths.ts'

type EmailOrder = {
  id: string
  customerName: string
  customerEmail: string
  lang: Lang
  timeZone?: string | null
  totalCents: number
}

const messages = { ru, en }
const coins = { ru: cryptoRu.coins, en: cryptoEn.coins }
const UNDERPAID = { kind: 'payment-underpaid', words: { ru: ru.underpaid, en: en.underpaid } }
const REST = { kind: 'payment-rest', words: { ru: ru.rest, en: en.rest } }
const REST_OVER = { kind: 'payment-rest-over', words: { ru: ru.restOver, en: en.restOver } }
const AGAIN = { kind: 'payment-again', words: { ru: ru.again, en: en.again } }
const REVIEW = { kind: 'payment-review', words: { ru: ru.review, en: en.review } }
const SURPLUS = { kind: 'payment-surplus', words: { ru: ru.surplus, en: en.surplus } }
const RETURNED = { kind: 'money-returned', words: { ru: ru.returned, en: en.returned } }
export const MONEY_WORDINGS = [UNDERPAID, REST, REST_OVER, AGAIN, REVIEW, SURPLUS, RETURNED]

const STAFF_PAID = { kind: 'shop-paid', words: { ru: ru.staff.paid, en: en.staff.paid } }
const STAFF_REVIEW = { kind: 'shop-review', words: { ru: ru.staff.review, en: en.staff.review } }
const STAFF_SURPLUS = { kind: 'shop-surplus', words: { ru: ru.staff.surplus, en: en.staff.surplus } }
/** The texts of e-mails to the shop's own mailbox. */
export const MAILBOX_WORDINGS = [STAFF_PAID, STAFF_REVIEW, STAFF_SURPLUS]

/** Tells the customer about received money that differs from the requested amount. Returns undefined if the customer cannot do anything about it. */
export function paymentEventEmail(
  order: EmailOrder,
  event: PaymentEvent,
  sender: Sender,
  { lines = [], explorers }: { lines?: readonly TermLine[]; explorers?: Explorers } = {},
): Message | undefined {
  const said = sayToCustomer(order, event, sender)
  if (!said) return undefined
  const { say, paragraphs } = said
  const { lang } = order
  const hash = event.kind === 'returned' ? event.transactionHash : undefined
  const rows = [...ritualRows(lines, lang), ...hashRows(hash, lang)]
  const blocks: Block[] = [
    ...paragraphs.map(paragraphBlock),
    ...(rows.length > 0 ? [{ kind: 'rows' as const, rows }] : []),
    { kind: 'link', label: say.open, href: linkTo(orderPath(order.id), lang, sender) },
    ...(event.kind === 'returned' ? explorerBlocks([event], lang, explorers) : []),
    paragraphBlock(say.questions),
  ]
  const email = composeEmail(
    { to: order.customerEmail, name: order.customerName, lang, subject: say.subject, blocks },
    sender,
  )
  return { ...email, overLimit: 'sent', dedupeKey: `${event.dedupeKey} customer` }
}

type EmailTexts = { say: Record<'subject' | 'open' | 'questions', string>; paragraphs: string[] }

function sayToCustomer(order: EmailOrder, event: PaymentEvent, sender: Sender): EmailTexts | undefined {
  const { lang } = order
  const number = shortNumber(order)
  if (event.kind === 'underpaid') {
    const [received = '', due = ''] = [event.received, event.due].map((sum) => inCoin(sum, event.currency, lang))
    const until = formatMoment(event.expiresAt, order.timeZone ?? ZONE_OF_LANG[lang], lang)
    const say = fillWording(UNDERPAID, lang, sender, { number, received, due, until })
    return { say, paragraphs: [say.first, say.second] }
  }
  if (event.kind === 'rest') {
    const [received = '', due = ''] = [event.received, event.due].map((sum) => inCoin(sum, event.currency, lang))
    const until = formatMoment(event.watchedUntil, order.timeZone ?? ZONE_OF_LANG[lang], lang)
    const say = fillWording(REST, lang, sender, { number, received, due, until })
    return { say, paragraphs: [say.first, say.second] }
  }
  if (event.kind === 'rest-over') {
    const [received = '', due = ''] = [event.received, event.due].map((sum) => inCoin(sum, event.currency, lang))
    const say = fillWording(REST_OVER, lang, sender, { number, received, due })
    return { say, paragraphs: [say.first, say.second] }
  }
  if (event.kind === 'again') {
    const [received = '', expected = ''] = [event.received, event.expected].map((sum) =>
      inCoin(sum, event.currency, lang),
    )
    const say = fillWording(AGAIN, lang, sender, { number, received, expected, due: inCoin(event.due, 'USD', lang) })
    return { say, paragraphs: [say.first, say.second] }
  }
  if (event.kind === 'surplus') {
    const say = fillWording(SURPLUS, lang, sender, { number, sum: inCoin(event.amount, event.currency, lang) })
    return { say, paragraphs: [say.first, say[event.method]] }
  }
  if (event.kind === 'returned') {
    const say = fillWording(RETURNED, lang, sender, { number, sum: inCoin(event.amount, event.currency, lang) })
    return { say, paragraphs: [event.method === 'card' ? say.first : say.byHand] }
  }
  const reason = messages[lang].reasons[event.attention]
  if (reason === undefined) return undefined
  const say = fillWording(REVIEW, lang, sender, { number })
  const { charge } = event
  const sums = charge && [charge.expected, charge.taken].map((sum) => inCoin(sum, charge.currency, lang))
  const told = sums ? messages[lang].wrongCharge(sums[0] ?? '', sums[1] ?? '') : reason
  return { say, paragraphs: [say.first, told, say.wait] }
}

/** The rows about the money that was returned for an order: the amounts, days and methods. */
export function returnedRows(returned: readonly ReturnedMoney[], lang: Lang): Row[] {
  const { returnedSum, ways } = messages[lang]
  return returned.flatMap(({ currency, amount, day, way, transactionHash }) => [
    {
      label: returnedSum,
      value: [inCoin(amount, currency, lang), emailDay(day, lang), way === null ? '' : ways[way]]
        .filter(Boolean)
        .join(', '),
    },
    ...hashRows(transactionHash, lang),
  ])
}

function hashRows(transactionHash: string | undefined, lang: Lang): Row[] {
  return transactionHash === undefined ? [] : [{ label: messages[lang].hash, value: shortHash(transactionHash) }]
}

/** The links to the transactions in which coins were returned. The sandbox has no explorer, so it has no links. */
export function explorerBlocks(
  returned: readonly Pick<ReturnedMoney, 'currency' | 'transactionHash'>[],
  lang: Lang,
  explorers: Explorers = {},
): Block[] {
  return returned.flatMap(({ currency, transactionHash }) => {
    const href = transactionHash && explorerLink(explorers, currency, 'transaction', transactionHash)
    return href ? [{ kind: 'link', label: messages[lang].explorer, href }] : []
  })
}

/** Tells the orders mailbox that staff must decide about a payment, or must return money. */
export function staffPaymentEventEmail(order: EmailOrder, event: PaymentEvent, sender: Sender): Message | undefined {
  if (event.kind !== 'review' && event.kind !== 'surplus') return undefined
  const lang = staffLangOf(sender)
  const { staff } = messages[lang]
  const isReview = event.kind === 'review'
  const say = fillWording<'subject' | 'how' | 'open'>(
    isReview ? STAFF_REVIEW : STAFF_SURPLUS,
    lang,
    sender,
    valuesOf(order),
  )
  const rows = [
    { label: staff.method, value: staff.methods[event.method] },
    { label: staff.reference, value: event.reference },
    {
      label: staff.reason,
      value: isReview ? staff.reasons[event.attention] : staff.beyond(inCoin(event.amount, event.currency, lang)),
    },
  ]
  return {
    ...toStaff(order, say, [{ kind: 'rows', rows }, paragraphBlock(say.how)], sender),
    dedupeKey: `${event.dedupeKey} staff`,
  }
}

type PaidLine = { names: Record<Lang, string>; quantity: number }

/** Tells the orders mailbox that an order was paid. `rows`: the names and days of the order, in the language of the staff. */
export function staffPaidEmail(
  order: EmailOrder,
  sender: Sender,
  { lines = [], rows: given = [] }: { lines?: PaidLine[]; rows?: Row[] } = {},
): Message {
  const lang = staffLangOf(sender)
  const { staff } = messages[lang]
  const say = fillWording(STAFF_PAID, lang, sender, valuesOf(order))
  const rituals = lines.map(({ names, quantity }) => names[lang] + (quantity > 1 ? ` × ${quantity}` : ''))
  const rows = [
    ...(rituals.length > 0 ? [{ label: staff.rituals, value: rituals.join(', ') }] : []),
    { label: staff.customer, value: order.customerName },
    ...given,
    { label: staff.total, value: formatUsd(order.totalCents, lang) },
  ]
  const email = toStaff(order, say, [paragraphBlock(say.first), { kind: 'rows', rows }], sender)
  return given.length > 0 ? { ...email, isPrivate: true } : email
}

function toStaff(order: EmailOrder, say: Record<'subject' | 'open', string>, blocks: Block[], sender: Sender): Message {
  const lang = staffLangOf(sender)
  const link: Block = { kind: 'link', label: say.open, href: linkTo(`/admin-panel/orders/${order.id}`, lang, sender) }
  return composeEmail({ to: sender.ordersEmail, lang, subject: say.subject, blocks: [...blocks, link] }, sender)
}

const valuesOf = (order: EmailOrder) => ({ number: shortNumber(order) })

const staffLangOf = ({ staffLang = 'ru' }: Sender): Lang => staffLang

function shortNumber({ id }: EmailOrder): string {
  return orderTag(id)
}

/**
 * An amount with its currency as text: `50 USDT on TRON (TRC-20)`, dollars as `$50`, roubles as `4 625 ₽`. The amount of a coin has the
 * format that wallets accept.
 */
function inCoin(sum: Amount, currency: Currency | CardCurrency, lang: Lang): string {
  if (currency === 'USD' || currency === 'RUB') return formatSum(formatDecimal(sum), currency, lang)
  const { network } = coins[lang][currency]
  return messages[lang].onNetwork(`${formatDecimal(sum)} ${sum.asset}`, network)
}
