import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './tools/test/browsers.ts'

/** The system's Chromium. */
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    ...CHROMIUM_FLAGS,
    // Pages of one shop can share a process, and no spare process is needed.
    '--disable-site-isolation-trials',
    '--renderer-process-limit=1',
  ],
}

const isLong = process.env.AHUTI_TEST_LONG === '1'
/** Tests with these tags run only in `npm run test:long`. */
const LONG = isLong ? [] : [/@long/]

const DESKTOP = { grepInvert: [/@phone/, ...LONG], use: { viewport: { width: 1440, height: 900 } } }
/**
 * Journeys in a shop with existing data. They run first because some are long, and with one worker because making that shop takes longer than most of
 * them. In `npm run test:long` there are hundreds.
 */
const AT_WORK = {
  testMatch:
    /(?:staff-(?:accessibility|keyboard|lists|unloaded)|narrow-outer|print-pages|refused|staged-orders)\.spec\.ts$/,
  ...(isLong ? {} : { workers: 1 }),
}

export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/open-shop.ts',
  // A test must not fail only because the machine is slow.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // Each test has its own shop (open-shop.ts).
  workers: Math.min(3, availableParallelism()),
  fullyParallel: true,
  // A slow machine may miss a timeout once; a second failure means the code is broken.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // Recording every test is expensive: traces come from the retry, or with `--trace on`.
  use: {
    launchOptions,
    trace: 'on-first-retry',
    actionTimeout: 60_000,
    // Animations draw sixty times a second on the processor that runs the tests.
    reducedMotion: isLong ? 'no-preference' : 'reduce',
  },
  projects: [
    { name: 'desk', ...AT_WORK, ...DESKTOP },
    {
      name: 'phone',
      grepInvert: [/@once/, ...LONG],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: AT_WORK.testMatch, ...DESKTOP },
  ],
})
