import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '#features/platform/notifications/tables.ts'
import type { Config } from '#server/config.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { requestLogin } from './commands-sign-in.ts'

let test: TestShop

beforeAll(async () => {
  test = await openTestShop()
})
afterAll(async () => await test.close())

const visitor = {
  ip: '203.0.113.7',
  lang: 'ru',
  userAgent: undefined,
  browser: undefined,
  device: undefined,
  session: undefined,
} as const
const request = async (changes: Partial<Config>) =>
  await requestLogin(
    { ...test.shop, config: { ...test.shop.config, ...changes } },
    { contact: '+79165550123' },
    visitor,
  )

describe('a shop that takes real money', () => {
  it('does not offer codes by phone without a text message gateway', async () => {
    await expect(request({ SANDBOX: false })).rejects.toMatchObject({
      details: { faults: [{ path: 'contact', code: 'accounts.phone-not-served' }] },
    })
    expect(await test.shop.db.select().from(messages)).toEqual([])
  })

  it('sends a code once a gateway is configured', async () => {
    await request({ SANDBOX: false, SMS_PROVIDER: 'smsru' })
    expect(await test.shop.db.select().from(messages)).toMatchObject([
      { channel: 'sms', recipient: '+79165550123', nextTryAt: expect.any(Date) },
    ])
  })
})
