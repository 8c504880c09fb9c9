import { devices } from '@playwright/test'
import { loadPageTexts } from '../../src/app/messages/page-texts.ts'
import { en as adminTexts } from '../../src/features/rites/day-links/messages/admin.en.ts'
import { expect, expectAccessible, isAlive, ONCE } from './journey.ts'
import { STAFF_MESSAGES } from './staff-messages.ts'
import { testAtWork as test } from './staff-shop.ts'
import { fireFile } from './staff-steps.ts'

const { calendar, proofs } = STAFF_MESSAGES.en
const { dayLinks } = await loadPageTexts('ru', ['dayLinks'])

test('a priest without an account sends a picture, and staff publish it', ONCE, async ({ page, browser, facts }) => {
  await page.context().addCookies(facts.owner.cookies)
  const place = { days: [facts.today], priestId: null, version: 0 }
  const headers = { origin: facts.shop }
  await page.request.put(`${facts.shop}/api/admin/calendar/${facts.paidOrder}/0`, { data: place, headers })
  await page.goto(`/admin-panel/sheet/${facts.today}?lang=en`)
  await page.getByRole('link', { name: calendar.sankalpa.byLink }).click()
  await page.getByRole('button', { name: adminTexts.create }).click()
  const made = page.getByRole('dialog')
  const link = await made.getByLabel(adminTexts.url).inputValue()
  await page.keyboard.press('Escape')
  const sheet = await (await page.request.get(`${facts.shop}/api/admin/sheets/${facts.today}`)).json()
  const number = 1 + sheet.performances.findIndex(({ orderId }: { orderId: string }) => orderId === facts.paidOrder)

  const phone = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } })
  const priest = await phone.newPage()
  await priest.goto(`${facts.shop}${new URL(link).pathname}?lang=ru`)
  await isAlive(priest)
  await expect(priest.getByRole('heading', { level: 1, name: dayLinks.title })).toBeVisible()
  await expect(priest.getByText('Константинопольская')).toHaveCount(0)
  expect(await priest.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  await expectAccessible(priest)
  const choosing = priest.waitForEvent('filechooser')
  await priest.getByRole('button', { name: dayLinks.photoOf(number) }).click()
  await (await choosing).setFiles(await fireFile())
  await expect(priest.getByText(dayLinks.done(1))).toBeVisible()
  await phone.close()

  await page.reload()
  await page.getByRole('link', { name: adminTexts.check }).first().click()
  await page.getByRole('button', { name: proofs.publish, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: proofs.publish, exact: true }).click()
  await expect(page.getByText(new RegExp(`^${proofs.published('').trim()}`))).toBeVisible()
})
