import { useAddress } from '#ui/panel.ts'
import { NewOrderPage } from './new-order-page.tsx'
import { OrderPage } from './order-page.tsx'
import { OrdersPage } from './orders-page.tsx'

/** The list of orders, one of them, or a new one. */
export function OrdersSection() {
  const { segments } = useAddress()
  const id = segments[1]
  if (id === undefined) return <OrdersPage />
  return id === 'new' ? <NewOrderPage /> : <OrderPage id={id} />
}
