type Dated = { expiresAt: string; now: string; watchedUntil?: string }

/** An answer of the shop with its times on this browser's clock, which may be minutes or hours off the shop's. */
export function toLocalClock<T extends Dated>(answer: T, here = Date.now()): T {
  const own = (time: string) => new Date(here + Date.parse(time) - Date.parse(answer.now)).toISOString()
  const { expiresAt, watchedUntil } = answer
  return {
    ...answer,
    expiresAt: own(expiresAt),
    ...(watchedUntil !== undefined && { watchedUntil: own(watchedUntil) }),
  }
}
