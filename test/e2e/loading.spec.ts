import type { Page } from '@playwright/test'
import { en as account } from '../../src/features/people/accounts/messages/page-account.en.ts'
import { searchMessages } from '../../src/features/catalogue/search/web/messages.ts'
import { expect, isAlive, LANGS, MESSAGES, ONCE, ONCE_FOR_LONG, inRussian, test } from './journey.ts'
import { origin } from './origin.ts'
import { countShifts, measureShifts, emulateSlowNetwork } from './layout-shift.ts'
import { callAs, signInWithoutPages } from './staff-sign-in.ts'

const { app, catalogue } = MESSAGES.en

/** The allowed layout shift while a page loads. According to Web Vitals a value of 0.1 is good. */
const MAX_SHIFT = 0.01

/** Delays the responses of this address until the returned function is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** Opens a page, follows a link to a ritual, and reloads the ritual's page. After this the browser no longer has the data of the first page. */
async function comeBack(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?lang=en`)
  await isAlive(page)
  await page.locator('main nav a[href^="/ritual/"]').first().click()
  await page.waitForURL((url) => url.pathname !== path)
  await page.reload()
  await isAlive(page)
}

test('a ritual page that loads again after “Back” shows a placeholder first', ONCE_FOR_LONG, async ({ page }) => {
  await comeBack(page, '/ritual/ganesha')
  const release = await hold(page, '**/api/services/ganesha/text*')
  await page.goBack()
  const place = page.getByRole('status', { name: catalogue.page.loading })
  await expect(place).toBeVisible()
  await expect(page.getByText(catalogue.notFound.ritualTitle)).toBeHidden()
  const before = await place.locator('[aria-hidden="true"]').first().boundingBox()
  release()
  await expect(page.getByRole('heading', { level: 1, name: /Ganesha/ })).toBeVisible()
  const plate = await page.locator('article header > div').first().boundingBox()
  expect([plate?.width, plate?.height]).toEqual([before?.width, before?.height])
})

test(
  'the account page shows a placeholder to signed-in customers while the page loads',
  ONCE_FOR_LONG,
  async ({ page }) => {
    await signInWithoutPages(page.request, `waiting-${Date.now()}@example.com`)
    await callAs(page.request, origin(), '/api/customer-profiles', { firstName: 'Анна', lastName: 'Смирнова' })
    const release = await hold(page, '**/api/auth/me*')
    await page.goto('/user-profile?lang=en')
    await expect(page.getByText(account.loading)).toBeAttached()
    const heading = page.getByRole('heading', { level: 1, name: account.title })
    const before = await heading.boundingBox()
    release()
    await expect(page.getByRole('button', { name: account.dashboard.logout })).toBeVisible()
    const after = await heading.boundingBox()
    expect([after?.x, after?.y, after?.height]).toEqual([before?.x, before?.y, before?.height])
  },
)

test('the search shows placeholders while the first results load', ONCE, async ({ page }) => {
  const release = await hold(page, '**/api/search*')
  await page.goto('/articles?lang=en')
  await isAlive(page)
  await page.locator('header').getByRole('button', { name: app.search }).click()
  await page.getByRole('combobox', { name: searchMessages.en.label }).fill('health')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[aria-busy="true"] > [aria-hidden="true"] > *')).toHaveCount(5)
  release()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
})

for (const lang of LANGS) {
  const when = inRussian(lang)

  test(`nothing moves while a page loads on a slow network (${lang})`, when, async ({ page }) => {
    await countShifts(page)
    await emulateSlowNetwork(page)
    for (const path of [
      '/',
      '/articles',
      '/options',
      '/priests',
      '/ritual/maha-mrityunjaya',
      '/article/nakshatras',
      '/user-profile',
    ]) {
      await page.goto(`${path}?lang=${lang}`)
      await isAlive(page)
      await page.waitForLoadState('networkidle')
      const { sum, moved } = await measureShifts(page)
      expect(sum, [path, ...moved].join('\n')).toBeLessThan(MAX_SHIFT)
    }
  })
}
