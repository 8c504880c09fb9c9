import type { Lang } from '#base/i18n.ts'
import type { PaymentType } from '#features/analytics/model.ts'
import { valueOf } from '#features/analytics/rules-value.ts'
import { track } from '#features/analytics/web/track.ts'
import { trackedItemOf } from '#features/catalogue/rules-tracked.ts'
import { requestJson } from '#ui/request.ts'

type Ordered = { items: { id: string; name: string; price: number; quantity: number }[] }

/** Reports that a way to pay was chosen. What is paid for, the order says; if it cannot be read, nothing is reported. */
export async function trackPaymentChoice(orderId: string, payment_type: PaymentType, lang: Lang): Promise<void> {
  try {
    const order = await requestJson<Ordered>(`/api/orders/${orderId}?lang=${lang}`)
    const items = order.items.map(trackedItemOf)
    track({ name: 'add_payment_info', payment_type, currency: 'USD', value: valueOf(items), items })
  } catch {
    // Counting never stands in the way of paying.
  }
}
