import { useState } from 'react'
import { useMessages } from '#features/office/today/web/admin/messages.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useKeys } from '#ui/layout/use-keys.ts'
import styles from './keys-dialog.module.css'

/** The list of keyboard shortcuts. The key `?` opens it anywhere in the panel. */
export function KeysDialog() {
  const { keys } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  useKeys({ '?': () => setIsOpen(true) })
  return (
    <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={keys.title}>
      <dl className={styles.keys}>
        {keys.rows.map(([key, does]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
