import { afterAll, beforeAll, expect, it } from 'vitest'
import { clearAlert, raiseAlert } from '#server/database/alerts.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { mailAlerts } from './commands-alerts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('a full backup disk causes one e-mail to the orders mailbox, and another when it happens again', async () => {
  const { db, settings, now } = shop.shop
  const to = settings().contacts.ordersEmail
  const mails = async () =>
    (await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(to)}`)).body.map(
      ({ subject }: { subject: string }) => subject,
    )
  for (let times = 0; times < 3; times += 1) {
    await raiseAlert(db, now(), 'disk-full-backups')
    await mailAlerts(shop.shop)
  }
  expect(await mails()).toEqual(['Резервная копия не сделана: диск заполнен'])
  await clearAlert(db, 'disk-full-backups')
  await mailAlerts(shop.shop)
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 60 })
  await raiseAlert(db, now(), 'disk-full-backups')
  await mailAlerts(shop.shop)
  expect(await mails()).toHaveLength(2)
})
