import { expect, isAlive, MESSAGES, ON_PHONE_FOR_LONG, ONCE, openCart, test } from './journey.ts'
import { GANESHA, storeCart } from '../stored-cart.ts'

const { cart } = MESSAGES.en

for (const size of [ONCE, ON_PHONE_FOR_LONG]) {
  test(`going back closes the cart and keeps the page (${size.tag})`, size, async ({ page }) => {
    await storeCart(page, [GANESHA])
    await page.goto('/articles?lang=en')
    await isAlive(page)
    await page.locator('main a[href="/ritual/ganesha?lang=en"]').first().click()
    await expect(page).toHaveURL(/\/ritual\/ganesha/)
    const panel = await openCart(page, 'en')
    await expect(panel.getByRole('button', { name: cart.pay('$300') })).toBeVisible()
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/\/ritual\/ganesha/)
    await page.goBack()
    await expect(page).toHaveURL(/\/articles/)
  })
}

test('after the cart is closed, “Back” leads to the previous page', ONCE, async ({ page }) => {
  await storeCart(page, [GANESHA])
  await page.goto('/articles?lang=en')
  await isAlive(page)
  await page.locator('main a[href="/ritual/ganesha?lang=en"]').first().click()
  await expect(page).toHaveURL(/\/ritual\/ganesha/)
  for (let times = 0; times < 2; times += 1) {
    const panel = await openCart(page, 'en')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/articles/)
})

test('a link inside the cart adds one entry to the browser’s history', ONCE, async ({ page }) => {
  await page.goto('/ritual/ganesha?lang=en')
  await isAlive(page)
  const panel = await openCart(page, 'en')
  await panel.getByRole('link', { name: cart.empty.articles }).click()
  await expect(page).toHaveURL(/\/articles/)
  await page.goBack()
  await expect(page).toHaveURL(/\/ritual\/ganesha/)
  await expect(panel).toBeHidden()
})
