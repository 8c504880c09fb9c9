import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { messages as en } from '../../src/app/messages/public.en.ts'
import { messages as ru } from '../../src/app/messages/public.ru.ts'
import { loadPageTexts } from '../../src/app/messages/page-texts.ts'
import { origin } from './origin.ts'

export type Lang = 'ru' | 'en'
export const LANGS: Lang[] = ['ru', 'en']
const BUYING = ['cart', 'orders', 'widget', 'sandbox'] as const
export const MESSAGES = {
  ru: { ...ru, ...(await loadPageTexts('ru', BUYING)) },
  en: { ...en, ...(await loadPageTexts('en', BUYING)) },
}

/** An IP address in a separate network for each test, because the shop's limits count a /64 network as one visitor. */
function newAddress(): string {
  const part = () => Math.floor(Math.random() * 0xffff).toString(16)
  return `2001:db8:${part()}:${part()}::1`
}

/** Frames with samples run no scripts. If the browser refuses a script in such a frame, the script belongs to the test driver. */
const OWN_SCRIPT = /^Blocked script execution in '[^']*\/samples\//

/** The test function of the journeys. After every test it checks that the browser reported no error, no policy violation and no failed request. */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: async ({}, use) => use(origin()),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newAddress() }),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error' && !OWN_SCRIPT.test(message.text())) complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The tag of a test whose result does not depend on the size of the screen or on touch. The test runs on the desktop only. */
export const ONCE = { tag: '@once' }
/** The tag of a test that makes sense only on a phone. */
export const ONCE_ON_PHONE = { tag: '@phone' }
/** The tag of a test that runs only in `npm run test:long`. */
const LONG = { tag: '@long' }
export const ONCE_FOR_LONG = { tag: ['@once', '@long'] }
export const ON_PHONE_FOR_LONG = { tag: ['@phone', '@long'] }
/**
 * The tags of a journey that runs only with `npm run test:long`. It runs in Russian on a phone, because Russian words are longer, and in English on
 * the desktop. So each language and each size is tested once.
 */
export const LONG_IN_TURN = { ru: ON_PHONE_FOR_LONG, en: ONCE_FOR_LONG }
/**
 * The tags of a journey that is independent of language and size. It runs in Russian on a phone, because Russian words are longer, and in
 * English on the desktop. `npm run test:long` runs all four combinations.
 */
export const oneSize = (lang: Lang) => {
  if (process.env.AHUTI_TEST_LONG === '1') return {}
  return lang === 'ru' ? { tag: '@phone' } : ONCE
}
/** The tags of a journey in which language and size hardly matter. It runs in English on the desktop. Only `npm run test:long` runs it in Russian. */
export const inEnglish = (lang: Lang) => (lang === 'en' ? ONCE : LONG)
/** Like `inEnglish`, but the journey runs in Russian on a phone. `npm run test:long` runs all four combinations. */
export const inRussian = (lang: Lang) => (lang === 'ru' ? oneSize('ru') : LONG)
/** Like `inEnglish`, but the journey runs only on the desktop. */
export const onceInEnglish = (lang: Lang) => (lang === 'en' ? ONCE : ONCE_FOR_LONG)
/** The tags of a journey with the same result on a phone. Only `npm run test:long` also runs it on a phone. */
export const ON_DESKTOP = process.env.AHUTI_TEST_LONG === '1' ? {} : ONCE

/** Waits until the page's scripts handle links. Before this moment a press on a link loads a new document. */
export const isAlive = async (page: Page) => await page.waitForFunction(() => !window.keepPress)

/** Adds a tier to the cart from the ritual's page: presses Select, chooses the tier and confirms. */
export async function addTier(
  page: Page,
  lang: Lang,
  ritual: string,
  tier: 'basic' | 'enhanced' | 'premium',
): Promise<void> {
  const messages = MESSAGES[lang].catalogue
  await page.goto(`/ritual/${ritual}?lang=${lang}`)
  await page.locator('#order').getByRole('button', { name: messages.page.select, exact: true }).click()
  await page.getByRole('radio', { name: new RegExp(messages.tiers[tier].label) }).check()
  // While the button is out of view, a bar at the bottom shows a second button with the same name. So the test presses the first button.
  await page.getByRole('button', { name: messages.page.addToCart, exact: true }).first().click()
  await expect(page.locator('header').getByRole('button', { name: MESSAGES[lang].app.cart(1) })).toBeVisible()
}

