import type { ReactNode } from 'react'
import { usePanelMessages } from '../text/use-panel-messages.ts'
import { Notice } from './notice.tsx'
import { RetryNotice } from './retry-notice.tsx'
import { Skeleton } from './skeleton.tsx'

/** A query from `useApiQuery` or `useApiPages`. For data that is already loaded the error can be omitted. */
export type Query<T> = { data: T | undefined; error?: unknown; refetch?: () => unknown }

type LoadedProps<T> = {
  query: Query<T>
  /** The placeholder during loading. By default some lines. */
  skeleton?: ReactNode
  /** The head of the page until the data provides another head: a page always has a heading and a back link. */
  head?: ReactNode
  /** Shown if the record does not exist. By default a notice under `head`. */
  missing?: ReactNode
  children: (data: NonNullable<T>) => ReactNode
}

/**
 * Renders loaded data. Until the data is loaded, renders the skeleton, or an error with a retry. A 404 (read as `null`) is shown as missing. If a
 * later fetch fails, the first data stay.
 */
export function Loaded<T>({ query, skeleton, head, missing, children }: LoadedProps<T>) {
  const messages = usePanelMessages()
  const { data, error, refetch = () => undefined } = query
  const failure = Boolean(error) && (
    <RetryNotice size="compact" query={{ refetch }} retry={messages.retry} title={messages.failed}>
      {!navigator.onLine && messages.offline}
    </RetryNotice>
  )
  if (data === undefined)
    return (
      <>
        {head}
        {failure || (
          <div role="status" aria-label={messages.loading}>
            {skeleton ?? <Skeleton lines={6} />}
          </div>
        )}
      </>
    )
  if (data === null)
    return (
      missing ?? (
        <>
          {head}
          <Notice tone="info" title={messages.missing}>
            {messages.missingText}
          </Notice>
        </>
      )
    )
  return (
    <>
      {failure}
      {children(data)}
    </>
  )
}
