import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { composeEmail, linkTo, formatMoment, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Block, Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { en as widgetEn } from '#features/money/payments/messages/page-widget.en.ts'
import { ru as widgetRu } from '#features/money/payments/messages/page-widget.ru.ts'
import { en as cryptoEn } from '#features/money/crypto/messages/page.en.ts'
import { ru as cryptoRu } from '#features/money/crypto/messages/page.ru.ts'
import type { PaymentPage } from '#features/money/crypto/model.ts'
import { COINS } from '#features/money/settlements/model-currencies.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import { orderPath } from './paths.ts'

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang }

const messages = { ru, en }
export const PAYMENT_PAGE = { kind: 'payment-page', words: { ru: ru.paymentPage, en: en.paymentPage } }
const CRYPTO = { ru: cryptoRu, en: cryptoEn }
const WIDGET = { ru: widgetRu, en: widgetEn }

/**
 * The e-mail with the link to a payment, sent when a customer requests it. While an amount is due, it also contains the amount, the payment
 * address and the end of the price quote.
 */
export function paymentPageEmail(order: EmailOrder, page: PaymentPage, sender: Sender): Message {
  const { lang, customerEmail: to, customerName: name } = order
  const say = fillWording(PAYMENT_PAGE, lang, sender, { number: orderTag(order.id) })
  const blocks: Block[] = [
    paragraphBlock(say.first),
    ...(page.quote ? [...quoted(page, page.quote, lang), paragraphBlock(say.compare)] : []),
    { kind: 'link', label: say.open, href: linkTo(orderPath(order.id), lang, sender) },
    paragraphBlock(say.last),
  ]
  return composeEmail({ to, name, lang, subject: say.subject, blocks }, sender)
}

type Quote = NonNullable<PaymentPage['quote']>

function quoted({ currency, timeZone }: PaymentPage, { amount, address, expiresAt }: Quote, lang: Lang): Block[] {
  const say = messages[lang].quote
  const rows = [
    { label: say.amount, value: `${amount} ${COINS[currency].asset}` },
    { label: say.coin, value: CRYPTO[lang].coins[currency].name },
    { label: say.address, value: address },
    { label: say.until, value: formatMoment(expiresAt, timeZone, lang) },
  ]
  return [{ kind: 'rows', rows }, paragraphBlock(WIDGET[lang].waiting.warnings[currency])]
}
