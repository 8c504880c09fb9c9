import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { en as accountEn } from '../../src/features/people/accounts/messages/page-account.en.ts'
import { ru as accountRu } from '../../src/features/people/accounts/messages/page-account.ru.ts'
import { en as profileEn } from '../../src/features/people/profiles/messages/page.en.ts'
import { ru as profileRu } from '../../src/features/people/profiles/messages/page.ru.ts'
import { en as plansEn } from '../../src/features/orders/plans/messages/page.en.ts'
import { ru as plansRu } from '../../src/features/orders/plans/messages/page.ru.ts'
import {
  addTier,
  chooseCoin,
  expect,
  goToPayment,
  type Lang,
  LANGS,
  openCart,
  test,
  MESSAGES,
  inRussian,
} from './journey.ts'

const ACCOUNT = { ru: accountRu, en: accountEn }
const PROFILE = { ru: profileRu, en: profileEn }
const PLANS = { ru: plansRu, en: plansEn }

test.afterEach(({ complaints }) => {
  // The browser logs every 401 and 404, including "not signed in" and "no plan yet".
  const others = complaints.filter((text) => !/status of 40[14]/.test(text))
  complaints.splice(0, complaints.length, ...others)
})

/** Buys from the cart and pays on the sandbox's page. The screen that reports the paid order stays visible. */
async function buyAndPay(page: Page, lang: Lang, email: string): Promise<void> {
  const { sandbox, widget } = MESSAGES[lang]
  await addTier(page, lang, 'ganesha', 'enhanced')
  const panel = await openCart(page, lang)
  await goToPayment(panel, lang, email)
  await chooseCoin(panel, lang, /TRON/)
  await expect(panel.getByText('300 USDT')).toBeVisible()
  const inbox = await page.context().newPage()
  await inbox.goto(`/sandbox?lang=${lang}`)
  await inbox.getByRole('button', { name: sandbox.payments.exact }).first().click()
  const confirm = inbox.getByRole('button', { name: sandbox.payments.confirm(19) })
  await confirm.first().click()
  await expect(inbox.getByText(sandbox.payments.status.completed).first()).toBeVisible()
  await inbox.close()
  await expect(panel.getByText(widget.success.title)).toBeVisible()
}

/** Reads the code on the sandbox's page, as a person would. */
async function readCode(page: Page, lang: Lang, email: string): Promise<string> {
  const { messages } = MESSAGES[lang].sandbox
  const inbox = await page.context().newPage()
  await inbox.goto(`/sandbox?lang=${lang}`)
  await inbox.getByRole('searchbox', { name: messages.filter }).fill(email)
  const line = inbox.getByText(new RegExp(`^${messages.code}\\s*\\d{6}$`)).first()
  const code = /\d{6}/.exec((await line.textContent()) ?? '')?.[0] ?? ''
  await inbox.close()
  return code
}

async function showTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name })
  const link = page.getByRole('link', { name, exact: true })
  if (await tab.isVisible()) await tab.click()
  else if (await link.isVisible()) await link.click()
}

for (const lang of LANGS) {
  test(
    `${lang}: after a purchase and a sign-out the browser has no personal data`,
    inRussian(lang),
    async ({ page }) => {
      const email = `journey-${lang}-${Date.now()}@example.com`
      const { signIn, dashboard, data } = ACCOUNT[lang]
      const profile = PROFILE[lang]
      const plans = PLANS[lang]

      await buyAndPay(page, lang, email)
      await page.getByRole('link', { name: MESSAGES[lang].widget.success.profile }).click()

      await expect(page.getByRole('textbox', { name: signIn.contact })).toHaveValue(email)
      await page.getByRole('button', { name: signIn.getCode }).click()
      await page.getByRole('textbox', { name: signIn.code }).pressSequentially(await readCode(page, lang, email))
      await page.getByRole('button', { name: signIn.enter, exact: true }).click()

      await showTab(page, dashboard.orders)
      await expect(page.getByText(/Order #[0-9a-f]{8}|Заказ #[0-9a-f]{8}/).first()).toBeVisible()
      // The paid order already contains the name, so the form does not ask for it again.
      await expect(page.getByRole('form', { name: profile.create.title })).toHaveCount(0)
      await page.getByRole('link', { name: MESSAGES[lang].orders.page.plan, exact: true }).click()
      await page.waitForURL(/\/order\/[0-9a-f]{32}\/plan/)
      await page.goBack()
      await page.getByLabel(plans.form.date).fill('31.12.2027')
      for (const [first, last] of [
        ['Мария', 'Смирнова'],
        ['Иван', 'Смирнов'],
      ] as const) {
        await page.getByRole('button', { name: plans.form.add, exact: true }).click()
        await page.getByLabel(plans.form.firstName, { exact: true }).last().fill(first)
        await page.getByLabel(plans.form.lastName, { exact: true }).last().fill(last)
      }
      await page.getByRole('checkbox', { name: profile.consent.text }).check()
      await page.getByRole('button', { name: plans.form.save }).click()
      await expect(page.getByText(plans.saved, { exact: true }).first()).toBeVisible()
      await expect(page.getByText('Мария', { exact: false }).first()).toBeVisible()

      await showTab(page, dashboard.profile)
      await page.getByRole('button', { name: profile.card.change(profile.fields.currentLocation) }).click()
      await page.keyboard.type('Самара')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: profile.card.change(profile.fields.firstName) }).click()
      await page.keyboard.press('Control+A')
      await page.keyboard.type('Анюта')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Анюта').first()).toBeVisible()

      await page.getByText(data.title).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: data.export.link }).click(),
      ])
      const kept = JSON.parse(await readFile((await file.path()) ?? '', 'utf8')) as Record<string, unknown>
      expect(JSON.stringify(kept)).toContain(email)
      expect(JSON.stringify(kept.plan)).toContain('Мария')

      await page.getByRole('button', { name: dashboard.logout }).click()
      await page.waitForURL((url) => url.pathname === '/')
      const left = await page.evaluate(async () => {
        const pages = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
        const addresses = pages.flat().map(({ url }) => new URL(url).pathname)
        const read = addresses.filter((address) => !address.startsWith('/assets/'))
        return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, read])
      })
      expect(left).not.toMatch(/journey-|Смирнов|Анна|Анюта|Мария|session-hint|user-profile/)
      const cookies = await page.context().cookies()
      expect(cookies.map(({ name }) => name).filter((name) => name !== 'device')).toEqual([])
      await page.goBack()
      await expect(page.getByText('Анюта')).toHaveCount(0)
    },
  )
}
