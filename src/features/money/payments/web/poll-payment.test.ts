import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollPayment } from './poll-payment.ts'

const answer = {
  id: 'p1',
  status: 'waiting',
  now: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-20T10:20:00.000Z',
}
const fetching = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()
const listener = { checking: vi.fn(), checked: vi.fn(), failed: vi.fn(), unknown: vi.fn() }
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
let page: EventTarget & { visibilityState: string }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(answer.now) })
  vi.clearAllMocks()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetching)
  fetching.mockImplementation(async () => Response.json(answer))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the payment page checks immediately, and then every ten seconds', async () => {
  const stop = pollPayment('p1', 'en', listener)
  await vi.advanceTimersByTimeAsync(0)
  expect(fetching).toHaveBeenCalledWith('/api/crypto/payment/p1/status?lang=en', expect.anything())
  expect(listener.checked).toHaveBeenCalledWith(answer)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetching).toHaveBeenCalledTimes(4)
  stop()
})

test('the payment page sends no request and reports nothing after the checks are stopped', async () => {
  const stop = pollPayment('p1', 'en', listener)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetching).toHaveBeenCalledOnce()
  expect(listener.checked).not.toHaveBeenCalled()
  expect(listener.failed).not.toHaveBeenCalled()
})

test('the payment page logs and reports a failed check, and checks again', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const stop = pollPayment('p1', 'en', listener)
  await vi.advanceTimersByTimeAsync(0)
  expect(listener.failed).toHaveBeenCalledExactlyOnceWith('away')
  expect(warn).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(listener.checked).toHaveBeenCalledOnce()
  stop()
})

test('the payment page reports an unknown payment differently from a lost connection', async () => {
  fetching.mockResolvedValueOnce(Response.json({ code: 'payments.not-found' }, { status: 404 }))
  const stop = pollPayment('p1', 'en', listener)
  await vi.advanceTimersByTimeAsync(0)
  expect(listener.unknown).toHaveBeenCalledOnce()
  expect(listener.failed).not.toHaveBeenCalled()
  stop()
})

test('the payment page checks when the customer returns, then waits ten seconds again', async () => {
  const stop = pollPayment('p1', 'en', listener)
  await vi.advanceTimersByTimeAsync(6_000)
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetching).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(fetching).toHaveBeenCalledTimes(2)
  stop()
})

test('the payment page immediately reports a lost network, and checks after reconnection', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const stop = pollPayment('p1', 'en', listener)
  expect(listener.failed).toHaveBeenLastCalledWith('offline')
  await vi.advanceTimersByTimeAsync(3_000)
  vi.stubGlobal('navigator', { onLine: true })
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(listener.checked).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('offline'))
  expect(listener.failed).toHaveBeenLastCalledWith('offline')
  stop()
})

test('the payment page cancels a request without an answer when the network is back', async () => {
  fetching.mockImplementationOnce(async (_, init) => {
    return await new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')))
    })
  })
  const stop = pollPayment('p1', 'en', listener)
  await vi.advanceTimersByTimeAsync(2_000)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(listener.checked).toHaveBeenCalledOnce()
  expect(listener.failed).not.toHaveBeenCalled()
  expect(warn).not.toHaveBeenCalled()
  stop()
})

test.each([
  [429, 'busy'],
  [500, 'away'],
  [503, 'away'],
])('the payment page reports the status %s as %s, and checks again later', async (status, obstacle) => {
  fetching.mockResolvedValueOnce(Response.json({ code: 'http.x' }, { status }))
  const stop = pollPayment('p1', 'en', listener)
  await vi.advanceTimersByTimeAsync(0)
  expect(listener.failed).toHaveBeenCalledExactlyOnceWith(obstacle)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(listener.checked).toHaveBeenCalledOnce()
  stop()
})

test('the payment page waits as long as `Retry-After` says, at most two minutes', async () => {
  const patience = (seconds: string) =>
    Response.json({ code: 'http.too-many' }, { status: 429, headers: { 'retry-after': seconds } })
  fetching.mockResolvedValueOnce(patience('45')).mockResolvedValueOnce(patience('86400'))
  const stop = pollPayment('p1', 'en', listener)
  await vi.advanceTimersByTimeAsync(44_000)
  expect(fetching).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetching).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(listener.checked).toHaveBeenCalledOnce()
  stop()
})

test('the payment page checks immediately when the browser shows it again from its cache', async () => {
  const stop = pollPayment('p1', 'en', listener)
  await vi.advanceTimersByTimeAsync(2_000)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetching).toHaveBeenCalledTimes(2)
  stop()
})
