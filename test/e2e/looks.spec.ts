import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, isAlive, MESSAGES, ONCE, test } from './journey.ts'

test('on a tablet the home page’s heading has more than one word per line', ONCE, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/?lang=en')
  const box = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(box?.width).toBeGreaterThan(768 * 0.55)
})

test('the bar with the price is as wide as the window', ONCE, async ({ page }) => {
  await page.goto('/ritual/lakshmi?lang=en')
  await isAlive(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const select = page.getByRole('button', { name: MESSAGES.en.catalogue.page.select, exact: true }).last()
  await expect(select).toBeVisible()
  const colours = await select.evaluate((button) => {
    const { borderImageSource, borderImageOutset } = getComputedStyle(button.parentElement ?? button)
    return [borderImageSource, borderImageOutset]
  })
  expect(colours[0]).toContain('linear-gradient')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
})

test('the sample certificate prints on one landscape sheet without other parts of the page', ONCE, async ({ page }) => {
  await page.goto('/samples/certificate.en')
  const file = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
  expect(file.getPages().map((sheet) => Math.round(sheet.getWidth()))).toEqual([842])
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.sample-bar')).toBeHidden()
  await expect(page.locator('dl')).toBeHidden()
  await expect(page.locator('main img')).toBeVisible()
})

test('the menu on a phone leads to the rituals with their prices', ONCE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/articles?lang=en')
  await isAlive(page)
  await page.locator('summary').first().click()
  await page.getByRole('navigation', { name: MESSAGES.en.app.menu }).getByRole('link').first().click()
  const rituals = page.locator('#catalogue')
  await expect(rituals).toBeInViewport()
  await expect(rituals.getByText(/from.\$/).first()).toBeInViewport()
})
