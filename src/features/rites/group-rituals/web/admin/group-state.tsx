import { Badge, type Tone } from '#ui/feedback/badge.tsx'
import type { AdminGroup } from '../../schemas.ts'
import { useMessages } from './messages.ts'

type State = NonNullable<AdminGroup['closed']> | 'open'

const TONES: Record<State, Tone> = { open: 'ok', full: 'info', closed: 'neutral', cancelled: 'neutral' }

/** Badge: whether places are still sold. */
export function GroupState({ closed }: Pick<AdminGroup, 'closed'>) {
  const { states } = useMessages()
  const state = closed ?? 'open'
  return <Badge tone={TONES[state]}>{states[state]}</Badge>
}
