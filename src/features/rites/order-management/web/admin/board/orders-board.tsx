import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderTag } from '#base/ids.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { apiAddress } from '#ui/data/api.ts'
import { useAddress } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { OrderCounts, OrderItem } from '../../../schemas.ts'
import { useMessages } from '../messages.ts'
import { filterQuery } from '../order-format.ts'
import { BoardCard } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import { type ColumnId, COLUMNS, toStatus, stepInto } from './board-columns.ts'
import styles from './orders-board.module.css'
import { ReasonDialog } from './reason-dialog.tsx'
import { useMoveOrder } from './use-move-order.ts'

/** The number of orders that a column loads at a time. */
const COLUMN_ORDERS = 30

/** Shows the same orders as the table, in columns. The user moves a card by dragging it, with the keyboard, or with the card's menu. */
export function OrdersBoard({ counts }: { counts: OrderCounts | undefined }) {
  const { board } = useMessages()
  const lang = useLang()
  const { search } = useAddress()
  const client = useQueryClient()
  const [dragged, setDragged] = useState<OrderItem>()
  const queryOf = (status: OrderStatus) => ({ ...filterQuery(search, lang), status, limit: COLUMN_ORDERS })
  const mover = useMoveOrder(async (...states) => {
    const addresses = states.map((status) => apiAddress('/api/admin/orders', { query: queryOf(status) }))
    await Promise.all(addresses.map((address) => client.refetchQueries({ queryKey: [address] })))
  })
  const [moved, setMoved] = useState<ReadonlyMap<string, OrderItem>>(new Map())
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnToColumn }),
  )
  const announcements = useAnnouncements()

  function begin(order: OrderItem, to: OrderStatus): void {
    setMoved((now) => new Map(now).set(order.id, order))
    mover.begin(order, to)
  }

  function drop({ active, over }: DragEndEvent): void {
    setDragged(undefined)
    const order = orderOf(active.data.current)
    const step = order && over ? stepInto(over.id as ColumnId, order) : undefined
    if (order && step) begin(order, step.to)
  }

  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements, screenReaderInstructions: { draggable: board.instructions } }}
      onDragStart={({ active }) => setDragged(orderOf(active.data.current))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={drop}
    >
      <div className={styles.board} role="group" aria-label={board.label} data-dragging={dragged ? true : undefined}>
        {COLUMNS.map((column) => (
          <BoardColumn
            key={column}
            id={column}
            query={queryOf(toStatus(column))}
            total={counts?.byStatus[toStatus(column)]}
            dragged={dragged}
            moving={mover.moving}
            moved={moved}
            onMove={begin}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <BoardCard order={dragged} isOverlay onMove={() => {}} />}
      </DragOverlay>
      <ReasonDialog question={mover.question} />
    </DndContext>
  )
}

/** The arrow keys move a card from the middle of one column to the middle of the next column. */
const columnToColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code]
  const { collisionRect, droppableRects, droppableContainers, over } = context
  if (step === undefined || !collisionRect) return undefined
  event.preventDefault()
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id)
      return rect ? [{ id, rect }] : []
    })
    .toSorted((one, other) => one.rect.left - other.rect.left)
  const at = columns.findIndex(({ id }) => id === over?.id)
  const next = columns[at < 0 ? 0 : at + step]?.rect
  if (!next) return undefined
  return { x: next.left + (next.width - collisionRect.width) / 2, y: currentCoordinates.y }
}

type DragItem = { id: string | number; data: { current?: Record<string, unknown> | undefined } }

/** Returns what a screen reader says during a drag. */
function useAnnouncements() {
  const messages = useMessages()
  const { board } = messages
  const numberOf = (active: DragItem) => orderTag(String(active.id))
  const columnOf = ({ id }: { id: string | number }) =>
    id === 'scheduled' ? messages.scheduled : messages.statuses[toStatus(id as ColumnId)]
  const fits = (active: DragItem, over: { id: string | number }) => {
    const order = orderOf(active.data.current)
    return order !== undefined && stepInto(over.id as ColumnId, order) !== undefined
  }
  return {
    onDragStart: ({ active }: { active: DragItem }) => board.picked(numberOf(active)),
    onDragOver: ({ active, over }: { active: DragItem; over: { id: string | number } | null }) =>
      over ? (fits(active, over) ? board.over : board.overForbidden)(numberOf(active), columnOf(over)) : undefined,
    onDragEnd: ({ active, over }: { active: DragItem; over: { id: string | number } | null }) =>
      over && fits(active, over) ? board.dropped(numberOf(active), columnOf(over)) : board.cancelled(numberOf(active)),
    onDragCancel: ({ active }: { active: DragItem }) => board.cancelled(numberOf(active)),
  }
}

/** The dragged order, from the data that its card gives to the drag. */
function orderOf(data: Record<string, unknown> | undefined): OrderItem | undefined {
  return data?.order as OrderItem | undefined
}
