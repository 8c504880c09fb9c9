import { describe, expect, it } from 'vitest'
import { Refusal } from '#base/refusal.ts'
import { createDrawings } from './drawings.ts'

/** Simulates drawings. Each call of `finish` ends one drawing. `begun` lists the drawings that have begun. */
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
    // `admit` is called before the drawing begins.
    await new Promise((resolve) => setImmediate(resolve))
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, draw, finish }
}

describe('a drawing', () => {
  it('is made once for a hundred readers and then cached', async () => {
    const { begun, draw, finish } = openBrush()
    const drawings = createDrawings()
    const readers = Array.from({ length: 100 }, async () => await drawings.get('a', draw('a')))
    await finish()
    expect(new Set(await Promise.all(readers)).size).toBe(1)
    await drawings.get('a', draw('a'))
    expect(begun).toEqual(['a'])
  })

  it('is not started if all its readers have disconnected, and is made later', async () => {
    const { begun, draw, finish } = openBrush()
    const drawings = createDrawings()
    const first = drawings.get('first', draw('first'))
    const [one, two] = [new AbortController(), new AbortController()]
    const left = [one, two].map(
      async ({ signal }) => await drawings.get('left', draw('left'), { signal }).catch(() => 'left'),
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

  it('is made for the second reader if the first reader disconnects', async () => {
    const { draw, finish } = openBrush()
    const drawings = createDrawings()
    const first = drawings.get('first', draw('first'))
    const leaver = new AbortController()
    const left = drawings.get('a', draw('a'), { signal: leaver.signal }).catch(() => 'left')
    const stays = drawings.get('a', draw('a'))
    leaver.abort()
    await finish()
    await finish()
    await first
    expect([await left, (await stays).length]).toEqual(['left', 1])
  })

  it('is refused with a Retry-After time if the queue is full', async () => {
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

  it('is removed first from a full cache if it was used least recently', async () => {
    const { begun, draw, finish } = openBrush()
    const drawings = createDrawings({ maxBytes: 10 })
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) {
      const drawn = drawings.get(name, draw(name, 5))
      await finish()
      await drawn
    }
    expect(begun).toEqual(['a', 'b', 'c', 'b'])
  })

  it('is retried for the next reader after a failure, and does not block other drawings', async () => {
    const drawings = createDrawings()
    const fails = drawings.get('a', async () => await Promise.reject(new Error('EMFILE')))
    const other = drawings.get('b', async () => new Uint8Array(1))
    await expect(fails).rejects.toThrow('EMFILE')
    expect(await other).toHaveLength(1)
    expect(await drawings.get('a', async () => new Uint8Array(2))).toHaveLength(2)
  })

  it('is refused to a reader over the limit, and made for other readers', async () => {
    const drawings = createDrawings()
    const judged: string[] = []
    const readerOf = (name: string, isAdmitted: boolean) =>
      drawings
        .get('a', async () => new Uint8Array(3), {
          admit: async () => {
            judged.push(name)
            await new Promise((resolve) => setImmediate(resolve))
            if (!isAdmitted) throw new Refusal('too-many', 'http.too-many', { retryAfter: 60 })
          },
        })
        .then(
          (drawn) => drawn.length,
          (error: unknown) => (error as Refusal).kind,
        )
    const answers = await Promise.all([
      readerOf('first', false),
      readerOf('second', false),
      readerOf('third', true),
      readerOf('fourth', true),
    ])
    expect(answers).toEqual(['too-many', 'too-many', 3, 3])
    expect(judged).toEqual(['first', 'second', 'third'])
    const idleDrawings = createDrawings()
    const refusal = new Refusal('too-many', 'http.too-many')
    const refused = idleDrawings.get('b', async () => new Uint8Array(1), {
      admit: async () => await Promise.reject(refusal),
    })
    await expect(refused).rejects.toBe(refusal)
    expect(idleDrawings.has('b')).toBe(false)
  })

  it('is not cached after its data is deleted, even if drawing started before', async () => {
    const { draw, finish } = openBrush()
    const drawings = createDrawings()
    const get = async (key: string, subject: string) => {
      const drawn = drawings.get(key, draw(key, 5), { subject, asOf: drawings.now() })
      await finish()
      return await drawn
    }
    await get('anna', 'one')
    await get('boris', 'two')
    const begun = drawings.get('clara', draw('clara', 5), { subject: 'one', asOf: drawings.now() })
    const before = drawings.now()
    drawings.forget('one')
    expect([drawings.has('anna'), drawings.has('boris'), drawings.size()]).toEqual([false, true, 5])
    await finish()
    expect(await begun).toHaveLength(5)
    expect(drawings.has('clara')).toBe(false)
    const late = drawings.get('dora', draw('dora', 5), { subject: 'one', asOf: before })
    await finish()
    await late
    expect([drawings.has('dora'), drawings.size()]).toEqual([false, 5])
    drawings.forget()
    expect([drawings.has('boris'), drawings.size()]).toEqual([false, 0])
  })
})
