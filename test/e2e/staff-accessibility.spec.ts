import type { Page } from '@playwright/test'
import { MORE_PANEL_SCREENS } from '../screens-staff-states.ts'
import { DESK_SCREENS, OUTER_SCREENS, PANEL_SCREENS, type StaffScreen } from '../screens-staff.ts'
import { expectAccessible, type Lang, LANGS, LONG_IN_TURN, ONCE } from './journey.ts'
import type { Facts } from './staff-seed.ts'
import { openStaffScreen } from './staff-screen.ts'
import { testAtWork as test } from './staff-shop.ts'

const SCREENS = [...PANEL_SCREENS, ...MORE_PANEL_SCREENS, ...DESK_SCREENS, ...OUTER_SCREENS]

/** Expected browser messages on a screen of a refusal or a missing page. */
const OF_THE_SCREEN = /status of \d{3}/

test.describe.configure({ mode: 'default' })
test.use({ reducedMotion: 'reduce' })

test('axe finds no accessibility error on screens that staff use daily', ONCE, async ({ page, facts }) => {
  for (const screen of SCREENS.filter(({ isDaily }) => isDaily)) await check(page, 'en', facts, screen)
})

for (const lang of LANGS) {
  for (const screen of SCREENS) {
    test(
      `axe finds no accessibility error on ${screen.name} in both themes (${lang})`,
      LONG_IN_TURN[lang],
      async ({ page, facts, complaints }) => {
        // The check includes pages inside frames.
        await check(page, lang, facts, screen)
        complaints.splice(0, complaints.length, ...complaints.filter((text) => !OF_THE_SCREEN.test(text)))
      },
    )
  }
}

async function check(page: Page, lang: Lang, facts: Facts, screen: StaffScreen): Promise<void> {
  await openStaffScreen(page, lang, facts, screen)
  await expectAccessible(page)
}
