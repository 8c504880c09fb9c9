import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../messages.ts'
import styles from './drag-sorting.module.css'

type OrderProviderProps = {
  /** The ids in their current order. */
  ids: string[]
  nameOf: (id: string) => string
  onMove: (id: string, to: number) => void
  children: ReactNode
}

/** Makes the rows inside it sortable by their handles, with the pointer or with Space and the arrow keys. */
export function SortProvider({ ids, nameOf, onMove, children }: OrderProviderProps) {
  const { list } = useMessages()
  const [held, setHeld] = useState<string>()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor),
  )
  const name = (id: string | number) => nameOf(String(id))
  const place = (id: string | number) => ids.indexOf(String(id)) + 1
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: list.dragHow },
        announcements: {
          onDragStart: ({ active }) => list.picked(name(active.id)),
          onDragOver: ({ active, over }) => (over ? list.over(name(active.id), place(over.id)) : undefined),
          onDragEnd: ({ active, over }) =>
            over ? list.dropped(name(active.id), place(over.id)) : list.dropCancelled(name(active.id)),
          onDragCancel: ({ active }) => list.dropCancelled(name(active.id)),
        },
      }}
      onDragStart={({ active }) => setHeld(String(active.id))}
      onDragCancel={() => setHeld(undefined)}
      onDragEnd={({ active, over }) => {
        setHeld(undefined)
        if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {held !== undefined && <span className={styles.held}>{nameOf(held)}</span>}
      </DragOverlay>
    </DndContext>
  )
}

/** Drag handle of a row. It is also the drop target for other rows. */
export function SortHandle({ id, label }: { id: string; label: string }) {
  const { attributes, listeners, setNodeRef, active } = useDraggable({ id })
  const { setNodeRef: setPlaceRef, isOver } = useDroppable({ id })
  return (
    <span ref={setPlaceRef} className={styles.place} data-over={(isOver && active?.id !== id) || undefined}>
      <button
        ref={setNodeRef}
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={label}
      >
        <svg viewBox="0 0 12 20" width="12" height="20" aria-hidden="true">
          <path d="M3 4h.01M9 4h.01M3 10h.01M9 10h.01M3 16h.01M9 16h.01" />
        </svg>
      </button>
    </span>
  )
}
