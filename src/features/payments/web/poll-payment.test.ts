import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollPayment } from './poll-payment.ts'

const answer = {
  id: 'p1',
  status: 'waiting',
  now: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-20T10:20:00.000Z',
}
const fetching = vi.fn<(path: string) => Promise<Response>>()
const listener = { checking: vi.fn(), checked: vi.fn(), failed: vi.fn(), unknown: vi.fn() }
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
let page: EventTarget & { visibilityState: string }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(answer.now) })
  vi.clearAllMocks()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', fetching)
  fetching.mockImplementation(async () => Response.json(answer))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the first look is immediate, the next ones follow every ten seconds', async () => {
  const stop = pollPayment('p1', 'en', listener)
  await vi.advanceTimersByTimeAsync(0)
  expect(fetching).toHaveBeenCalledWith('/api/crypto/payment/p1/status?lang=en', expect.anything())
  expect(listener.checked).toHaveBeenCalledWith(answer)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetching).toHaveBeenCalledTimes(4)
  stop()
})

test('after stopping nothing is asked and nothing is told', async () => {
  const stop = pollPayment('p1', 'en', listener)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetching).toHaveBeenCalledOnce()
  expect(listener.checked).not.toHaveBeenCalled()
  expect(listener.failed).not.toHaveBeenCalled()
})

test('a failed look is logged, told, and followed by the next', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const stop = pollPayment('p1', 'en', listener)
  await vi.advanceTimersByTimeAsync(0)
  expect(listener.failed).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(listener.checked).toHaveBeenCalledOnce()
  stop()
})

test('a payment the shop does not know is told apart from a lost connection', async () => {
  fetching.mockResolvedValueOnce(Response.json({ code: 'payments.not-found' }, { status: 404 }))
  const stop = pollPayment('p1', 'en', listener)
  await vi.advanceTimersByTimeAsync(0)
  expect(listener.unknown).toHaveBeenCalledOnce()
  expect(listener.failed).not.toHaveBeenCalled()
  stop()
})

test('coming back to the page asks at once and starts the ten seconds anew', async () => {
  const stop = pollPayment('p1', 'en', listener)
  await vi.advanceTimersByTimeAsync(6_000)
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetching).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(fetching).toHaveBeenCalledTimes(2)
  stop()
})
