import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signIn } from '../../../../test/sign-in.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())

const post = async (path: string, body: unknown) => await shop.call('POST', `/api/sandbox/${path}`, body)
const BTC = 'tb1qx6dzcyee5u943purlk3k97huj6rjs59qn3esjm'
const EVM = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
const TRON = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'

describe('the call POST /api/sandbox/chain/transfer', () => {
  it.each([
    ['BTC', BTC, '0.00000001'],
    ['ETH', EVM, '0.000000000000000001'],
    ['USDT_ERC20', EVM.toLowerCase(), '1000000'],
    ['USDT_TRC20', TRON, '0.000001'],
  ])('sends %s to any address of its network', async (currency, address, amount) => {
    const { status, body } = await post('chain/transfer', { currency, address, amount })
    expect(status).toBe(200)
    expect(body.txHash).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    ['amount', { currency: 'BTC', address: BTC, amount: '0' }],
    ['amount', { currency: 'BTC', address: BTC, amount: '-1' }],
    ['amount', { currency: 'BTC', address: BTC, amount: '0.000000001' }],
    ['amount', { currency: 'USDT_TRC20', address: TRON, amount: '1e3' }],
    ['amount', { currency: 'USDT_TRC20', address: TRON, amount: '' }],
    ['amount', { currency: 'USDT_TRC20', address: TRON, amount: '9'.repeat(65) }],
    ['amount', { currency: 'USDT_TRC20', address: TRON, amount: 1 }],
    ['amount', { currency: 'USDT_TRC20', address: TRON }],
    ['address', { currency: 'BTC', address: EVM, amount: '1' }],
    ['address', { currency: 'ETH', address: TRON, amount: '1' }],
    ['address', { currency: 'USDT_TRC20', address: BTC, amount: '1' }],
    ['address', { currency: 'USDT_TRC20', address: '', amount: '1' }],
    ['currency', { currency: 'DOGE', address: BTC, amount: '1' }],
    ['', { currency: 'BTC', address: BTC, amount: '1', fee: '1' }],
  ])('refuses an invalid %s: %j', async (path, body) => {
    const answer = await post('chain/transfer', body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([{ path, message: expect.stringMatching(/\S/) }])
  })
})

describe('the call POST /api/sandbox/chain/mine', () => {
  it('returns the new chain height, which grows by the number of mined blocks', async () => {
    const { body } = await post('chain/mine', { currency: 'BTC', blocks: 2 })
    const again = await post('chain/mine', { currency: 'BTC', blocks: 3 })
    expect(again.body).toEqual({ height: body.height + 3 })
  })

  it('mines a thousand blocks in one call', async () => {
    expect((await post('chain/mine', { currency: 'USDT_TRC20', blocks: 1000 })).status).toBe(200)
  })

  it('mines the chain that ETH and USDT share', async () => {
    const { body } = await post('chain/mine', { currency: 'ETH', blocks: 1 })
    expect((await post('chain/mine', { currency: 'USDT_ERC20', blocks: 1 })).body.height).toBe(body.height + 1)
  })

  it.each([0, -1, 1.5, 1001, '1', null, undefined])('refuses %j as the number of blocks', async (blocks) => {
    expect((await post('chain/mine', { currency: 'BTC', blocks })).status).toBe(422)
  })
})

describe('the call POST /api/sandbox/chain/reorg', () => {
  it('replaces blocks with different blocks at the same height', async () => {
    const { body } = await post('chain/mine', { currency: 'BTC', blocks: 5 })
    expect((await post('chain/reorg', { currency: 'BTC', depth: 5 })).body).toEqual({ height: body.height })
    expect((await post('chain/reorg', { currency: 'BTC', depth: 1, drop: true })).body).toEqual({ height: body.height })
  })

  it.each([0, -1, 101, 1.5, '1', undefined])('refuses %j as the number of blocks to replace', async (depth) => {
    expect((await post('chain/reorg', { currency: 'BTC', depth })).status).toBe(422)
  })

  it('refuses to replace more blocks than the chain has', async () => {
    const fresh = await openTestShop()
    const { status, body } = await fresh.call('POST', '/api/sandbox/chain/reorg', { currency: 'ETH', depth: 1 })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ path: 'depth' }])
    await fresh.close()
  })

  it('refuses a value of the field “drop” that is not true or false', async () => {
    expect((await post('chain/reorg', { currency: 'BTC', depth: 1, drop: 'yes' })).status).toBe(422)
  })
})

describe('the call POST /api/sandbox/chain/outage', () => {
  it('stops and restarts the node while its chain continues', async () => {
    expect((await post('chain/outage', { currency: 'BTC', on: true })).body).toEqual({ currency: 'BTC', on: true })
    expect((await post('chain/mine', { currency: 'BTC', blocks: 1 })).status).toBe(200)
    expect((await shop.call('GET', '/api/sandbox/chains')).body).toMatchObject([
      { chain: 'bitcoin', outage: true },
      {},
      {},
    ])
    expect((await post('chain/outage', { currency: 'BTC', on: false })).status).toBe(200)
    expect((await shop.call('GET', '/api/sandbox/chains')).body).toMatchObject([{ outage: false }, {}, {}])
  })

  it.each(['true', 1, null, undefined])('refuses %j as the value of the field “on”', async (on) => {
    expect((await post('chain/outage', { currency: 'BTC', on })).status).toBe(422)
  })
})

