import type { Lang } from '#base/i18n.ts'
import { orderDigits } from '#base/ids.ts'
import type { PaymentType } from '#features/platform/analytics/model.ts'
import { sumValue } from '#features/platform/analytics/rules-value.ts'
import { HAS_CONSENT } from '#features/platform/analytics/web/consent-cookie.ts'
import { track } from '#features/platform/analytics/web/track.ts'
import { toTrackedItem } from '#features/catalogue/catalogue/rules-analytics.ts'
import { api } from '#ui/data/api.ts'

/** Reports the chosen payment method to analytics, with the items of the order. If the order cannot be read, nothing is reported. */
export async function trackPaymentChoice(orderId: string, payment_type: PaymentType, lang: Lang): Promise<void> {
  try {
    track({ name: 'add_payment_info', payment_type, ...(await bagOf(orderId, lang)) })
  } catch {
    // An analytics failure must not block the payment.
  }
}

/** Reports a paid order to external analytics. The server reports the order to the shop's own analytics. */
export async function trackPurchase(orderId: string, lang: Lang): Promise<void> {
  if (!HAS_CONSENT.test(document.cookie)) return
  try {
    const bag = await bagOf(orderId, lang)
    const { reportToThirdParties } = await import('#features/platform/analytics/web/third-party.ts')
    await reportToThirdParties([{ name: 'purchase', transaction_id: orderDigits(orderId), ...bag }])
  } catch {
    // An analytics failure must not block the payment.
  }
}

async function bagOf(orderId: string, lang: Lang) {
  const order = await api.get('/api/orders/{id}', { path: { id: orderId }, query: { lang } })
  const items = order.items.map(toTrackedItem)
  return { currency: 'USD' as const, value: sumValue(items), items }
}
