import type { Page } from '@playwright/test'
import { MORE_PANEL_SCREENS } from '../screens-staff-states.ts'
import { DESK_SCREENS, PANEL_SCREENS } from '../screens-staff.ts'
import { findClipped } from './overflow.ts'
import { expect, type Lang, LANGS, ONCE, ONCE_FOR_LONG } from './journey.ts'
import { openStaffScreen } from './staff-screen.ts'
import { testAtWork as test } from './staff-shop.ts'

const SCREENS = [...PANEL_SCREENS, ...MORE_PANEL_SCREENS, ...DESK_SCREENS]

/** Windows in which the whole panel must be readable, with the text size in percent of the browser's default. */
const WINDOWS = [
  { name: 'a phone', width: 390, height: 844, text: 100 },
  { name: 'a zoom of 200 %', width: 720, height: 450, text: 100 },
  { name: 'twice the text', width: 1440, height: 900, text: 200 },
]

/** Expected browser messages on a screen of a refusal or a missing page. */
const OF_THE_SCREEN = /status of \d{3}/

/** The windows in which the panel is checked in each language. Russian words are longer, so only Russian pages are checked with larger text. */
const WHERE: Record<Lang, typeof WINDOWS> = { ru: WINDOWS, en: WINDOWS.slice(0, 1) }

test.describe.configure({ mode: 'default' })
test.use({ reducedMotion: 'reduce' })

for (const lang of LANGS) {
  for (const screen of SCREENS) {
    const when = screen.isDaily && lang === 'ru' ? ONCE : ONCE_FOR_LONG
    const where = WHERE[lang].map(({ name }) => name).join(', ')
    test(
      `the panel’s ${screen.name} can be read completely in ${where} (${lang})`,
      when,
      async ({ page, facts, complaints }) => {
        await openStaffScreen(page, lang, facts, screen)
        const clipped: string[] = []
        for (const { name, width, height, text } of WHERE[lang]) {
          await page.setViewportSize({ width, height })
          await writeAt(page, text)
          // Waits until components that depend on the width of the window have rendered again.
          await page.evaluate(
            async () => await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
          )
          clipped.push(...(await findClipped(page)).map((words) => `${name}: ${words}`))
        }
        expect(clipped).toEqual([])
        complaints.splice(0, complaints.length, ...complaints.filter((text) => !OF_THE_SCREEN.test(text)))
      },
    )
  }
}

/** Simulates a browser setting for larger text. `rem` units and the breakpoints in `em` change, but sizes in pixels do not. */
async function writeAt(page: Page, percent: number): Promise<void> {
  const standard = (16 * percent) / 100
  // The DevTools session sets the text size, and the setting ends with the session.
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await expect.poll(() => page.evaluate(sizeOfRoot)).toBe(`${standard}px`)
}

function sizeOfRoot(): string {
  return getComputedStyle(document.documentElement).fontSize
}
