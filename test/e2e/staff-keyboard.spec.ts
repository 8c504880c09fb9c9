import type { Page } from '@playwright/test'
import { en as app } from '../../src/app/messages/shell.en.ts'
import { expect, isAlive, ONCE } from './journey.ts'
import { callAs, findInMail, OWNER, sentCode } from './staff-sign-in.ts'
import { placePaidOrder } from './staff-customer.ts'
import { expectFocusKept, goTo, pressOn, tabTo, typeInto } from './staff-keys.ts'
import { sectionTitle, STAFF_MESSAGES } from './staff-messages.ts'
import { testInEmptyShop } from './staff-shop.ts'
import { fireFile, MORNING_STAR, printSheet, type Ritual } from './staff-steps.ts'

const test = testInEmptyShop()

const { account, admin, calendar, editor, management, media, money, proofPage, proofs } = STAFF_MESSAGES.en
const RITUAL: Ritual = { id: 'morning-star-keys', ...MORNING_STAR }
const NAME = 'Maria Orlova'

test(
  'an owner publishes, schedules, prints, reports and refunds by keyboard only',
  ONCE,
  async ({ page, playwright, shop }) => {
    await signIn(page, shop)
    await publish(page)
    await placePaidOrder(playwright.request, shop, RITUAL.id, {
      name: NAME,
      email: 'maria@example.com',
      method: 'crypto',
    })
    await schedule(page)
    await prove(page)
    await verify(page, shop)
    const order = { name: NAME, email: 'olga@example.com', method: 'card' as const }
    await refund(page, (await placePaidOrder(playwright.request, shop, RITUAL.id, order)).slice(0, 8))
    await walkOrders(page)
  },
)

async function signIn(page: Page, shop: string): Promise<void> {
  await callAs(page.request, shop, '/api/sandbox/clock/advance', { seconds: 61 })
  await page.goto('/admin-panel?lang=en')
  await expect(page.getByRole('textbox', { name: account.signIn.contact })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: app.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await typeInto(page, account.signIn.contact, OWNER)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: account.signIn.code })).toBeFocused()
  await page.keyboard.type(await sentCode(page.request, OWNER, shop))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: sectionTitle('today'), level: 1 })).toBeVisible()
}

async function publish(page: Page): Promise<void> {
  await goTo(page, sectionTitle('rituals'))
  await pressOn(page, editor.kinds.ritual.create)
  await expect(page.getByLabel(editor.create.nameRu)).toBeFocused()
  await page.keyboard.type(RITUAL.ru.name)
  await typeInto(page, editor.create.nameEn, RITUAL.en.name)
  await typeInto(page, editor.create.id, RITUAL.id)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: RITUAL.en.name })).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()
  await pressOn(page, editor.editor.tabs.prices)
  await typeInto(page, new RegExp(editor.fields.price, 'i'), '300')
  await pressOn(page, editor.editor.tabs.text, 'Shift+Tab')
  for (const field of ['intro', 'description', 'content'] as const) {
    await typeInto(page, new RegExp(`^${editor.fields[field]} RU`), RITUAL.ru[field])
    await typeInto(page, new RegExp(`^${editor.fields[field]} EN`), RITUAL.en[field])
  }
  await page.keyboard.press('Control+S')
  await expect(page.getByText(editor.editor.allSaved)).toBeVisible()
  await pressOn(page, editor.publication.publish, 'Shift+Tab')
  await pressOn(page, editor.publication.publish)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('#content').getByText(editor.states.published, { exact: true })).toBeVisible()
  await expectFocusKept(page)
}

async function schedule(page: Page): Promise<void> {
  await goTo(page, sectionTitle('calendar'))
  const card = new RegExp(`^${calendar.unscheduled.schedule}.*${RITUAL.en.name}`)
  const dialog = page.getByRole('dialog')
  await moveCardToTomorrow(page, card)
  await expect(dialog.getByRole('button', { name: calendar.dialog.remove('') })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await pressOn(page, card)
  const day = dialog.getByLabel(calendar.dialog.date, { exact: true })
  await expect(day).toHaveAttribute('min', /./)
  const [year = '', month = '', date = ''] = ((await day.getAttribute('min')) ?? '').split('-')
  const add = async () => {
    await tabTo(page, calendar.dialog.date)
    // In the browser's date field the user types month, day and year.
    await page.keyboard.type(`${month}${date}${year}`)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: calendar.dialog.remove('') })).toHaveCount(1)
  }
  await add()
  await pressOn(page, new RegExp(`^${calendar.dialog.remove('')}`), 'Shift+Tab')
  await expect(dialog.getByText(calendar.dialog.noDays)).toBeVisible()
  await expectFocusKept(page)
  await add()
  await pressOn(page, calendar.dialog.save)
  await expect(dialog).toBeHidden()
  await expectFocusKept(page)
  await pressOn(page, new RegExp(`^${calendar.sheetOf('')}`))
  await printSheet(page, 'en', RITUAL, NAME, async () => await pressOn(page, calendar.sankalpa.print))
  await pressOn(page, calendar.sankalpa.back, 'Shift+Tab')
}

