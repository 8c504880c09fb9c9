/** A pause, a fifth longer or shorter by `chance` (0 to 1), so that what failed together is not tried again together. */
export function jittered(pauseMs: number, chance: number): number {
  return Math.round(pauseMs * (0.8 + 0.4 * chance))
}
