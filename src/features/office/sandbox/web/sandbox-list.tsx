import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { SECOND } from '#base/time.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Button } from '#ui/layout/button.tsx'
import { useMessages } from './messages.ts'
import styles from './sandbox-page.module.css'

/** The sandbox's data are loaded again every three seconds. */
export const OFTEN = { refetchInterval: 3 * SECOND }

type SandboxListProps<Row> = {
  query: UseQueryResult<Row[] | null>
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

/** The first items of a long list: the number of visible items, and the button that shows more. */
export function useMore(few: number): { shown: number; moreOf: (count: number) => ReactNode } {
  const messages = useMessages()
  const [shown, setShown] = useState(few)
  const moreOf = (count: number) =>
    count > shown && (
      <Button className={styles.more} onClick={() => setShown(shown + few)}>
        {messages.more}
      </Button>
    )
  return { shown, moreOf }
}
