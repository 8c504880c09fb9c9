import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const work = async (name: string) => await shop.jobs.find((job) => job.name === name)?.work()
const pass = async (minutes: number) => {
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: minutes * 60 })
  // The job throws while the node of TRON is down. This test needs only the failure that the job records.
  await work('watch-tron').catch(() => {})
  for (const chain of ['bitcoin', 'ethereum']) await work(`watch-${chain}`)
  await work('watch-alerts')
  await work('mail-alerts')
}
const mails = async (to: string): Promise<string[]> => {
  const { body } = await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(to)}`)
  return body.map(({ subject }: { subject: string }) => subject).filter((subject: string) => /TRON/.test(subject))
}

it('Today lists a broken payment method after ten minutes, and staff get one e-mail', async () => {
  const { version } = (await owner.call('GET', '/api/admin/settings')).body
  const emails = ['admin@example.com', 'guard@example.com']
  await owner.call('PUT', '/api/admin/settings', { version, alerts: { emails } })
  await shop.shop.db.execute(`update account set lang = 'en' where email = 'admin@example.com'`)
  await pass(1)
  await shop.call('POST', '/api/sandbox/chain/outage', { currency: 'USDT_TRC20', on: true })
  await pass(5)
  expect(await mails('admin@example.com')).toEqual([])
  await pass(6)
  await pass(3)
  expect(await mails('admin@example.com')).toEqual(['Nobody can pay by TRON'])
  expect(await mails('guard@example.com')).toEqual(['Не работает оплата: TRON'])
  owner = await signIn(shop, 'admin@example.com')
  const { alerts } = (await owner.call('GET', '/api/admin/today?lang=en')).body
  expect(alerts.items).toMatchObject([{ title: 'Nobody can pay by TRON', link: '/admin-panel/operations' }])
  await shop.call('POST', '/api/sandbox/chain/outage', { currency: 'USDT_TRC20', on: false })
  for (let minute = 0; minute < 6; minute += 1) await pass(1)
  expect(await mails('admin@example.com')).toEqual(['Solved: Nobody can pay by TRON', 'Nobody can pay by TRON'])
  expect((await owner.call('GET', '/api/admin/today')).body.alerts.count).toBe(0)
}, 60_000)

it('if alert e-mails are switched off, Today still lists the alerts', async () => {
  const { version } = (await owner.call('GET', '/api/admin/settings')).body
  await owner.call('PUT', '/api/admin/settings', { version, alerts: { enabled: false } })
  await shop.call('POST', '/api/sandbox/chain/outage', { currency: 'USDT_TRC20', on: true })
  const before = await mails('admin@example.com')
  for (let minute = 0; minute < 12; minute += 4) await pass(4)
  expect(await mails('admin@example.com')).toEqual(before)
  expect((await owner.call('GET', '/api/admin/today')).body.alerts.count).toBe(1)
}, 60_000)
