import type { Lang } from '#base/i18n.ts'
import { amount, type Amount, formatDecimal } from '#base/money.ts'
import { en } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'
import { COINS } from '#features/money/settlements/model-currencies.ts'
import { requiredConfirmations } from '#features/money/settlements/rules-policy.ts'
import type { CryptoContext } from './context.ts'
import { qrPng } from './providers/qr-png.ts'
import type { PaymentRow } from './queries.ts'
import { endedOrder, type OrderState } from '#features/money/settlements/model.ts'
import { amountDue, isLate, publicReason, statusFor } from './rules-customer.ts'
import { qrText, wireStatus } from './rules.ts'
import type { CreatedPayment, PaymentView } from './schemas.ts'

const messages = { ru, en }

export function presentCreated(payment: PaymentRow, lang: Lang, now: Date): CreatedPayment {
  const { asset } = COINS[payment.currency]
  const due = amountDue(payment, now)
  return {
    id: payment.id,
    orderId: payment.orderId,
    currency: payment.currency,
    ...messages[lang].coins[payment.currency],
    expectedAmount: formatDecimal(amount(asset, payment.expected)),
    // If the address now belongs to another order, the shop must not show it for this order.
    address: payment.addressKey === null ? '' : payment.address,
    ...(due.units > 0n && { qrCodeData: qrPng(qrText(payment.currency, payment.address, formatDecimal(due))) }),
    expiresAt: payment.expiresAt.toISOString(),
    now: now.toISOString(),
    status: wireStatus(payment.status),
  }
}

export function presentPayment(
  { shop, policy }: CryptoContext,
  row: PaymentRow,
  lang: Lang,
  state: OrderState | undefined,
  surplus?: Amount,
): PaymentView {
  const now = shop.now()
  const payment = { ...row, status: statusFor(row, state, now) }
  const order = endedOrder(state)
  const { asset, chain } = COINS[payment.currency]
  const reason = publicReason(payment.attention)
  return {
    ...presentCreated(payment, lang, now),
    received: formatDecimal(amount(asset, payment.received)),
    due: formatDecimal(amountDue(payment, now)),
    confirmations: payment.confirmations,
    requiredConfirmations: requiredConfirmations(chain, payment.priceCents, policy()).count,
    transactionHash: payment.transactionHash,
    watchedUntil: payment.watchUntil.toISOString(),
    ...(isLate(payment) && { late: true }),
    ...(reason && { reason }),
    ...(order && { order }),
    ...(surplus !== undefined && { surplus: formatDecimal(surplus) }),
  }
}
