import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const faultsOf = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [`not a ConfigError: ${String(error)}`]
  }
}

const PRODUCTION = {
  SANDBOX: '0',
  DATABASE_URL: 'postgres://db.example/shop',
  PUBLIC_ORIGIN: 'https://shop.example/',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'shop@shop.example',
  ADMIN_EMAIL: 'owner@shop.example',
  RATES_SOURCES: 'kraken,coinbase',
  PROVIDER_EMAIL: 'hello@shop.example',
  ORDERS_EMAIL: 'orders@shop.example',
  SECRET_KEYS: `k1:${Buffer.from('one secret of this test, 32 long').toString('base64')}`,
  BTC_XPUB: 'xpub',
  BTC_ESPLORA_URL: 'https://esplora.example',
}

describe('the configuration of a shop', () => {
  it('is a complete sandbox if nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      SANDBOX: true,
      DATA_DIR: './data',
      SHOP_NAME_RU: 'Ахути',
      SHOP_NAME_EN: 'Ahuti',
    })
  })

  it('refuses a trusted proxy that is not an IP address, and shows the value', () => {
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).TRUSTED_PROXIES).toBe('10.0.0.0/8, ::1')
    expect(faultsOf({ TRUSTED_PROXIES: '10.0.0.0/8,bogus,localhost' })).toEqual([
      'TRUSTED_PROXIES: bogus, localhost: neither an address nor a network such as 10.0.0.0/8',
    ])
  })

  it('accepts only web addresses for block explorers, because customers open these addresses', () => {
    expect(readConfig({ BTC_EXPLORER_URL: 'https://mempool.space/testnet4' }).BTC_EXPLORER_URL).toMatch(/testnet4$/)
    // oxlint-disable-next-line no-script-url -- this is what must not get through
    expect(faultsOf({ EVM_EXPLORER_URL: 'javascript:alert(1)' })).toEqual([
      'EVM_EXPLORER_URL: must begin with https://',
    ])
  })

  it('accepts a replica only together with a primary database', () => {
    const DATABASE_REPLICA_URL = 'postgres://replica.example/shop'
    expect(faultsOf({ DATABASE_REPLICA_URL })).toEqual(['DATABASE_URL: missing (required with DATABASE_REPLICA_URL)'])
    expect(faultsOf({ DATABASE_REPLICA_URL, DATABASE_URL: 'postgres://db.example/shop' })).toEqual([])
  })

  it('treats an empty variable like a missing variable', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined })
  })

  it('reports all errors, and not only the first error', () => {
    expect(
      faultsOf({ PORT: 'x', DATABASE_URL: 'mysql://db', SANDBOX: 'maybe' }).map((fault) => fault.split(':')[0]),
    ).toEqual(['PORT', 'DATABASE_URL', 'SANDBOX'])
  })

  it('requires https for a real shop, except on the same machine', () => {
    const fault = ['PUBLIC_ORIGIN: must begin with https:// (SANDBOX=0)']
    expect(faultsOf({ ...PRODUCTION, PUBLIC_ORIGIN: 'http://shop.example' })).toEqual(fault)
    expect(faultsOf({ ...PRODUCTION, PUBLIC_ORIGIN: 'http://localhost.example' })).toEqual(fault)
    expect(faultsOf({ ...PRODUCTION, PUBLIC_ORIGIN: 'http://localhost:3000' })).toEqual([])
    expect(faultsOf(PRODUCTION)).toEqual([])
  })

  it('refuses the sandbox’s key in a real shop, under any name', () => {
    const known = Buffer.alloc(32, 'not a secret').toString('base64')
    const keys = `${PRODUCTION.SECRET_KEYS},old:${known}`
    expect(faultsOf({ ...PRODUCTION, SECRET_KEYS: keys })).toEqual([
      'SECRET_KEYS: a real shop (SANDBOX=0) needs a new key, because the key of the sandbox is public',
    ])
  })

  it.each(['0', '7'])('refuses a key that repeats one byte, even in a sandbox: %s', (byte) => {
    const keys = `k2:${Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64')}`
    const weak = `old:${Buffer.alloc(32, Number(byte)).toString('base64')}`
    expect(faultsOf({ SECRET_KEYS: `${keys},${weak}` })).toEqual([
      'SECRET_KEYS: a key that repeats one byte is not secret; create one with openssl rand -base64 32',
    ])
    expect(faultsOf({ SECRET_KEYS: keys })).toEqual([])
  })

  it('refuses the development mode in a real shop', () => {
    expect(faultsOf({ ...PRODUCTION, AHUTI_DEV: '1' })).toEqual([
      'AHUTI_DEV: the development mode (1) works only in a sandbox, but SANDBOX is 0',
    ])
    expect(faultsOf({ AHUTI_DEV: '1' })).toEqual([])
  })

  it('reports missing variables together with wrong variables', () => {
    expect(faultsOf({ ...PRODUCTION, PORT: 'x', MAIL_FROM: '', STRIPE_WEBHOOK_SECRET: 'w' })).toEqual([
      expect.stringContaining('PORT'),
      expect.stringContaining('MAIL_FROM: missing'),
      expect.stringContaining('STRIPE_SECRET_KEY: missing'),
    ])
  })

  it('reports each missing variable of a real shop by name', () => {
    const faults = faultsOf({ SANDBOX: '0' }).join('\n')
    for (const name of [
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'SMTP_URL',
      'MAIL_FROM',
      'ADMIN_EMAIL',
      'RATES_SOURCES',
      'SECRET_KEYS',
      'BTC_XPUB',
    ]) {
      expect(faults).toContain(name)
    }
  })

  it('sends notices about orders in a real shop to the owner by default', () => {
    const { PROVIDER_EMAIL: _, ORDERS_EMAIL: __, ...unnamed } = PRODUCTION
    const contactsOf = ({ PROVIDER_EMAIL, ORDERS_EMAIL }: ReturnType<typeof readConfig>) => [
      PROVIDER_EMAIL,
      ORDERS_EMAIL,
    ]
    expect(contactsOf(readConfig({ ...unnamed, MAIL_FROM: 'Shop <shop@shop.example>' }))).toEqual([
      'shop@shop.example',
      'owner@shop.example',
    ])
    expect(contactsOf(readConfig(PRODUCTION))).toEqual(['hello@shop.example', 'orders@shop.example'])
    const pasted = { ...PRODUCTION, PROVIDER_EMAIL: '\u200eHello@пример.рф', ORDERS_EMAIL: 'orders@shop.example\u200b' }
    expect(contactsOf(readConfig(pasted))).toEqual(['hello@xn--e1afmkfd.xn--p1ai', 'orders@shop.example'])
    expect(contactsOf(readConfig({}))).toEqual(['hello@ahuti.example', 'orders@ahuti.example'])
  })

  it('requires one node per wallet and one wallet per node in a real shop', () => {
    expect(faultsOf({ ...PRODUCTION, EVM_XPUB: 'xpub' })).toEqual([expect.stringContaining('EVM_RPC_URL')])
    expect(faultsOf({ ...PRODUCTION, TRON_API_URL: 'https://tron.example' })).toEqual([
      expect.stringContaining('TRON_XPUB'),
    ])
    expect(faultsOf(PRODUCTION)).toEqual([])
  })

  it('requires at least two exchanges for the dollar rates', () => {
    const faults = (list: string) => faultsOf({ ...PRODUCTION, RATES_SOURCES: list })
    expect(readConfig({ RATES_SOURCES: 'Kraken, coingecko,binance' }).RATES_SOURCES).toEqual([
      'kraken',
      'coingecko',
      'binance',
    ])
    expect(faults('kraken,binance')).toEqual([expect.stringContaining('at least two')])
    expect(faults('kraken,kraken')).toEqual([expect.stringContaining('at least two')])
    expect(faults('kraken,mtgox')).toEqual([expect.stringMatching(/RATES_SOURCES.*must be names out of kraken/)])
  })

  it('requires all YooKassa settings or no setting, and test keys only in sandboxes', () => {
    const shop = { YOOKASSA_SHOP_ID: '506751', YOOKASSA_SECRET_KEY: 'test_1', YOOKASSA_RUB_PER_USD: 'cbr' }
    const live = { ...PRODUCTION, ...shop, YOOKASSA_SECRET_KEY: 'live_1' }
    expect(readConfig(shop)).toMatchObject({ YOOKASSA_SPREAD_PERCENT: 0, YOOKASSA_VAT_CODE: undefined })
    expect(readConfig({ ...shop, YOOKASSA_SPREAD_PERCENT: '2.25' })).toMatchObject({ YOOKASSA_SPREAD_PERCENT: 225 })
    expect(faultsOf(live)).toEqual([])
    expect(faultsOf({ ...live, BTC_XPUB: '', BTC_ESPLORA_URL: '' })).toEqual([])
    expect(faultsOf({ YOOKASSA_SHOP_ID: '506751' }).map((fault) => fault.split(':')[0])).toEqual([
      'YOOKASSA_SECRET_KEY',
      'YOOKASSA_RUB_PER_USD',
    ])
    expect(faultsOf({ YOOKASSA_VAT_CODE: '1' })).toEqual([expect.stringContaining('YOOKASSA_SHOP_ID')])
    expect(faultsOf({ YOOKASSA_SBP: '1' })).toEqual([expect.stringContaining('YOOKASSA_SHOP_ID')])
    expect(faultsOf({ ...shop, YOOKASSA_TAX_SYSTEM: '2' })).toEqual([expect.stringContaining('YOOKASSA_VAT_CODE')])
    expect(faultsOf({ ...shop, YOOKASSA_SECRET_KEY: 'live_1' })).toEqual([expect.stringContaining('only a test key')])
    expect(faultsOf({ ...live, YOOKASSA_SECRET_KEY: 'test_1' })).toEqual([expect.stringContaining('no real money')])
    const plain = { YOOKASSA_API_URL: 'http://y.example', CBR_RATE_URL: 'http://b.example' }
    expect(faultsOf({ ...live, ...plain })).toEqual([
      expect.stringContaining('YOOKASSA_API_URL: must begin with https://'),
      expect.stringContaining('CBR_RATE_URL: must begin with https://'),
    ])
    expect(faultsOf({ CBR_RATE_URL: 'http://b.example' })).toHaveLength(1)
    expect(faultsOf({ ...live, CBR_RATE_URL: 'http://127.0.0.1:8080/daily' })).toEqual([])
  })

  it.each([
    ['YOOKASSA_SHOP_ID', 'shop'],
    ['YOOKASSA_RUB_PER_USD', '0'],
    ['YOOKASSA_RUB_PER_USD', '92,5'],
    ['YOOKASSA_RUB_PER_USD', '9250'],
    ['YOOKASSA_SPREAD_PERCENT', '21'],
    ['YOOKASSA_SPREAD_PERCENT', '-1'],
    ['YOOKASSA_VAT_CODE', '0'],
    ['YOOKASSA_TAX_SYSTEM', '7'],
  ])('refuses %s=%s', (name, value) => {
    const shop = { YOOKASSA_SHOP_ID: '506751', YOOKASSA_SECRET_KEY: 'test_1', YOOKASSA_RUB_PER_USD: 'cbr' }
    expect(faultsOf({ ...shop, YOOKASSA_VAT_CODE: '1', [name]: value })).toEqual([expect.stringContaining(name)])
  })

  it('requires both Stripe settings: test keys in sandboxes, live keys in real shops', () => {
    const secret = { STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const faults = (key: string, more = {}) => faultsOf({ STRIPE_SECRET_KEY: key, ...secret, ...more })
    expect(faultsOf(secret)).toEqual([expect.stringContaining('STRIPE_SECRET_KEY')])
    expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([expect.stringContaining('STRIPE_WEBHOOK_SECRET')])
    expect(faults('sk_test_1')).toEqual([])
    expect(faults('sk_live_1')).toEqual([expect.stringContaining('test key')])
    expect(faults('sk_live_1', PRODUCTION)).toEqual([])
    expect(faults('sk_test_1', PRODUCTION)).toEqual([expect.stringContaining('no real money')])
    expect(faults('sk_live_1', { ...PRODUCTION, STRIPE_API_URL: 'http://stripe.example' })).toEqual([
      expect.stringContaining('https'),
    ])
  })

  it('requires both mail settings, and a valid address', () => {
    expect(faultsOf({ SMTP_URL: 'smtp://localhost:2525' })).toEqual([expect.stringContaining('MAIL_FROM')])
    expect(faultsOf({ MAIL_FROM: 'shop@shop.example' })).toEqual([expect.stringContaining('SMTP_URL')])
    const mail = { SMTP_URL: 'smtps://user:pass@mail.example:465?pool=true', MAIL_FROM: 'Ахути <shop@shop.example>' }
    expect(faultsOf(mail)).toEqual([])
    expect(faultsOf({ ...mail, SMTP_URL: 'https://mail.example' })).toEqual([expect.stringContaining('SMTP_URL')])
    for (const from of ['shop', 'a@b.example, c@d.example', 'Shop\r\nBcc: x <a@b.example>', '<a@b.example> Shop'])
      expect(faultsOf({ ...mail, MAIL_FROM: from })).toEqual([expect.stringContaining('MAIL_FROM')])
  })

  it('requires the key of a text message service, and TLS in real shops', () => {
    const gateway = { SMS_PROVIDER: 'generic', SMS_URL: 'http://sms.example', SMS_TOKEN: 'key' }
    expect(faultsOf({ SMS_TOKEN: 'key' })).toEqual([expect.stringContaining('SMS_PROVIDER')])
    expect(faultsOf({ SMS_PROVIDER: 'smsru' })).toEqual([expect.stringContaining('SMS_TOKEN')])
    expect(faultsOf({ SMS_PROVIDER: 'generic', SMS_TOKEN: 'key' })).toEqual([expect.stringContaining('SMS_URL')])
    expect(faultsOf({ SMS_PROVIDER: 'pigeon', SMS_TOKEN: 'key' })).toEqual([expect.stringContaining('SMS_PROVIDER')])
    expect(faultsOf(gateway)).toEqual([])
    expect(faultsOf({ SMS_PROVIDER: 'smsru', SMS_TOKEN: 'key' })).toEqual([])
    expect(faultsOf({ ...PRODUCTION, ...gateway })).toEqual([expect.stringContaining('https')])
  })

  it('accepts a Telegram bot only with a public address and Telegram’s API', () => {
    const bot = { TELEGRAM_BOT_TOKEN: '123456789:the-token-that-BotFather-gave' }
    const origin = { PUBLIC_ORIGIN: 'https://ahuti.example' }
    expect(faultsOf({ ...bot, ...origin })).toEqual([])
    expect(faultsOf(bot)).toEqual([expect.stringContaining('PUBLIC_ORIGIN')])
    expect(faultsOf({ ...bot, ...origin, TELEGRAM_API_URL: 'https://elsewhere.example' })).toEqual([
      expect.stringContaining('TELEGRAM_API_URL'),
    ])
    expect(faultsOf({ ...bot, TELEGRAM_API_URL: 'http://127.0.0.1:8081' })).toEqual([])
    expect(faultsOf({ ...origin, TELEGRAM_BOT_TOKEN: 'secret' })).toEqual([
      expect.stringContaining('TELEGRAM_BOT_TOKEN'),
    ])
    expect(faultsOf({ TELEGRAM_WEBHOOK_SECRET: 'a-secret-of-our-own' })).toEqual([
      expect.stringContaining('TELEGRAM_BOT_TOKEN'),
    ])
  })

  it('uses only the origin of the public address', () => {
    expect(readConfig(PRODUCTION).PUBLIC_ORIGIN).toBe('https://shop.example')
  })
})
