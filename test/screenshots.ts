// Photographs every public screen and state, at each width, in both languages and themes: `npm run screenshots`, or a part of it:
// `npm run screenshots -- options 390 ru dark`. A word that names no width, language or theme is a part of a screen's name.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { prepareChromium } from '../tools/test/chromium.ts'
import { startProcess } from './process.ts'
import { SCREENS, type Screen } from './screens.ts'

const FOLDER = new URL('../screenshots', import.meta.url).pathname
const WIDTHS = ['390', '768', '1440']
const LANGS = ['ru', 'en'] as const
const THEMES = ['light', 'dark'] as const

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Shot = { screen: Screen; width: string; lang: (typeof LANGS)[number]; theme: (typeof THEMES)[number] }

process.exitCode = await photograph(listShots(process.argv.slice(2)))

async function photograph(shots: Shot[]): Promise<number> {
  const found = await prepareChromium()
  if ('missing' in found) throw new Error(found.missing)
  const data = mkdtempSync(join(tmpdir(), 'ahuti-screenshots-'))
  const shop = await startProcess({ DATA_DIR: data })
  // Where the journeys' own steps find the sandbox.
  process.env.AHUTI_E2E_ORIGINS = shop.origin
  const browser = await chromium.launch({ executablePath: found.path, args: ARGS })
  mkdirSync(FOLDER, { recursive: true })
  let faults = 0
  try {
    for (const shot of shots) faults += await take(browser, shop.origin, shot)
  } finally {
    await browser.close()
    await shop.kill('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
  console.log(`${shots.length} pictures in screenshots/, ${faults} with a fault`)
  return faults > 0 ? 1 : 0
}

/** One picture; 1 when the screen could not be reached, threw, or is wider than its window. */
async function take(browser: Browser, origin: string, { screen, width, lang, theme }: Shot): Promise<number> {
  const name = `${screen.name}-${width}-${lang}-${theme}`
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: Number(width), height: width === '390' ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!(screen.altered && message.includes('#418'))) faults.push(message)
  })
  try {
    await screen.show(page, lang)
    // A screen that waits for an answer is never idle.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
    faults.push(...(await widerThanWindow(page)))
    const fullPage = screen.whole ?? true
    // What sticks to the window would stand in the middle of the picture.
    if (fullPage) {
      await page.evaluate(() => {
        window.scrollTo({ top: 0, behavior: 'instant' })
        // What is drawn only when it comes near the window would stay empty.
        for (const each of document.querySelectorAll<HTMLElement>('article')) each.style.contentVisibility = 'visible'
      })
    }
    await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage })
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  } finally {
    await context.close()
  }
  console.log(faults.length > 0 ? `✗ ${name}: ${faults.join('; ')}` : `✓ ${name}`)
  return faults.length > 0 ? 1 : 0
}

async function widerThanWindow(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than its window`] : []
}

/** All that the words on the command line leave. */
function listShots(words: string[]): Shot[] {
  const known = new Set<string>([...WIDTHS, ...LANGS, ...THEMES])
  const names = words.filter((word) => !known.has(word))
  const screens = names.length > 0 ? SCREENS.filter(({ name }) => names.some((part) => name.includes(part))) : SCREENS
  return screens.flatMap((screen) =>
    chosen(WIDTHS, words).flatMap((width) =>
      chosen(LANGS, words).flatMap((lang) => chosen(THEMES, words).map((theme) => ({ screen, width, lang, theme }))),
    ),
  )
}

function chosen<T extends string>(all: readonly T[], words: string[]): readonly T[] {
  const named = all.filter((one) => words.includes(one))
  return named.length > 0 ? named : all
}
