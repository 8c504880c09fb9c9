import type { Locator, Page } from '@playwright/test'
import { en as accountEn } from '../../src/features/people/accounts/messages/page-account.en.ts'
import { en as consultantEn } from '../../src/features/assistant/consultant/messages/page.en.ts'
import { en as cart } from '../../src/features/orders/cart/messages/page.en.ts'
import { en as profileEn } from '../../src/features/people/profiles/messages/page.en.ts'
import { addTier, expect, MESSAGES, ONCE, openCart, test } from './journey.ts'
import { expectComplaints } from './crypto-payments.ts'
import { sentCode, signInAsOwner, signInWithoutPages } from './staff-sign-in.ts'

const { signIn } = accountEn
const unique = Math.random().toString(36).slice(2, 8)
const PUNYCODE = 'xn--e1afmkfd.xn--p1ai'

/** Texts to paste. Each contains an e-mail address with the given name. The second value is the domain of the address. */
const EMAILS: [pasted: (name: string) => string, domain: string][] = [
  [(name) => `${name}@example.com\u200b`, 'example.com'],
  [(name) => `\u00a0${name}@example.com\u202f\n`, 'example.com'],
  [(name) => `\u202d${name}@example.com\u202c\u200e`, 'example.com'],
  [(name) => `\ufeff${name}@exam\u00adple.com`, 'example.com'],
  [(name) => `${name}@\u2060example\u200c.com`, 'example.com'],
  [(name) => `${name} @\u2009example.com`, 'example.com'],
  [(name) => `mailto:${name}@example.com`, 'example.com'],
  [(name) => `${name}＠example．com`, 'example.com'],
  [(name) => `${name.toUpperCase()}@Example.COM`, 'example.com'],
  [(name) => `${name}@пример.рф`, PUNYCODE],
]

/** Texts to paste. Each contains a phone number. The second value is its format in the profile, and the third value is the number itself. */
const PHONES: [pasted: string, written: string, number: string][] = [
  ['+7\u00a0916\u00a0123\u201145\u201167', '+7 916 123 4567', '+79161234567'],
  ['\u202d+7 916 123-45-68\u202c', '+7 916 123 4568', '+79161234568'],
  ['+79161234569\u200b', '+7 916 123 4569', '+79161234569'],
  ['(8) 916 123-45-60', '+8 916 123 4560', '+79161234560'],
  ['＋７ ９１６ １２３４５６１', '+7 916 123 4561', '+79161234561'],
  ['tel:+7-916-123-45-62', '+7 916 123 4562', '+79161234562'],
  ['0049 151 23456789', '+49 1512 3456789', '+4915123456789'],
  ['00 49 151/23456780', '+49 1512 3456780', '+4915123456780'],
  ['+49 151/234.567.81', '+49 1512 3456781', '+4915123456781'],
  ['+998901234567', '+998 90 123 45 67', '+998901234567'],
]

