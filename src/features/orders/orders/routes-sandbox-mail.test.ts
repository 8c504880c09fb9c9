import { expect, it, onTestFinished } from 'vitest'
import { makeOrder } from '../../../../test/make.ts'
import { openTestShop } from '../../../../test/shop.ts'

it('a sandbox that delivers e-mails has the same mailbox limit as a real shop', async () => {
  const shop = await openTestShop({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@shop.example' })
  onTestFinished(() => shop.close())
  const place = async () =>
    (await shop.call('POST', '/api/orders', makeOrder(undefined, { customerEmail: 'victim@example.com' }))).status
  for (let n = 0; n < 20; n += 1) expect(await place()).toBe(201)
  expect(await place()).toBe(429)
})
