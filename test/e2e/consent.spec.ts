import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { consentMessages } from '../../src/features/platform/analytics/web/messages.ts'
import { prepareFolder } from '../prepared-database.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import {
  addTier,
  expect,
  expectAccessible,
  isAlive,
  type Lang,
  LANGS,
  LONG_IN_TURN,
  ONCE,
  test,
  MESSAGES,
} from './journey.ts'

type ReportedEvent = { name: string; path?: string; value?: number; items?: { item_id: string; quantity: number }[] }

/**
 * Collects every analytics event that pages of this browser context send after this call. The page itself reads the body of each beacon,
 * because Playwright cannot read it.
 */
async function listen(context: BrowserContext): Promise<ReportedEvent[]> {
  const reported: ReportedEvent[] = []
  await context.exposeFunction('hear', (text: string) => {
    reported.push(...(JSON.parse(text) as { events: ReportedEvent[] }).events)
  })
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then((window as unknown as { hear: (text: string) => void }).hear)
      return send(url, body)
    }
  })
  return reported
}

test(
  'a shop without external analytics does not ask for consent or call other sites',
  ONCE,
  async ({ page, context }) => {
    const hosts = new Set<string>()
    context.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto('/?lang=ru')
    await page.getByRole('contentinfo').getByRole('link', { name: MESSAGES.ru.app.footer.consent }).click()
    await expect(page.getByRole('heading', { level: 1, name: consentMessages.ru.title })).toBeVisible()
    await expect(page.getByText(consentMessages.ru.outside.none)).toBeVisible()
    await expect(page.getByRole('region', { name: consentMessages.ru.notice.label })).toHaveCount(0)
    await expectAccessible(page)
    expect(hosts.size).toBe(1)
    expect(await context.cookies()).toEqual([])
  },
)

