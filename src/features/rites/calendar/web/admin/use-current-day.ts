import { usePanel } from '#ui/layout/panel.ts'
import { dayAtPlace } from '../../rules.ts'

/** Today where the rituals are performed. */
export function useCurrentDay(): string {
  return dayAtPlace(usePanel().now())
}
