import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** Days per arrow key; the calendar is read like the printed page. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** With the arrow keys a dragged ritual moves between days that are not past, to the middle of each; it starts at the earliest. */
export const dayToDay: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code]
  const { collisionRect, droppableRects, droppableContainers, over } = context
  if (step === undefined || !collisionRect) return undefined
  event.preventDefault()
  // Days are identified by their date, so sorting the ids sorts the days.
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
