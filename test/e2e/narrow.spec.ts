import type { Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { SCREENS } from '../screens.ts'
import { findClipped } from './clipped.ts'
import { expect, type Lang, LANGS, ONCE, ONCE_FOR_LONG, test } from './journey.ts'

/** What a test of a screen makes the browser write down: answers that it refused or altered, and React's word about the latter. */
const OF_THE_SCREEN = /status of \d{3}|ERR_|Failed to load|#418/

/** One of each kind of page; the long run walks through every screen. */
const DAILY = [
  'home',
  'options',
  'articles',
  'ritual-tiers',
  'article',
  'cart-many',
  'checkout',
  'order-plan',
  'profile-form-faults',
  'gift',
  'group-faults',
  'review',
]

type Window = { width: number; height: number; text?: string; daily: string[] }

/** Windows in which a page must be readable whole: the narrowest, a zoom of 200 %, and a phone whose text alone is twice as large. */
const WINDOWS: Record<string, Window> = {
  '320 px': { width: 320, height: 640, daily: DAILY },
  'a zoom of 200 %': { width: 720, height: 450, daily: [] },
  'twice the text of a phone': {
    width: 390,
    height: 844,
    text: '200%',
    daily: ['home', 'ritual', 'checkout', 'cart-many'],
  },
}

test.use({ reducedMotion: 'reduce' })

for (const [name, window] of Object.entries(WINDOWS)) {
  // Russian words are the longer.
  for (const lang of name === '320 px' ? LANGS : (['ru'] as const)) {
    for (const screen of SCREENS) {
      const when = lang === 'ru' && window.daily.includes(screen.name) ? ONCE : ONCE_FOR_LONG
      test(`${screen.name} is whole in ${name} (${lang})`, when, async ({ page, complaints }) => {
        test.setTimeout(120_000)
        expect(await look(page, screen, lang, window)).toEqual([])
        complaints.splice(0, complaints.length, ...complaints.filter((text) => !OF_THE_SCREEN.test(text)))
      })
    }
  }
}

async function look(page: Page, { show, asks }: Screen, lang: Lang, window: Window): Promise<string[]> {
  const { width, height, text } = window
  await page.setViewportSize({ width, height })
  if (!asks) await page.addInitScript(refuseCounters)
  if (text) await page.addInitScript(enlargeText, text)
  await show(page, lang)
  // A screen that waits for an answer is never idle.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  return await findClipped(page)
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
function enlargeText(size: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html { font-size: ${size} !important }`)
  document.adoptedStyleSheets = [sheet]
}
