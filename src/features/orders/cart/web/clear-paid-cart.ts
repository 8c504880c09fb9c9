import { useEffect } from 'react'
import type { Lang } from '#base/i18n.ts'
import { api } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import { orderLines } from '../rules.ts'
import { NO_NAMES } from '../rules-names.ts'
import { useCart } from './cart-store.ts'
import { keepGift, keepPaidOrder, NO_GIFT, ordersOfItems } from './last-checkout.ts'
import { keepNames } from './names-store.ts'

/** Empties the cart if the paid order was made from it. Otherwise the customer could pay for the same ritual a second time. */
export function forgetPaidOrder(orderId: string): void {
  const { items, clear } = useCart.getState()
  if (ordersOfItems(orderLines(items)).includes(orderId)) {
    clear()
    keepNames('cart', NO_NAMES)
    keepGift(NO_GIFT)
  }
  keepPaidOrder(orderId)
}

/** While the cart is shown, asks the server whether the cart's order was paid on its page, in another tab or on another device. */
export function useForgetPaid(isShown: boolean): void {
  const lang = useLang()
  useEffect(() => {
    if (!isShown) return
    for (const id of ordersOfItems(orderLines(useCart.getState().items))) void forgetIfPaid(id, lang)
  }, [isShown, lang])
}

async function forgetIfPaid(id: string, lang: Lang): Promise<void> {
  // If the server does not answer, the cart stays as it is.
  const order = await api.get('/api/orders/{id}', { path: { id }, query: { lang } }).catch(() => undefined)
  if (order && ['completed', 'processing', 'ready'].includes(order.status)) forgetPaidOrder(id)
}