test('the browser sends each page view and cart step once, in GA4’s format', ONCE, async ({ page, context }) => {
  const reported = await listen(context)
  await addTier(page, 'en', 'ganesha', 'basic')
  await page.locator('header').getByRole('link', { name: MESSAGES.en.app.articles }).click()
  await page.waitForURL(/\/articles/)
  await expect.poll(() => reported.filter(({ path }) => path === '/articles').length).toBe(1)
  const names = reported.map(({ name, path }) => path ?? name)
  expect(names.toSorted()).toEqual(['/articles', '/ritual/ganesha', 'add_to_cart', 'select_item', 'view_item'])
  expect(reported.find(({ name }) => name === 'add_to_cart')).toMatchObject({
    currency: 'USD',
    value: 164,
    items: [{ item_id: 'ganesha', item_category: 'Vedic Ritual', item_variant: 'basic', price: 164, quantity: 1 }],
  })
  const answer = await page.request.post('/api/analytics/events', {
    data: { events: reported },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(204)
})

/**
 * Pages of staff and partners that a script opens without a page load. `isLoaded`: the browser loads the page as a new document anyway, because it
 * does not have the code of that page.
 */
const SET = [
  { path: '/ptest22', isLoaded: true },
  { path: '/pdebug22', isLoaded: false },
  { path: '/partner-login', isLoaded: true },
  { path: '/partner-dashboard/7', isLoaded: true },
]
/** Pages of staff and partners that the test opens as new documents. */
const LOADED = ['/admin-panel', '/admin-panel/orders', '/sirius22', '/partner-login']

test('pages of staff and partners are never sent to analytics', ONCE, async ({ page, context, complaints }) => {
  const reported = await listen(context)
  await page.goto('/?lang=en')
  await expect.poll(() => reported.map(({ path }) => path)).toEqual(['/'])
  await isAlive(page)
  for (const { path, isLoaded } of SET) {
    const loaded = isLoaded ? page.waitForEvent('load') : undefined
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await loaded
    await isAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.evaluate(() => history.pushState(null, '', '/options'))
  await expect.poll(() => reported.map(({ path }) => path)).toEqual(['/', '/options'])
  for (const path of LOADED) {
    await page.goto(`${path}?lang=en`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/articles?lang=en')
  await expect.poll(() => reported.map(({ path }) => path)).toEqual(['/', '/options', '/articles'])
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')))
})

test.describe('a shop with external analytics', () => {
  // These tests share a separate shop, so one worker runs them all.
  test.describe.configure({ mode: 'default' })

  let shop: ShopProcess
  let folder: string
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ahuti-consent-'))
    await prepareFolder(folder)
    shop = await startProcess({ DATA_DIR: folder, GA4_ID: 'G-TEST123456', METRIKA_ID: '12345678' })
  })
  test.afterAll(async () => {
    await shop.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  })

  /** Replaces the scripts of the analytics services by one-line scripts. Records the requests to other hosts. */
  async function watchOutside(context: BrowserContext): Promise<string[]> {
    const requests: string[] = []
    await context.route(/googletagmanager|google-analytics|mc\.yandex/, async (route) => {
      requests.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: `window.loaded = (window.loaded ?? 0) + 1` })
    })
    return requests
  }

  const notice = (page: Page, lang: Lang) => page.getByRole('region', { name: consentMessages[lang].notice.label })

  for (const lang of LANGS) {
    test(`has no accessibility error in its consent notice: ${lang}`, LONG_IN_TURN[lang], async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${shop.origin}/?lang=${lang}`)
      await expect(notice(page, lang)).toBeVisible()
      await expectAccessible(page)
      await page.goto(`${shop.origin}/consent?lang=${lang}`)
      await expect(page.getByRole('radio', { name: consentMessages[lang].outside.allow, exact: true })).toBeVisible()
      await expectAccessible(page)
    })
  }

  test(
    'does not load external scripts before consent, and both buttons look equally important',
    ONCE,
    async ({ page, context }) => {
      const requests = await watchOutside(context)
      const response = await page.goto(`${shop.origin}/?lang=en`)
      const button = (name: string) => notice(page, 'en').getByRole('button', { name, exact: true })
      const refuse = button(consentMessages.en.outside.refuse)
      const allow = button(consentMessages.en.outside.allow)
      const boxes = [await refuse.boundingBox(), await allow.boundingBox()]
      expect(boxes[0]?.width).toBe(boxes[1]?.width)
      expect(boxes[0]?.height).toBe(boxes[1]?.height)
      expect(await refuse.getAttribute('class')).toBe(await allow.getAttribute('class'))
      expect(response?.headers()['content-security-policy']).not.toContain('google')
      await refuse.click()
      await expect(notice(page, 'en')).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(notice(page, 'en')).toHaveCount(0)
      expect(await context.cookies()).toEqual([])
      expect(requests).toEqual([])
    },
  )

  test('loads both scripts after the consent, and no script after a refusal', ONCE, async ({ page, context }) => {
    const requests = await watchOutside(context)
    const before = await page.goto(`${shop.origin}/articles?lang=en`)
    await page.goto(`${shop.origin}/?lang=en`)
    await notice(page, 'en').getByRole('button', { name: consentMessages.en.outside.allow, exact: true }).click()
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? ''))).toMatchObject({
      analytics: true,
      version: expect.stringMatching(/^\d{4}-\d\d/),
      at: expect.stringMatching(/^\d{4}-/),
    })
    expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['consent', 'analytics']])
    expect(requests).toEqual([])
    const loading = page.waitForResponse((response) => response.request().isNavigationRequest())
    await page.locator('header').getByRole('link', { name: MESSAGES.en.app.articles }).click()
    const after = await loading
    expect(after.headers()['content-security-policy']).toContain('https://*.googletagmanager.com')
    expect(after.headers()['content-security-policy']).toContain('https://mc.yandex.ru')
    expect(after.headers().vary).toContain('Cookie')
    expect(after.headers().etag).toBe(before?.headers().etag)
    await expect.poll(() => requests.length).toBe(2)
    await expect.poll(() => page.evaluate(() => (window as { loaded?: number }).loaded)).toBe(2)
    const commands = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((command) => Array.from(command)),
    )
    expect(commands[0]).toEqual([
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
    ])
    expect(commands).toContainEqual(['consent', 'update', { analytics_storage: 'granted' }])
    const views = commands.filter((command) => command[1] === 'page_view')
    expect(views).toEqual([
      ['event', 'page_view', expect.objectContaining({ page_location: `${shop.origin}/articles` })],
    ])

    await page.goto(`${shop.origin}/sandbox?lang=en`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(requests).toHaveLength(2)

    await page.goto(`${shop.origin}/consent?lang=en`)
    await isAlive(page)
    await page.getByRole('radio', { name: consentMessages.en.outside.refuse, exact: true }).check()
    await expect(page.getByText('Your choice was saved')).toBeVisible()
    expect(await context.cookies()).toEqual([])
    const loadedBefore = requests.length
    await page.goto(`${shop.origin}/?lang=en`)
    await page.waitForLoadState('networkidle')
    expect(requests).toHaveLength(loadedBefore)
  })

  test('does not ask for consent if the browser sends Global Privacy Control', ONCE, async ({ page, context }) => {
    const requests = await watchOutside(context)
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await context.addCookies([{ name: 'consent', value: 'analytics', url: shop.origin }])
    await page.goto(`${shop.origin}/consent?lang=ru`)
    await expect(page.getByText(consentMessages.ru.outside.browserRefuses)).toBeVisible()
    await expect(page.getByRole('radio', { name: consentMessages.ru.outside.allow, exact: true })).toBeDisabled()
    await page.goto(`${shop.origin}/?lang=ru`)
    await page.waitForLoadState('networkidle')
    await expect(notice(page, 'ru')).toHaveCount(0)
    expect(requests).toEqual([])
  })
})