describe('the call POST /api/sandbox/rates', () => {
  it.each([100000, '99999.99', 0.5])('accepts %j dollars as the rate of a coin', async (usd) => {
    expect((await post('rates', { currency: 'BTC', usd })).body).toEqual({ currency: 'BTC', usd: String(usd) })
  })

  it.each([0, -5, '0', 'free', 1e21, 1e-9, null, '', undefined])('refuses %j as the rate of a coin', async (usd) => {
    expect((await post('rates', { currency: 'BTC', usd })).status).toBe(422)
  })
})

describe('the call POST /api/sandbox/clock/advance', () => {
  it("moves the shop's clock forward", async () => {
    const before = shop.shop.now().getTime()
    const { body } = await post('clock/advance', { seconds: 3600 })
    const moved = shop.shop.now().getTime() - before
    expect(moved).toBeGreaterThanOrEqual(3_600_000)
    expect(moved).toBeLessThan(3_620_000)
    expect(Date.parse(body.now)).toBeGreaterThanOrEqual(before + 3_600_000)
  })

  it('ends the sessions of staff, unless the call asks to keep the sessions', async () => {
    const keepSessions = true
    const staff = await signIn(shop, 'admin@example.com')
    const isSignedIn = async () => (await staff.call('GET', '/api/auth/me')).status === 200
    await post('clock/advance', { seconds: 3 * 86_400, keepSessions })
    expect(await isSignedIn()).toBe(true)
    await post('clock/advance', { seconds: 3600 })
    expect(await isSignedIn()).toBe(false)
    await post('clock/advance', { seconds: 86_400, keepSessions })
    expect(await isSignedIn()).toBe(false)
  })

  it('adds up the seconds of ten calls that are made at the same time', async () => {
    const before = shop.shop.now().getTime()
    await Promise.all(Array.from({ length: 10 }, () => post('clock/advance', { seconds: 60 })))
    expect(shop.shop.now().getTime() - before).toBeGreaterThanOrEqual(600_000)
  })

  it.each([0, -60, 1.5, 31_536_001, '60', null, undefined])('refuses %j as the number of seconds', async (seconds) => {
    expect((await post('clock/advance', { seconds })).status).toBe(422)
  })
})

describe('the call GET /api/sandbox/payments', () => {
  it('lists the payments that can be paid, the newest first', async () => {
    const items = [{ id: 'ganesha', name: 'Ganesha', price: 300, quantity: 1, duration: 1 }]
    const customer = { customerName: 'Anna Iyer', customerEmail: 'anna@example.com', paymentMethod: 'crypto' }
    const order = await shop.call('POST', '/api/orders', { ...customer, items, total: 300 })
    const input = { orderId: order.body.id, currency: 'USDT_TRC20', amountUsd: 300 }
    const payment = await shop.call('POST', '/api/crypto/payment', input)
    const { body } = await shop.call('GET', '/api/sandbox/payments')
    expect(body[0]).toMatchObject({
      id: payment.body.id,
      orderNumber: order.body.number,
      currency: 'USDT_TRC20',
      address: payment.body.address,
      expected: '300',
      received: '0',
      status: 'waiting',
      requiredConfirmations: 19,
    })
  })
})

describe('the call GET /api/sandbox/messages', () => {
  it('lists the messages that were sent to one contact', async () => {
    const { status, body } = await shop.call('GET', '/api/sandbox/messages?to=anna%40example.com')
    expect(status).toBe(200)
    expect(body).toMatchObject([{ channel: 'email', to: 'anna@example.com' }])
    expect((await shop.call('GET', '/api/sandbox/messages?to=nobody%40example.com')).body).toEqual([])
  })

  it.each(['%2B79165550177', '+79165550177', '+7%20916%20555%200177', '%2B7 916 555 0177'])(
    'finds a text message if the phone number is written as %s',
    async (to) => {
      await shop.call('POST', '/api/auth/request-login', { contact: '+79165550177' })
      const { body } = await shop.call('GET', `/api/sandbox/messages?to=${to}`)
      expect(body).toMatchObject([{ channel: 'sms', to: '+79165550177' }])
    },
  )
})

describe('an e-mail in the sandbox inbox', () => {
  const pageOf = async (id: string) => await shop.api.request(`http://localhost/api/sandbox/messages/${id}/page`)

  it('is shown as its reader sees it, without scripts and external content', async () => {
    const order = makeOrder(undefined, { customerEmail: 'html@example.com', customerName: 'Anna' })
    await shop.call('POST', '/api/orders', order, { 'accept-language': 'en' })
    const { body } = await shop.call('GET', '/api/sandbox/messages?to=html@example.com')
    const page = await pageOf(body[0].id)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/)
    expect(await page.text()).toContain('We have received your order')
  })

  it('can be opened even if it contains a sign-in code', async () => {
    await shop.call('POST', '/api/auth/request-login', { contact: 'html.code@example.com' })
    const { body } = await shop.call('GET', '/api/sandbox/messages?to=html.code@example.com')
    expect(await (await pageOf(body[0].id)).text()).toContain(body[0].code)
  })

  it('that was never sent cannot be opened (404)', async () => {
    expect((await pageOf('0'.repeat(32))).status).toBe(404)
  })
})
