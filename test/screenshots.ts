// Makes a picture of every screen and state of customers, staff and partners, at each width, in both languages and themes: `npm run screenshots`, or
// only some of them: `npm run screenshots -- options 390 ru dark`. A word that is not a width, language or theme is a part of a screen's name.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, prepareChromium } from '../tools/test/browsers.ts'
import { startProcess } from './process.ts'
import type { Screen } from './screen.ts'
import { openStaffShop, STAFF_NAMES } from './screenshots-staff.ts'
import { SCREENS } from './screens.ts'
import { refuseCounters } from './refuse-counters.ts'

const FOLDER = fileURLToPath(new URL('../screenshots', import.meta.url))
const WIDTHS = ['320', '390', '768', '1440']
const LANGS = ['ru', 'en'] as const
const THEMES = ['light', 'dark'] as const

type Lang = (typeof LANGS)[number]
type Shot = { width: string; theme: (typeof THEMES)[number] }
/** A screen that is opened once, and the pictures that are then made of this screen. */
type Walk = { screen: Screen; lang: Lang; shots: Shot[] }

process.exitCode = await photographAll(process.argv.slice(2))

async function photographAll(words: string[]): Promise<number> {
  const found = await prepareChromium()
  if ('missing' in found) throw new Error(found.missing)
  const data = mkdtempSync(join(tmpdir(), 'ahuti-screenshots-'))
  const shop = await startProcess({
    DATA_DIR: data,
    GA4_ID: 'G-PICTURES01',
    METRIKA_ID: '12345678',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  // The steps of the tests read the address of the sandbox from this variable.
  process.env.AHUTI_E2E_ORIGINS = shop.origin
  const staff = STAFF_NAMES.some((name) => isWanted(name, words)) ? await openStaffShop() : undefined
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS })
  mkdirSync(FOLDER, { recursive: true })
  const albums = [
    { origin: shop.origin, walks: listWalks(SCREENS, words) },
    ...(staff ? [{ origin: staff.origin, walks: listWalks(staff.screens, words) }] : []),
  ]
  let [count, faults] = [0, 0]
  try {
    for (const { origin, walks } of albums) {
      for (const walk of walks) faults += await take(browser, origin, walk)
      count += walks.reduce((sum, { shots }) => sum + shots.length, 0)
    }
  } finally {
    await browser.close()
    await staff?.close()
    await shop.kill('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
  console.log(`${count} pictures in screenshots/, ${faults} with an error`)
  return faults > 0 ? 1 : 0
}

/** Returns the number of bad pictures: pictures that could not be made, pictures of a page with an error, or pictures wider than their window. */
async function take(browser: Browser, origin: string, { screen, lang, shots }: Walk): Promise<number> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: sizeOf(shots[0]),
    locale: lang === 'ru' ? 'ru-RU' : 'en-GB',
    reducedMotion: 'reduce',
    // The shop's limits count requests by IP address, so each visitor has a separate address.
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250) + 1}` },
  })
  if (!screen.asks) await context.addInitScript(refuseCounters)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  let faulty = 0
  try {
    await screen.show(page, lang)
    // The wait is limited, because the network of a screen that waits for a response is never idle.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  } catch (error) {
    errors.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
  for (const shot of shots) {
    const name = `${screen.name}-${shot.width}-${lang}-${shot.theme}`
    const faults = [...errors, ...(await takeOne(page, shot, name, screen.whole ?? true))]
    console.log(faults.length > 0 ? `✗ ${name}: ${faults.join('; ')}` : `✓ ${name}`)
    if (faults.length > 0) faulty += 1
  }
  await context.close()
  return faulty
}

async function takeOne(page: Page, shot: Shot, name: string, fullPage: boolean): Promise<string[]> {
  await page.setViewportSize(sizeOf(shot))
  await page.emulateMedia({ colorScheme: shot.theme })
  // An element under the pointer would have its hover style in the picture, so the pointer moves away.
  await page.mouse.move(0, 0)
  // Sticky elements would appear in the middle of the picture.
  if (fullPage) {
    await passBy(page)
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' })
      // Content that the browser draws only near the window would be empty.
      for (const each of document.querySelectorAll<HTMLElement>('article')) each.style.contentVisibility = 'visible'
      for (const each of document.querySelectorAll<HTMLElement>('main *')) {
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) each.style.position = 'static'
      }
    })
  }
  await page.waitForTimeout(200)
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage })
  return await widerThanWindow(page)
}

/** Scrolls down as a reader does, because documents and pictures load only near the window. */
async function passBy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
}

function sizeOf(shot: Shot | undefined): { width: number; height: number } {
  const width = Number(shot?.width ?? WIDTHS[0])
  return { width, height: width < 768 ? 844 : 900 }
}

async function widerThanWindow(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than its window`] : []
}

/** All pictures that match the command line. A screen that is visible only for seconds is opened again for each picture. */
function listWalks(screens: Screen[], words: string[]): Walk[] {
  const wanted = screens.filter(({ name }) => isWanted(name, words))
  const shots = chosen(WIDTHS, words).flatMap((width) => chosen(THEMES, words).map((theme) => ({ width, theme })))
  return wanted.flatMap((screen) =>
    chosen(LANGS, words).flatMap((lang) =>
      screen.brief ? shots.map((shot) => ({ screen, lang, shots: [shot] })) : [{ screen, lang, shots }],
    ),
  )
}

function isWanted(name: string, words: string[]): boolean {
  const known = new Set<string>([...WIDTHS, ...LANGS, ...THEMES])
  const parts = words.filter((word) => !known.has(word))
  return parts.length === 0 || parts.some((part) => name.includes(part))
}

function chosen<T extends string>(all: readonly T[], words: string[]): readonly T[] {
  const named = all.filter((one) => words.includes(one))
  return named.length > 0 ? named : all
}
