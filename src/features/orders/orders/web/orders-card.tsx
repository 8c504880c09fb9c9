import { useId, useState } from 'react'
import type { CurrentUser } from '#features/people/profiles/schemas.ts'
import { useEndOfSession } from '#features/people/profiles/web/current-user.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Section } from '#ui/layout/section.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { isReplaced, listedOrders } from '../rules-status.ts'
import type { ListedOrder } from '../schemas.ts'
import { useMessages } from './messages.ts'
import { OrderRow } from './order-row.tsx'
import styles from './orders-card.module.css'

type OrdersCardProps = {
  user: CurrentUser
  /** True if the card shows nothing while the orders are unknown and if there are no orders. */
  hideEmpty?: boolean
}

/** The list of the signed-in user's orders, each with its next step. It can be collapsed. */
export function OrdersCard({ user, hideEmpty = false }: OrdersCardProps) {
  const { list: messages } = useMessages()
  const listId = useId()
  const [isOpen, setIsOpen] = useState(true)
  const query = useOwnOrders(user.email)
  useEndOfSession(query.error)
  const orders = query.data && listedOrders(query.data)
  if (hideEmpty && !orders?.length && !query.isError) return null
  return (
    <Section
      isCard
      head={styles.head}
      title={messages.title(orders?.length)}
      action={
        <Button kind="quiet" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? messages.hide : messages.show}
        </Button>
      }
    >
      <div id={listId} hidden={!isOpen} className={styles.list}>
        <Orders orders={orders} query={query} />
      </div>
    </Section>
  )
}

/** Loads the orders of the signed-in user. `email` is empty for an account with only a phone number. */
export const useOwnOrders = (email: string) =>
  useApiQuery('/api/orders', { query: { email: email || undefined, lang: useLang() } })

type OrdersProps = { orders: ListedOrder[] | undefined; query: ReturnType<typeof useOwnOrders> }

function Orders({ orders, query }: OrdersProps) {
  const { page, list: messages } = useMessages()
  if (orders === undefined && query.isError) {
    return (
      <div className={styles.failed}>
        <RetryNotice query={query} retry={page.retry} title={messages.failed}>
          {messages.safe}
        </RetryNotice>
      </div>
    )
  }
  if (orders === undefined) {
    return (
      <div role="status">
        <span className="visually-hidden">{messages.loading}</span>
        {[0, 1].map((place) => (
          <div key={place} className={styles.row}>
            <Skeleton className={styles.headToCome} />
            <Skeleton lines={2} />
            <Skeleton className={styles.sumToCome} />
          </div>
        ))}
      </div>
    )
  }
  if (orders.length === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{messages.emptyTitle}</p>
        <p>{messages.emptyText}</p>
        <Button as={Link} href="/rituals">
          {messages.choose}
        </Button>
      </div>
    )
  }
  return (
    <ul data-plain className={styles.rows}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} isReplaced={isReplaced(order, orders)} />
      ))}
    </ul>
  )
}
