import { describe, expect, it } from 'vitest'
import { inSlices } from './time-slicing.ts'

/** Slices that keep the process busy, as the embedded database does: no turn of the event loop passes in them. */
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

describe('slices', () => {
  it('come in their order, to the last', async () => {
    expect(await collect(inSlices(busySlices(4, 0)))).toEqual([0, 1, 2, 3])
  })

  it('let others go on between them', async () => {
    let turns = 0
    const other = setInterval(() => (turns += 1), 1)
    await Promise.all([collect(inSlices(busySlices(4, 5))), collect(inSlices(busySlices(4, 5)))])
    clearInterval(other)
    expect(turns).toBeGreaterThan(5)
  })

  it('end what makes them when nobody reads on', async () => {
    const ended: string[] = []
    const slices = inSlices(busySlices(4, 0, () => ended.push('ended')))
    await slices.next()
    await slices.return()
    expect(ended).toEqual(['ended'])
  })

  it('that fail let the next reading in', async () => {
    async function* failing() {
      yield 1
      throw new Error('the database is away')
    }
    await expect(collect(inSlices(failing()))).rejects.toThrow('the database is away')
    expect(await collect(inSlices(busySlices(2, 0)))).toEqual([0, 1])
  })
})
