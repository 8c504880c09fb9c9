type PaymentTimes = { expiresAt: string; now: string; watchedUntil?: string }

/** Converts the times in an answer to the time of this browser's clock. This clock may differ from the server's clock by minutes or hours. */
export function toLocalClock<T extends PaymentTimes>(answer: T, here = Date.now()): T {
  const own = (time: string) => new Date(here + Date.parse(time) - Date.parse(answer.now)).toISOString()
  const { expiresAt, watchedUntil } = answer
  return {
    ...answer,
    expiresAt: own(expiresAt),
    ...(watchedUntil !== undefined && { watchedUntil: own(watchedUntil) }),
  }
}
