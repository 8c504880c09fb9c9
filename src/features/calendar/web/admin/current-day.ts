import { dayAtPlace } from '../../rules.ts'

/** Today where the rituals are performed. */
export function currentDay(): string {
  return dayAtPlace(new Date())
}
