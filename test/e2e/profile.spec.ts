import { randomBytes } from 'node:crypto'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { en } from '../../src/features/people/profiles/messages/page.en.ts'
import { ru } from '../../src/features/people/profiles/messages/page.ru.ts'
import { birthDateText } from '../../src/features/people/profiles/web/birth-date-text.ts'
import { expect, expectAccessible, type Lang, LANGS, ONCE, test, inRussian } from './journey.ts'
import { origin } from './origin.ts'

const PROFILE = { ru, en }

const post = (page: Page, path: string, data: unknown) =>
  page.request.post(`${origin()}${path}`, { data, headers: { origin: origin() } })

/** Signs in as a new customer with a code. */
async function signIn(page: Page): Promise<void> {
  const contact = `profile-${randomBytes(6).toString('hex')}@example.com`
  expect((await post(page, '/api/auth/request-login', { contact })).ok()).toBe(true)
  const sent = await page.request.get(`${origin()}/api/sandbox/messages?to=${encodeURIComponent(contact)}`)
  const [message] = (await sent.json()) as { code?: string }[]
  expect((await post(page, '/api/auth/verify-code', { contact, code: message?.code })).status()).toBe(200)
}

/** Opens the account page of a new customer, which shows only the form. */
async function openAsNew(page: Page, lang: Lang): Promise<Locator> {
  await signIn(page)
  await page.goto(`/user-profile?lang=${lang}`)
  return page.getByRole('form', { name: PROFILE[lang].create.title })
}

/** The session of all tests that only need a profile. They share one session, because the number of sign-in codes per IP address is limited. */
let session: Awaited<ReturnType<BrowserContext['cookies']>> | undefined

/** Opens the profile of a customer who has given a name and no consent. */
async function openCard(page: Page, lang: Lang): Promise<void> {
  if (session) await page.context().addCookies(session)
  else {
    await signIn(page)
    await post(page, '/api/customer-profiles', { firstName: 'Анна', lastName: 'Смирнова' })
    session = await page.context().cookies()
  }
  await page.request.delete(`${origin()}/api/account/consent`, { headers: { origin: origin() } })
  await page.goto(`/user-profile?lang=${lang}&tab=profile`)
  await expect(page.getByRole('heading', { name: PROFILE[lang].card.title, exact: true })).toBeVisible()
}

/** Opens the customer's card and then its form with all fields. */
async function openForm(page: Page, lang: Lang): Promise<Locator> {
  await openCard(page, lang)
  await page.getByRole('button', { name: PROFILE[lang].card.editAll }).click()
  return page.getByRole('form', { name: PROFILE[lang].edit.title })
}

const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

/** The options of the field's open list of suggestions. The browser's own lists also contain options. */
const suggestionsOf = (page: Page) => page.getByRole('listbox').getByRole('option')

