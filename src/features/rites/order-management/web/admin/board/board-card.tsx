import { useDraggable } from '@dnd-kit/core'
import { formatDollars } from '#base/money-format.ts'
import { orderTag } from '#base/ids.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Link } from '#ui/layout/link.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { OrderAdminMessages } from '../../../messages/admin.en.ts'
import type { OrderItem } from '../../../schemas.ts'
import { useMessages } from '../messages.ts'
import { momentText, ritualsText } from '../order-format.ts'
import styles from './board-card.module.css'

type BoardCardProps = {
  order: OrderItem
  onMove: (order: OrderItem, to: OrderStatus) => void
  isBusy?: boolean
  /** True for the copy of the card that moves with the pointer. */
  isOverlay?: true
}

/** An order on the board. A mouse drags the whole card. The keyboard drags the card by its handle. The menu offers the same actions. */
export function BoardCard({ order, onMove, isBusy = false, isOverlay }: BoardCardProps) {
  const messages = useMessages()
  const { board } = messages
  const lang = useLang()
  const canMove = usePanel().can('orders.change') && order.steps.length > 0 && !isBusy
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: isOverlay ? `overlay-${order.id}` : order.id,
    data: { order },
    disabled: !canMove || isOverlay === true,
  })
  const { id, customer, items, total, createdAt } = order
  return (
    <article
      ref={setNodeRef}
      {...listeners}
      className={styles.card}
      aria-busy={isBusy || undefined}
      data-dragging={isDragging || undefined}
      data-overlay={isOverlay}
    >
      <div className={styles.head}>
        {canMove && (
          <button
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            className={styles.handle}
            aria-label={board.move(orderTag(id))}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M6 3.5v.01M6 8v.01M6 12.5v.01M10 3.5v.01M10 8v.01M10 12.5v.01" />
            </svg>
          </button>
        )}
        <Link href={`/orders/${id}`} className={styles.number} draggable={false}>
          {orderTag(id)}
        </Link>
        {canMove && (
          <Menu
            label={`${board.moveTo}: ${orderTag(id)}`}
            items={order.steps.map((step) => ({
              id: step.to,
              text: stepText(step, order.status, messages),
              isDangerous: step.to === 'cancelled' || step.to === 'refunded',
              onSelect: () => onMove(order, step.to),
            }))}
          />
        )}
      </div>
      <p className={styles.customer}>
        <bdi>{customer.name || messages.nameless}</bdi>
      </p>
      <p className={styles.rituals}>{ritualsText(items, lang)}</p>
      <p className={styles.foot}>
        <time dateTime={createdAt}>{momentText(createdAt, lang)}</time>
        <span className={styles.total}>{formatDollars(total, lang)}</span>
        {order.isScheduled && order.status !== 'ready' && <Badge tone="info">{messages.scheduled}</Badge>}
      </p>
    </article>
  )
}

type Step = OrderItem['steps'][number]

/** The label of the button for a step. */
export function stepText(step: Step, from: OrderStatus, { steps }: OrderAdminMessages): string {
  return from === 'ready' && step.to === 'processing' ? steps.backToProcessing : steps[step.to]
}
