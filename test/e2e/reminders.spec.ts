import type { APIRequestContext } from '@playwright/test'
import { DAY, HOUR, SECOND } from '../../src/base/time.ts'
import { en } from '../../src/features/clients/reminders/messages/page.en.ts'
import { ru } from '../../src/features/clients/reminders/messages/page.ru.ts'
import { expect, inEnglish, inRussian, isAlive, type Lang } from './journey.ts'
import { callAs, findInMail, sentTo } from './staff-sign-in.ts'
import { testInOwnShop } from './staff-shop.ts'

const test = testInOwnShop()

const LINK = /\/reminders\/[0-9a-f]{32}/

for (const [lang, words, when] of [
  ['ru', ru, inRussian('ru')],
  ['en', en, inEnglish('en')],
] as const) {
  test(`one press on a reminder’s page stops reminders of that kind (${lang})`, when, async ({ page, shop }) => {
    const { request } = page
    for (const kind of ['plan', 'unpaid'] as const) {
      const email = `${kind}-${lang}@example.com`
      await placeOrder(request, { shop, lang, email, isPaid: kind === 'plan' })
      await advance(request, shop, 2 * DAY + HOUR)
      await page.goto(`${await findInMail(request, email, shop, LINK)}?lang=${lang}`)
      await isAlive(page)
      await expect(page.getByText(words.about[kind])).toBeVisible()
      await page.getByRole('button', { name: words.stop, exact: true }).click()
      await expect(page.getByText(words.stopped[kind].text)).toBeVisible()
      // The press has switched these reminders off. Otherwise the second order would also get a reminder.
      await placeOrder(request, { shop, lang, email, isPaid: kind === 'plan' })
      await advance(request, shop, 8 * DAY)
      expect((await sentTo(request, email, shop)).filter(({ text }) => LINK.test(text))).toHaveLength(1)
    }
  })
}

type Order = { shop: string; lang: Lang; email: string; isPaid: boolean }

async function placeOrder(request: APIRequestContext, { shop, lang, email, isPaid }: Order): Promise<void> {
  const items = [{ id: 'ganesha-enhanced', name: 'Ganesha', price: 300, quantity: 1, duration: 1 }]
  const order = { customerName: 'Anna', customerEmail: email, paymentMethod: 'card', items, total: 300 }
  const { id: orderId } = await callAs(request, shop, `/api/orders?lang=${lang}`, order)
  if (!isPaid) return
  const { url = '' } = await callAs(request, shop, '/api/card/payment', { orderId })
  const checkout = /[0-9a-f]{32}/.exec(url)?.[0] ?? ''
  await callAs(request, shop, `/api/sandbox/card/${checkout}/outcome`, { outcome: 'pay' })
}

async function advance(request: APIRequestContext, shop: string, ms: number): Promise<void> {
  await callAs(request, shop, '/api/sandbox/clock/advance', { seconds: ms / SECOND })
}
