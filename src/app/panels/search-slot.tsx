import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { ProgressLine } from '#ui/progress-line.tsx'
import { useAppMessages } from '../shell/messages.ts'
import styles from './search-slot.module.css'

/**
 * The button that opens the search, and its keys: `/` where nothing is being typed, ⌘K and Ctrl+K anywhere. An address with `?q=`
 * opens it too.
 */
export function SearchSlot() {
  const messages = useAppMessages()
  const [open, setOpen] = useState(false)
  const [isComing, setIsComing] = useState(false)
  const [Palette, setPalette] = useState<ComponentType<{ open: boolean; onClose: () => void }>>()

  function show(): void {
    void import('#features/search/web/search-palette.tsx')
      .then((module) => {
        setPalette(() => module.SearchPalette)
        setOpen(true)
      })
      .finally(() => setIsComing(false))
  }
  function ask(): void {
    setIsComing(true)
    show()
  }
  const showNow = useEffectEvent(show)
  const askNow = useEffectEvent(ask)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, code, target } = event
      const asks =
        code === 'KeyK'
          ? event.metaKey || event.ctrlKey
          : key === '/' && !(target as Element).closest('input,textarea,select')
      if (!asks || document.querySelector('dialog[open]')) return
      event.preventDefault()
      askNow()
    }
    if (/[?&]q=/.test(location.search)) showNow()
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={messages.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={ask}
      >
        <Icon name="search" />
      </button>
      <ProgressLine active={isComing} label={messages.loading} />
      {Palette && <Palette open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
