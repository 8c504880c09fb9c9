import type { ComponentProps, ReactNode } from 'react'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { NotFoundCard } from './not-found-card.tsx'

type LinkFallbackProps = {
  isMissing: boolean
  query: ComponentProps<typeof RetryNotice>['query'] & { isError: boolean }
  messages: {
    notFoundTitle: string
    notFoundText: string
    home: string
    retry: string
    loadFailed: string
    loading: string
  }
  className: string | undefined
  /** The placeholder below the title. */
  children: ReactNode
}

/**
 * The content of a page behind a personal link if there is no data. Shows a placeholder, or that the link is unknown, or an error with a button to
 * retry.
 */
export function LinkFallback({ isMissing, query, messages, className, children }: LinkFallbackProps) {
  if (isMissing)
    return <NotFoundCard title={messages.notFoundTitle} text={messages.notFoundText} back={messages.home} to="/" />
  if (query.isError)
    return (
      <RetryNotice query={query} retry={messages.retry}>
        {messages.loadFailed}
      </RetryNotice>
    )
  return (
    <div className={className} role="status" aria-label={messages.loading}>
      <p className="type-h1">
        <Skeleton lines={1} />
      </p>
      {children}
    </div>
  )
}
