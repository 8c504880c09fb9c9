import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
type Shifts = { sum: number; moved: string[] }
type Counting = { shifts: Shifts }

/** Loads pages as a phone on a slow network does: 150 ms round trip, 1.6 Mbit/s. Works only in Chromium. */
export async function emulateSlowNetwork(page: Page): Promise<void> {
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

/** Starts to add up layout shifts as Chromium measures them for Web Vitals (CLS), and to record the elements that shifted. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        shifts.sum += value
        for (const { node, previousRect, currentRect } of sources)
          shifts.moved.push(
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })

    function placeOf({ x, y, width, height }: DOMRectReadOnly): string {
      return `${x},${y} (${width} by ${height})`
    }
  })
}

export async function measureShifts(page: Page): Promise<Shifts> {
  return await page.evaluate(() => (window as unknown as Counting).shifts)
}
