import type { ComponentProps } from 'react'
import { Button } from '../layout/button.tsx'
import { Notice } from './notice.tsx'

type RetryNoticeProps = Omit<ComponentProps<typeof Notice>, 'tone' | 'action'> & {
  tone?: 'warn' | 'danger'
  query: { isFetching?: boolean; refetch: () => unknown }
  retry: string
  size?: ComponentProps<typeof Button>['size']
}

/** Reports a failed query, with a button that repeats it. */
export function RetryNotice({ tone = 'danger', query, retry, size, ...notice }: RetryNoticeProps) {
  const again = (
    <Button size={size} busy={query.isFetching} onClick={() => void query.refetch()}>
      {retry}
    </Button>
  )
  return <Notice {...notice} tone={tone} action={again} />
}
