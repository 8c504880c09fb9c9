import type { ReactNode } from 'react'
import { readItemId } from '#features/catalogue/catalogue/rules-pricing.ts'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import { storedTexts } from '#features/orders/cart/rules.ts'
import { findCustomerName } from '#features/orders/cart/web/last-checkout.ts'
import { splitName } from '#features/people/profiles/rules.ts'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import type { OrderView } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './order-thanks.module.css'

/**
 * The head of a paid order: thanks, the rituals with the picture of the first one, and what comes next. The name is shown to the signed-in
 * owner and in the browser that placed the order, never to everyone with the link.
 */
export function OrderThanks({ order, children }: { order: OrderView; children: ReactNode }) {
  const { page } = useMessages()
  const isAlive = useIsAlive()
  const [first] = order.items
  if (!first) return null
  const name = order.owner?.customerName ?? (isAlive ? findCustomerName(order.id) : '')
  const rituals = [...new Set(order.items.map((item) => storedTexts(item).title))]
  return (
    <div className={styles.thanks}>
      <Plate
        ritualId={readItemId(first.id).serviceId}
        category={first.category ?? undefined}
        shape="square"
        className={styles.plate}
      />
      <div className={styles.words}>
        <p className="type-h1">{page.thanks(splitName(name).firstName)}</p>
        <p className={styles.rituals}>{rituals.join(', ')}</p>
        {children}
      </div>
    </div>
  )
}
