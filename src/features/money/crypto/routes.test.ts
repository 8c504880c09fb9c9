import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => await shop.close())

const ganesha = { id: 'ganesha', name: 'Ganesha', price: 300, quantity: 1, duration: 1 }

async function placeOrder(): Promise<string> {
  const customer = { customerName: 'Anna Iyer', customerEmail: 'anna@example.com', paymentMethod: 'crypto' }
  const { body } = await shop.call('POST', '/api/orders', { ...customer, items: [ganesha], total: 300 })
  return body.id
}

const create = async (
  orderId: unknown,
  currency: unknown = 'USDT_TRC20',
  amountUsd: unknown = 300,
  more: object = {},
) => await shop.call('POST', '/api/crypto/payment', { orderId, currency, amountUsd, ...more })
const sandbox = async (path: string, body: object) => await shop.call('POST', `/api/sandbox/${path}`, body)
const view = async (id: string) => (await shop.call('GET', `/api/crypto/payment/${id}/status`)).body
const cancel = async (id: string) => await shop.call('POST', `/api/crypto/payment/${id}/cancellation`)

describe('the call POST /api/crypto/payment', () => {
  it('returns an address, an amount, a QR code and the expiry', async () => {
    const orderId = await placeOrder()
    const { status, body } = await create(orderId, 'BTC')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      orderId,
      currency: 'BTC',
      expectedAmount: '0.0031579',
      status: 'waiting',
      network: 'Bitcoin',
    })
    expect(body.address).toMatch(/^tb1q/)
    expect(Buffer.from(body.qrCodeData, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(Date.parse(body.expiresAt) - shop.shop.now().getTime()).toBeGreaterThan(19.9 * 60_000)
  })

  it.each([
    ['ETH', /^0x[0-9a-fA-F]{40}$/, '0.09375'],
    ['USDT_ERC20', /^0x[0-9a-fA-F]{40}$/, '300'],
    ['USDT_TRC20', /^T\w{33}$/, '300'],
  ])('supports %s', async (currency, address, amount) => {
    const { body } = await create(await placeOrder(), currency)
    expect(body.address).toMatch(address)
    expect(body.expectedAmount).toBe(amount)
  })

  it('returns the same payment as long as its price quote is valid', async () => {
    const orderId = await placeOrder()
    const first = await create(orderId)
    const second = await create(orderId)
    expect(second.status).toBe(200)
    expect(second.body).toMatchObject({
      id: first.body.id,
      address: first.body.address,
      expiresAt: first.body.expiresAt,
    })
  })

  it('parallel creation: 50 calls at the same time get one payment address', async () => {
    const orderId = await placeOrder()
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(orderId)))
    expect(new Set(answers.map((answer) => answer.body.address)).size).toBe(1)
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([...Array.from({ length: 49 }, () => 200), 201])
  })

  it('returns a different payment address for every order', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, placeOrder))
    const answers = await Promise.all(orders.map((orderId) => create(orderId, 'ETH')))
    expect(new Set(answers.map((answer) => answer.body.address)).size).toBe(20)
  })

  it('returns a separate payment for every coin', async () => {
    const orderId = await placeOrder()
    const bitcoin = await create(orderId, 'BTC')
    const tether = await create(orderId, 'USDT_ERC20')
    expect(tether.status).toBe(201)
    expect((await create(orderId, 'BTC')).body.id).toBe(bitcoin.body.id)
  })

  it('ignores additional fields that some clients send', async () => {
    const { status } = await create(await placeOrder(), 'USDT_TRC20', 300, {
      items: [ganesha],
      customer: { full_name: 'x' },
    })
    expect(status).toBe(201)
  })

  it.each([299.99, 1, 301, 300.001])(
    'refuses $%d for an order of $300, and returns the correct amount',
    async (amountUsd) => {
      const { status, body } = await create(await placeOrder(), 'BTC', amountUsd)
      expect(status).toBe(409)
      expect(body).toMatchObject({ code: 'payments.amount-changed', amountUsd: 300 })
    },
  )

  it.each(['f'.repeat(32), 'cart-1', "' or 1=1 --"])('returns 404 for the unknown order %s', async (orderId) => {
    const { status, body } = await create(orderId)
    expect(status).toBe(404)
    expect(body.code).toBe('payments.order-not-found')
  })

  it.each([
    ['orderId', [undefined, 'USDT_TRC20', 300]],
    ['orderId', [7, 'USDT_TRC20', 300]],
    ['orderId', ['', 'USDT_TRC20', 300]],
    ['orderId', ['x'.repeat(101), 'USDT_TRC20', 300]],
    ['currency', ['f'.repeat(32), 'DOGE', 300]],
    ['currency', ['f'.repeat(32), 'btc', 300]],
    ['currency', ['f'.repeat(32), null, 300]],
    ['amountUsd', ['f'.repeat(32), 'BTC', '300']],
    ['amountUsd', ['f'.repeat(32), 'BTC', -1]],
    ['amountUsd', ['f'.repeat(32), 'BTC', 0]],
    ['amountUsd', ['f'.repeat(32), 'BTC', 1e21]],
    ['amountUsd', ['f'.repeat(32), 'BTC', null]],
  ])('refuses an invalid %s: %j', async (path, [orderId, currency, amountUsd]) => {
    const { status, body } = await shop.call('POST', '/api/crypto/payment', { orderId, currency, amountUsd })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path, message: expect.stringMatching(/\S/) }])
  })

  it('creates at most ten payments for an order', async () => {
    const orderId = await placeOrder()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { body } = await create(orderId)
      await cancel(body.id)
    }
    const { status, body } = await create(orderId)
    expect(status).toBe(409)
    expect(body.code).toBe('payments.too-many-attempts')
  })

  it('creates a payment at the new exchange rate after the first payment expired', async () => {
    const orderId = await placeOrder()
    const first = await create(orderId, 'ETH')
    await sandbox('clock/advance', { seconds: 21 * 60 })
    await sandbox('rates', { currency: 'ETH', usd: '3000' })
    const second = await create(orderId, 'ETH')
    expect(second.status).toBe(201)
    expect(second.body.expectedAmount).toBe('0.1')
    expect(second.body.address).not.toBe(first.body.address)
    expect((await view(first.body.id)).status).toBe('expired')
    await sandbox('rates', { currency: 'ETH', usd: '3200' })
  })

  it('refuses an order that is paid', async () => {
    const orderId = await placeOrder()
    const { body } = await create(orderId)
    await sandbox('chain/transfer', { currency: 'USDT_TRC20', address: body.address, amount: '300' })
    await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 19 })
    const again = await create(orderId)
    expect(again.status).toBe(409)
    expect(again.body.code).toBe('payments.order-not-payable')
  })
})

