import { Badge } from '#ui/feedback/badge.tsx'
import { ActionButton } from '#ui/overlays/action-button.tsx'

type EndSessionProps = {
  isCurrent: boolean
  words: { current: string; end: string }
  /** The accessible name of the button. It contains the browser and the user that are signed out. */
  name: string
  /** The reason why the session cannot be ended. */
  reason?: string | undefined
  call: () => Promise<unknown>
}

/** A button that signs a browser out. It is not shown for the current browser. */
export function EndSession({ isCurrent, words, name, reason, call }: EndSessionProps) {
  if (isCurrent) return <Badge tone="ok">{words.current}</Badge>
  return (
    <ActionButton aria-disabled={reason !== undefined} title={reason} aria-label={name} call={call}>
      {words.end}
    </ActionButton>
  )
}
