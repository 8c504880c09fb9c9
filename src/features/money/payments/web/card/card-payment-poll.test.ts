import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollCardPayment } from './card-payment-poll.ts'

const answer = { id: 'c1', orderId: 'o1', status: 'waiting' }
const fetching = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const listener = { checked: vi.fn(), failed: vi.fn(), unknown: vi.fn() }
vi.spyOn(console, 'warn').mockImplementation(() => {})
let page: EventTarget & { visibilityState: string }

beforeEach(() => {
  vi.useFakeTimers()
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

const calls = () => fetching.mock.calls.map(([path, { method }]) => `${method} ${path}`)
const POLL = 'GET /api/card/payment/c1?lang=ru'
const ASK = 'POST /api/card/payment/c1/confirmation?lang=ru'

test('the card payment page checks immediately, and then every three seconds', async () => {
  const { stop } = pollCardPayment('c1', 'ru', listener)
  await vi.advanceTimersByTimeAsync(6500)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toEqual([ASK, POLL, POLL])
  expect(listener.checked).toHaveBeenCalledWith(answer)
})

test('the card payment page checks again when the payer returns to the tab', async () => {
  const { stop } = pollCardPayment('c1', 'ru', listener)
  await vi.advanceTimersByTimeAsync(0)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  stop()
  expect(calls()).toEqual([ASK, ASK])
})

test('after a failed check the card payment page reports the failure and checks again', async () => {
  fetching.mockRejectedValueOnce(new TypeError('offline'))
  const { stop } = pollCardPayment('c1', 'ru', listener)
  await vi.advanceTimersByTimeAsync(3000)
  stop()
  expect(listener.failed).toHaveBeenCalledTimes(1)
  expect(listener.checked).toHaveBeenCalledTimes(1)
})

test('the card payment page reports a payment that the shop does not know', async () => {
  fetching.mockImplementation(async () => new Response('{}', { status: 404 }))
  const { stop } = pollCardPayment('c1', 'ru', listener)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  expect(listener.unknown).toHaveBeenCalledTimes(1)
})

test('the card payment page waits as long as the header `Retry-After` says', async () => {
  fetching.mockResolvedValueOnce(new Response('{}', { status: 429, headers: { 'retry-after': '30' } }))
  const { stop } = pollCardPayment('c1', 'ru', listener)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(listener.failed).toHaveBeenCalledExactlyOnceWith('busy')
  expect(calls()).toEqual([ASK])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls()).toEqual([ASK, POLL])
  stop()
})

test('the card payment page checks immediately when the network is back', async () => {
  const { stop } = pollCardPayment('c1', 'ru', listener)
  await vi.advanceTimersByTimeAsync(1_000)
  window.dispatchEvent(new Event('offline'))
  expect(listener.failed).toHaveBeenCalledExactlyOnceWith('offline')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(calls()).toEqual([ASK, ASK])
  stop()
})
