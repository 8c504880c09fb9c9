/** An answer of the shop with its `expiresAt` on this browser's clock, which may be minutes or hours off the shop's. */
export function onOwnClock<T extends { expiresAt: string; now: string }>(answer: T, here = Date.now()): T {
  const left = Date.parse(answer.expiresAt) - Date.parse(answer.now)
  return { ...answer, expiresAt: new Date(here + left).toISOString() }
}
