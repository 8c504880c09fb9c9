import type { ReactNode } from 'react'
import { SECOND } from '#base/time.ts'
import { Notice } from '#ui/notice.tsx'
import { useQuery } from '#ui/query.ts'
import { Spinner } from '#ui/spinner.tsx'
import styles from './sandbox-page.module.css'
import { useMessages } from './messages.ts'

type SandboxListProps<T> = {
  call: string
  /** Said in place of an empty list. */
  empty?: string
  children: (rows: T[]) => ReactNode
}

/** What a call of the sandbox answers, read again every three seconds. */
export function SandboxList<T>({ call, empty, children }: SandboxListProps<T>) {
  const messages = useMessages()
  const { data, isError } = useQuery<T[]>({ queryKey: [`/api/sandbox/${call}`], refetchInterval: 3 * SECOND })
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
