import { SECOND } from '#base/time.ts'

/** The number of requests that are allowed without a pause, and the number that is added each second. */
export type Bucket = { burst: number; perSecond: number }

/** The number of visitors that are remembered. They take a few megabytes. */
const VISITORS = 20_000

/**
 * Limits reads per visitor, in memory and per process: an exact count of reads is not worth a database query. A new visitor starts with a full
 * bucket, so it is safe to remove the bucket of the visitor who was seen least recently.
 */
export function openBuckets({ burst, perSecond }: Bucket, visitors = VISITORS) {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return {
    /** Takes `cost` tokens. Returns 0 if enough tokens were available, otherwise the number of seconds to wait. `now`: milliseconds on any clock. */
    take(key: string, now: number, cost = 1): number {
      const seen = buckets.get(key)
      const tokens = seen ? Math.min(burst, seen.tokens + (Math.max(0, now - seen.at) / SECOND) * perSecond) : burst
      const missing = cost - tokens
      buckets.delete(key)
      buckets.set(key, { tokens: missing > 0 ? tokens : tokens - cost, at: now })
      const [oldest] = buckets.keys()
      if (buckets.size > visitors && oldest !== undefined) buckets.delete(oldest)
      return missing > 0 ? Math.ceil(missing / perSecond) : 0
    },
    size: (): number => buckets.size,
  }
}
