import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SECOND } from '#base/time.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import styles from './sandbox-page.module.css'
import { useMessages } from './messages.ts'

/** Refetch interval of the sandbox's data: three seconds. */
export const OFTEN = { refetchInterval: 3 * SECOND }

type SandboxListProps<Row> = {
  query: UseQueryResult<Row[] | null>
  /** Shown for an empty list. */
  empty?: string
  children: (rows: Row[]) => ReactNode
}

export function SandboxList<Row>({ query: { data, isError }, empty, children }: SandboxListProps<Row>) {
  const messages = useMessages()
  return (
    <>
      {isError && <Notice tone="warn">{messages.failed}</Notice>}
      {!data && !isError && (
        <p className={styles.loading}>
          <Spinner label={messages.loading} />
        </p>
      )}
      {data?.length === 0 && empty && <p className={styles.empty}>{empty}</p>}
      {data && data.length > 0 && children(data)}
    </>
  )
}
