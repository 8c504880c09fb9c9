import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useMessages } from './messages.ts'
import styles from './upload-list.module.css'
import type { UploadItem, Uploads } from './use-uploads.ts'

export function UploadList({ uploads }: { uploads: Uploads }) {
  const messages = useMessages()
  if (uploads.items.length === 0) return null
  return (
    <section className={styles.box} aria-label={messages.uploads}>
      <ul className={styles.list}>
        {uploads.items.map((item) => (
          <li key={item.key} className={styles.item}>
            <span className={styles.name}>{item.file.name}</span>
            <progress className={styles.bar} max={1} value={item.done} aria-label={item.file.name} />
            <span className={styles.state} data-state={item.state} role="status">
              <State item={item} />
            </span>
            <span className={styles.acts}>
              {item.state === 'failed' && (
                <Button size="compact" onClick={() => uploads.retry(item)}>
                  {messages.again}
                </Button>
              )}
              {(item.state === 'failed' || item.state === 'done') && (
                <Button
                  size="compact"
                  kind="quiet"
                  square
                  aria-label={`${messages.dismiss}: ${item.file.name}`}
                  onClick={() => uploads.dismiss(item.key)}
                >
                  <Icon name="close" size={16} />
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {uploads.isBusy && <p className={styles.hint}>{messages.repick}</p>}
    </section>
  )
}

function State({ item }: { item: UploadItem }) {
  const messages = useMessages()
  if (item.state === 'done') return messages.uploaded
  if (item.state === 'failed') return item.fault ?? messages.failed
  if (item.state === 'waiting') return messages.waitingForLine
  return item.done >= 1 ? messages.preparing : messages.sent(Math.round(item.done * 100))
}
