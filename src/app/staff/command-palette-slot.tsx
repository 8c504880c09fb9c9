import { lazy, Suspense, useEffect, useState } from 'react'

const CommandPalette = lazy(() =>
  import('./command-palette.tsx').then((module) => ({ default: module.CommandPalette })),
)

/** Ctrl+K or ⌘K, anywhere in the panel. What opens is loaded when it is first asked for. */
export function CommandPaletteSlot() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setWasOpened(true)
      setIsOpen((open) => !open)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <CommandPalette open={isOpen} onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
