// Makes the pictures of the README, in both themes, in docs/pictures/: `npm run screenshots -- readme`.
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, prepareChromium } from '../tools/test/browsers.ts'
import type { Screen } from './screen.ts'
import { openStaffShop } from './screenshots-staff.ts'
import { SCREENS } from './screens.ts'

const FOLDER = fileURLToPath(new URL('../docs/pictures', import.meta.url))
const THEMES = ['light', 'dark'] as const

/** Sizes are in CSS pixels. */
type Size = { width: number; height: number }

/** Tall enough for the whole QR code of a payment. */
const PHONE: Size = { width: 390, height: 970 }
/** The space between the screens of one picture. */
const GAP = 40
/** The largest size of one picture. A reader of the README loads all pictures of one theme. */
const MAX_BYTES = 60_000

/** The pictures, and the screens that each picture shows side by side. */
const PICTURES = [
  { name: 'home', screens: ['home'], size: { width: 1280, height: 660 } },
  { name: 'phone', screens: ['ritual', 'checkout', 'pay-waiting'], size: PHONE },
  { name: 'today', screens: ['staff-today'], size: { width: 1280, height: 660 } },
  { name: 'order', screens: ['staff-order'], size: { width: 1280, height: 800 } },
]

process.exitCode = await photographAll()

async function photographAll(): Promise<number> {
  const found = await prepareChromium()
  if ('missing' in found) throw new Error(found.missing)
  const shop = await openStaffShop()
  // The steps of the tests read the address of the sandbox from this variable.
  process.env.AHUTI_E2E_ORIGINS = shop.origin
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS })
  mkdirSync(FOLDER, { recursive: true })
  let tooLarge = 0
  try {
    for (const { name, screens, size } of PICTURES) {
      const shown = screens.map((each) => screenNamed([...SCREENS, ...shop.screens], each))
      for (const theme of THEMES) {
        const images = []
        for (const screen of shown) images.push(await photograph(browser, shop.origin, { screen, size, theme }))
        const path = join(FOLDER, `${name}-${theme}.webp`)
        const image = await sideBySide(images, size)
        // If a picture has several screens, the picture is reduced in size.
        const width = images.length > 1 ? 1000 : size.width
        await sharp(image).resize({ width }).webp({ quality: 76, effort: 6, smartSubsample: true }).toFile(path)
        const { size: bytes } = statSync(path)
        if (bytes > MAX_BYTES) tooLarge += 1
        console.log(`${bytes > MAX_BYTES ? '✗' : '✓'} ${name}-${theme}.webp: ${Math.ceil(bytes / 1000)} kB`)
      }
    }
  } finally {
    await browser.close()
    await shop.close()
  }
  return tooLarge > 0 ? 1 : 0
}

function screenNamed(screens: Screen[], name: string): Screen {
  const screen = screens.find((each) => each.name === name)
  if (!screen) throw new Error(`there is no screen with the name ${name}`)
  return screen
}

type Look = { screen: Screen; size: Size; theme: (typeof THEMES)[number] }

async function photograph(browser: Browser, origin: string, { screen, size, theme }: Look): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    colorScheme: theme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await screen.show(page, 'en')
  // The wait is limited, because the network of a screen that waits for a response is never idle.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  // An element under the pointer would have its hover style in the picture, so the pointer moves away.
  await page.mouse.move(0, 0)
  await page.waitForTimeout(500)
  const image = await page.screenshot()
  await context.close()
  return image
}

/** The space between the screens is transparent, so that it fits the reader's theme. */
async function sideBySide(images: Buffer[], { width, height }: Size): Promise<Buffer> {
  const blank = sharp({
    create: {
      width: images.length * (width + GAP) - GAP,
      height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
  const placed = images.map((input, place) => ({ input, left: place * (width + GAP), top: 0 }))
  return await blank.composite(placed).png().toBuffer()
}
