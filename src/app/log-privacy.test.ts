import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { openLog } from '#server/log.ts'
import { BEHIND_PROXY, lastCode, openBrowser } from '../../test/sign-in.ts'
import { callShop, storageUnderTest, type TestShop } from '../../test/shop.ts'
import { wireShop } from './wiring/wire-shop.ts'

it('the log contains no code, token, address, birth date or order id', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => lines.push(line) })
  const config = readConfig({ PORT: '0', ...(await storageUnderTest()), ...BEHIND_PROXY })
  const database = await openDatabase(config, log)
  const running = await wireShop(config, database, log)
  const shop: Pick<TestShop, 'call'> = { call: (...rest) => callShop(running, ...rest) }
  const contact = 'vera@example.com'
  const browser = openBrowser(shop)
  await browser.call('POST', '/api/auth/request-login', { contact })
  const code = await lastCode(shop, contact)
  await browser.call('POST', '/api/auth/verify-code', { contact, code })
  const born = { firstName: 'Vera', lastName: 'Pavlova', birthDate: '01.02.1990', consent: true }
  expect((await browser.call('POST', '/api/customer-profiles', born)).status).toBe(201)
  const items = [{ id: 'ganesha', price: 300, quantity: 1, duration: 1 }]
  const order = { customerName: 'Vera', customerEmail: contact, paymentMethod: 'crypto', items, total: 300 }
  const { status, body } = await browser.call('POST', '/api/orders', order)
  expect(status).toBe(201)
  await browser.call('GET', `/api/orders/${body.id}`)
  const discountCode = 'SECRET-CODE'
  await browser.call('POST', `/api/orders?code=${discountCode}`, { ...order, discountCode })
  await browser.call('POST', '/api/discounts/check', { discountCode, items })
  for (const path of [`/api/orders/${contact}`, `/api/${contact}`, `/api/orders?email=${contact}`, `/api/auth/${code}`])
    await browser.call('GET', path)
  await running.shop.db.execute('drop table consent')
  expect((await browser.call('POST', '/api/account/consent', {})).status).toBe(500)
  const written = lines.join('')
  expect(written).toContain('/api/orders/{id}')
  expect(written).toContain('an API request failed')
  for (const secret of [
    contact,
    code,
    discountCode,
    body.id,
    '01.02.1990',
    'Pavlova',
    ...browser.cookies.values(),
  ].filter((value) => value !== '1'))
    expect(written).not.toContain(secret)
  await database.close()
})
