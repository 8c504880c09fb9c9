import { useAddress } from '#ui/layout/panel.ts'
import { NewOrderPage } from './new-order/new-order-page.tsx'
import { OrderPage } from './detail/order-detail.tsx'
import { OrdersListPage } from './orders-list-page.tsx'

/** The section of orders: the list, one order, or the form for a new order. */
export function OrdersPage() {
  const { segments } = useAddress()
  const id = segments[1]
  if (id === undefined) return <OrdersListPage />
  return id === 'new' ? <NewOrderPage /> : <OrderPage id={id} />
}
