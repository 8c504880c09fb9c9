import { type Lang, pluralEn, pluralRu } from '#base/i18n.ts'
import { greeting, letterOf, linkTo, says } from '#features/notifications/emails.ts'
import type { Block, Message, Sender } from '#features/notifications/model.ts'
import { orderPath } from './paths.ts'
import { orderTag } from './rules.ts'

type LetterOrder = { id: string; customerName: string; customerEmail: string; lang: Lang; totalCents: number }
type LetterLine = { names: Record<Lang, string>; weeks: number; quantity: number; unitCents: number }

/** Sent when an order is placed: what was ordered and where to pay. */
export function orderReceivedLetter(order: LetterOrder, lines: LetterLine[], sender: Sender): Message {
  const number = orderTag(order.id)
  const isRu = order.lang === 'ru'
  return letterTo(order, sender, isRu ? `Заказ ${number} принят` : `Order ${number} received`, [
    says(isRu ? `Мы приняли ваш заказ ${number}:` : `We have received your order ${number}:`),
    listed(order, lines),
    says(
      isRu
        ? 'Оплатить заказ и следить за ним можно на его странице.'
        : 'You can pay for the order and follow it on its page.',
    ),
    {
      kind: 'link',
      label: isRu ? 'Открыть заказ' : 'Open the order',
      href: linkTo(orderPath(order.id), order.lang, sender),
    },
    says(
      isRu
        ? `Ссылка открывает заказ без пароля, поэтому не пересылайте её посторонним. Вопросы: ${sender.ORDERS_EMAIL}.`
        : `The link opens the order without a password, so keep it to yourself. Questions: ${sender.ORDERS_EMAIL}.`,
    ),
  ])
}

/** Sent once, when an order is paid: what happens next. */
export function orderPaidLetter(order: LetterOrder, lines: LetterLine[], sender: Sender): Message {
  const number = orderTag(order.id)
  const isRu = order.lang === 'ru'
  return letterTo(order, sender, isRu ? `Заказ ${number} оплачен` : `Order ${number} is paid`, [
    says(
      isRu
        ? `Оплата получена, заказ ${number} передан в работу:`
        : `Your payment has arrived and order ${number} goes to the priests:`,
    ),
    listed(order, lines),
    says(
      isRu
        ? `Дальше мы уточним дату, имена участников и санкальпу — намерение, которое произносят в начале ритуала. Вопросы: ${sender.ORDERS_EMAIL}.`
        : `Next we settle the date, the participants’ names and the sankalpa, the intention spoken at the start of the ritual. Questions: ${sender.ORDERS_EMAIL}.`,
    ),
    {
      kind: 'link',
      label: isRu ? 'Открыть заказ' : 'Open the order',
      href: linkTo(orderPath(order.id), order.lang, sender),
    },
  ])
}

function letterTo(order: LetterOrder, sender: Sender, subject: string, blocks: Block[]): Message {
  const { customerEmail: to, customerName, lang } = order
  return letterOf({ to, lang, subject, blocks: [says(greeting(lang, customerName)), ...blocks] }, sender)
}

function listed({ lang, totalCents }: LetterOrder, lines: LetterLine[]): Block {
  const rows = lines.map((line) => {
    const weeks =
      lang === 'ru'
        ? `${line.weeks} ${pluralRu(line.weeks, 'неделя', 'недели', 'недель')}`
        : `${line.weeks} ${pluralEn(line.weeks, 'week', 'weeks')}`
    const label = `${line.names[lang]}, ${weeks}${line.quantity > 1 ? `, × ${line.quantity}` : ''}`
    return { label, value: dollars(line.unitCents * line.quantity, lang) }
  })
  return { kind: 'rows', rows, total: { label: lang === 'ru' ? 'Итого' : 'Total', value: dollars(totalCents, lang) } }
}

function dollars(cents: number, lang: Lang): string {
  return `$${FORMATS[lang][cents % 100 === 0 ? 'whole' : 'broken'].format(cents / 100)}`
}

const formatsOf = (lang: Lang) => ({
  whole: new Intl.NumberFormat(lang, { maximumFractionDigits: 0 }),
  broken: new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
})
/** Made once: making one takes longer than writing the letter. */
const FORMATS = { ru: formatsOf('ru'), en: formatsOf('en') }
