import { describe, expect, it } from 'vitest'
import { openKeyedQueue } from './keyed-queue.ts'

const PATIENT = { most: 10, patienceMs: 10_000 }

describe('the queue for one key', () => {
  it('lets one caller in at a time, in the order of requests', async () => {
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

  it('does not make callers with other keys wait', async () => {
    const turns = openKeyedQueue({ most: 0, patienceMs: 0 })
    await turns.take('anna')
    await expect(turns.take('boris')).resolves.toBeTypeOf('function')
  })

  it('refuses a caller immediately if the queue is full', async () => {
    const turns = openKeyedQueue({ most: 0, patienceMs: 10_000 })
    const leave = await turns.take('anna')
    await expect(turns.take('anna')).rejects.toMatchObject({ kind: 'too-many', details: { retryAfter: 1 } })
    leave()
    await expect(turns.take('anna')).resolves.toBeTypeOf('function')
  })

  it('refuses a caller after the longest wait, and the caller’s place becomes free', async () => {
    const turns = openKeyedQueue({ most: 1, patienceMs: 1 })
    const leave = await turns.take('anna')
    await expect(turns.take('anna')).rejects.toMatchObject({ kind: 'too-many' })
    leave()
    expect(turns.size()).toBe(0)
  })

  it('does nothing if a caller ends the same turn a second time', async () => {
    const turns = openKeyedQueue(PATIENT)
    const leaveFirst = await turns.take('anna')
    leaveFirst()
    await turns.take('anna')
    leaveFirst()
    expect(turns.size()).toBe(1)
  })
})
