import { expect, type Page, test as base } from '@playwright/test'
import { ONCE } from './journey.ts'
import { origin } from './origin.ts'

/** A test function that ignores browser messages, because a browser logs every request that fails offline. */
const test = base.extend({
  baseURL: async ({}, use) => use(origin()),
  locale: 'ru-RU',
  serviceWorkers: 'allow',
})

/** Opens a page and waits until it is cached. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => keptIn(page, 'pages-')).toContain(path)
}

/** Returns the URLs in the browser's caches of one kind. */
async function keptIn(page: Page, kind: string): Promise<string[]> {
  return await page.evaluate(async (kind) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(kind))
    const requests = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  }, kind)
}

test('a page that the visitor has read before also opens offline', ONCE, async ({ page, context }) => {
  await read(page, '/ritual/ganesha?lang=ru')
  await page.locator('footer').getByRole('link', { name: 'Статьи' }).click()
  await page.getByRole('link', { name: 'Что такое ягья' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что такое ягья')
  await expect.poll(() => keptIn(page, 'pages-')).toContain('/article/what-is-yagya?lang=ru')

  await context.setOffline(true)
  await page.goto('/article/what-is-yagya?lang=ru')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что такое ягья')
  await page.goto('/ritual/ganesha')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ганеша-ягья')
  await page
    .getByRole('radio', { name: 'Тёмная' })
    .or(page.getByRole('button', { name: 'Тёмная' }))
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('offline an unread page lists the stored pages, and opens when online again', ONCE, async ({ page, context }) => {
  await read(page, '/ritual/ganesha?lang=ru')
  await read(page, '/article/sankalpa?lang=ru')
  await context.setOffline(true)
  await page.goto('/ritual/durga?lang=ru')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи')
  await expect(page.locator('#kept a')).toHaveCount(2)
  await expect(page.locator('#kept a').first()).toHaveAttribute('href', '/article/sankalpa?lang=ru')
  await page.goto('/?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByText('Nothing is kept yet:')).toBeVisible()
  await page.goto('/ritual/durga?lang=ru')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дурга-ягья')
})

test('no personal page is stored for offline use', ONCE, async ({ page, context }) => {
  await read(page, '/ritual/ganesha?lang=ru')
  for (const path of ['/order/nothing', '/checkout/ganesha', '/sandbox', '/user-profile', '/admin-panel'])
    await page.goto(path)
  await page.evaluate(async () => (await fetch('/api/services')).status)
  const kept = [...(await keptIn(page, 'shell-')), ...(await keptIn(page, 'pages-'))]
  const foreign = kept.filter(
    (path) =>
      !/^\/(?:assets|fonts)\/|^\/(?:ritual|article)\/[^/]+$|^\/(?:early|offline)\.|^\/(?:offline\.\w+\.html|favicon\.svg)$/.test(
        path,
      ),
  )
  expect(foreign).toEqual([])
  await context.setOffline(true)
  await expect(page.goto('/order/nothing')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
})
