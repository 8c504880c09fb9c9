/**
 * A pause that is up to a fifth shorter or longer than `pauseMs`. `chance` (0 to 1) decides how much. So calls that fail together do not retry
 * together.
 */
export function jittered(pauseMs: number, chance: number): number {
  return Math.round(pauseMs * (0.8 + 0.4 * chance))
}
