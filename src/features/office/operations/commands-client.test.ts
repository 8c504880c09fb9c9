import { afterAll, beforeAll, expect, it } from 'vitest'
import { listAlerts } from '#server/database/alerts.ts'
import { ClientMissing } from '#server/database/postgres/client-programs.ts'
import { engine, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { mailAlerts } from './commands-alerts.ts'
import { checkClient } from './commands-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const findNone = (serverMajor: number): string => {
  throw new ClientMissing(serverMajor)
}

it.runIf(engine === 'postgres')(
  'a missing database program causes an alert by e-mail until the program is installed',
  async () => {
    const { db, settings, now } = shop.shop
    const alerts = async () => (await listAlerts(db, now())).map(({ name }) => name)
    expect(await checkClient(shop.shop, findNone)).toMatch(/^postgresql-client-\d\d$/)
    expect(await alerts()).toEqual(['backup-client-missing'])
    await mailAlerts(shop.shop)
    const to = encodeURIComponent(settings().contacts.ordersEmail)
    const { body } = await shop.call('GET', `/api/sandbox/messages?to=${to}`)
    expect(body[0]).toMatchObject({ subject: 'Резервные копии не делаются: на сервере нет нужной программы' })
    expect(body[0].text).toContain('установить этот пакет')
    expect(body[0].text).not.toContain('освободить место')
    expect(await checkClient(shop.shop)).toBeNull()
    expect(await alerts()).toEqual([])
  },
)

it.runIf(engine === 'pglite')('the embedded database needs no separate database program', async () => {
  expect(await checkClient(shop.shop, findNone)).toBeNull()
})