/** Picks up the card of the ritual with Space, moves it to today with the arrow keys, and then one day further. */
async function moveCardToTomorrow(page: Page, card: RegExp): Promise<void> {
  await tabTo(page, card)
  await page.keyboard.press('Space')
  await expect(page.getByText(new RegExp(calendar.drag.picked(`${RITUAL.en.name}.*`)))).toBeAttached()
  const under = page.locator('[data-over]')
  // The first press may come before the page has measured the days. Therefore the press is repeated.
  await expect(async () => {
    if ((await under.count()) === 0) await page.keyboard.press('ArrowRight')
    await expect(under).toHaveAttribute('data-today', 'true', { timeout: 1000 })
  }).toPass()
  await page.keyboard.press('ArrowRight')
  await expect(under).not.toHaveAttribute('data-today', 'true')
  await page.keyboard.press('Space')
}

async function prove(page: Page): Promise<void> {
  await goTo(page, sectionTitle('proofs'))
  // The name of the tab ends with the number of rituals.
  await pressOn(page, new RegExp(`^${proofs.tabs.missing}`))
  await expect(page.getByRole('link', { name: RITUAL.en.name })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: RITUAL.en.name })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: proofs.phone.title })).toBeVisible()
  const choosing = page.waitForEvent('filechooser')
  await pressOn(page, proofs.phone.photo)
  // The test chooses the file, because it cannot use the file dialog.
  await (await choosing).setFiles(await fireFile())
  await typeInto(page, proofs.place, 'Varanasi')
  await expect(page.getByText(media.uploaded, { exact: true })).toBeVisible()
  await pressOn(page, proofs.phone.send)
  await expect(page.getByText(proofs.phone.done)).toBeVisible()
  await expectFocusKept(page)
  await pressOn(page, proofs.phone.open)
  await expect(page.getByRole('heading', { level: 1, name: RITUAL.en.name })).toBeVisible()
  await pressOn(page, proofs.publish)
  // Some of the bought days are still in the future, so the form asks for a reason.
  await typeInto(page, proofs.earlyReason, 'The family asked for it')
  await pressOn(page, proofs.publish)
  await expect(page.getByText(new RegExp(`^${proofs.published('').trim()}`))).toBeVisible()
  await expectFocusKept(page)
}

async function verify(page: Page, shop: string): Promise<void> {
  const link = await findInMail(page.request, 'maria@example.com', shop, /\/proof\/[\w-]+/)
  await page.goto(`${link}/certificate?lang=en`)
  const number = page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4})+$/).first()
  const text = (await number.textContent()) ?? ''
  await page.goto('/verify?lang=en')
  await isAlive(page)
  await typeInto(page, proofPage.verify.field, text)
  await page.keyboard.press('Enter')
  await expect(page.getByText(proofPage.verify.valid)).toBeVisible()
}

async function refund(page: Page, number: string): Promise<void> {
  await page.goto('/admin-panel?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await goTo(page, sectionTitle('payments'))
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: money.search })
  await expect(search).toBeFocused()
  await page.keyboard.type(`${number} `)
  await expect(page).toHaveURL(new RegExp(`q=${number}(?:&|$)`))
  // During a search the field keeps a space at the end, so that the next word can follow.
  await expect(search).toHaveValue(`${number} `)
  await expect(page.getByRole('row', { name: /#/ })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: money.order(number) })).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, money.refund.button)
  await expect(page.getByLabel(money.refund.amount)).toBeFocused()
  await typeInto(page, money.refund.reason, 'Changed plans')
  await pressOn(page, money.refund.confirm('$300', money.orderWord(number)))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectFocusKept(page)
  await pressOn(page, money.openOrder, 'Shift+Tab')
  await expect(page.getByText(management.statuses.refunded, { exact: true }).first()).toBeVisible()
}

async function walkOrders(page: Page): Promise<void> {
  await goTo(page, sectionTitle('orders'))
  const rows = page.getByRole('rowheader').getByRole('link')
  await expect(rows).toHaveCount(2)
  await page.keyboard.press('j')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows.last()).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
  // Escape closes the message about the refund, if this message is still open.
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: admin.keys.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: management.create.title })).toBeVisible()
}
