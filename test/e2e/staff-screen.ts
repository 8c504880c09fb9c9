import type { Page } from '@playwright/test'
import type { StaffScreen } from '../screens-staff.ts'
import type { Lang } from './journey.ts'
import type { Facts } from './staff-seed.ts'
import { STAFF_MESSAGES } from './staff-messages.ts'

/** Opens a screen of a shop with data, signed in as the user of the screen. */
export async function openStaffScreen(
  page: Page,
  lang: Lang,
  facts: Facts,
  { path, before, show, as }: StaffScreen,
): Promise<void> {
  const view = { page, lang, say: STAFF_MESSAGES[lang], facts }
  const context = page.context()
  await context.clearCookies()
  if (as !== 'stranger') await context.addCookies((as === 'partner' ? facts.partner : facts.owner).cookies)
  await before?.(view)
  const address = typeof path === 'string' ? path : path(facts)
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`)
  await waitForStable(page)
  await show?.(view)
  await waitForStable(page)
}

/**
 * Waits for the heading of the screen and for an idle network. An idle network alone is not enough: on a busy machine the network may be idle for a
 * long time between the code of the panel and the code of a section. The network of a page with a frame is never idle.
 */
async function waitForStable(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
}
