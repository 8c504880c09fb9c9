import { en as lists } from '../../src/features/catalogue/catalogue-editor/messages/admin-lists.en.ts'
import { playerMessages } from '../../src/features/catalogue/catalogue/web/reading/recording-player-messages.ts'
import { makeMp3 } from '../make-media.ts'
import { expect, MESSAGES, ONCE } from './journey.ts'
import { STAFF_MESSAGES } from './staff-messages.ts'
import { testAtWork as test } from './staff-shop.ts'

const { editor, panel, management, money } = STAFF_MESSAGES.en
const { catalogue } = MESSAGES.en

// All these tests use one shop with data.
test.describe.configure({ mode: 'default' })

test('the shop offers a new intention immediately, until staff hide it', ONCE, async ({ page, browser, facts }) => {
  await page.context().addCookies(facts.owner.cookies)
  const save = page.getByRole('button', { name: lists.save, exact: true })
  const saved = page.getByText(lists.saved)
  await page.goto('/admin-panel/intentions?lang=en')
  const group = page.locator('#content').getByRole('region').first()
  await group.getByRole('button', { name: /^Add an intention/ }).click()
  await page.keyboard.type('За дальнюю дорогу')
  await group.getByRole('textbox').last().fill('For a long journey')
  await save.click()
  await expect(saved.first()).toBeVisible()

  // A browser caches the list for a minute, so each check opens a new browser page.
  const offered = async () => {
    const customer = await browser.newPage({ baseURL: facts.shop })
    await customer.goto('/ritual/z-special-intention?lang=en')
    await customer.locator('#order').getByRole('button', { name: catalogue.page.chooseIntentions }).click()
    await expect(customer.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
    const count = await customer.getByRole('checkbox', { name: 'For a long journey' }).count()
    await customer.close()
    return count
  }
  expect(await offered()).toBe(1)

  await group.getByRole('button', { name: editor.list.actions('За дальнюю дорогу') }).click()
  await page.getByRole('menuitem', { name: lists.hide }).click()
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await save.click()
  expect((await answered).status()).toBe(200)
  expect(await offered()).toBe(0)
})

test('a category has the name that staff gave it', ONCE, async ({ page, facts }) => {
  await page.context().addCookies(facts.owner.cookies)
  await page.goto('/admin-panel/categories?lang=en')
  const category = page.locator('#content').getByRole('region').first()
  await category.getByRole('textbox', { name: new RegExp(`^${lists.name} EN`) }).fill('Work and plenty')
  await category.getByTitle(lists.icons.sun).click()
  await expect(category.getByRole('radio', { name: lists.icons.sun })).toBeChecked()
  await page.getByRole('button', { name: lists.save, exact: true }).click()
  await expect(page.getByText(lists.saved).first()).toBeVisible()
  await page.goto('/options?lang=en')
  await expect(page.getByRole('heading', { name: 'Work and plenty' })).toBeVisible()
})

test('a mantra’s recording is loaded only on request, and can be paused', ONCE, async ({ page, facts }) => {
  const { shop, owner } = facts
  await page.context().addCookies(owner.cookies)
  const headers = { origin: shop }
  const file = { name: 'mantra.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from(makeMp3(400)) }
  const fields = { 'alt.ru': 'Мантра', 'alt.en': 'The mantra' }
  const sent = await page.request.post('/api/admin/media', { multipart: { file, ...fields }, headers })
  const { url } = (await sent.json()) as { url: string }
  const address = '/api/admin/service-cards/lakshmi'
  const { version } = (await (await page.request.get(address)).json()) as { version: number }
  await page.request.put(address, { data: { version, recording_url: url }, headers })
  await page.request.post(`${address}/publication`, { data: { published: true }, headers })

  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/media/')) loaded.push(request.url())
  })
  await page.goto('/ritual/lakshmi?lang=en')
  const listen = page.getByRole('button', { name: new RegExp(`^${catalogue.page.listen}`) })
  await expect(listen).toContainText('0:10')
  expect(loaded).toEqual([])
  await listen.click()
  const player = page.getByRole('group', { name: catalogue.page.mantra })
  const place = player.getByRole('slider', { name: playerMessages.en.place })
  await expect(place).not.toHaveValue('0')
  await player.getByRole('button', { name: playerMessages.en.pause }).click()
  await expect(player.getByRole('button', { name: playerMessages.en.play })).toBeFocused()
  await place.press('Home')
  await expect(place).toHaveValue('0')
})

test('a phone hides list filters behind a button unless a filter is used', ONCE, async ({ page, facts }) => {
  await page.context().addCookies(facts.owner.cookies)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/admin-panel/orders?lang=en')
  const filters = (count: number) => page.getByRole('button', { name: panel.filters(count), exact: true })
  const from = page.getByLabel(management.list.from, { exact: true })
  await expect(page.getByRole('row').nth(1)).toBeInViewport()
  await expect(from).toBeHidden()
  await filters(0).press('Enter')
  await expect(filters(0)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(management.list.status, { exact: true })).toBeFocused()
  await from.fill('2020-01-01')
  await expect(filters(1)).toBeVisible()
  await page.reload()
  await expect(from).toHaveValue('2020-01-01')
  await filters(1).press(' ')
  await expect(from).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(filters(1)).toBeHidden()
  await expect(from).toBeVisible()
})

test('a row of tabs does not fade at the edge if all tabs fit', ONCE, async ({ page, facts }) => {
  await page.context().addCookies(facts.owner.cookies)
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto('/admin-panel/payments/policy?lang=en')
  const tabs = page.getByRole('navigation', { name: money.title })
  await expect(tabs).toHaveCSS('mask-image', /32px/)
  await page.setViewportSize({ width: 900, height: 320 })
  await expect(tabs).not.toHaveCSS('mask-image', /32px/)
})
