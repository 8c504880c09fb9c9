type PaymentTimes = { expiresAt: string; now: string; watchedUntil?: string }

/** Converts the times in an answer to this browser's clock, which may differ from the server's by minutes or hours. */
export function toLocalClock<T extends PaymentTimes>(answer: T, here = Date.now()): T {
  const own = (time: string) => new Date(here + Date.parse(time) - Date.parse(answer.now)).toISOString()
  const { expiresAt, watchedUntil } = answer
  return {
    ...answer,
    expiresAt: own(expiresAt),
    ...(watchedUntil !== undefined && { watchedUntil: own(watchedUntil) }),
  }
}
