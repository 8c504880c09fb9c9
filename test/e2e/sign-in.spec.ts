import type { Page } from '@playwright/test'
import { en as accountEn } from '../../src/features/people/accounts/messages/page-account.en.ts'
import { ru as accountRu } from '../../src/features/people/accounts/messages/page-account.ru.ts'
import { en as consultantEn } from '../../src/features/assistant/consultant/messages/page.en.ts'
import { ru as consultantRu } from '../../src/features/assistant/consultant/messages/page.ru.ts'
import type { Proof } from '../../src/features/people/accounts/model.ts'
import { isSolved } from '../../src/features/people/accounts/rules-proof-of-work.ts'
import {
  addTier,
  expect,
  expectAccessible,
  goToPayment,
  type Lang,
  LANGS,
  openCart,
  test,
  MESSAGES,
  inEnglish,
  inRussian,
  onceInEnglish,
} from './journey.ts'
import { origin } from './origin.ts'

const CONSULTANT = { ru: consultantRu, en: consultantEn }
const ACCOUNT = { ru: accountRu, en: accountEn }

/** A contact that no other test, browser or language has used. */
const newContact = () => `guest-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`

test.afterEach(({ complaints }) => {
  // The browser logs every 401, including "not signed in", and every 429. A 429 asks the browser for a proof of work.
  const others = complaints.filter((text) => !/status of (?:401|429)/.test(text))
  complaints.splice(0, complaints.length, ...others)
})

async function codeFor(page: Page, contact: string): Promise<string> {
  const response = await page.request.get(`${origin()}/api/sandbox/messages?to=${encodeURIComponent(contact)}`)
  const [newest] = (await response.json()) as { code?: string }[]
  return newest?.code ?? ''
}

async function requestCode(page: Page, lang: Lang, contact: string): Promise<void> {
  const { signIn: messages } = ACCOUNT[lang]
  await page.goto(`/user-profile?lang=${lang}`)
  await expect(page.getByRole('button', { name: messages.getCode })).toBeDisabled()
  await page.getByRole('textbox', { name: messages.contact }).fill(contact)
  await page.getByRole('button', { name: messages.getCode }).click()
  await expect(page.getByRole('textbox', { name: messages.code })).toBeFocused()
}

for (const lang of LANGS) {
  test(
    `a browser solves the anti-robot puzzle and gets a sign-in code (${lang})`,
    inEnglish(lang),
    async ({ page }) => {
      const challenge = { token: 'a-token-of-the-shop', bits: 13, parts: 8 }
      const proofs: Proof[] = []
      await page.route('**/api/auth/request-login*', async (route) => {
        const { proof } = route.request().postDataJSON() as { proof?: Proof }
        if (proof) {
          proofs.push(proof)
          return await route.continue()
        }
        const problem = { status: 429, code: 'accounts.proof-required', message: 'Many', challenge }
        await route.fulfill({ status: 429, headers: { 'retry-after': '3000' }, json: problem })
      })
      await requestCode(page, lang, newContact())
      expect(proofs).toHaveLength(1)
      expect(isSolved(challenge, proofs[0]?.answers ?? [])).toBe(true)
    },
  )
}

