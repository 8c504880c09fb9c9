import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** How many days an arrow goes; the calendar is read like the page it is printed on. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** By arrows a ritual in the hand goes from day to day that is still to come, to the middle of each; first onto the earliest. */
export const dayToDay: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code]
  const { collisionRect, droppableRects, droppableContainers, over } = context
  if (step === undefined || !collisionRect) return undefined
  event.preventDefault()
  // Days are named by their date, so the order of their names is theirs.
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
