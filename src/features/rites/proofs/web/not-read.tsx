import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import { useMessages } from './messages.ts'
import styles from './proof-page.module.css'

/** The message that the page of a ritual did not load, with a button that loads it again. */
export function NotRead({ retry }: { retry: () => void }) {
  const { page } = useMessages()
  return (
    <div className={styles.page}>
      <Notice tone="danger" title={page.notRead} action={<Button onClick={retry}>{page.retry}</Button>}>
        {page.notReadText}
      </Notice>
    </div>
  )
}
