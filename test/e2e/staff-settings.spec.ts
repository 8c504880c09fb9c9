import { en } from '../../src/features/platform/settings/messages/admin.en.ts'
import { en as refusals } from '../../src/features/platform/settings/messages/errors.en.ts'
import { expect, ONCE, test } from './journey.ts'
import { signInAsOwner } from './staff-sign-in.ts'

test('a form of the panel checks input under the content policy', ONCE, async ({ page }) => {
  await signInAsOwner(page.request)
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      document.title = `violation: ${violatedDirective}`
    })
  })
  await page.goto('/admin-panel/settings/contacts?lang=en')
  const email = page.getByLabel(en.providerEmail)
  const before = await email.inputValue()
  await email.fill('nobody')
  await page.getByRole('button', { name: en.save, exact: true }).click()
  await expect(page.getByText(refusals.errors['settings.email'] ?? '-')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill(before)
  await page.getByRole('button', { name: en.save, exact: true }).click()
  await expect(page.getByText(en.saved).first()).toBeVisible()
  await expect(page).not.toHaveTitle(/violation/)
})
