import { describe, expect, it } from 'vitest'
import { createDrawings } from './drawings.ts'

/** Draws when it is told to, and counts. */
function openBrush() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const draw =
    (name: string, size = 1) =>
    async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return new Uint8Array(size)
    }
  const finish = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, draw, finish }
}

describe('a drawing', () => {
  it('is made once for a hundred readers, and kept', async () => {
    const { begun, draw, finish } = openBrush()
    const drawings = createDrawings()
    const readers = Array.from({ length: 100 }, async () => await drawings.get('a', draw('a')))
    await finish()
    expect(new Set(await Promise.all(readers)).size).toBe(1)
    await drawings.get('a', draw('a'))
    expect(begun).toEqual(['a'])
  })

  it('is not begun when all its readers have left, and is made again for the next', async () => {
    const { begun, draw, finish } = openBrush()
    const drawings = createDrawings()
    const first = drawings.get('first', draw('first'))
    const [one, two] = [new AbortController(), new AbortController()]
    const left = [one, two].map(
      async ({ signal }) => await drawings.get('left', draw('left'), signal).catch(() => 'left'),
    )
    one.abort()
    expect(drawings.has('left')).toBe(true)
    two.abort()
    expect(drawings.has('left')).toBe(false)
    await finish()
    await first
    expect([await Promise.all(left), begun]).toEqual([['left', 'left'], ['first']])
    const again = drawings.get('left', draw('left'))
    await finish()
    expect(await again).toHaveLength(1)
  })

  it('that one reader of two left is made for the other', async () => {
    const { draw, finish } = openBrush()
    const drawings = createDrawings()
    const first = drawings.get('first', draw('first'))
    const leaver = new AbortController()
    const left = drawings.get('a', draw('a'), leaver.signal).catch(() => 'left')
    const stays = drawings.get('a', draw('a'))
    leaver.abort()
    await finish()
    await finish()
    await first
    expect([await left, (await stays).length]).toEqual(['left', 1])
  })

  it('beyond those that may wait is refused with a time to come back', async () => {
    const { draw, finish } = openBrush()
    const drawings = createDrawings({ maxWaiting: 2 })
    const waiting = ['a', 'b', 'c'].map(async (name) => await drawings.get(name, draw(name)))
    await expect(drawings.get('d', draw('d'))).rejects.toMatchObject({
      kind: 'unavailable',
      details: { retryAfter: 10 },
    })
    for (const _ of waiting) await finish()
    await Promise.all(waiting)
    const later = drawings.get('d', draw('d'))
    await finish()
    expect(await later).toHaveLength(1)
  })

  it('asked for longest ago goes when there is no more room', async () => {
    const { begun, draw, finish } = openBrush()
    const drawings = createDrawings({ maxBytes: 10 })
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) {
      const drawn = drawings.get(name, draw(name, 5))
      await finish()
      await drawn
    }
    expect(begun).toEqual(['a', 'b', 'c', 'b'])
  })

  it('that failed is tried again by the next reader, and holds up nobody', async () => {
    const drawings = createDrawings()
    const fails = drawings.get('a', async () => await Promise.reject(new Error('EMFILE')))
    const other = drawings.get('b', async () => new Uint8Array(1))
    await expect(fails).rejects.toThrow('EMFILE')
    expect(await other).toHaveLength(1)
    expect(await drawings.get('a', async () => new Uint8Array(2))).toHaveLength(2)
  })
})
