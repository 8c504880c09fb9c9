/** A pause varied by up to a fifth, by `chance` (0 to 1), so that simultaneous failures are not retried simultaneously. */
export function jittered(pauseMs: number, chance: number): number {
  return Math.round(pauseMs * (0.8 + 0.4 * chance))
}
