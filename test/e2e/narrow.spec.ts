import type { Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { SCREENS } from '../screens.ts'
import { findClipped } from './overflow.ts'
import { expect, type Lang, LANGS, ONCE, ONCE_FOR_LONG, test } from './journey.ts'

/** Windows in which a page must be readable whole: the narrowest, a zoom of 200 %, and a phone whose text alone is twice as large. */
const WINDOWS = {
  '320 px': { width: 320, height: 640 },
  'a zoom of 200 %': { width: 720, height: 450 },
  'twice the text of a phone': { width: 390, height: 844 },
}
type WindowName = keyof typeof WINDOWS

/** What a test of a screen makes the browser write down: answers that the test refused or altered, and pages that do not fit them. */
const OF_THE_SCREEN = /status of \d{3}|ERR_|Failed to load|React error #418/

/** One of each kind of page; the long run walks through every screen. */
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

/** Russian words are the longer: what is whole in them when enlarged is so in English. */
const WHERE: Record<Lang, WindowName[]> = {
  ru: ['320 px', 'a zoom of 200 %', 'twice the text of a phone'],
  en: ['320 px'],
}

/** Paper is never so narrow: what is printed is looked at by print-pages.spec.ts. */
const ON_SCREEN = SCREENS.filter(({ name }) => !name.endsWith('-print'))

for (const lang of LANGS) {
  for (const screen of ON_SCREEN) {
    const when = lang === 'ru' && DAILY.includes(screen.name) ? ONCE : ONCE_FOR_LONG
    test(`${screen.name} is whole in ${WHERE[lang].join(' and ')} (${lang})`, when, async ({ page, complaints }) => {
      expect(await look(page, screen, lang)).toEqual([])
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !OF_THE_SCREEN.test(text)))
    })
  }
}

/** What is cut off, by the window in which it is. */
async function look(page: Page, { show, asks }: Screen, lang: Lang): Promise<string[]> {
  const clipped: string[] = []
  await page.setViewportSize(WINDOWS['320 px'])
  if (!asks) await page.addInitScript(refuseCounters)
  await show(page, lang)
  // A screen that waits for an answer is never idle.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  for (const name of WHERE[lang]) {
    await page.setViewportSize(WINDOWS[name])
    if (name === 'twice the text of a phone') await page.evaluate(enlargeText)
    // What asks how wide the window is draws itself anew.
    await page.evaluate(async () => await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
    clipped.push(...(await findClipped(page)).map((words) => `${name}: ${words}`))
  }
  return clipped
}

/** The visitor has answered the question about outside counters. */
function refuseCounters(): void {
  // The frames of samples have no storage.
  if (self.origin === 'null') return
  localStorage.setItem(
    'consent',
    JSON.stringify({ analytics: false, version: '2026-11', at: '2026-11-01T00:00:00.000Z' }),
  )
}

/** As a browser does that is told to write larger: the page's own sizes in pixels stay. */
function enlargeText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { font-size: 200% !important }')
  document.adoptedStyleSheets = [sheet]
}