/** Signs in and gives the account a name through the API, so that the dashboard opens. */
async function openDashboard(page: Page, lang: Lang, contact: string): Promise<void> {
  const { signIn: messages, dashboard } = ACCOUNT[lang]
  await requestCode(page, lang, contact)
  await page.getByRole('textbox', { name: messages.code }).pressSequentially(await codeFor(page, contact))
  await page.getByRole('button', { name: messages.enter, exact: true }).click()
  await expect(page.getByRole('button', { name: dashboard.logout })).toBeVisible()
  const named = await page.request.post(`${origin()}/api/customer-profiles`, {
    data: { firstName: 'Анна', lastName: 'Смирнова' },
    headers: { origin: origin() },
  })
  expect(named.ok(), await named.text()).toBe(true)
  await page.goto(`/user-profile?lang=${lang}&tab=orders`)
  await expect(page.getByRole('heading', { level: 1, name: ACCOUNT[lang].title })).toBeVisible()
}

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ colorScheme: lang === 'en' ? 'dark' : 'light', reducedMotion: 'reduce' })
    const { signIn: messages, dashboard, data } = ACCOUNT[lang]

    test('a guest who signs in later sees the earlier order', inRussian(lang), async ({ page }) => {
      const contact = newContact()
      await addTier(page, lang, 'ganesha', 'basic')
      const panel = await openCart(page, lang)
      await goToPayment(panel, lang, contact)
      await expect(
        panel.getByRole('button', { name: new RegExp(`^${MESSAGES[lang].widget.method.card}`) }),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()

      await page.goto(`/user-profile?lang=${lang}`)
      const field = page.getByRole('textbox', { name: messages.contact })
      await expect(field).toHaveValue(contact)
      await expectAccessible(page)
      await page.getByRole('button', { name: messages.getCode }).click()
      await expect(page.getByText(messages.toasts.sentEmail.text, { exact: true }).first()).toBeVisible()
      await expect(page.getByText(messages.sent.email(contact))).toBeVisible()
      const code = page.getByRole('textbox', { name: messages.code })
      await expect(code).toBeFocused()
      await expect(page.getByRole('button', { name: messages.enter, exact: true })).toBeDisabled()
      await expectAccessible(page)

      await code.pressSequentially('000000')
      await page.keyboard.press('Enter')
      await expect(page.getByText(messages.wrongCode).first()).toBeVisible()
      await expect(code).toHaveValue('000000')
      await expect(code).toBeFocused()
      expect(await page.evaluate(() => String(getSelection()))).toBe('000000')

      await code.pressSequentially(await codeFor(page, contact))
      await page.getByRole('button', { name: messages.enter, exact: true }).click()
      await expect(page.getByText(messages.toasts.signedIn, { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: dashboard.logout })).toBeVisible()
      await page.request.post(`${origin()}/api/customer-profiles`, {
        data: { firstName: 'Анна', lastName: 'Смирнова' },
        headers: { origin: origin() },
      })
      await page.goto(`/user-profile?lang=${lang}&tab=orders`)
      await expect(page.getByRole('heading', { name: MESSAGES[lang].orders.list.title(1) })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: /^(?:Заказ|Order) #/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('#')
    })

    test(
      'the page immediately sends a pasted sign-in code, even with spaces',
      onceInEnglish(lang),
      async ({ page }) => {
        const contact = newContact()
        await requestCode(page, lang, contact)
        const code = await codeFor(page, contact)
        await page.evaluate(
          (text) => {
            const clipboardData = new DataTransfer()
            clipboardData.setData('text', text)
            document.activeElement?.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
            )
          },
          `${code.slice(0, 3)} ${code.slice(3)}`,
        )
        await expect(page.getByRole('button', { name: dashboard.logout })).toBeVisible()
      },
    )

    test(
      'the page immediately checks a complete sign-in code, and the button stays usable',
      onceInEnglish(lang),
      async ({ page }) => {
        const contact = newContact()
        await requestCode(page, lang, contact)
        const checks: (() => void)[] = []
        await page.route('**/api/auth/verify-code*', async (route) => {
          await new Promise<void>((answer) => checks.push(answer))
          await route.continue()
        })
        await page.getByRole('textbox', { name: messages.code }).fill(await codeFor(page, contact))
        await expect(page.getByText(messages.checking)).toBeVisible()
        const enter = page.getByRole('button', { name: messages.enter, exact: true })
        await expect(enter).not.toHaveAttribute('aria-busy')
        await enter.click()
        await expect(enter).toHaveAttribute('aria-busy')
        expect(checks).toHaveLength(1)
        checks[0]?.()
        await expect(page.getByRole('button', { name: dashboard.logout })).toBeVisible()
      },
    )

    test('a sign-out leaves no personal data in the browser', onceInEnglish(lang), async ({ page }) => {
      await openDashboard(page, lang, newContact())
      await page.evaluate(async () => {
        localStorage.setItem('last-checkout', '{"customerName":"Анна"}')
        sessionStorage.setItem('left', 'behind')
        await caches.open('pages-test')
      })
      await page.getByRole('button', { name: dashboard.logout }).click()
      await expect(page.getByText(dashboard.loggedOut, { exact: true }).first()).toBeVisible()
      await page.waitForURL((url) => url.pathname === '/')
      const left = await page.evaluate(async () => ({
        cart: localStorage.getItem('cart-storage'),
        checkout: localStorage.getItem('last-checkout'),
        session: sessionStorage.getItem('left'),
        pages: (await caches.keys()).filter((name) => name === 'pages-test'),
      }))
      expect(left).toEqual({ cart: null, checkout: null, session: null, pages: [] })
      expect((await page.request.get(`${origin()}/api/auth/me`)).status()).toBe(401)
      // This link opens the profile without a reload. So the memory of the page could still contain data of the signed-out customer.
      await page.locator('header').getByRole('link', { name: MESSAGES[lang].app.profile, exact: true }).click()
      await expect(page.getByRole('textbox', { name: messages.contact })).toHaveValue('')
    })

    test(
      'a sign-out deletes the text typed into the cart and into the consultant',
      onceInEnglish(lang),
      async ({ page }) => {
        const { app, catalogue, cart } = MESSAGES[lang]
        const question = page.getByRole('textbox', { name: CONSULTANT[lang].field })
        const consultant = page.locator('header').getByRole('link', { name: app.consultant, exact: true })
        await openDashboard(page, lang, newContact())
        await page.evaluate(() => localStorage.setItem('last-checkout', '{"customerName":"Анна"}'))
        await expect(await openCart(page, lang)).toBeVisible()
        await page.keyboard.press('Escape')
        await consultant.click()
        await question.fill('Меня зовут Анна')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: dashboard.logout }).click()
        await page.waitForURL((url) => url.pathname === '/')
        await consultant.click()
        await expect(question).toHaveValue('')
        await page.keyboard.press('Escape')
        await page.locator('#catalogue article a').first().click()
        await page.locator('#order').getByRole('button', { name: catalogue.page.select, exact: true }).click()
        await page.getByRole('radio', { name: new RegExp(catalogue.tiers.basic.label) }).check()
        await page.getByRole('button', { name: catalogue.page.addToCart, exact: true }).first().click()
        const panel = await openCart(page, lang)
        await expect(panel.getByRole('textbox', { name: cart.contact.name })).toHaveValue('')
      },
    )

    test(
      'the page asks for a new sign-in after the session was ended elsewhere',
      onceInEnglish(lang),
      async ({ page }) => {
        await openDashboard(page, lang, newContact())
        await page.goto(`/user-profile?lang=${lang}&tab=profile`)
        await expect(page.getByText(data.title)).toBeVisible()
        await page.request.post(`${origin()}/api/auth/logout`, { headers: { origin: origin() } })
        // The next API call fails, because the session has ended. This call is either the call for the list under this heading, or another call,
        // which removes the heading before the click.
        await page.getByText(data.title).or(page.getByText(messages.ended)).dispatchEvent('click')
        await expect(page.getByText(messages.ended)).toBeVisible()
        await expect(page.getByRole('textbox', { name: messages.contact })).toBeVisible()
      },
    )

    test('customers can download their data, and can delete the account', inRussian(lang), async ({ page }) => {
      await openDashboard(page, lang, newContact())
      await page.goto(`/user-profile?lang=${lang}&tab=profile`)
      await page.getByText(data.title).click()
      await expect(page.getByText(data.sessions.current)).toBeVisible()
      await expectAccessible(page)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: data.export.link }).click()
      expect((await download).suggestedFilename()).toMatch(/^ahuti-.*\.json$/)
      await page.getByRole('button', { name: data.remove.open }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: data.remove.button })).toBeDisabled()
      await expectAccessible(page)
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: data.remove.button }).click()
      await page.waitForURL((url) => url.pathname === '/')
      expect((await page.request.get(`${origin()}/api/auth/me`)).status()).toBe(401)
    })
  })
}
