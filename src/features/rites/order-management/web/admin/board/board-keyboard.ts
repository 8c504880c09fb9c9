import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** Arrow keys move a picked-up card from column to column, to the middle of each. */
export const columnToColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
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
