import { describe, expect, it } from 'vitest'
import { openBuckets } from './token-buckets.ts'

const BUCKET = { burst: 3, perSecond: 1 }

describe('a visitor’s allowance of requests', () => {
  it('allows requests up to its maximum, and then as many as each second adds', () => {
    const buckets = openBuckets(BUCKET)
    expect([1, 2, 3].map(() => buckets.take('a', 0))).toEqual([0, 0, 0])
    expect(buckets.take('a', 0)).toBe(1)
    expect(buckets.take('a', 999)).toBe(1)
    expect(buckets.take('a', 1000)).toBe(0)
    expect(buckets.take('a', 1000)).toBe(1)
  })

  it('never grows above its maximum', () => {
    const buckets = openBuckets(BUCKET)
    buckets.take('a', 0)
    const later = [1, 2, 3, 4].map(() => buckets.take('a', 1_000_000))
    expect(later).toEqual([0, 0, 0, 1])
  })

  it('says how long a more expensive request must wait', () => {
    const buckets = openBuckets(BUCKET)
    expect(buckets.take('a', 0, 2)).toBe(0)
    expect(buckets.take('a', 0, 3)).toBe(2)
    expect(buckets.take('a', 2000, 3)).toBe(0)
  })

  it('is separate for each visitor', () => {
    const buckets = openBuckets(BUCKET)
    expect(buckets.take('a', 0, 3)).toBe(0)
    expect([buckets.take('a', 0), buckets.take('b', 0)]).toEqual([1, 0])
  })

  it('is deleted for the longest absent visitors if there are too many visitors', () => {
    const buckets = openBuckets(BUCKET, 2)
    buckets.take('a', 0, 3)
    buckets.take('b', 0, 3)
    buckets.take('a', 0)
    buckets.take('c', 0, 3)
    expect(['a', 'b'].map((key) => buckets.take(key, 0))).toEqual([1, 0])
    for (let visitor = 0; visitor < 1000; visitor += 1) buckets.take(String(visitor), 0)
    expect(buckets.size()).toBe(2)
  })
})
