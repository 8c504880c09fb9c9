import { describe, expect, it } from 'vitest'
import { yieldBetween } from './time-slicing.ts'

/** Slices that block the process, like the embedded database: nothing else can run during a slice. */
async function* busySlices(count: number, ms: number, onEnd: () => void = () => {}): AsyncGenerator<number> {
  try {
    for (let n = 0; n < count; n += 1) {
      const until = performance.now() + ms
      while (performance.now() < until) await Promise.resolve()
      yield n
    }
  } finally {
    onEnd()
  }
}

async function collect<T>(slices: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const slice of slices) all.push(slice)
  return all
}

describe('the parts of a long task that is divided into slices', () => {
  it('arrive completely and in order', async () => {
    expect(await collect(yieldBetween(busySlices(4, 0)))).toEqual([0, 1, 2, 3])
  })

  it('let other tasks run between two parts', async () => {
    let turns = 0
    const other = setInterval(() => (turns += 1), 1)
    await Promise.all([collect(yieldBetween(busySlices(4, 5))), collect(yieldBetween(busySlices(4, 5)))])
    clearInterval(other)
    expect(turns).toBeGreaterThan(5)
  })

  it('are no longer produced when the reader stops', async () => {
    const ended: string[] = []
    const slices = yieldBetween(busySlices(4, 0, () => ended.push('ended')))
    await slices.next()
    await slices.return()
    expect(ended).toEqual(['ended'])
  })

  it('are produced for the next reader after a failure', async () => {
    async function* failing() {
      yield 1
      throw new Error('the database is unavailable')
    }
    await expect(collect(yieldBetween(failing()))).rejects.toThrow('the database is unavailable')
    expect(await collect(yieldBetween(busySlices(2, 0)))).toEqual([0, 1])
  })
})