const CODES: ((code: string) => string)[] = [
  (code) => `\u200e${code}`,
  (code) => `${code}\u200b`,
  (code) => `${code.slice(0, 3)} ${code.slice(3)}`,
  (code) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`,
  (code) => `${code.slice(0, 3)}\u2011${code.slice(3)}`,
  (code) => `Code: ${code}`,
  (code) => `Ваш код: ${code}`,
  (code) => `${code} — код входа в Ahuti, 10 минут. Никому его не сообщайте.`,
  (code) => `Your code\n\n${code}\n\nThe code is valid for 10 minutes.`,
  (code) => Array.from(code, (digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
]

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Selects everything and pastes, as a person does. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate(async (copied) => await navigator.clipboard.writeText(copied), text)
  await field.focus()
  await field.press('ControlOrMeta+a')
  await field.press('ControlOrMeta+v')
}

/** Inserts a text as the keyboard of a phone does when it pastes. The browser then gets the text without a paste event. */
async function insert(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

test('the sign-in accepts contacts and codes as people paste them', ONCE, async ({ page, complaints }) => {
  await page.goto('/user-profile?lang=en')
  const contact = page.getByRole('textbox', { name: signIn.contact })
  const code = page.getByRole('textbox', { name: signIn.code })
  const contacts = [
    ...EMAILS.map(([pasted, domain], at) => [pasted(`sign${at}${unique}`), `sign${at}${unique}@${domain}`] as const),
    ...PHONES.map(([pasted, , number]) => [pasted, number] as const),
  ]
  for (const [at, [pasted, kept]] of contacts.entries()) {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `2001:db8:5:${at}::1` })
    await paste(page, contact, pasted)
    await page.getByRole('button', { name: signIn.getCode }).click()
    await expect(code).toBeFocused()
    expect([pasted, await sentCode(page.request, kept)]).toEqual([pasted, expect.stringMatching(/^\d{6}$/)])
    if (at < contacts.length - 1) await page.getByRole('button', { name: signIn.change }).click()
  }
  const sent: unknown[] = []
  await page.route('**/api/auth/verify-code*', async (route) => {
    sent.push((route.request().postDataJSON() as { code: string }).code)
    await route.fulfill({
      status: 401,
      json: { status: 401, title: '', code: 'accounts.code-invalid', message: 'No' },
    })
  })
  for (const put of [paste, insert])
    for (const [at, pasted] of (put === paste ? CODES : CODES.slice(-3)).entries()) {
      const before = sent.length
      const digits = String(561_200 + at)
      await put(page, code, pasted(digits))
      await expect.poll(() => sent.slice(before), pasted(digits)).toEqual([digits])
      await expect(code).toHaveValue(digits)
      await expect(page.getByText(signIn.checking)).toBeHidden()
    }
  await page.unroute('**/api/auth/verify-code*')
  await paste(page, code, `Code: ${await sentCode(page.request, '+998901234567')}`)
  await expect(page.getByRole('form', { name: profileEn.create.title })).toBeVisible()
  // The form initially contains the phone number that was used to sign in.
  await expect(page.getByLabel(profileEn.fields.phoneNumber)).toHaveValue('+998 90 123 45 67')
  expectComplaints(complaints, /status of 401/)
})

test('the profile accepts pasted text and keeps every digit of a number', ONCE, async ({ page }) => {
  const address = `profile${unique}@example.com`
  await signInWithoutPages(page.request, address)
  await page.goto('/user-profile?lang=en')
  const form = page.getByRole('form', { name: profileEn.create.title })
  const email = form.getByLabel(profileEn.fields.email)
  const phone = form.getByLabel(profileEn.fields.phoneNumber)
  const invalid = form.getByText(
    new RegExp(`^(?:${profileEn.faults['accounts.email-invalid']}|${profileEn.faults['accounts.phone-invalid']})$`),
  )
  for (const [at, [pasted, written]] of PHONES.entries()) {
    await (at % 2 ? insert : paste)(page, phone, pasted)
    await expect(phone, pasted).toHaveValue(written)
    await phone.blur()
    await expect(invalid, pasted).toBeHidden()
  }
  for (const [typed, written] of [
    ['+998901234567', '+998 90 123 45 67'],
    ['004915123456789', '+49 1512 3456789'],
    ['+79161234567890', '+7 916 123 4567'],
    ['791612345678', '+7 916 123 4567'],
    ['9161234567', '916 123 4567'],
  ] as const) {
    await phone.fill('')
    await phone.pressSequentially(typed)
    await expect(phone, typed).toHaveValue(written)
  }
  for (const [pasted] of EMAILS) {
    await paste(page, email, pasted('anna'))
    await email.blur()
    await expect(invalid, pasted('anna')).toBeHidden()
  }
  await paste(page, email, 'Anna <anna@example.com>')
  await email.blur()
  await expect(invalid).toBeVisible()
  await paste(page, email, 'anna@пример.рф\u200b')
  await paste(page, phone, '\u202d00998\u00a090\u2011123\u201145\u201167\u202c')
  await form.getByLabel(profileEn.fields.firstName, { exact: true }).fill('明')
  await form.getByLabel(profileEn.fields.lastName, { exact: true }).fill('王')
  await form.getByRole('button', { name: profileEn.create.submit }).click()
  await expect(page.getByText(profileEn.saved.title, { exact: true }).first()).toBeVisible()
  const me = (await (await page.request.get('/api/auth/me')).json()) as { profile: Record<string, string> }
  expect(me.profile).toMatchObject({
    firstName: '明',
    lastName: '王',
    email: `anna@${PUNYCODE}`,
    phoneNumber: '+998 90 123 45 67',
  })
})

test('the cart accepts a pasted e-mail address, and the order has this address', ONCE, async ({ page }) => {
  await addTier(page, 'en', 'ganesha', 'basic')
  const panel = await openCart(page, 'en')
  await panel.getByRole('textbox', { name: cart.contact.name }).fill('王')
  const email = panel.getByRole('textbox', { name: cart.contact.email })
  for (const [pasted] of EMAILS) {
    await paste(page, email, pasted('anna'))
    await email.blur()
    await expect(panel.getByText(cart.faults.emailInvalid), pasted('anna')).toBeHidden()
  }
  await paste(page, email, 'anna@example.com, eve@example.com')
  await email.blur()
  await expect(panel.getByText(cart.faults.emailInvalid)).toBeVisible()
  await paste(page, email, `\u200ecart${unique}@пример.рф\u200b`)
  const placed = page.waitForResponse((response) => response.url().includes('/api/orders') && response.status() === 201)
  await email.press('Enter')
  const { id } = (await (await placed).json()) as { id: string }
  await signInAsOwner(page.request)
  const { customer } = (await (await page.request.get(`/api/admin/orders/${id}`)).json()) as {
    customer: Record<string, string>
  }
  expect(customer).toMatchObject({ name: '王', email: `cart${unique}@${PUNYCODE}` })
})

/** Presses the Enter key that completes a composed word, with the key code that Safari reports. */
async function endComposition(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
  await session.detach()
}

test('Enter only completes a composed word; a second Enter submits the form', ONCE, async ({ page }) => {
  const requests: string[] = []
  await page.route('**/api/consultant/messages?*', async (route) => {
    requests.push(String(route.request().postDataJSON().text))
    await route.fulfill({ contentType: 'text/event-stream', body: 'event: done\ndata: {}\n\n' })
  })
  await page.goto('/?ai=true&lang=en')
  const question = page.getByRole('textbox', { name: consultantEn.field })
  await question.fill('平和の儀式')
  await endComposition(page)
  await expect(question).toHaveValue('平和の儀式')
  expect(requests).toEqual([])
  await question.press('Enter')
  await expect.poll(() => requests).toEqual(['平和の儀式'])

  await page.goto('/?lang=en')
  await page.getByRole('button', { name: MESSAGES.en.app.search }).first().click()
  const search = page.getByRole('combobox')
  await search.fill('ganesha')
  await expect(page.getByRole('option').first()).toBeVisible()
  await endComposition(page)
  await expect(search).toBeVisible()
  await expect(page).toHaveURL(/\/\?lang=en$/)
  await search.press('Enter')
  await expect(page).toHaveURL(/ganesha/)

  await addTier(page, 'en', 'ganesha', 'basic')
  const panel = await openCart(page, 'en')
  await panel.getByRole('textbox', { name: cart.contact.name }).fill('王')
  await panel.getByRole('textbox', { name: cart.contact.email }).fill('wang@example.com')
  await panel.getByRole('textbox', { name: cart.contact.name }).focus()
  await endComposition(page)
  await expect(panel.getByRole('textbox', { name: cart.contact.name })).toBeVisible()
  await expect(panel.getByRole('textbox', { name: cart.contact.email })).toHaveValue('wang@example.com')
})

test('a search field of the panel keeps the typed text after a reload', ONCE, async ({ page }) => {
  await signInAsOwner(page.request)
  await page.goto('/admin-panel/orders?lang=en')
  const search = page.getByRole('searchbox')
  await search.fill('100%25')
  await expect(page).toHaveURL(/q=100%2525/)
  await expect(search).toHaveValue('100%25')
  await page.reload()
  await expect(search).toHaveValue('100%25')
})
