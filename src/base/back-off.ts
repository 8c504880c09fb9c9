/**
 * A pause that is up to a fifth shorter or longer than `pauseMs`. `chance` (0 to 1) decides how much shorter or longer. So calls that
 * failed at the same time do not retry at the same time.
 */
export function jittered(pauseMs: number, chance: number): number {
  return Math.round(pauseMs * (0.8 + 0.4 * chance))
}
