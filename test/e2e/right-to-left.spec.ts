import { type Locator, request } from '@playwright/test'
import { birthDateText } from '../../src/features/people/profiles/web/birth-date-text.ts'
import { giveGift } from './give-gift.ts'
import { expect, isAlive, MESSAGES, ONCE, ONCE_FOR_LONG, test } from './journey.ts'
import { origin } from './origin.ts'
import { callAs, findInMail, OWNER, sentTo, signInWithoutPages } from './staff-sign-in.ts'
import { STAFF_MESSAGES } from './staff-messages.ts'

const { orders } = MESSAGES.en

const YAEL = 'יעל'
const DAVID = 'דוד'
const MOHAMMED = 'محمد الفارس'

/** The position of this piece of text on the page. */
async function placeOf(within: Locator, piece: string): Promise<{ left: number; right: number; top: number }> {
  return await within.evaluate((element, wanted) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const at = texts.currentNode.textContent?.indexOf(wanted) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(texts.currentNode, at)
      range.setEnd(texts.currentNode, at + wanted.length)
      const { left, right, top } = range.getBoundingClientRect()
      return { left, right, top }
    }
    throw new Error(`the page does not contain "${wanted}"`)
  }, piece)
}

/** Checks that the pieces appear from left to right in the written order. */
async function expectInOrder(within: Locator, pieces: string[]): Promise<void> {
  const places: { left: number; right: number }[] = []
  for (const piece of pieces) places.push(await placeOf(within, piece))
  const gaps = places.slice(1).map(({ left }, index) => left - (places[index]?.right ?? 0))
  expect(Math.min(...gaps), JSON.stringify({ pieces, places })).toBeGreaterThan(-1)
}

async function orderFor(email: string): Promise<string> {
  const stranger = await request.newContext()
  const { id = '' } = await callAs(stranger, origin(), '/api/orders?lang=en', {
    customerName: MOHAMMED,
    customerEmail: email,
    paymentMethod: 'crypto',
    items: [{ id: 'ganesha-enhanced', name: 'Ganesha', price: 300, quantity: 1, duration: 1 }],
    total: 300,
    plan: {
      participants: `${YAEL}, כהן, 05.04.1986\n${DAVID}, כהן, 09.03.1984`,
      specialWishes: 'שלום בית!',
      consent: true,
    },
  })
  await stranger.dispose()
  return id
}

test('right-to-left names keep their order on an order page and in the panel', ONCE, async ({ page }) => {
  const email = `right-to-left-${Date.now()}@example.com`
  const id = await orderFor(email)
  await signInWithoutPages(page.request, email)
  await page.goto(`/order/${id}?lang=en`)
  const owner = page.getByRole('region', { name: orders.page.owner.title })
  await expectInOrder(owner.locator('p').filter({ hasText: YAEL }), [YAEL, birthDateText('05.04.1986', 'en')])
  await expectInOrder(owner.locator('p').filter({ hasText: DAVID }), [DAVID, birthDateText('09.03.1984', 'en')])

  await page.context().clearCookies()
  await signInWithoutPages(page.request, OWNER)
  await page.goto(`/admin-panel/orders/${id}?lang=en`)
  const { order } = STAFF_MESSAGES.en.management
  const participants = page.locator('dl > div').filter({ hasText: order.participants })
  await expectInOrder(participants.locator('dd'), [YAEL, DAVID])
})

test('an e-mail keeps the order and punctuation of right-to-left names', ONCE_FOR_LONG, async ({ page }) => {
  const email = `letter-${Date.now()}@example.com`
  await orderFor(email)
  await findInMail(page.request, email, origin(), new RegExp(YAEL))
  const [letter] = (await sentTo(page.request, email)).filter(({ text }) => text.includes(YAEL))
  await page.setContent('<pre lang="en"></pre>')
  const paper = page.locator('pre')
  await paper.evaluate((element, text) => (element.textContent = text), letter?.text ?? '')
  const line = letter?.text.split('\n').find((each) => each.includes(YAEL)) ?? ''
  await paper.evaluate((element, text) => (element.textContent = text), line)
  await expectInOrder(paper, [line.slice(0, line.indexOf(':')), YAEL, DAVID])
})

test('a gift card keeps the punctuation of a right-to-left note in place', ONCE_FOR_LONG, async ({ page }) => {
  await page.goto(`${await giveGift(page, { name: YAEL, note: 'מזל טוב!' })}?lang=en`)
  await isAlive(page)
  await expect(page.getByRole('heading', { level: 1, name: YAEL })).toBeVisible()
  const note = page.locator('article p[dir="auto"]')
  const [word, sign] = [await placeOf(note, 'מזל'), await placeOf(note, '!')]
  expect(sign.right).toBeLessThanOrEqual(word.left)
})

test('a field uses the direction of the typed text', ONCE_FOR_LONG, async ({ page }) => {
  await page.goto('/checkout/navagraha?lang=en')
  await isAlive(page)
  const name = page.locator('main').getByRole('textbox', { name: MESSAGES.en.cart.contact.name })
  const direction = () => name.evaluate((field) => getComputedStyle(field).direction)
  expect(await direction()).toBe('ltr')
  await name.fill(MOHAMMED)
  expect(await direction()).toBe('rtl')
  await name.fill('Anna Smith')
  expect(await direction()).toBe('ltr')
})
