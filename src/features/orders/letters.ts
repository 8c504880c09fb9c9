import { type Lang, pluralEn, pluralRu } from '#base/i18n.ts'
import type { Message } from '#features/notifications/model.ts'
import { orderPath } from './paths.ts'
import { orderNumber } from './rules.ts'

type LetterOrder = { id: string; customerName: string; customerEmail: string; lang: Lang; totalCents: number }
type LetterLine = { names: Record<Lang, string>; weeks: number; quantity: number; unitCents: number }
type Sender = { SHOP_NAME_RU: string; SHOP_NAME_EN: string; ORDERS_EMAIL: string; PUBLIC_ORIGIN?: string }

/** Sent when an order is placed: what was ordered and where to pay. */
export function orderReceivedLetter(order: LetterOrder, lines: LetterLine[], sender: Sender): Message {
  const number = orderNumber(order.id).replace('Order ', '')
  const link = linkTo(order, sender)
  return order.lang === 'ru'
    ? letter(order, `Заказ ${number} принят`, [
        `Здравствуйте, ${order.customerName}!`,
        `Мы приняли ваш заказ ${number}:`,
        list(order, lines),
        `Оплатить его и следить за ним можно на странице заказа: ${link}`,
        `Ссылка открывает заказ без пароля, поэтому не пересылайте её посторонним. Вопросы: ${sender.ORDERS_EMAIL}.`,
        sender.SHOP_NAME_RU,
      ])
    : letter(order, `Order ${number} received`, [
        `Hello ${order.customerName},`,
        `We have received your order ${number}:`,
        list(order, lines),
        `You can pay for it and follow it on its page: ${link}`,
        `The link opens the order without a password, so keep it to yourself. Questions: ${sender.ORDERS_EMAIL}.`,
        sender.SHOP_NAME_EN,
      ])
}

/** Sent once, when an order is paid: what happens next. */
export function orderPaidLetter(order: LetterOrder, lines: LetterLine[], sender: Sender): Message {
  const number = orderNumber(order.id).replace('Order ', '')
  const link = linkTo(order, sender)
  return order.lang === 'ru'
    ? letter(order, `Заказ ${number} оплачен`, [
        `Здравствуйте, ${order.customerName}!`,
        `Оплата получена, заказ ${number} передан в работу:`,
        list(order, lines),
        `Дальше мы уточним дату, имена участников и санкальпу. Страница заказа: ${link}`,
        sender.SHOP_NAME_RU,
      ])
    : letter(order, `Order ${number} is paid`, [
        `Hello ${order.customerName},`,
        `Your payment has arrived and order ${number} goes to the priests:`,
        list(order, lines),
        `Next we settle the date, the participants’ names and the sankalpa. The order’s page: ${link}`,
        sender.SHOP_NAME_EN,
      ])
}

function letter(order: LetterOrder, subject: string, paragraphs: string[]): Message {
  return { channel: 'email', to: order.customerEmail, lang: order.lang, subject, text: paragraphs.join('\n\n') }
}

function list({ lang, totalCents }: LetterOrder, lines: LetterLine[]): string {
  const rows = lines.map((line) => {
    const weeks =
      lang === 'ru'
        ? `${line.weeks} ${pluralRu(line.weeks, 'неделя', 'недели', 'недель')}`
        : `${line.weeks} ${pluralEn(line.weeks, 'week', 'weeks')}`
    return `  · ${line.names[lang]}, ${weeks}${line.quantity > 1 ? `, × ${line.quantity}` : ''}: ${dollars(line.unitCents * line.quantity, lang)}`
  })
  return [...rows, `  ${lang === 'ru' ? 'Итого' : 'Total'}: ${dollars(totalCents, lang)}`].join('\n')
}

function dollars(cents: number, lang: Lang): string {
  const whole = cents % 100 === 0
  const format = new Intl.NumberFormat(lang, { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 })
  return `$${format.format(cents / 100)}`
}

function linkTo(order: LetterOrder, sender: Sender): string {
  return `${sender.PUBLIC_ORIGIN ?? ''}${orderPath(order.id)}?lang=${order.lang}`
}
