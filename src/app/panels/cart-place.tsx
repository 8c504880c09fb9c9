import { lazy, Suspense, useState } from 'react'
import { useCart } from '#features/cart/web/cart-store.ts'

const CartPanel = lazy(() => import('#features/cart/web/cart-panel.tsx').then((module) => ({ default: module.CartPanel })))

/** Where the cart opens; its code is loaded when it is first opened. */
export function CartPlace() {
  const isOpen = useCart((cart) => cart.isOpen)
  const [wanted, setWanted] = useState(false)
  if (isOpen && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <CartPanel />
    </Suspense>
  )
}
