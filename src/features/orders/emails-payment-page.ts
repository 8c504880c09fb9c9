import type { Lang } from '#base/i18n.ts'
import { greeting, letterOf, linkTo, momentInWords, says } from '#features/notifications/emails.ts'
import type { Block, Message, Sender } from '#features/notifications/model.ts'
import { en as widgetEn } from '#features/payments/messages-widget.en.ts'
import { ru as widgetRu } from '#features/payments/messages-widget.ru.ts'
import { en as cryptoEn } from '#features/crypto/messages.en.ts'
import { ru as cryptoRu } from '#features/crypto/messages.ru.ts'
import type { PaymentPage } from '#features/crypto/model-email.ts'
import { COINS } from '#features/settlements/model-currencies.ts'
import { orderPath } from './paths.ts'
import { orderTag } from './rules.ts'

type LetterOrder = { id: string; customerName: string; customerEmail: string; lang: Lang }

const CRYPTO = { ru: cryptoRu, en: cryptoEn }
const WIDGET = { ru: widgetRu, en: widgetEn }

/** Sent when a customer asks for it: the way back to a payment and, while something is due, what to send where and until when. */
export function paymentPageLetter(order: LetterOrder, page: PaymentPage, sender: Sender): Message {
  const { lang, customerEmail: to, customerName } = order
  const isRu = lang === 'ru'
  const number = orderTag(order.id)
  const blocks: Block[] = [
    says(greeting(lang, customerName)),
    says(
      isRu
        ? `Вы попросили прислать страницу оплаты заказа ${number}.`
        : `You asked for the payment page of order ${number}.`,
    ),
    ...(page.quote ? quoted(page, page.quote, lang) : []),
    {
      kind: 'link',
      label: isRu ? 'Открыть страницу оплаты' : 'Open the payment page',
      href: linkTo(orderPath(order.id), lang, sender),
    },
    says(
      isRu
        ? `Ссылка открывает заказ без пароля, поэтому не пересылайте её посторонним. Если вы этого письма не просили, делать ничего не нужно. Вопросы: ${sender.ORDERS_EMAIL}.`
        : `The link opens the order without a password, so keep it to yourself. If you did not ask for this e-mail, there is nothing to do. Questions: ${sender.ORDERS_EMAIL}.`,
    ),
  ]
  return letterOf(
    { to, lang, subject: isRu ? `Оплата заказа ${number}` : `Payment of order ${number}`, blocks },
    sender,
  )
}

type Quote = NonNullable<PaymentPage['quote']>

function quoted({ currency, timeZone }: PaymentPage, { amount, address, expiresAt }: Quote, lang: Lang): Block[] {
  const isRu = lang === 'ru'
  const until = momentInWords(expiresAt, timeZone, lang)
  const rows = [
    { label: isRu ? 'Сумма' : 'Amount', value: `${amount} ${COINS[currency].asset}` },
    { label: isRu ? 'Монета и сеть' : 'Coin and network', value: CRYPTO[lang].coins[currency].name },
    { label: isRu ? 'Адрес' : 'Address', value: address },
    { label: isRu ? 'Сумма действует до' : 'The amount holds until', value: until },
  ]
  return [
    { kind: 'rows', rows },
    says(WIDGET[lang].waiting.warnings[currency]),
    says(
      isRu
        ? 'Перед переводом сверьте адрес с тем, что на странице. Если перевод придёт позже этого времени, он не пропадёт: засчитаем его по курсу того дня. Если вы ещё ничего не отправили, а время вышло, возьмите на странице новый счёт.'
        : 'Before you send, compare the address with the one on the page. A transfer that arrives after this time is not lost: it counts at that day’s rate. If the time is over and you have sent nothing yet, take a new quote on the page.',
    ),
  ]
}
