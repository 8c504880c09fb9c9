import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useDictionary } from './messages.tsx'
import { Notice } from './notice.tsx'
import type { PanelMessages } from './panel-messages.en.ts'
import { Skeleton } from './skeleton.tsx'

type LoadedProps<T, ShowsMissing extends boolean> = {
  data: T | undefined
  error: unknown
  /** Reads again. */
  retry: () => void
  /** The shape of what is awaited; by default some lines. */
  skeleton?: ReactNode
  /** The head of the page, until what is read brings its own: a page is never without a heading and a way back. */
  head?: ReactNode
  /** The children say themselves what does not exist: for them `null` is an answer like any other. */
  showsMissing?: ShowsMissing
  children: (data: ShowsMissing extends true ? T : NonNullable<T>) => ReactNode
}

/**
 * What was read, once it is there: before that its shape, and what to do when it does not come; what does not exist (404, read as `null`) is said to be
 * missing. A failed second reading keeps the first.
 */
export function Loaded<T, ShowsMissing extends boolean = false>({
  data,
  error,
  retry,
  skeleton,
  head,
  showsMissing,
  children,
}: LoadedProps<T, ShowsMissing>) {
  const messages = useDictionary<PanelMessages>('panel')
  const failure = Boolean(error) && (
    <Notice
      tone="danger"
      title={messages.failed}
      action={
        <Button size="compact" onClick={retry}>
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
  if (data === null && !showsMissing)
    return (
      <>
        {head}
        <Notice tone="info" title={messages.missing}>
          {messages.missingText}
        </Notice>
      </>
    )
  return (
    <>
      {failure}
      {/* What is missing was said above, unless the children take null. */}
      {children(data as ShowsMissing extends true ? T : NonNullable<T>)}
    </>
  )
}
