import type { ReactNode } from 'react'
import { Button } from '../layout/button.tsx'
import { useDictionary } from '../text/messages.tsx'
import { Notice } from './notice.tsx'
import type { PanelMessages } from '../text/panel-messages.en.ts'
import { Skeleton } from './skeleton.tsx'

/** What is read, as `useApiQuery` and `useApiPages` answer it. What is there already needs no way to fail. */
export type Query<T> = { data: T | undefined; error?: unknown; refetch?: () => unknown }

type LoadedProps<T> = {
  query: Query<T>
  /** The shape of what is awaited; by default some lines. */
  skeleton?: ReactNode
  /** The head of the page, until what is read brings its own: a page is never without a heading and a way back. */
  head?: ReactNode
  /** What stands there when nothing exists; by default a notice under `head`. */
  missing?: ReactNode
  children: (data: NonNullable<T>) => ReactNode
}

/**
 * What was read, once it is there: before that its shape, and what to do when it does not come; what does not exist (404, read as `null`) is said to be
 * missing. A failed second reading keeps the first.
 */
export function Loaded<T>({ query: { data, error, refetch }, skeleton, head, missing, children }: LoadedProps<T>) {
  const messages = useDictionary<PanelMessages>('panel')
  const failure = Boolean(error) && (
    <Notice
      tone="danger"
      title={messages.failed}
      action={
        <Button size="compact" onClick={() => void refetch?.()}>
          {messages.retry}
        </Button>
      }
    >
      {!navigator.onLine && messages.offline}
    </Notice>
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
