import { useDroppable } from '@dnd-kit/core'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { type ApiRequest, useApiPages } from '#ui/data/api.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { MoreButton } from '#ui/data/more-button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { OrderItem } from '../../../schemas.ts'
import { BoardCard } from './board-card.tsx'
import { type ColumnId, belongsInColumn, toStatus, stepInto } from './board-columns.ts'
import { useMessages } from '../messages.ts'
import styles from './orders-board.module.css'

type BoardColumnProps = {
  id: ColumnId
  query: ApiRequest<'/api/admin/orders'>['query']
  total: number | undefined
  /** The card that the user drags, from any column. */
  dragged: OrderItem | undefined
  /** The new statuses that are shown before the server has answered. */
  moving: ReadonlyMap<string, OrderStatus>
  moved: ReadonlyMap<string, OrderItem>
  onMove: (order: OrderItem, to: OrderStatus) => void
}

/** The orders of one column. During a drag the column shows whether the card can be dropped there. */
export function BoardColumn({ id, query, total, dragged, moving, moved, onMove }: BoardColumnProps) {
  const messages = useMessages()
  const status = toStatus(id)
  const step = dragged && stepInto(id, dragged)
  const isForeign = dragged !== undefined && dragged.status !== status
  const { setNodeRef, isOver } = useDroppable({ id })
  const pages = useApiPages('/api/admin/orders', { query })
  const arriving = [...moving].flatMap(([orderId, to]) => (to === status ? (moved.get(orderId) ?? []) : []))
  const staying = pages.data?.filter((order) => !moving.has(order.id))
  const items = staying && [...arriving, ...staying].filter((order) => belongsInColumn(id, order))
  const isOpen = isForeign && step !== undefined
  if (id === 'scheduled' && !items?.length) return null
  return (
    <section
      ref={setNodeRef}
      className={styles.column}
      aria-labelledby={`column-${id}`}
      data-fits={isForeign ? isOpen : undefined}
      data-over={isOver || undefined}
    >
      <h2 id={`column-${id}`} className={styles.title}>
        {id === 'scheduled' ? messages.scheduled : messages.statuses[status]}{' '}
        <span className={styles.count}>{id === 'scheduled' ? items?.length : total}</span>
      </h2>
      {isForeign && <p className={styles.sign}>{signOf(step, messages.board)}</p>}
      <Loaded query={{ ...pages, data: items }} skeleton={<ColumnSkeleton />}>
        {(orders) =>
          orders.length === 0 ? (
            <p className={styles.empty}>{messages.board.empty}</p>
          ) : (
            <ul data-plain className={styles.cards}>
              {orders.map((order) => (
                <li key={order.id}>
                  <BoardCard order={order} isBusy={moving.has(order.id)} onMove={onMove} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton size="compact" kind="quiet" list={pages} />
    </section>
  )
}

type BoardMessages = ReturnType<typeof useMessages>['board']

function signOf(step: OrderItem['steps'][number] | undefined, board: BoardMessages): string {
  if (!step) return board.forbidden
  if (step.needsProof) return board.needsProof
  return step.needsReason ? board.needsReason : board.drop
}

function ColumnSkeleton() {
  return (
    <div className={styles.cards}>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  )
}
