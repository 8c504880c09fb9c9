import { useEffect, useState } from 'react'
import { Icon } from '#ui/layout/icon.tsx'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import { isDialogOpen } from '#ui/layout/use-keys.ts'
import { useAppMessages } from '../shell/messages.ts'
import { LatePanel } from './lazy-panel.tsx'
import styles from './search-slot.module.css'

const loadPalette = async () => (await import('#features/catalogue/search/web/search-palette.tsx')).SearchPalette

/**
 * The button that opens the search, and its shortcuts: `/` outside text fields, ⌘K and Ctrl+K anywhere. An address with `?q=` also opens
 * the search.
 */
export function SearchSlot() {
  const messages = useAppMessages()
  const alive = useIsAlive()
  const [isAsked, setAsked] = useState<boolean>()
  const open = isAsked ?? (alive && /[?&]q=/.test(location.search))
  const show = () => setAsked(true)
  const close = () => setAsked(false)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, code, target } = event
      const asks =
        code === 'KeyK'
          ? event.metaKey || event.ctrlKey
          : key === '/' && !(target as Element).closest('input,textarea,select')
      if (!asks || isDialogOpen()) return
      event.preventDefault()
      setAsked(true)
    }
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
        onClick={show}
      >
        <Icon name="search" />
      </button>
      <LatePanel mayReload open={open} load={loadPalette} onClose={close}>
        {(SearchPalette) => <SearchPalette open={open} onClose={close} />}
      </LatePanel>
    </>
  )
}
