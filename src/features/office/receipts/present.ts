import { formatDay } from '#base/date-format.ts'
import { type Lang, termEn, termRu } from '#base/i18n.ts'
import { orderTag } from '#base/ids.ts'
import { amount, formatDecimal } from '#base/money.ts'
import { formatUsd } from '#base/money-format.ts'
import { calendarDay } from '#base/time.ts'
import type { HeldMoney, ManualWay } from '#features/money/payment-review/model.ts'
import { formatSum, toAsset } from '#features/money/settlements/rules.ts'
import type { refunds, settlements } from '#features/money/settlements/tables.ts'
import type { OrderRow, orderLines } from '#features/orders/orders/tables.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { termText } from '#features/people/places/rules-moment.ts'
import type { Seller } from '#features/platform/settings/rules-seller.ts'
import { en } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'
import type { Receipt, ReceiptSum } from './model.ts'

const messages = { ru, en }
const weeks: Record<Lang, (count: number) => string> = {
  ru: (count) => (count === 0 ? ru.oneDay : termRu(count)),
  en: (count) => (count === 0 ? en.oneDay : termEn(count)),
}

export type ReceiptFacts = {
  order: OrderRow
  lines: (typeof orderLines.$inferSelect)[]
  discount: { code: string; amountCents: number } | undefined
  settlement: typeof settlements.$inferSelect | undefined
  paid: Pick<HeldMoney, 'method' | 'currency' | 'came'>[]
  /** How the customer paid the money that staff confirmed by hand: by bank transfer or in cash. */
  handWay: ManualWay | null
  /** Finished refunds, the oldest first. */
  refunded: (typeof refunds.$inferSelect)[]
}

type Around = {
  lang: Lang
  shopName: string
  seller: Seller | undefined
  /** The tax line of the settings; empty if there is none. */
  taxLine: string
  isSandbox: boolean
  /** Only staff and the signed-in customer of the order get a receipt with the customer's name. */
  isNamed: boolean
}

export function presentReceipt(facts: ReceiptFacts, around: Around): Receipt {
  const { order, lines, discount } = facts
  const { lang, seller, taxLine, isSandbox, isNamed } = around
  const say = messages[lang]
  const kind = order.paidAt === null ? 'invoice' : 'receipt'
  const usd = (cents: number) => formatUsd(cents, lang)
  const day = (at: Date) => formatDay(calendarDay(at), lang)
  return {
    lang,
    kind,
    title: say.titles[kind](orderTag(order.id)),
    shopName: around.shopName,
    facts: [
      [say.placed, day(order.createdAt)],
      ...(order.paidAt ? [[say.paid, day(order.paidAt)] as [string, string]] : []),
      ...(isNamed && order.customerName !== '' ? [[say.customer, order.customerName] as [string, string]] : []),
    ],
    seller: seller ? sellerLines(seller, lang) : [],
    columns: say.columns,
    lines: lines.map((line) => ({
      what: printedName(line.names[lang]),
      term: termText(
        { weeks: line.weeks, ...(line.performsAt && { performsAt: line.performsAt.toISOString() }) },
        lang,
        weeks[lang],
      ),
      quantity: String(line.quantity),
      price: usd(line.unitCents),
      sum: usd(line.unitCents * line.quantity),
    })),
    sums: [
      ...(discount
        ? [
            { label: say.subtotal, value: usd(order.totalCents + discount.amountCents) },
            { label: say.discount(discount.code), value: `−${usd(discount.amountCents)}` },
          ]
        : []),
      { label: kind === 'invoice' ? say.due : say.total, value: usd(order.totalCents), isTotal: true as const },
    ],
    paymentsTitle: say.payments,
    payments: paymentSums(facts, lang, day),
    notes: [taxLine, isSandbox ? say.sandbox : ''].filter((note) => note !== ''),
    at: order.paidAt ?? order.createdAt,
  }
}

function sellerLines({ name, registration, address, country, phone, email }: Seller, lang: Lang): string[] {
  const { registration: title } = messages[lang]
  const place = [address[lang], country[lang]].filter(Boolean).join(', ')
  return [name[lang], registration && `${title}: ${registration}`, place, phone, email].filter((line) => line !== '')
}

function paymentSums(
  { paid, handWay, settlement, refunded }: ReceiptFacts,
  lang: Lang,
  day: (at: Date) => string,
): ReceiptSum[] {
  const say = messages[lang]
  const nameOf = (method: HeldMoney['method']) =>
    method === 'manual' && handWay === 'cash' ? say.cash : say.methods[method]
  const came = paid.map(({ method, currency, came: sum }) => ({
    label: settlement ? say.payment(nameOf(method), day(settlement.settledAt)) : nameOf(method),
    value: formatSum(formatDecimal(sum), currency, lang),
  }))
  const gone = refunded.map(({ currency, units, returnedOn, finishedAt, requestedAt }) => ({
    label: say.refund(returnedOn === null ? day(finishedAt ?? requestedAt) : formatDay(returnedOn, lang)),
    value: `−${formatSum(formatDecimal(amount(toAsset(currency), units)), currency, lang)}`,
  }))
  return [...came, ...gone]
}