describe('the call GET /api/crypto/payment/{id}/status', () => {
  it('returns the amount still due, with a QR code for this amount', async () => {
    const { body } = await create(await placeOrder(), 'BTC')
    const whole = body.qrCodeData
    await sandbox('chain/transfer', { currency: 'BTC', address: body.address, amount: '0.001' })
    const part = await view(body.id)
    expect(part).toMatchObject({
      status: 'underpaid',
      received: '0.001',
      due: '0.0021579',
      expectedAmount: '0.0031579',
    })
    expect(part.qrCodeData).toMatch(/^iVBOR/)
    expect(part.qrCodeData).not.toBe(whole)
  })

  it('returns no QR code if nothing is due', async () => {
    const { body } = await create(await placeOrder())
    await sandbox('chain/transfer', { currency: 'USDT_TRC20', address: body.address, amount: '300' })
    expect(await view(body.id)).toMatchObject({
      status: 'detected',
      due: '0',
      confirmations: 0,
      requiredConfirmations: 19,
    })
    expect(await view(body.id)).not.toHaveProperty('qrCodeData')
  })

  it('returns the coin and its network in the reader’s language', async () => {
    const { body } = await create(await placeOrder())
    const path = `/api/crypto/payment/${body.id}/status`
    expect((await shop.call('GET', `${path}?lang=ru`)).body.name).toBe('USDT · сеть TRON (TRC-20)')
    expect((await shop.call('GET', `${path}?lang=en`)).body.name).toBe('USDT · TRON network (TRC-20)')
  })

  it('another person’s payment id: the status contains no name, and ids cannot be guessed', async () => {
    const orderId = await placeOrder()
    const { body } = await create(orderId)
    const seen = await shop.call('GET', `/api/crypto/payment/${body.id}/status`)
    const message = JSON.stringify([body, seen.body])
    expect(message).toContain(orderId)
    for (const secret of ['Anna', 'anna@example.com', 'customerName', 'customerEmail'])
      expect(message).not.toContain(secret)
    expect(body.id).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each(['f'.repeat(32), 'nothing', '%00'])('returns 404 for the unknown payment %s', async (id) => {
    expect((await shop.call('GET', `/api/crypto/payment/${id}/status`)).status).toBe(404)
    expect((await shop.call('POST', `/api/crypto/payment/${id}/cancellation`)).status).toBe(404)
  })
})

describe('the call POST /api/crypto/payment/{id}/cancellation', () => {
  it('cancels a payment that received no money, and can be repeated', async () => {
    const { body } = await create(await placeOrder())
    expect(await cancel(body.id)).toMatchObject({ status: 200, body: { status: 'cancelled', due: '0' } })
    expect(await cancel(body.id)).toMatchObject({ status: 200, body: { status: 'cancelled' } })
  })

  it('is refused when the shop has seen a transaction', async () => {
    const { body } = await create(await placeOrder())
    await sandbox('chain/transfer', { currency: 'USDT_TRC20', address: body.address, amount: '1' })
    expect(await cancel(body.id)).toMatchObject({ status: 409, body: { code: 'payments.money-received' } })
  })

  it('cancel against payment: money sent during the cancellation pays the order', async () => {
    const orderId = await placeOrder()
    const { body } = await create(orderId)
    const transfer = { currency: 'USDT_TRC20', address: body.address, amount: '300' }
    await Promise.all([sandbox('chain/transfer', transfer), cancel(body.id)])
    await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 19 })
    expect((await view(body.id)).status).toBe('completed')
    expect((await shop.call('GET', `/api/orders/${orderId}`)).body.status).toBe('completed')
  })
})

