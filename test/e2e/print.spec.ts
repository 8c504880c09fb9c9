import type { Page } from '@playwright/test'
import { PDFDocument } from '@cantoo/pdf-lib'
import {
  addTier,
  chooseCoin,
  expect,
  goToPayment,
  LANGS,
  openCart,
  sandbox,
  shownAddress,
  test,
  MESSAGES,
  onceInEnglish,
} from './journey.ts'

const TRC20 = { currency: 'USDT_TRC20' }

/** Checks that elements that are only for the screen are not printed. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header').first()).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.locator('.skip-link')).toBeHidden()
  await expect(page.locator('[data-toast-region]')).not.toBeVisible()
}

for (const lang of LANGS) {
  const { orders, widget, cart } = MESSAGES[lang]

  test(
    `a printed order contains its items, its payment and its status (${lang})`,
    onceInEnglish(lang),
    async ({ page }) => {
      await addTier(page, lang, 'ganesha', 'basic')
      const panel = await openCart(page, lang)
      await goToPayment(panel, lang)
      await chooseCoin(panel, lang, /TRON/)
      await expect(panel.getByText('164 USDT')).toBeVisible()
      const address = await shownAddress(panel, lang)
      const payments = await page.request.get('/api/sandbox/payments')
      const [{ orderId }] = (await payments.json()) as [{ orderId: string }]

      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      // If the order is not paid yet, the printed page contains no payment.
      await page.goto(`/order/${orderId}?lang=${lang}`)
      await expect(page.getByText('164 USDT')).toBeVisible()
      await expectPaper(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${orderId.slice(0, 8)}`)
      await expect(page.getByText(orders.page.status('pending'), { exact: true }).first()).toBeVisible()
      await expect(page.getByText('$164').first()).toBeVisible()
      await expect(page.getByText('164 USDT')).toBeHidden()
      await expect(page.getByText(address)).toBeHidden()
      await expect(page.getByRole('heading', { name: orders.page.pay, level: 2 })).toBeHidden()
      await expect(page.getByRole('button', { name: widget.waiting.cancel })).toBeHidden()

      await page.emulateMedia({ media: 'screen' })
      await sandbox(page, 'chain/transfer', { ...TRC20, address, amount: '164' })
      await sandbox(page, 'chain/mine', { ...TRC20, blocks: 19 })
      await page.goto(`/order/${orderId}?lang=${lang}`)
      await expect(page.getByText(orders.page.status('completed'), { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: orders.page.print })).toBeVisible()
      await expectPaper(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${orderId.slice(0, 8)}`)
      await expect(page.getByRole('heading', { name: /Ганеша|Ganesha/ }).first()).toBeVisible()
      await expect(page.getByText(cart.term(2)).first()).toBeVisible()
      await expect(page.getByText('$164').first()).toBeVisible()
      await expect(page.getByText(orders.page.methodName('USDT_TRC20')).first()).toBeVisible()
      await expect(page.getByRole('button', { name: orders.page.print })).toBeHidden()
      await expect(page.getByRole('link', { name: widget.success.plan })).toBeHidden()
      const paper = await PDFDocument.load(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
      expect(paper.getPageCount(), 'one ritual is one sheet').toBe(1)
    },
  )

  test(`a printed article contains only its text (${lang})`, onceInEnglish(lang), async ({ page }) => {
    await page.goto(`/article/nakshatras?lang=${lang}`)
    await expectPaper(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('article h2[id]:not([id$=title])').first()).toBeVisible()
    await expect(page.locator('article aside').first()).toBeHidden()
    await page.goto(`/ritual/ganesha?lang=${lang}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#order')).toBeHidden()
  })
}
