import { usePanel } from '#ui/layout/panel.ts'
import { dayAtPlace } from '../../rules.ts'

/** Today at the place of the rituals. */
export function useCurrentDay(): string {
  return dayAtPlace(usePanel().now())
}
