import { en } from '../../src/features/platform/settings/messages/admin.en.ts'
import { ru } from '../../src/features/platform/settings/messages/admin.ru.ts'
import { en as refusals } from '../../src/features/platform/settings/messages/errors.en.ts'
import { expect, ON_DESKTOP, ONCE, test } from './journey.ts'
import { signInAsOwner } from './staff-sign-in.ts'

test('a form of the panel checks its input despite the content security policy', ONCE, async ({ page }) => {
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

test('on a wide screen every tab of the settings is visible', ON_DESKTOP, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsOwner(page.request)
  await page.goto('/admin-panel/settings?lang=ru')
  const tabs = page.getByRole('navigation', { name: ru.tabsLabel })
  await expect(tabs.getByRole('link').last()).toBeVisible()
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
