import { expect, ONCE, test } from './journey.ts'

declare global {
  // The data that the page passes to the system's share dialog, which the test replaces.
  var shared: unknown
}

test('a reader shares the page in the current language', ONCE, async ({ page }) => {
  await page.addInitScript(() => {
    const share = async (data: unknown) => {
      globalThis.shared = data
    }
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true })
  })
  await page.goto('/ritual/ganesha?lang=ru&tier=premium#order')
  await page.getByRole('button', { name: 'Поделиться' }).click()
  const origin = new URL(page.url()).origin
  // A click before the page's scripts are loaded takes effect after the scripts are loaded.
  await expect
    .poll(async () => await page.evaluate(() => globalThis.shared))
    .toEqual({ title: await page.title(), url: `${origin}/ritual/ganesha?lang=ru` })
})

test('the share button copies the link if the system cannot share', ONCE, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await page.goto('/article/what-is-yagya?lang=en')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied').first()).toBeVisible()
  const origin = new URL(page.url()).origin
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/article/what-is-yagya?lang=en`)
})
