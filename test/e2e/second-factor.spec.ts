import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { en } from '../../src/features/people/staff/messages/admin-second-factor.en.ts'
import { ONCE } from './journey.ts'
import { origin } from './origin.ts'
import { sentCode } from './staff-sign-in.ts'

/** The shop's URL with the host name `localhost`, because a passkey needs a domain name and does not work with an IP address. */
const address = () => origin().replace('127.0.0.1', 'localhost')

const ADMIN = 'admin@example.com'

async function signIn(page: Page): Promise<void> {
  const headers = { origin: address() }
  const ask = async () =>
    await page.request.post(`${address()}/api/auth/request-login`, { data: { contact: ADMIN }, headers })
  // Another test may have requested a code within this minute.
  if ((await ask()).status() === 429) {
    await page.request.post(`${address()}/api/sandbox/clock/advance`, { data: { seconds: 61 }, headers })
    await ask()
  }
  const code = await sentCode(page.request, ADMIN, address())
  const answer = await page.request.post(`${address()}/api/auth/verify-code`, {
    data: { contact: ADMIN, code },
    headers,
  })
  expect(answer.status()).toBe(200)
}

/** Adds a virtual security key to the browser (WebAuthn, section 11). */
async function plugInKey(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}

test('staff create a passkey and later use it to continue an action', ONCE, async ({ page }) => {
  await signIn(page)
  await plugInKey(page)
  await page.goto(`${address()}/admin-panel/security?lang=en`)
  await page.getByRole('button', { name: en.passkey.add }).click()
  await page.getByRole('textbox', { name: en.passkey.name }).fill('Work laptop')
  await page.getByRole('button', { name: en.passkey.create }).click()
  const codes = page.getByRole('dialog', { name: en.codes.title })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const first = await codes.getByRole('listitem').first().textContent()
  await codes.getByRole('button', { name: en.codes.done }).click()
  await expect(page.getByText('Work laptop')).toBeVisible()

  await page.request.post(`${address()}/api/sandbox/clock/advance`, {
    data: { seconds: 301 },
    headers: { origin: address() },
  })
  await page.getByRole('button', { name: en.security.newCodes }).click()
  await page
    .getByRole('dialog', { name: en.security.askCodes })
    .getByRole('button', { name: en.security.newCodes })
    .click()
  await page.getByRole('button', { name: en.pass.passkey }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expect(codes.getByRole('listitem').first()).not.toHaveText(first ?? '')
  await codes.getByRole('button', { name: en.codes.done }).click()

  await page.getByRole('button', { name: en.security.removeOf('Work laptop') }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.security.remove, exact: true }).click()
  await expect(page.getByText(en.security.none)).toBeVisible()
})
