import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/layout/button.tsx'

type EndSessionProps = {
  isCurrent: boolean
  words: { current: string; end: string }
  /** The button's whole name: of which browser, and whose. */
  name: string
  /** Why it may not be ended. */
  reason?: string | undefined
  busy: boolean
  onEnd: () => void
}

/** Signs a browser out, unless it is the one that is looked at. */
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
