import {
  type Announcements,
  DndContext,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { formatDay } from '#base/date-format.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { DragSource } from './calendar-line.ts'
import styles from './days-page.module.css'
import { useMessages } from './messages.ts'

/** Enter opens the days of a ritual, as a click does. So only Space starts a drag. */
const KEYS = { start: ['Space'], end: ['Space', 'Enter'], cancel: ['Escape'] }

/** The number of days that each arrow key moves the ritual. The days are arranged as in a printed calendar. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

type CalendarDragProps = {
  dragged: DragSource | undefined
  onPick: (source: DragSource | undefined) => void
  /** The day on which the ritual was dropped. Undefined if the user dropped it outside every day. */
  onDrop: (day: string | undefined) => void
  children: ReactNode
}

/** The area in which rituals can be dragged to days, by mouse, touch or keyboard. */
export function CalendarDrag({ dragged, onPick, onDrop, children }: CalendarDragProps) {
  const { drag } = useMessages()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: dayToDay, keyboardCodes: KEYS }),
  )
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: useAnnouncements(), screenReaderInstructions: { draggable: drag.instructions } }}
      onDragStart={({ active }) => onPick(sourceOf(active))}
      onDragCancel={() => onPick(undefined)}
      onDragEnd={({ over }) => onDrop(over === null ? undefined : String(over.id))}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && <div className={styles.dragged}>{printedName(dragged.line.name)}</div>}
      </DragOverlay>
    </DndContext>
  )
}

/**
 * The arrow keys move a dragged ritual from the middle of one day to the middle of another day. Past days are skipped. The drag starts at the
 * earliest day.
 */
const dayToDay: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code]
  const { collisionRect, droppableRects, droppableContainers, over } = context
  if (step === undefined || !collisionRect) return undefined
  event.preventDefault()
  // The id of a day is its date, so sorting the ids sorts the days.
  const days = droppableContainers
    .getEnabled()
    .map(({ id }) => String(id))
    .toSorted()
  const at = over ? days.indexOf(String(over.id)) : -1
  const day = days[at < 0 ? 0 : at + step]
  const place = day === undefined ? undefined : droppableRects.get(day)
  if (!place) return undefined
  return {
    x: place.left + (place.width - collisionRect.width) / 2,
    y: place.top + (place.height - collisionRect.height) / 2,
  }
}

type DragItem = { data: { current?: Record<string, unknown> | undefined } }

/** Returns what a screen reader says during a drag. */
function useAnnouncements(): Announcements {
  const { drag } = useMessages()
  const lang = useLang()
  const nameOf = (active: DragItem) => printedName(sourceOf(active).line.name)
  return {
    onDragStart: ({ active }) => drag.picked(nameOf(active)),
    onDragOver: ({ active, over }) => (over ? drag.over(nameOf(active), formatDay(String(over.id), lang)) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? drag.dropped(nameOf(active), formatDay(String(over.id), lang)) : drag.cancelled(nameOf(active)),
    onDragCancel: ({ active }) => drag.cancelled(nameOf(active)),
  }
}

/** Returns the dragged item: the data that a card in the list or a ritual on a day gives to its drag. */
function sourceOf({ data }: DragItem): DragSource {
  return data.current as DragSource
}
