import { describe, expect, it } from 'vitest'
import { openKeyedQueue } from './keyed-queue.ts'

const PATIENT = { most: 10, patienceMs: 10_000 }

describe('turns', () => {
  it('are given one at a time, in the order they were asked for', async () => {
    const turns = openKeyedQueue(PATIENT)
    const seen: string[] = []
    const leaveFirst = await turns.take('anna')
    const second = turns.take('anna').then((leave) => (seen.push('second'), leave()))
    const third = turns.take('anna').then((leave) => (seen.push('third'), leave()))
    seen.push('first')
    leaveFirst()
    await Promise.all([second, third])
    expect(seen).toEqual(['first', 'second', 'third'])
    expect(turns.size()).toBe(0)
  })

  it('of another key are not waited for', async () => {
    const turns = openKeyedQueue({ most: 0, patienceMs: 0 })
    await turns.take('anna')
    await expect(turns.take('boris')).resolves.toBeTypeOf('function')
  })

  it('are refused at once where as many wait as may', async () => {
    const turns = openKeyedQueue({ most: 0, patienceMs: 10_000 })
    const leave = await turns.take('anna')
    await expect(turns.take('anna')).rejects.toMatchObject({ kind: 'too-many', details: { retryAfter: 1 } })
    leave()
    await expect(turns.take('anna')).resolves.toBeTypeOf('function')
  })

  it('are refused to who has waited long enough, whose place nobody keeps', async () => {
    const turns = openKeyedQueue({ most: 1, patienceMs: 1 })
    const leave = await turns.take('anna')
    await expect(turns.take('anna')).rejects.toMatchObject({ kind: 'too-many' })
    leave()
    expect(turns.size()).toBe(0)
  })

  it('are over once, however often that is said', async () => {
    const turns = openKeyedQueue(PATIENT)
    const leaveFirst = await turns.take('anna')
    leaveFirst()
    await turns.take('anna')
    leaveFirst()
    expect(turns.size()).toBe(1)
  })
})
