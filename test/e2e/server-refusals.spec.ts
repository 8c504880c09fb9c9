import { en as profile } from '../../src/features/people/profiles/messages/page.en.ts'
import { expect, isAlive, MESSAGES, ONCE, test } from './journey.ts'
import { origin } from './origin.ts'
import { callAs, signInWithoutPages } from './staff-sign-in.ts'
import { testAtWork } from './staff-shop.ts'

const { cart } = MESSAGES.en

test('the phone field shows an error after a letter, until a digit is typed', ONCE, async ({ page }) => {
  await signInWithoutPages(page.request, `digits-${Date.now()}@example.com`)
  await callAs(page.request, origin(), '/api/customer-profiles', { firstName: 'Анна', lastName: 'Смирнова' })
  await page.goto('/user-profile?lang=en')
  await page.getByRole('button', { name: profile.card.editAll }).click()
  const said = page.locator('main').getByText(profile.onlyDigits)
  const field = page.getByLabel(profile.fields.phoneNumber)
  await field.click()
  await field.pressSequentially('79')
  await field.press('x')
  await expect(said).toBeVisible()
  await expect(field).toHaveValue('79')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await field.press('1')
  await expect(said).toBeHidden()
  await expect(field).toHaveValue('791')
})

test('a field keeps characters that the shop cannot read, and shows the reason', ONCE, async ({ page, complaints }) => {
  await page.goto('/checkout/navagraha?lang=en')
  await isAlive(page)
  const main = page.locator('main')
  const name = main.getByRole('textbox', { name: cart.contact.name })
  await name.fill('Anna\u0007 Smith')
  await main.getByRole('textbox', { name: cart.contact.email }).fill('anna@example.com')
  await main.getByRole('button', { name: /^Continue to payment: / }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveValue('Anna\u0007 Smith')
  await expect(name).toHaveAccessibleDescription(/\S/)
  complaints.splice(0)
})

testAtWork(
  'a field shows its accepted text without the characters that were refused',
  ONCE,
  async ({ page, facts }) => {
    await page.context().addCookies(facts.owner.cookies)
    await page.goto('/admin-panel/settings/legal?lang=en')
    const number = page.locator('#content input[inputmode="numeric"]').first()
    await number.fill('')
    await number.pressSequentially('1a2b')
    await expect(number).toHaveValue('12')
    await number.fill('none')
    await expect(number).toHaveValue('')
  },
)
