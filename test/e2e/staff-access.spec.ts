import type { Page } from '@playwright/test'
import { MORE_PANEL_SCREENS } from '../screens-staff-more.ts'
import { DESK_SCREENS, OUTER_SCREENS, PANEL_SCREENS, type StaffScreen } from '../screens-staff.ts'
import { expectAccessible, type Lang, LANGS, LONG, ONCE } from './journey.ts'
import type { Facts } from './staff-facts.ts'
import { STAFF_MESSAGES } from './staff-messages.ts'
import { testAtWork as test } from './staff-shop.ts'

const SCREENS = [...PANEL_SCREENS, ...MORE_PANEL_SCREENS, ...DESK_SCREENS, ...OUTER_SCREENS]

/** What a screen of a refusal or a missing thing makes the browser write down. */
const OF_THE_SCREEN = /status of \d{3}/

test.describe.configure({ mode: 'default' })
test.use({ reducedMotion: 'reduce' })

test('axe has nothing against what the staff see all day', ONCE, async ({ page, facts }) => {
  test.setTimeout(120_000)
  for (const screen of SCREENS.filter(({ isDaily }) => isDaily)) await look(page, 'en', facts, screen)
})

for (const lang of LANGS) {
  for (const screen of SCREENS) {
    test(
      `axe has nothing against ${screen.name} in either theme (${lang})`,
      LONG,
      async ({ page, facts, complaints }) => {
        // A page drawn inside another is looked through as well.
        test.setTimeout(120_000)
        await look(page, lang, facts, screen)
        complaints.splice(0, complaints.length, ...complaints.filter((text) => !OF_THE_SCREEN.test(text)))
      },
    )
  }
}

async function look(page: Page, lang: Lang, facts: Facts, { path, before, show, as }: StaffScreen): Promise<void> {
  const view = { page, lang, say: STAFF_MESSAGES[lang], facts }
  const context = page.context()
  await context.clearCookies()
  if (as !== 'stranger') await context.addCookies((as === 'partner' ? facts.partner : facts.owner).cookies)
  await before?.(view)
  const address = typeof path === 'string' ? path : path(facts)
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`)
  await settle(page)
  await show?.(view)
  await settle(page)
  await expectAccessible(page)
}

/** A page with another drawn inside it is never idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
}
