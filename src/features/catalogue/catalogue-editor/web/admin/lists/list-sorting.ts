import type { MenuItem } from '#ui/overlays/menu.tsx'
import type { EditorMessages } from '../../../messages/admin.en.ts'

/** Returns the entries with one entry moved to another position. */
export function moved<E extends { id: string }>(entries: readonly E[], id: string, to: number): E[] {
  const entry = entries.find((each) => each.id === id)
  return entry ? entries.filter((each) => each !== entry).toSpliced(to, 0, entry) : [...entries]
}

/** Returns the menu items that move an entry up or down. At the ends of the list one item is disabled, with the reason. */
export function placeMoves(
  words: EditorMessages['list'],
  entries: readonly unknown[],
  at: number,
  onMove: (to: number) => void,
): MenuItem[] {
  return [
    { id: 'up', text: words.up, reason: at === 0 ? words.isFirst : undefined, onSelect: () => onMove(at - 1) },
    {
      id: 'down',
      text: words.down,
      reason: at === entries.length - 1 ? words.isLast : undefined,
      onSelect: () => onMove(at + 1),
    },
  ]
}
