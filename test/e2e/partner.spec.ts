import type { Browser, Page } from '@playwright/test'
import { en as accountEn } from '../../src/features/people/accounts/messages/page-account.en.ts'
import { ru as accountRu } from '../../src/features/people/accounts/messages/page-account.ru.ts'
import { en as partnersEn } from '../../src/features/clients/partners/messages/page.en.ts'
import { ru as partnersRu } from '../../src/features/clients/partners/messages/page.ru.ts'
import { en as profilesEn } from '../../src/features/people/profiles/messages/page.en.ts'
import { ru as profilesRu } from '../../src/features/people/profiles/messages/page.ru.ts'
import {
  chooseCoin,
  expect,
  expectAccessible,
  type Lang,
  LANGS,
  MESSAGES,
  ONCE,
  inRussian,
  shownAddress,
  test,
} from './journey.ts'
import { expectComplaints, inAnotherBrowser, mine, payment, send } from './crypto-payments.ts'
import { origin } from './origin.ts'
import { signInAsOwner } from './staff-sign-in.ts'

const ACCOUNT = { ru: accountRu, en: accountEn }
const PARTNERS = { ru: partnersRu, en: partnersEn }
const PROFILES = { ru: profilesRu, en: profilesEn }
const newEmail = (who: string) => `${who}-${Math.random().toString(36).slice(2)}@example.com`

for (const lang of LANGS) {
  test(
    `a partner adds a client, places an order and earns a commission (${lang})`,
    inRussian(lang),
    async ({ page, browser, complaints }) => {
      const client = { firstName: lang === 'ru' ? 'Лидия' : 'Lydia', lastName: 'Orlova', email: newEmail('client') }
      await signInAsNewPartner(page, browser, lang)
      await writeDown(page, lang, client)
      const link = await placeOrder(page, lang)
      await expectAccessible(page)

      const customer = await inAnotherBrowser(browser, link)
      await payByCoin(customer, lang)
      await expect(customer.getByText(MESSAGES[lang].widget.success.title)).toBeVisible()

      await page.getByRole('link', { name: PARTNERS[lang].tabs.statement }).click()
      await expect(page.getByRole('row', { name: /Orlova/ })).toContainText(lang === 'ru' ? '$16,40' : '$16.40')
      await expectAccessible(page)

      await signIn(customer, lang, `/user-profile?lang=${lang}`, client.email)
      await customer.goto(link)
      await expect(customer.getByText(`${client.firstName} ${client.lastName}`).first()).toBeVisible()
      await customer.context().close()
      // The browser logs every 401, including "not signed in".
      expectComplaints(complaints, /status of 401/)
    },
  )
}

test(
  'a partner signs in again after the session expires, and typed text stays',
  ONCE,
  async ({ page, browser, complaints }) => {
    const { clients, ended, tabs } = PARTNERS.en
    await signInAsNewPartner(page, browser, 'en')
    await page.getByRole('link', { name: tabs.clients }).click()
    await page.getByRole('link', { name: clients.create }).click()
    // The test finds the field by its label, because elements behind a dialog have no role.
    const name = page.getByLabel(PROFILES.en.fields.firstName)
    await name.fill('Lydia')
    await page.getByRole('textbox', { name: PROFILES.en.fields.lastName }).fill('Orlova')
    await page.request.post(`${origin()}/api/auth/logout`, { headers: { origin: origin() } })
    await page.getByRole('button', { name: PARTNERS.en.save }).click()
    await expect(page.getByRole('dialog', { name: ended })).toBeVisible()
    await expect(name).toHaveValue('Lydia')
    expectComplaints(complaints, /status of 401/)
  },
)

test('a sign-in and the profile icon lead a partner to the partner area', ONCE, async ({ page, complaints }) => {
  const inArea = page.getByRole('heading', { name: PARTNERS.en.title, level: 1 })
  await signIn(page, 'en', '/user-profile?lang=en', 'partner@example.com')
  await expect(inArea).toBeVisible()
  await page.getByRole('link', { name: PARTNERS.en.ownOrders }).click()
  await page.waitForURL(/user-profile\?tab=orders/)
  await expect(page.getByRole('heading', { name: ACCOUNT.en.title, level: 1 })).toBeVisible()
  await page.locator('header').getByRole('link', { name: MESSAGES.en.app.profile }).click()
  await expect(inArea).toBeVisible()
  // The browser logs every 401, including "not signed in".
  expectComplaints(complaints, /status of 401/)
})

