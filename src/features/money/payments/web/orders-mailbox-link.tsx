import { orderDigits } from '#base/ids.ts'
import { useShopSettings } from './use-shop-settings.ts'
import { useMessages } from './messages.ts'

/** A link to the e-mail address for questions about money. The link opens a message that already names the order. */
export function OrdersMailboxLink({ orderId }: { orderId: string }) {
  const { review } = useMessages()
  const shop = useShopSettings()
  if (!shop) return null
  const subject = encodeURIComponent(review.subject(orderDigits(orderId)))
  return <a href={`mailto:${shop.ordersEmail}?subject=${subject}`}>{shop.ordersEmail}</a>
}
