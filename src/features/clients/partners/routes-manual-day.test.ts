import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
let partner: Browser
let owner: Browser
let clientId = ''
let count = 0

beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  partner = await signIn(shop, 'partner@example.com')
  owner = await signIn(shop, 'admin@example.com')
  const client = await partner.call('POST', '/api/partner/clients', { firstName: 'Anna', lastName: 'Day' })
  clientId = client.body.id
}, 240_000)
afterAll(() => shop.close())
beforeEach(async () => {
  // The clock moves, so that earlier confirmations are more than 24 hours old.
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 86_401 })
  partner = await signIn(shop, 'partner@example.com')
  owner = await signIn(shop, 'admin@example.com')
})

async function order(): Promise<{ id: string; total: number }> {
  const items = [{ id: 'ganesha-premium', duration: 1, quantity: 1 }]
  const { status, body } = await partner.call('POST', '/api/partner/orders', { clientId, items })
  expect(status).toBe(201)
  return { id: body.id, total: 436 }
}

async function report({ id }: { id: string }, amountUsd = 436): Promise<string> {
  count += 1
  const { status, body } = await partner.call('POST', `/api/partner/orders/${id}/manual-payment`, {
    amountUsd,
    receivedAt: shop.shop.now().toISOString(),
    reference: `DAY-${count}`,
    note: '',
  })
  expect(status).toBe(200)
  return body.state
}

const stateOf = async (id: string) => (await partner.call('GET', `/api/partner/orders/${id}`)).body.state

async function setDay(partnerDayCents: number): Promise<void> {
  const { body } = await owner.call('GET', '/api/admin/payment-policy')
  const changed = await owner.call('PUT', '/api/admin/payment-policy', {
    version: body.version,
    policy: { partnerDayCents },
  })
  expect(changed.status).toBe(200)
}

describe('the sum that a partner can confirm alone in 24 hours', () => {
  it('is at most $3,000 by default, and the partner can read the limit', async () => {
    expect((await partner.call('GET', '/api/partner/me')).body).toMatchObject({
      approvalFromUsd: 1000,
      approvalDayFromUsd: 3000,
    })
    const made = []
    for (let at = 0; at < 8; at += 1) made.push(await order())
    const states: string[] = []
    for (const one of made) states.push(await report(one))
    // Six reports of $436 are $2,616. A seventh report would make $3,052.
    expect(states).toEqual([
      ...Array.from({ length: 6 }, () => 'completed'),
      'awaiting-confirmation',
      'awaiting-confirmation',
    ])
  }, 120_000)

  it('consists of payments that staff can find by reference, in any spelling', async () => {
    const { body } = await owner.call('GET', `/api/admin/payments?q=${encodeURIComponent('ｄａｙ–1')}`)
    expect(body.items.map(({ method }: { method: string }) => method)).toEqual(['manual'])
  })

  it('can be confirmed again in full one day later', async () => {
    expect(await report(await order())).toBe('completed')
  })

  it('is limited by the policy, without payments that staff confirmed', async () => {
    await setDay(900_00)
    const [one, two, three] = [await order(), await order(), await order()]
    expect(await report(one)).toBe('completed')
    expect(await report(two)).toBe('completed')
    expect(await report(three)).toBe('awaiting-confirmation')
    const { body } = await owner.call('GET', `/api/admin/payments?orderId=${three.id}`)
    const approved = await owner.call('POST', `/api/admin/payments/manual/${body.items[0].id}/approval`, {})
    expect(approved.status).toBe(200)
    expect(await stateOf(three.id)).toBe('completed')
  })

  it('is limited even if twenty reports arrive at the same time', async () => {
    await setDay(2_000_00)
    const made = []
    for (let at = 0; at < 20; at += 1) made.push(await order())
    const states = await Promise.all(made.map((one) => report(one)))
    expect(states.filter((state) => state === 'completed')).toHaveLength(4)
    expect(states.filter((state) => state === 'awaiting-confirmation')).toHaveLength(16)
  }, 120_000)

  it('is not limited for staff', async () => {
    await setDay(0)
    const { id } = await order()
    const input = {
      orderId: id,
      amountUsd: 436,
      receivedAt: shop.shop.now().toISOString().slice(0, 10),
      reference: 'STAFF-1',
      note: '',
    }
    expect((await owner.call('POST', '/api/admin/payments/manual', input)).status).toBeLessThan(300)
    expect(await stateOf(id)).toBe('completed')
  })
})

it('a partner cannot use a receipt number twice; the error names the other order', async () => {
  const cash = async ({ id, total }: { id: string; total: number }, reference: string) => {
    const received = { amountUsd: total, receivedAt: shop.shop.now().toISOString(), way: 'cash', reference }
    return await partner.call('POST', `/api/partner/orders/${id}/manual-payment?lang=en`, received)
  }
  const [first, second] = [await order(), await order()]
  expect((await cash(first, 'Cash from Anna')).status).toBe(200)
  const { status, body } = await cash(second, 'cash from ANNA')
  expect([status, body.code, body.errors]).toEqual([
    409,
    'payments.reference-used',
    [{ path: 'reference', message: `Order #${first.id.slice(0, 8)} was already confirmed with this number.` }],
  ])
})
