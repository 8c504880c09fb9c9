import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { runCommand } from './payments-cli.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => await shop.close())

const BY = ['--by', 'Admin@example.com']
const runCli = async (...args: string[]) => await runCommand(shop.payments, args)
const placeOrder = async (): Promise<string> => (await shop.call('POST', '/api/orders', makeOrder())).body.id
const confirmation = (order: string, amount = '164') =>
  ['confirm', '--order', order, '--amount', amount, '--date', '2026-11-20', '--reference', `bank ${order}`] as const

describe('the payments command line', () => {
  it('confirms an order that was paid outside the shop', async () => {
    const order = await placeOrder()
    expect(await runCli(...confirmation(order), ...BY)).toMatch(/^The order is paid \([0-9a-f]{32}\)\n$/)
    expect((await shop.call('GET', `/api/orders/${order}`)).body.status).toBe('completed')
  })

  it('explains errors in plain words', async () => {
    const order = await placeOrder()
    await expect(runCli(...confirmation(order))).rejects.toThrow('--by')
    await expect(runCli(...confirmation(order), '--by', 'anna@example.com')).rejects.toThrow(
      'not one of the shop’s staff',
    )
    await expect(runCli(...confirmation(order, '163.99'), ...BY)).rejects.toThrow('less than the order costs')
    await expect(runCli(...confirmation(order, 'much'), ...BY)).rejects.toThrow('amountCents')
    await expect(runCli(...confirmation(order), '--by', 'partner@example.com')).rejects.toThrow('partner only')
    await expect(runCli('review', '--colour')).rejects.toThrow('--colour')
    expect(await runCli('no-such-thing')).toContain('npm run payments')
  })

  it('shows and changes the payment policy', async () => {
    const changed = JSON.parse(await runCli('policy', 'lockMinutes=30', 'minimumCents={"BTC":5000}', ...BY))
    expect(changed).toMatchObject({
      changed: { lockMinutes: 30 },
      holds: { lockMs: 1_800_000, minimumCents: { BTC: 5000 } },
    })
    await expect.poll(() => shop.payments.policy().lockMs).toBe(1_800_000)
    const { body } = await shop.call('GET', '/api/payment-methods')
    expect(body.coins).toContainEqual(expect.objectContaining({ currency: 'BTC', minimumUsd: 50 }))
    await expect(runCli('policy', 'lockMinutes=0', ...BY)).rejects.toThrow('lockMinutes')
    await expect(runCli('policy', 'lockMinutes=5', '--by', 'partner@example.com')).rejects.toThrow('staff')
    expect(JSON.parse(await runCli('policy', 'lockMinutes=default', ...BY)).changed).not.toHaveProperty('lockMinutes')
  })

  it('sets a minimum amount for a coin, which smaller orders cannot use', async () => {
    await runCli('policy', 'minimumCents={"ETH":20000}', ...BY)
    await expect.poll(() => shop.payments.policy().minimumCents.ETH).toBe(20_000)
    const wanted = { orderId: await placeOrder(), currency: 'ETH', amountUsd: 164 }
    const { status, body } = await shop.call('POST', '/api/crypto/payment', wanted)
    expect([status, body.minimumUsd]).toEqual([409, 200])
  })

  it('refunds a card payment in parts, and explains which amounts cannot be refunded', async () => {
    const order = await placeOrder()
    const { id, url } = (await shop.call('POST', '/api/card/payment', { orderId: order })).body
    const ref = new URL(url).pathname.split('/').at(-1)
    const refund = async (amount: string) =>
      await runCli('refund', id, '--amount', amount, '--note', 'asked for it', ...BY)
    await expect(refund('64')).rejects.toThrow('no money that could be given back')
    await shop.call('POST', `/api/sandbox/card/${ref}/outcome`, { outcome: 'pay' })
    expect(await refund('64.50')).toMatch(/^Refunded \([0-9a-f]{32}\)\n$/)
    await expect(refund('100')).rejects.toThrow('more than is left')
    await expect(refund('much')).rejects.toThrow('amountCents')
    await expect(runCli('refund', id, '--amount', '1', ...BY)).rejects.toThrow('reason')
    expect((await shop.call('GET', `/api/orders/${order}`)).body.status).toBe('completed')
    await refund('99.50')
    expect((await shop.call('GET', `/api/orders/${order}`)).body.status).toBe('refunded')
  })

  it('lists every payment address as CSV, and counts the unused addresses', async () => {
    const orderId = await placeOrder()
    const wanted = { orderId, currency: 'USDT_TRC20', amountUsd: 164 }
    const { body } = await shop.call('POST', '/api/crypto/payment', wanted)
    const remarks: string[] = []
    const printed = await runCommand(shop.payments, ['addresses'], (text) => void remarks.push(text))
    const [head, line] = printed.split('\r\n')
    expect(head).toBe('chain,account,index,address,currency,orderId,status,received,createdAt')
    expect(line).toContain(`,0,${body.address},USDT_TRC20,${orderId},pending,0,`)
    expect(remarks.join('')).toMatch(
      /^tron \(tron:[0-9a-f]{16}\): 1 addresses assigned; .* 1 consecutive unused addresses\.$/m,
    )
  })

  it('says that nothing is open if no payment waits for staff', async () => {
    expect(await runCli('review')).toBe('No payment waits for a decision.\n')
    expect(await runCli('surplus')).toBe('No money must be returned.\n')
    expect(await runCli('awaiting')).toBe('No confirmation waits for a second person.\n')
  })
})
