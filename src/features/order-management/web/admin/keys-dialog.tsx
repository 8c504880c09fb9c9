import { Dialog } from '#ui/dialog.tsx'
import { useMessages } from './messages.ts'
import styles from './keys-dialog.module.css'

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys } = useMessages()
  return (
    <Dialog open={open} onClose={onClose} title={keys.title} closeLabel={keys.close}>
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
