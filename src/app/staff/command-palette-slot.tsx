import { useEffect, useState } from 'react'
import { LatePanel } from '../panels/lazy-panel.tsx'

/** The shortcut Ctrl+K or ⌘K, anywhere in the panel. The palette is loaded on first use. */
export function CommandPaletteSlot() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setIsOpen((open) => !open)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const close = () => setIsOpen(false)
  return (
    <LatePanel open={isOpen} load={load} onClose={close}>
      {(CommandPalette) => <CommandPalette open={isOpen} onClose={close} />}
    </LatePanel>
  )
}

async function load() {
  return (await import('./command-palette.tsx')).CommandPalette
}
