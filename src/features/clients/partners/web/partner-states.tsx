import type { ComponentProps } from 'react'
import { usePanelMessages } from '#ui/text/use-panel-messages.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { useMessages } from './messages.ts'
import styles from './partner.module.css'

export function PartnerWaiting() {
  const { loading } = useMessages()
  return (
    <div className={styles.waiting} role="status">
      <Spinner label="" size={40} />
      <p>{loading}</p>
    </div>
  )
}

/** The text for a URL whose client or order does not exist. The link to the list is above this text. */
export function Missing({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2 className="type-h3">{title}</h2>
      <Notice tone="warn">{text}</Notice>
    </>
  )
}

export function PartnerFailed({ query }: { query: ComponentProps<typeof RetryNotice>['query'] }) {
  const { failed, retry } = usePanelMessages()
  return (
    <div className={styles.alone}>
      <RetryNotice query={query} retry={retry} title={failed} />
    </div>
  )
}