describe('the call GET /api/payment-methods', () => {
  const coins = async () => {
    const { body } = await shop.call('GET', '/api/payment-methods')
    return body
  }

  it('returns every coin with its network', async () => {
    expect(await coins()).toMatchObject({
      methods: ['crypto', 'card'],
      coins: [
        { currency: 'BTC', network: 'Bitcoin', available: true },
        { currency: 'ETH', network: 'Ethereum', available: true },
        { currency: 'USDT_ERC20', network: 'Ethereum (ERC-20)', available: true, minimumUsd: 50 },
        { currency: 'USDT_TRC20', network: 'TRON (TRC-20)', available: true, minimumUsd: 20 },
      ],
    })
  })

  it('marks coins whose node is unavailable, and a new payment gets 503', async () => {
    await sandbox('chain/outage', { currency: 'ETH', on: true })
    const offered = (await coins()).coins.map((coin: { available: boolean }) => coin.available)
    expect(offered).toEqual([true, false, false, true])
    const { status, body, headers } = await create(await placeOrder(), 'USDT_ERC20')
    expect(status).toBe(503)
    expect(body.code).toBe('payments.coin-unavailable')
    expect(headers.get('retry-after')).toBe('30')
    await sandbox('chain/outage', { currency: 'ETH', on: false })
    expect((await create(await placeOrder(), 'USDT_ERC20')).status).toBe(201)
  })
})
