import { expect, ONCE, test, ONCE_FOR_LONG } from './journey.ts'

/** The largest allowed size of the first load, in bytes sent over the network. */
const MAX_BYTES = 75_000

test.describe('the fonts of a first visit', ONCE, () => {
  for (const path of ['/', '/options', '/ritual/maha-mrityunjaya', '/ritual/ganesha', '/article/nakshatras']) {
    for (const lang of ['ru', 'en'] as const) {
      // This page uses the largest number of different letters. Only `npm run test:long` checks the other pages.
      const isHeaviest = path === (lang === 'ru' ? '/ritual/ganesha' : '/article/nakshatras')
      test(`to ${path} in ${lang} are within their size limit`, isHeaviest ? ONCE : ONCE_FOR_LONG, async ({ page }) => {
        const fonts: Promise<Buffer>[] = []
        page.on('response', (response) => {
          if (response.url().includes('/fonts/')) fonts.push(response.body())
        })
        await page.goto(`${path}?lang=${lang}`)
        await page.evaluate(async () => await document.fonts.ready)
        await page.waitForLoadState('networkidle')
        const sizes = (await Promise.all(fonts)).map((font) => font.length)
        expect(sizes.length).toBeGreaterThan(0)
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES)
      })
    }
  }
})