/** Signs in as a new partner that no other journey uses, so that the partner's statement has only one line. */
async function signInAsNewPartner(page: Page, browser: Browser, lang: Lang): Promise<void> {
  const email = newEmail('partner')
  const staff = await browser.newContext({ baseURL: origin() })
  await signInAsOwner(staff.request)
  const partner = { email, name: 'Vera Lind', commission: { percent: 10 } }
  const made = await staff.request.post('/api/admin/partners', { data: partner, headers: { origin: origin() } })
  expect(made.ok(), await made.text()).toBe(true)
  await staff.close()
  await signIn(page, lang, `/partner-login?lang=${lang}`, email)
  await expect(page.getByRole('heading', { name: PARTNERS[lang].title, level: 1 })).toBeVisible()
}

/** Signs in as a person does: the contact, then the code from the message. */
async function signIn(page: Page, lang: Lang, path: string, contact: string): Promise<void> {
  const { signIn: messages } = ACCOUNT[lang]
  await page.goto(path)
  await expect(page.getByRole('button', { name: messages.getCode })).toBeDisabled()
  await page.getByRole('textbox', { name: messages.contact }).fill(contact)
  await page.getByRole('button', { name: messages.getCode }).click()
  const field = page.getByRole('textbox', { name: messages.code })
  await expect(field).toBeFocused()
  const sent = await page.request.get(`${origin()}/api/sandbox/messages?to=${encodeURIComponent(contact)}`)
  const code = ((await sent.json()) as { code?: string }[]).find((message) => message.code !== undefined)?.code
  await field.fill(code ?? '')
  await expect(field).toBeHidden()
}

type Client = { firstName: string; lastName: string; email: string }

async function writeDown(page: Page, lang: Lang, client: Client): Promise<void> {
  const { clients, save, tabs } = PARTNERS[lang]
  const { fields } = PROFILES[lang]
  await page.getByRole('link', { name: tabs.clients }).click()
  await page.getByRole('link', { name: clients.create }).click()
  await page.getByRole('textbox', { name: fields.firstName }).fill(client.firstName)
  await page.getByRole('textbox', { name: fields.lastName }).fill(client.lastName)
  await page.getByRole('textbox', { name: fields.email }).fill(client.email)
  await page.getByRole('button', { name: save }).click()
  await page.getByRole('link', { name: clients.newOrder }).click()
}

/** Places an order as a partner. Returns the link that the partner's client receives. */
async function placeOrder(page: Page, lang: Lang): Promise<string> {
  const { create, link, states } = PARTNERS[lang]
  await page.getByRole('combobox', { name: create.ritual }).selectOption('ganesha')
  await expect(page.getByText('$164')).toBeVisible()
  await page.getByRole('button', { name: create.submit }).click()
  await expect(page.getByRole('heading', { name: link.title })).toBeVisible()
  await page.getByRole('button', { name: link.showQr }).click()
  await expect(page.getByRole('img', { name: link.qr })).toBeVisible()
  await page.getByRole('button', { name: link.markSent }).click()
  await expect(page.getByText(states['link-sent'], { exact: true }).first()).toBeVisible()
  const shown = (await page.getByText(/\/order\/[0-9a-f]{32}/).textContent()) ?? ''
  return `${new URL(shown).pathname}${new URL(shown).search}`
}

async function payByCoin(page: Page, lang: Lang): Promise<void> {
  const place = payment(page)
  await chooseCoin(place, lang, /TRC-20/)
  await expect(place.getByText(MESSAGES[lang].widget.waiting.status)).toBeVisible()
  const address = await shownAddress(place, lang)
  await send(page, { address, id: '', orderId: '', expectedAmount: '164' }, 'USDT_TRC20', '164')
  await mine(page, 'USDT_TRC20', 20)
}
