import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/layout/button.tsx'

type EndSessionProps = {
  isCurrent: boolean
  words: { current: string; end: string }
  /** The button's accessible name: which browser, and whose. */
  name: string
  /** Why the session cannot be ended. */
  reason?: string | undefined
  busy: boolean
  onEnd: () => void
}

/** Signs a browser out, unless it is the current one. */
export function EndSession({ isCurrent, words, name, reason, busy, onEnd }: EndSessionProps) {
  if (isCurrent) return <Badge tone="ok">{words.current}</Badge>
  return (
    <Button
      size="compact"
      busy={busy}
      aria-disabled={reason !== undefined}
      title={reason}
      aria-label={name}
      onClick={onEnd}
    >
      {words.end}
    </Button>
  )
}
