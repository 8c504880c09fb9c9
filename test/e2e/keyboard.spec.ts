import type { Page } from '@playwright/test'
import { en as account } from '../../src/features/people/accounts/messages/page-account.en.ts'
import { en as profile } from '../../src/features/people/profiles/messages/page.en.ts'
import { expect, reloadUntil, ONCE, sandbox, shownAddress, test, MESSAGES } from './journey.ts'

const { catalogue, cart, widget, app } = MESSAGES.en

/** Presses Tab until the wanted control has the focus. If the focus does not reach the control, the test fails. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      const labelled = activeElement?.getAttribute('aria-label')
      const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : undefined
      return labelled ?? label ?? activeElement?.textContent ?? ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`no control named ${name} takes the focus`)
}

test('a visitor can go from the catalogue to a paid order by keyboard only', ONCE, async ({ page }) => {
  await page.goto('/?lang=en')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: app.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, /^Ganesh/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/ritual\/ganesha/)
  await tabTo(page, new RegExp(`^${catalogue.page.select}$`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /Basic/ })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Enhanced/ })).toBeChecked()
  await tabTo(page, new RegExp(`^${catalogue.page.addToCart}$`))
  await page.keyboard.press('Enter')
  await expect(page.getByText(catalogue.page.added, { exact: true }).first()).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page
    .locator('header')
    .getByRole('button', { name: app.cart(1) })
    .focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await tabTo(page, new RegExp(`^${cart.contact.name}`))
  await page.keyboard.type('Anna Smith')
  await page.keyboard.press('Tab')
  await page.keyboard.type('anna@example.com')
  await page.keyboard.press('Enter')
  await expect(
    panel
      .getByRole('radio', { name: /TRON/ })
      .or(panel.getByRole('button', { name: new RegExp(`^${widget.method.crypto}`) }))
      .first(),
  ).toBeVisible()
  await tabTo(page, new RegExp(`^${widget.method.crypto}`))
  await page.keyboard.press('Enter')
  await tabTo(page, /Bitcoin/)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await expect(panel.getByRole('radio', { name: /TRON/ })).toBeChecked()
  await tabTo(page, new RegExp(`^${widget.coin.create}$`))
  await page.keyboard.press('Enter')
  await expect(panel.getByText('300 USDT')).toBeVisible()
  const coin = { currency: 'USDT_TRC20' }
  await sandbox(page, 'chain/transfer', { ...coin, address: await shownAddress(panel, 'en'), amount: '300' })
  await sandbox(page, 'chain/mine', { ...coin, blocks: 19 })
  await reloadUntil(page)
  await expect(panel.getByText(widget.success.title)).toBeVisible()
  await tabTo(page, new RegExp(`^${widget.success.open}$`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order #')
})

test('the focus moves into the cart and stays there until Escape closes it', ONCE, async ({ page }) => {
  await page.goto('/?lang=en')
  const button = page.locator('header').getByRole('button', { name: app.cart(0) })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

test('a customer signs in, enters a name and signs out by keyboard only', ONCE, async ({ page, complaints }) => {
  const contact = `keys-${Date.now()}@example.com`
  await page.goto('/user-profile?lang=en')
  await tabTo(page, new RegExp(`^${account.signIn.contact}`))
  await page.keyboard.type(contact)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: account.signIn.code })).toBeFocused()
  const sent = await page.request.get(`/api/sandbox/messages?to=${encodeURIComponent(contact)}`)
  const [{ code }] = (await sent.json()) as [{ code: string }]
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('form', { name: profile.create.title })).toBeVisible()
  await tabTo(page, new RegExp(`^${profile.fields.firstName}`))
  await page.keyboard.type('Anna')
  await tabTo(page, new RegExp(`^${profile.fields.lastName}`))
  await page.keyboard.type('Smith')
  await tabTo(page, new RegExp(`^${profile.create.submit}$`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: profile.card.title, exact: true })).toBeVisible()

  await tabTo(page, new RegExp(`^${profile.card.change(profile.fields.firstName)}$`))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Olga')
  await page.keyboard.press('Enter')
  await expect(page.getByText(profile.card.fieldSaved.title, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Olga', { exact: true })).toBeVisible()
  await tabTo(page, new RegExp(`^${account.dashboard.logout}$`))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  // The browser logs every 401 and 404, including "not signed in" and "no plan yet".
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 40[14]/.test(text)))
})
