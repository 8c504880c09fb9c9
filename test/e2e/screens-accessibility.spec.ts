import { SCREENS } from '../screens.ts'
import { expectAccessible, LANGS, LONG_IN_TURN, test } from './journey.ts'
import { refuseCounters } from '../refuse-counters.ts'

/** Expected browser messages about responses that fail on purpose. */
const OF_THE_SCREEN = /status of \d{3}|ERR_|Failed to load/

for (const lang of LANGS) {
  test.describe(`the screen in ${lang}`, LONG_IN_TURN[lang], () => {
    test.use({ reducedMotion: 'reduce' })

    for (const { name, show, asks } of SCREENS) {
      test(`“${name}” has no accessibility error in the light and dark theme`, async ({
        page,
        context,
        complaints,
      }) => {
        if (!asks) await context.addInitScript(refuseCounters)
        await show(page, lang)
        // The wait is limited, because the network of a screen that waits for a response is never idle.
        await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
        await expectAccessible(page)
        complaints.splice(0, complaints.length, ...complaints.filter((text) => !OF_THE_SCREEN.test(text)))
      })
    }
  })
}
