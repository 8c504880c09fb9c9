import type { Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { SCREENS } from '../screens.ts'
import { findClipped } from './overflow.ts'
import { expect, type Lang, LANGS, ONCE, ONCE_FOR_LONG, test } from './journey.ts'
import { refuseCounters } from '../refuse-counters.ts'

/** Windows in which every page must be readable: the narrowest window, a zoom of 200 %, and a phone with double text size. */
const WINDOWS = {
  '320 px': { width: 320, height: 640 },
  'a zoom of 200 %': { width: 720, height: 450 },
  'twice the text of a phone': { width: 390, height: 844 },
}
type WindowName = keyof typeof WINDOWS

/** Expected browser messages about responses that fail on purpose. */
const OF_THE_SCREEN = /status of \d{3}|ERR_|Failed to load/

/** The screens that `npm test` checks: one page of each kind. `npm run test:long` checks every screen. */
const DAILY = [
  'home',
  'ritual-tiers',
  'article',
  'cart-many',
  'checkout',
  'order-plan',
  'profile-form-faults',
  'group-faults',
]

test.use({ reducedMotion: 'reduce' })

/** The windows in which the pages of each language are checked. Russian words are longer, so only Russian pages are checked with larger text. */
const WHERE: Record<Lang, WindowName[]> = {
  ru: ['320 px', 'a zoom of 200 %', 'twice the text of a phone'],
  en: ['320 px'],
}

/** All screens except printed pages, because paper is never so narrow. print-pages.spec.ts checks printing. */
const ON_SCREEN = SCREENS.filter(({ name }) => !name.endsWith('-print'))

for (const lang of LANGS) {
  for (const screen of ON_SCREEN) {
    const when = lang === 'ru' && DAILY.includes(screen.name) ? ONCE : ONCE_FOR_LONG
    test(
      `${screen.name} can be read completely in ${WHERE[lang].join(' and ')} (${lang})`,
      when,
      async ({ page, complaints }) => {
        expect(await look(page, screen, lang)).toEqual([])
        complaints.splice(0, complaints.length, ...complaints.filter((text) => !OF_THE_SCREEN.test(text)))
      },
    )
  }
}

/** Lists the content that is cut off in each window. */
async function look(page: Page, { show, asks }: Screen, lang: Lang): Promise<string[]> {
  const clipped: string[] = []
  await page.setViewportSize(WINDOWS['320 px'])
  if (!asks) await page.addInitScript(refuseCounters)
  await show(page, lang)
  // The wait is limited, because the network of a screen that waits for a response is never idle.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  for (const name of WHERE[lang]) {
    await page.setViewportSize(WINDOWS[name])
    if (name === 'twice the text of a phone') await page.evaluate(enlargeText)
    // Waits until components that depend on the width of the window have rendered again.
    await page.evaluate(async () => await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
    clipped.push(...(await findClipped(page)).map((words) => `${name}: ${words}`))
  }
  return clipped
}

/** Simulates a browser setting for larger text. Sizes in pixels stay the same. */
function enlargeText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { font-size: 200% !important }')
  document.adoptedStyleSheets = [sheet]
}
