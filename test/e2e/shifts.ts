import type { Page } from '@playwright/test'

type Counting = { shifts?: number }

/** As a phone on a slow network loads it: 150 ms there and back, 1.6 Mbit/s. Only Chromium can be told so. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const bytesASecond = (megabits: number) => (megabits * 1024 * 1024) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesASecond(1.6),
    uploadThroughput: bytesASecond(0.75),
  })
}

/** From now on counts how far things jump by themselves, as Chromium measures it for Web Vitals (CLS). */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counting = window as Counting
    counting.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) counting.shifts = (counting.shifts ?? 0) + value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function shiftsOf(page: Page): Promise<number> {
  return await page.evaluate(() => (window as Counting).shifts ?? 0)
}
