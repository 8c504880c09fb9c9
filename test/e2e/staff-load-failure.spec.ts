import { expect, MESSAGES, ONCE } from './journey.ts'
import { expectComplaints } from './crypto-payments.ts'
import { sectionTitle, STAFF_MESSAGES } from './staff-messages.ts'
import { testAtWork as test } from './staff-shop.ts'

const { management, panel } = STAFF_MESSAGES.en

test.use({ serviceWorkers: 'block' })

test('the typed text stays even if a part of the panel fails to load', ONCE, async ({ page, facts, complaints }) => {
  const { fault, toast } = MESSAGES.en.app
  await page.context().addCookies(facts.owner.cookies)
  await page.route('**/assets/command-palette-*.js', (route) => route.abort())
  await page.goto('/admin-panel/orders/new?lang=en')
  const name = page.getByLabel(management.create.firstName, { exact: true })
  await name.fill('Maria')
  await page.keyboard.press('Control+K')
  const said = page.getByRole('dialog', { name: fault.title })
  await expect(said.getByText(fault.panel)).toBeVisible()
  await expect(said.getByRole('button')).toHaveText([toast.close])
  await said.getByRole('button', { name: toast.close }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(name).toHaveValue('Maria')

  await page.unrouteAll()
  await page.route('**/assets/audit-*.js', (route) => route.abort())
  await page.getByRole('link', { name: sectionTitle('audit'), exact: true }).click()
  await page
    .getByRole('dialog', { name: panel.unsaved.title })
    .getByRole('button', { name: panel.unsaved.leave })
    .click()
  await expect(page.getByRole('button', { name: fault.retry })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: fault.retry }).click()
  await expect(page.getByRole('heading', { level: 1, name: sectionTitle('audit') })).toBeVisible()
  expectComplaints(complaints, /ERR_FAILED|imported module/)
})
