import type { Page } from '@playwright/test'

/** Saves the steps of a journey as numbered pictures in the folder of `AHUTI_TEST_SEQUENCE`. Without this variable the function saves nothing. */
export function sequence(name: string): (page: Page, step: string) => Promise<void> {
  const folder = process.env.AHUTI_TEST_SEQUENCE
  let count = 0
  return async (page, step) => {
    count += 1
    if (!folder) return
    const path = `${folder}/${name}-${String(count).padStart(2, '0')}-${step}.png`
    await page.screenshot({ path, fullPage: true, animations: 'disabled' })
  }
}
