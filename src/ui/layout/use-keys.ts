import { useEffect, useEffectEvent } from 'react'

/** Runs the action of a key. The keys work wherever the focus is, except while the user types or while a dialog is open. */
export function useKeys(actions: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[latinKey(event)]
    if (!action || event.metaKey || event.ctrlKey || event.altKey || isTaken(event.target)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** The Latin letter on the same physical key, so that shortcuts work in a Russian layout. */
function latinKey({ key, code }: KeyboardEvent): string {
  const isOtherLetter = key.length === 1 && key > '\u007f' && code.startsWith('Key')
  return isOtherLetter ? code.slice('Key'.length).toLowerCase() : key
}

function isTaken(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

/** True if a dialog is open: a dialog of the kit, or the browser's own dialog, which appears if the code of a panel could not be loaded. */
export function isDialogOpen(): boolean {
  // A closed dialog fades out before it is removed.
  return document.querySelector('[role=dialog]:not([data-closed]), dialog[open]') !== null
}
