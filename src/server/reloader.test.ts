import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLog } from './log.ts'
import { createReloader } from './reloader.ts'

const log = openLog('silent')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A read function that fails this number of times and then works. */
function failing(times: number) {
  const read = vi.fn(async () => {
    if (read.mock.calls.length <= times) throw new Error('the database is unavailable')
  })
  return read
}

describe('data that is loaded again after a notification', () => {
  it('is read immediately, and a failure throws no error', async () => {
    const read = failing(1)
    expect(createReloader(read, log, 'a thing')()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(0)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('is read again after a failure, with longer and longer pauses', async () => {
    const read = failing(4)
    createReloader(read, log, 'a thing')()
    await vi.advanceTimersByTimeAsync(999)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1 + 2000 + 4000 + 8000)
    expect(read).toHaveBeenCalledTimes(5)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(read).toHaveBeenCalledTimes(5)
  })

  it('is read by one loader at a time, and again after changes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const read = vi.fn(async () => await promise)
    const again = createReloader(read, log, 'a thing')
    for (let i = 0; i < 5; i += 1) again()
    expect(read).toHaveBeenCalledTimes(1)
    resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is read immediately if another notification comes during a pause', async () => {
    const read = failing(1)
    const again = createReloader(read, log, 'a thing')
    again()
    await vi.advanceTimersByTimeAsync(10)
    again()
    await vi.advanceTimersByTimeAsync(0)
    expect(read).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(read).toHaveBeenCalledTimes(2)
  })
})
