import { OUTER_SCREENS } from '../screens-staff.ts'
import { findClipped } from './overflow.ts'
import { expect, LANGS, ONCE, ONCE_FOR_LONG } from './journey.ts'
import { openStaffScreen } from './staff-screen.ts'
import { testAtWork as test } from './staff-shop.ts'

/** Expected browser messages on a screen of a refusal or a missing page. */
const OF_THE_SCREEN = /status of \d{3}/

test.describe.configure({ mode: 'default' })
test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 640 } })

// These screens are a proof, its certificate, the page that checks a certificate's number, and the partner pages.
for (const lang of LANGS) {
  for (const screen of OUTER_SCREENS) {
    const when = screen.isDaily && lang === 'ru' ? ONCE : ONCE_FOR_LONG
    test(`${screen.name} can be read completely at 320 pixels (${lang})`, when, async ({ page, facts, complaints }) => {
      await openStaffScreen(page, lang, facts, screen)
      expect(await findClipped(page)).toEqual([])
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !OF_THE_SCREEN.test(text)))
    })
  }
}
