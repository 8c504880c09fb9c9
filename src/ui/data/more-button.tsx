import type { Pages } from './api.ts'
import { type ActionProps, Button } from '../layout/button.tsx'
import { usePanelMessages } from '../text/use-panel-messages.ts'

type MoreButtonProps = Pick<ActionProps, 'kind' | 'size' | 'className'> & {
  list: Partial<Pick<Pages<unknown>, 'hasMore' | 'more' | 'isFetching'>>
}

/** Loads the next page of a list, if there is one. */
export function MoreButton({ list: { hasMore, more, isFetching = false }, ...button }: MoreButtonProps) {
  const messages = usePanelMessages()
  return (
    hasMore && (
      <Button {...button} busy={isFetching} onClick={more}>
        {messages.more}
      </Button>
    )
  )
}
