/** A pause that differs by up to a fifth from the given one, by `chance` (0 to 1). So calls that fail together do not retry together. */
export function jittered(pauseMs: number, chance: number): number {
  return Math.round(pauseMs * (0.8 + 0.4 * chance))
}
