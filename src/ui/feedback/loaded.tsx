import type { ReactNode } from 'react'
import { usePanelMessages } from '../text/use-panel-messages.ts'
import { Notice } from './notice.tsx'
import { RetryNotice } from './retry-notice.tsx'
import { Skeleton } from './skeleton.tsx'

/** A query from `useApiQuery` or `useApiPages`. Data that is already loaded can be passed without an error. */
export type Query<T> = { data: T | undefined; error?: unknown; refetch?: () => unknown }

type LoadedProps<T> = {
  query: Query<T>
  /** The placeholder during loading. By default some lines. */
  skeleton?: ReactNode
  /** The head of the page while the data is loading. Without this head, the page would have no heading and no back link during loading. */
  head?: ReactNode
  /** The content if the record does not exist. By default it is a notice under `head`. */
  missing?: ReactNode
  children: (data: NonNullable<T>) => ReactNode
}

/**
 * Renders loaded data. Before the data is loaded, renders the skeleton, or an error with a retry. A 404 (read as `null`) is shown as missing. If a
 * later fetch fails, the earlier data stays on the screen.
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
