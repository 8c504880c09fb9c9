import { vi } from 'vitest'

export const ORIGIN = 'https://shop.example'

/** The globals that the scripts of the analytics services would find in the window. */
export type CountedWindow = { dataLayer: ArrayLike<unknown>[]; metrikaLayer: object[]; ym: { a: unknown[][] } }

/** Simulates a browser whose visitor has agreed to analytics, with a document that was opened at `/`. */
export function openCountedBrowser(cookie = 'consent=analytics'): void {
  vi.resetModules()
  const choice = JSON.stringify({ analytics: true, version: '2026-11', at: '2020-01-01T00:00:00Z' })
  const kept = new Map([['consent', choice]])
  const getItem = (key: string) => kept.get(key) ?? null
  vi.stubGlobal('localStorage', { getItem, setItem: (key: string, text: string) => void kept.set(key, text) })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { cookie, title: '', createElement: () => ({}), head: { append: () => {} } })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: `${ORIGIN}/` }] as PerformanceEntryList)
}

/** The window of that browser, now at `pathname`. */
export function openWindowAt(pathname: string): CountedWindow {
  const page = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { origin: ORIGIN, pathname, href: ORIGIN + pathname })
  // The type adds the properties that the scripts of the analytics services would set on a window.
  return page as CountedWindow
}

export function closeCountedBrowser(): void {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

/** Calls of Google's tag, by event name. */
export function listSent({ dataLayer = [] }: Partial<CountedWindow>, name: string): unknown[][] {
  return dataLayer.map((command) => Array.from(command)).filter(([, event]) => event === name)
}