export async function openCart(page: Page, lang: Lang): Promise<Locator> {
  await page
    .locator('header')
    .getByRole('button', { name: new RegExp(MESSAGES[lang].app.cart(0)) })
    .click()
  return page.getByRole('dialog')
}

/** Enters the guest's name in the open cart and continues to payment. */
export async function goToPayment(panel: Locator, lang: Lang, email = 'anna@example.com'): Promise<void> {
  const { cart } = MESSAGES[lang]
  await panel.getByRole('textbox', { name: cart.contact.name }).fill('Анна Смирнова')
  await panel.getByRole('textbox', { name: cart.contact.email }).fill(email)
  await panel.getByRole('button', { name: /^(?:Перейти к\sоплате|Continue to payment): / }).click()
}

/** Chooses payment in coins if there are several methods, and then the coin. The shop then assigns a coin address to the payment. */
export async function chooseCoin(panel: Locator, lang: Lang, coin: RegExp): Promise<void> {
  const { widget } = MESSAGES[lang]
  const crypto = panel.getByRole('button', { name: new RegExp(`^${widget.method.crypto}`) })
  const choice = panel.getByRole('radio', { name: coin })
  await expect(crypto.or(choice).first()).toBeVisible()
  if (await crypto.isVisible()) await crypto.click()
  await choice.check()
  await panel.getByRole('button', { name: widget.coin.create }).click()
}

/** Calls the sandbox as its page does. */
export async function sandbox(page: Page, path: string, body: unknown): Promise<void> {
  const response = await page.request.post(`${origin()}/api/sandbox/${path}`, {
    data: body,
    headers: { origin: origin() },
  })
  expect(response.ok(), await response.text()).toBe(true)
}

/** The axe rules that depend only on colour. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Checks that axe finds no violation on the current screen. `npm run test:long` checks both themes. The second theme has the same elements in other
 * colours, so only the colour rules run for the second theme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([])
  if (process.env.AHUTI_TEST_LONG !== '1') return
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await emulateTheme(page, isDark ? 'light' : 'dark')
  expect(await violationsOn(page, COLOUR_RULES)).toEqual([])
  await emulateTheme(page, isDark ? 'dark' : 'light')
}

async function violationsOn(page: Page, rules: string[] = []): Promise<string[]> {
  // The results of passed checks are not used, and collecting their elements takes longer than the check.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // The library Base UI puts hidden elements around a dialog. These elements pass the focus to the next control.
  axe.exclude('[data-base-ui-focus-guard]')
  if (rules.length > 0) axe.withRules(rules)
  // axe's default mode opens a new page for every check. Only a page with frames needs this mode.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/**
 * Changes the theme as the system would, and waits until all colour transitions end. Elements with `content-visibility` would keep the old colours
 * while they are off screen, so this function makes the browser draw all elements.
 */
async function emulateTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return
    const all = new CSSStyleSheet()
    all.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [all]
  })
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changing.map((transition) => transition.finished))
  })
}

/**
 * Simulates the visitor's return to this tab from a wallet. The payment page then requests the status immediately. Otherwise it would wait up to ten
 * seconds.
 */
export async function reloadUntil(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Returns the coin address from the screen that waits for a transfer, as a person would copy it. */
export async function shownAddress(panel: Locator, lang: Lang): Promise<string> {
  const group = panel.getByRole('group', { name: MESSAGES[lang].widget.waiting.address, exact: true })
  return ((await group.locator('.type-mono').textContent()) ?? '').trim()
}

/** Presses the button until something has changed. A press on a moving button has no effect, so the press is repeated. */
export async function pressUntil(
  button: Locator,
  hasChanged: (timeout: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await button.click({ timeout: 2_000 })
    await hasChanged({ timeout: 2_000 })
  }).toPass()
}
