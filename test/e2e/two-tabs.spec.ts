import type { Page } from '@playwright/test'
import { en as account } from '../../src/features/people/accounts/messages/page-account.en.ts'
import { en as admin } from '../../src/features/office/today/messages/admin.en.ts'
import { en as partners } from '../../src/features/clients/partners/messages/page.en.ts'
import { expect, ONCE, test } from './journey.ts'
import { origin } from './origin.ts'
import { sectionTitle } from './staff-messages.ts'
import { callAs, signInAsOwner, signInWithoutPages } from './staff-sign-in.ts'

/** All text on the page, and the values of the fields. */
async function everythingIn(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
    return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
  })
}

function countCalls(page: Page, path: RegExp): () => number {
  let calls = 0
  page.on('request', (request) => void (path.test(request.url()) && (calls += 1)))
  return () => calls
}

test('a sign-out in the profile also signs out the other tab', ONCE, async ({ page, context }) => {
  const email = `two-tabs-${Date.now()}@example.com`
  await signInWithoutPages(page.request, email)
  const profile = { firstName: 'Ярослава', lastName: 'Двухвкладкина', birthDate: '01.02.1990', consent: true }
  await callAs(page.request, origin(), '/api/customer-profiles', profile)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/user-profile?lang=en&tab=profile')
    await expect(tab.getByText('Двухвкладкина').first()).toBeVisible()
  }
  const calls = countCalls(other, /\/api\/auth\/me/)
  await page.getByRole('button', { name: account.dashboard.logout }).click()
  await expect(other.getByRole('heading', { name: account.signIn.title })).toBeVisible()
  expect(await everythingIn(other)).not.toMatch(new RegExp(`Двухвкладкина|Ярослава|1990|${email}`))
  expect(calls()).toBe(0)
})

test('a sign-out in the panel shows the sign-in form in the other tab', ONCE, async ({ page, context }) => {
  await signInAsOwner(page.request)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/admin-panel/customers?lang=en')
    await expect(tab.getByRole('heading', { level: 1, name: sectionTitle('customers') })).toBeVisible()
  }
  await page.getByRole('button', { name: /(?:admin@example\.com|Owner)/ }).click()
  await page.getByRole('menuitem', { name: admin.signOut }).click()
  await expect(other.getByRole('heading', { level: 1, name: sectionTitle('customers') })).toBeHidden()
  await expect(other.getByLabel(account.signIn.contact)).toBeVisible()
  expect(await everythingIn(other)).not.toContain('admin@example.com')
})

test('a sign-out on the partner page hides the clients in other tabs', ONCE, async ({ page, context }) => {
  await signInWithoutPages(page.request, 'partner@example.com')
  const me = await page.request.get(`${origin()}/api/auth/me`)
  const { id } = (await me.json()) as { id: string }
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/partner-dashboard/${id}?tab=clients&lang=en`)
    await expect(
      tab
        .getByRole('main')
        .getByRole('link', { name: /@|\p{Lu}/u })
        .first(),
    ).toBeVisible()
  }
  const calls = countCalls(other, /\/api\/(?:auth|partner)/)
  await page.getByRole('button', { name: partners.logout }).click()
  await expect(other.getByRole('heading', { name: account.signIn.title })).toBeVisible()
  expect(await everythingIn(other)).not.toMatch(/@example\.com/)
  expect(calls()).toBe(0)
})
