import { afterAll, beforeAll, expect, it } from 'vitest'
import { clearAlert, raiseAlert } from '#server/database/alerts.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { mailAlerts } from './commands-alerts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('a full backup disk causes one e-mail, and freed space causes a second e-mail', async () => {
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
  const BEGUN = 'Резервная копия не сделана: диск заполнен или доступен только для чтения'
  expect(await mails()).toEqual([BEGUN])
  await clearAlert(db, 'disk-full-backups')
  await mailAlerts(shop.shop)
  await mailAlerts(shop.shop)
  expect(await mails()).toEqual([`Исправлено: ${BEGUN}`, BEGUN])
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 60 })
  await raiseAlert(db, now(), 'disk-full-backups')
  await mailAlerts(shop.shop)
  expect(await mails()).toEqual([BEGUN, `Исправлено: ${BEGUN}`, BEGUN])
})

it('an alert that ends and returns before the next mailing causes no e-mail', async () => {
  const { db, settings, now } = shop.shop
  const to = encodeURIComponent(settings().contacts.ordersEmail)
  const count = async () => (await shop.call('GET', `/api/sandbox/messages?to=${to}`)).body.length
  await raiseAlert(db, now(), 'disk-full-media')
  await mailAlerts(shop.shop)
  const told = await count()
  await clearAlert(db, 'disk-full-media')
  await raiseAlert(db, now(), 'disk-full-media')
  await mailAlerts(shop.shop)
  expect(await count()).toBe(told)
})