/** Types the characters one by one, as a person does. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.pressSequentially(text)
}

for (const lang of LANGS) {
  const messages = PROFILE[lang]

  test(`a new customer submits the form with consent and sees all data: ${lang}`, inRussian(lang), async ({ page }) => {
    const form = await openAsNew(page, lang)
    await expect(form.getByRole('button', { name: messages.cancel })).toBeHidden()
    await form.getByLabel(messages.fields.firstName, { exact: true }).fill('Анна')
    await form.getByLabel(messages.fields.lastName, { exact: true }).fill('Смирнова')
    const phone = form.getByLabel(messages.fields.phoneNumber)
    await typeInto(phone, '9123456789')
    await expect(phone).toHaveValue('912 345 6789')
    await phone.press('Home')
    await phone.pressSequentially('7')
    await expect(phone).toHaveValue('+7 912 345 6789')
    await form.getByLabel(messages.fields.maritalStatus).selectOption('Married')

    await typeInto(form.getByRole('combobox', { name: messages.fields.occupation }), lang === 'ru' ? 'архи' : 'archi')
    await suggestionsOf(page).first().click()
    await expect(form.getByRole('combobox', { name: messages.fields.occupation })).toHaveValue(
      lang === 'ru' ? 'Архитектор' : 'Architect',
    )

    await expect(form.getByRole('checkbox', { name: messages.consent.text })).toBeHidden()
    const date = form.getByLabel(messages.fields.birthDate)
    await typeInto(date, '5.4.1986')
    await expect(date).toHaveValue('05.04.1986')
    const time = form.getByLabel(messages.fields.birthTime)
    await typeInto(time, '930')
    await expect(time).toHaveValue('09:30')
    await form.getByRole('checkbox', { name: messages.fields.isTimeUncertain }).check()
    await expect(time).toBeEnabled()

    const place = form.getByRole('combobox', { name: messages.fields.birthPlace })
    await typeInto(place, 'Орел')
    await expect(suggestionsOf(page).first()).toBeVisible()
    await place.press('ArrowDown')
    await expect(suggestionsOf(page).first()).toHaveAttribute('aria-selected', 'true')
    await place.press('Enter')
    const oryol = lang === 'ru' ? 'Орёл, Орловская область' : 'Oryol, Oryol Region'
    await expect(place).toHaveValue(oryol)
    await expect(page.getByRole('listbox')).toBeHidden()

    await form.getByRole('button', { name: messages.create.submit }).click()
    const consent = form.getByRole('checkbox', { name: messages.consent.text })
    await expect(consent).not.toBeChecked()
    // In the list of errors the text follows the field's name and a colon, so it starts with a small letter.
    await expect(form.getByRole('alert')).toContainText(messages.consent.missing.slice(1))
    await expectAccessible(page)
    await consent.check()
    await form.getByRole('button', { name: messages.create.submit }).click()
    await toast(page, messages.saved.title)

    // On a phone the page opens with the tab of orders, so the test opens the tab of the profile.
    await page.goto(`/user-profile?lang=${lang}&tab=profile`)
    await expect(page.getByText(oryol)).toBeVisible()
    await expect(page.getByText(messages.approximate)).toBeVisible()
    const more = page.getByRole('button', { name: messages.card.more, exact: true })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.click()
    await expect(page.getByText('+7 912 345 6789')).toBeVisible()
    await expect(page.getByText(messages.maritalStatuses.Married)).toBeVisible()
    await expectAccessible(page)
  })

  test(`a line of the profile is edited in place by keyboard only: ${lang}`, inRussian(lang), async ({ page }) => {
    await openCard(page, lang)
    const pencil = page.getByRole('button', { name: messages.card.change(messages.fields.firstName) })
    await pencil.focus()
    await page.keyboard.press('Enter')
    const field = page.getByLabel(messages.fields.firstName, { exact: true })
    await expect(field).toBeFocused()
    await field.fill('О')
    await page.keyboard.press('Enter')
    await expect(page.getByText(messages.faults['accounts.first-name-short'])).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(pencil).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('Анна')
    await field.fill('Ольга')
    await page.keyboard.press('Enter')
    await toast(page, messages.card.fieldSaved.title)
    await expect(pencil).toBeFocused()
    await expect(page.getByText('Ольга', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Ольга', { exact: true })).toBeVisible()
    await pencil.click()
    await field.fill('Анна')
    await field.press('Enter')
    await toast(page, messages.card.fieldSaved.title)
  })
}

test('the form lists every error with a link, and focuses the first wrong field', ONCE, async ({ page }) => {
  const { fields, faults, edit } = en
  const form = await openForm(page, 'en')
  await form.getByLabel(fields.firstName, { exact: true }).fill('')
  await form.getByLabel(fields.lastName, { exact: true }).fill(' ')
  await form.getByLabel(fields.birthDate).fill('31.02.2000')
  await form.getByLabel(fields.birthDate).blur()
  await expect(form.getByText(faults['accounts.birth-date-invalid'])).toBeVisible()
  await form.getByRole('button', { name: edit.submit }).click()
  const summary = form.getByRole('alert')
  await expect(summary).toContainText(faults.title(4))
  expect(await summary.evaluate((alert) => alert.parentElement === document.activeElement)).toBe(true)
  await summary.getByRole('button', { name: faults['accounts.last-name-short'] }).click()
  await expect(form.getByLabel(fields.lastName, { exact: true })).toBeFocused()
})

test('a pasted date or phone number gets the format of the field', ONCE, async ({ page }) => {
  const form = await openForm(page, 'en')
  const date = form.getByLabel(en.fields.birthDate)
  const phone = form.getByLabel(en.fields.phoneNumber)
  await date.fill('1990-05-01')
  await expect(date).toHaveValue('01.05.1990')
  await phone.fill('+7 (912) 345-67-89')
  await expect(phone).toHaveValue('+7 912 345 6789')
  await phone.press('End')
  await phone.press('Backspace')
  await expect(phone).toHaveValue('+7 912 345 678')
})

test('typed text stays in the form after a failed save', ONCE, async ({ page, complaints }) => {
  const form = await openForm(page, 'en')
  await form.getByLabel(en.fields.occupation).fill('Baker')
  await page.route('**/api/customer-profiles/*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await form.getByRole('button', { name: en.edit.submit }).click()
  await toast(page, en.failed.text)
  await expect(form.getByText(en.failed.kept)).toBeVisible()
  await expect(form.getByLabel(en.fields.occupation)).toHaveValue('Baker')
  await page.unroute('**/api/customer-profiles/*')
  await form.getByRole('button', { name: en.edit.submit }).click()
  await toast(page, en.saved.title)
  complaints.splice(0)
})

test('a line of the profile that cannot be saved stays open with its text', ONCE, async ({ page, complaints }) => {
  await openCard(page, 'ru')
  await page.getByRole('button', { name: ru.card.change(ru.fields.currentLocation) }).click()
  const place = page.getByRole('combobox', { name: ru.fields.currentLocation })
  await typeInto(place, 'Сам')
  await expect(suggestionsOf(page)).toHaveText(['Самара'])
  await place.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(place).toHaveValue('Сам')
  await page.route('**/api/customer-profiles/*', (route) => route.fulfill({ status: 503, body: 'no' }))
  await place.press('Enter')
  await toast(page, ru.card.fieldFailed.status(503))
  await expect(place).toHaveValue('Сам')
  await page.unroute('**/api/customer-profiles/*')
  await page.getByRole('button', { name: ru.card.save, exact: true }).click()
  await toast(page, ru.card.fieldSaved.title)
  complaints.splice(0)
})

test('the birth date is stored only with consent', ONCE, async ({ page }) => {
  await openCard(page, 'en')
  await page.getByRole('button', { name: en.card.change(en.fields.birthDate) }).click()
  await typeInto(page.getByLabel(en.fields.birthDate), '14031986')
  await page.keyboard.press('Enter')
  await expect(page.getByText(en.consent.missingHere)).toBeVisible()
  await page.getByRole('checkbox', { name: en.consent.text }).check()
  await page.keyboard.press('Enter')
  await toast(page, en.card.fieldSaved.title)
  await expect(page.getByText(birthDateText('14.03.1986', 'en'))).toBeVisible()
  await page.getByRole('button', { name: en.card.change(en.fields.birthTime) }).click()
  await typeInto(page.getByLabel(en.fields.birthTime), '1430')
  await expect(page.getByRole('checkbox', { name: en.consent.text })).toBeHidden()
})

test('the page asks before the reader leaves unsaved changes', ONCE, async ({ page }) => {
  const form = await openForm(page, 'en')
  await typeInto(form.getByLabel(en.fields.occupation), 'Baker')
  await expect(form.getByText(en.unsaved)).toBeVisible()
  const dialogOpened = page.waitForEvent('dialog')
  const leaving = page.reload().catch(() => undefined)
  const dialog = await dialogOpened
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await leaving
})
