import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const KEY = 'session-ended'
let stored: Map<string, string>
let page: EventTarget

beforeEach(() => {
  stored = new Map()
  page = new EventTarget()
  vi.resetModules()
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => await import('./session-news.ts')
const storage = (key: string, newValue: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
const back = () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

it('a tab gets one message about each sign-out in another tab', async () => {
  const onEnd = vi.fn()
  const stop = (await open()).onSessionEnd(onEnd)
  storage(KEY, '1')
  storage(KEY, '1')
  storage('cart-storage', '2')
  storage(KEY, null)
  expect(onEnd).toHaveBeenCalledTimes(1)
  storage(KEY, '2')
  expect(onEnd).toHaveBeenCalledTimes(2)
  stop()
  storage(KEY, '3')
  expect(onEnd).toHaveBeenCalledTimes(2)
})

it('a page restored by the “Back” button notices only a sign-out in another tab', async () => {
  const onEnd = vi.fn()
  const { onSessionEnd, announceSessionEnd } = await open()
  onSessionEnd(onEnd)
  announceSessionEnd()
  back()
  expect(onEnd).not.toHaveBeenCalled()
  stored.set(KEY, 'told by another tab')
  back()
  expect(onEnd).toHaveBeenCalledOnce()
})

it('a page ignores a sign-out that happened before the page was opened', async () => {
  stored.set(KEY, 'yesterday')
  const onEnd = vi.fn()
  ;(await open()).onSessionEnd(onEnd)
  back()
  expect(onEnd).not.toHaveBeenCalled()
})

it('a browser that blocks storage causes no error', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  const { onSessionEnd, announceSessionEnd } = await open()
  onSessionEnd(() => undefined)
  expect(() => announceSessionEnd()).not.toThrow()
})
