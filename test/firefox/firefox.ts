import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Page } from 'puppeteer-core'
import { FIREFOX_NAMES } from '../../tools/test/browsers.ts'
import { findProgram } from '../../tools/test/programs.ts'
import { prepareFolder } from '../prepared-database.ts'
import { type ShopProcess, startProcess } from '../process.ts'

/** The Firefox of the system, controlled over WebDriver BiDi. Playwright would need its own build of Firefox. */
export const firefox = process.env.FIREFOX_PATH ?? findProgram(FIREFOX_NAMES)

export type Visit = {
  shop: ShopProcess
  page: Page
  /** Browser messages about errors and failed requests. */
  complaints: string[]
  /** Every violation of the content security policy, with its directive and place. */
  breaches: string[]
  close: () => Promise<void>
}

/** Starts a separate shop, and a Firefox to visit the shop. */
export async function visitInFirefox(): Promise<Visit> {
  const folder = mkdtempSync(join(tmpdir(), 'ahuti-firefox-'))
  await prepareFolder(folder)
  const shop = await startProcess({ DATA_DIR: folder })
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  page.setDefaultTimeout(60_000)
  const complaints: string[] = []
  const breaches: string[] = []
  const note = (text: string): void => {
    if (/^breach: |Content-Security-Policy/.test(text)) breaches.push(text)
    else complaints.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  page.on('pageerror', (error) => note(String(error)))
  // Firefox logs only some violations, but this event reports all violations.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `breach: the rule ${event.effectiveDirective} blocked ${event.blockedURI}, requested in ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  return {
    shop,
    page,
    complaints,
    breaches,
    close: async () => {
      await browser.close()
      await shop.kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Waits for the first button with this text, and presses it. A search by role would also work in Firefox, but takes seconds. */
export async function press(page: Page, name: string): Promise<void> {
  await page.locator(`::-p-xpath(//button[normalize-space()="${name}"])`).click()
}
