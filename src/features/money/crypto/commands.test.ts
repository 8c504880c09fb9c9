import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { mineBlocks, sendTransfers } from '#features/office/sandbox/commands.ts'
import { SANDBOX_KEYS } from '#features/office/sandbox/model.ts'
import { sandboxRateSource, simulatedChain } from '#features/office/sandbox/queries.ts'
import { insertOrder } from '../../../../test/make-order.ts'
import { withRealMoney } from '../../../../test/seller.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { cancelPayment, createPayment } from './commands.ts'
import type { CryptoContext } from './context.ts'
import { followChains } from './commands-watch.ts'
import { openAccount } from './providers/addresses.ts'
import { findPayment } from './queries.ts'
import { findPaymentFacts, listPaymentFacts } from '#features/money/payments/queries.ts'
import { DEFAULT_POLICY } from '#features/money/settlements/rules-policy.ts'
import { payments } from './tables.ts'
import { settlements } from '#features/money/settlements/tables.ts'

let shop: TestShop
/** The orders that staff have cancelled. These orders accept no money. */
const withdrawn = new Set<string>()

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())

/** Returns a context in which only the simulated TRON is available, for orders of 50 dollars. */
function payingContext(changes: Partial<CryptoContext> = {}): CryptoContext {
  return {
    shop: shop.shop,
    chains: { tron: simulatedChain(shop.shop.db, 'tron') },
    accounts: { tron: openAccount('tron', SANDBOX_KEYS.tron, 'test') },
    rates: sandboxRateSource(shop.shop.db),
    policy: () => DEFAULT_POLICY,
    orders: {
      lockDue: async (tx, orderId) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${orderId}))`)
        await insertOrder(tx, orderId)
        const [paid] = await tx.select().from(settlements).where(eq(settlements.orderId, orderId))
        return { dueCents: 50_00, payable: !paid && !withdrawn.has(orderId) }
      },
      onSettled: async () => {},
      onEvent: async () => {},
      onRefunded: async () => {},
      findState: async () => 'waiting' as const,
      findReceiptContact: async () => undefined,
    },
    ...changes,
  }
}

const order = (currency: 'USDT_TRC20' | 'BTC' = 'USDT_TRC20') =>
  ({ orderId: newId(), currency, amountUsd: 50 }) as const

async function pay(context: CryptoContext, address: string, amount: string): Promise<void> {
  await sendTransfers(shop.shop, [{ currency: 'USDT_TRC20', address, amount }])
  await mineBlocks(shop.shop, 'USDT_TRC20', 19)
  await followChains(context)
}

describe('a new coin payment', () => {
  it('is refused if the coin has no wallet or no node', async () => {
    await expect(createPayment(payingContext(), order('BTC'))).rejects.toThrow('payments.coin-unavailable')
    await expect(createPayment(payingContext({ accounts: {} }), order())).rejects.toThrow('payments.coin-unavailable')
    await expect(createPayment(payingContext({ chains: {} }), order())).rejects.toThrow('payments.coin-unavailable')
  })

  it('is refused if the coin has no rate', async () => {
    const rates = { usdFor: async () => await Promise.reject(new Error('sources disagree')) }
    await expect(createPayment(payingContext({ rates }), order())).rejects.toThrow('payments.coin-unavailable')
  })

  it('does not use up an address if the payment cannot be created', async () => {
    const { payment: before } = await createPayment(payingContext(), order())
    const account = openAccount('tron', SANDBOX_KEYS.tron, 'test')
    const failing = {
      ...account,
      addressAt: () => {
        throw new Error('out of memory')
      },
    }
    await expect(createPayment(payingContext({ accounts: { tron: failing } }), order())).rejects.toThrow(
      'out of memory',
    )
    const { payment: next } = await createPayment(payingContext(), order())
    expect(next.index).toBe(before.index + 1)
  })

  it('xpub changed: the address numbers of a new wallet start at zero', async () => {
    const other =
      'xpub6CNu4U3KxA6fQZKkcJHit3PXSubqAMyVfs5Y2TjN7RStsxQaWiBw7BPrGHsmq46SKit2FFMZR1gE13Cp4FUqC2Em1YxCUJa92FnkX9Gh3j7'
    const context = payingContext({ accounts: { tron: openAccount('tron', other, 'test') } })
    expect((await createPayment(context, order())).payment.index).toBe(0)
  })

  it('uses a new address number in each of 40 parallel calls', async () => {
    const context = payingContext()
    const made = await Promise.all(Array.from({ length: 40 }, () => createPayment(context, order())))
    expect(new Set(made.map(({ payment }) => payment.index)).size).toBe(40)
    expect(new Set(made.map(({ payment }) => payment.address)).size).toBe(40)
  })
})

describe('money that arrives for a cancelled order', () => {
  it('does not pay the order, and staff must decide', async () => {
    const context = payingContext()
    const { payment } = await createPayment(context, order())
    withdrawn.add(payment.orderId)
    await pay(context, payment.address, '50')
    expect(await findPayment(shop.shop.db, payment.id)).toMatchObject({
      status: 'review',
      attention: 'order-not-payable',
    })
    expect(await shop.shop.db.select().from(settlements).where(eq(settlements.orderId, payment.orderId))).toEqual([])
  })
})

describe('the payment that an order’s page shows', () => {
  it('does not exist before the first payment', async () => {
    expect(await findPaymentFacts(shop.shop.db, newId(), shop.shop.now())).toBeUndefined()
  })

  it('is the open payment with its id, so the customer can continue this payment', async () => {
    const { payment } = await createPayment(payingContext(), order())
    expect(await findPaymentFacts(shop.shop.db, payment.orderId, shop.shop.now())).toMatchObject({
      id: payment.id,
      status: 'waiting',
      expectedAmount: '50',
      openPaymentId: payment.id,
      paidAt: null,
    })
  })

  it('is right for each order if one call reads several orders', async () => {
    const context = payingContext()
    const [one, other] = [await createPayment(context, order()), await createPayment(context, order())]
    await pay(context, other.payment.address, '51')
    const ids = [one.payment.orderId, newId(), other.payment.orderId]
    const facts = await listPaymentFacts(shop.shop.db, ids, shop.shop.now())
    expect([...facts.keys()]).toEqual([ids[0], ids[2]])
    expect(facts.get(one.payment.orderId)).toMatchObject({ id: one.payment.id, status: 'waiting' })
    const paid = await findPaymentFacts(shop.shop.db, other.payment.orderId, shop.shop.now())
    expect(facts.get(other.payment.orderId)).toEqual(paid)
    expect(paid).toMatchObject({ status: 'completed', surplus: [{ amount: '1' }] })
  })

  it('has every transaction of a payment that came in parts', async () => {
    const context = payingContext()
    const { payment } = await createPayment(context, order())
    await pay(context, payment.address, '20')
    const part = await findPaymentFacts(shop.shop.db, payment.orderId, shop.shop.now())
    await pay(context, payment.address, '30')
    const paid = await findPaymentFacts(shop.shop.db, payment.orderId, shop.shop.now())
    expect(part).not.toHaveProperty('transactions')
    expect(paid?.transactions).toHaveLength(2)
    expect(paid?.transactions).toContain(part?.transactionHash)
  })

  it('is the last payment if the customer cancelled all payments', async () => {
    const context = payingContext()
    const input = order()
    const { payment } = await createPayment(context, input)
    await cancelPayment(context, payment.id)
    expect(await findPaymentFacts(shop.shop.db, input.orderId, shop.shop.now())).toMatchObject({
      status: 'cancelled',
      openPaymentId: null,
    })
  })

  it('is the payment that paid the order, with its transaction and time', async () => {
    const context = payingContext()
    const { payment } = await createPayment(context, order())
    await pay(context, payment.address, '50')
    expect(await findPaymentFacts(shop.shop.db, payment.orderId, shop.shop.now())).toMatchObject({
      id: payment.id,
      status: 'completed',
      received: '50',
      transactionHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      paidAt: expect.stringMatching(/Z$/),
      openPaymentId: null,
    })
  })
})

describe('a payment in USDT on TRON', () => {
  const below = { code: 'payments.below-minimum', details: { facts: { minimumUsd: 20 } } }
  it.each([
    [19_99, below],
    [20_00, { isNew: true }],
  ])('gets, for an order of %i cents, the answer %j', async (dueCents, answered) => {
    const { orders } = payingContext()
    const lockDue: typeof orders.lockDue = async (tx, id) => {
      const due = await orders.lockDue(tx, id)
      return due && { ...due, dueCents }
    }
    const context = payingContext({ orders: { ...orders, lockDue } })
    const wanted = { ...order(), amountUsd: dueCents / 100 }
    expect(await createPayment(context, wanted).catch((error: unknown) => error)).toMatchObject(answered)
  })
})

describe('the payment table of the database', () => {
  it('refuses a second open payment of an order in one coin', async () => {
    const { payment } = await createPayment(payingContext(), order())
    const twin = { ...payment, id: newId(), index: 100_000, address: 'T2', addressKey: 'T2' }
    await expect(shop.shop.db.insert(payments).values(twin)).rejects.toThrow(/insert into "payment"/)
  })

  it('refuses one payment address for two payments', async () => {
    const { payment } = await createPayment(payingContext(), order())
    const twin = { ...payment, id: newId(), orderId: await insertOrder(shop.shop.db, newId()), index: 100_001 }
    await expect(shop.shop.db.insert(payments).values(twin)).rejects.toThrow(/insert into "payment"/)
  })
})

describe('new payment addresses', () => {
  const policy = () => ({ ...DEFAULT_POLICY, addressesPerHour: 3, gapWarning: 4 })

  it('are limited per hour and visitor in a real shop', async () => {
    const real = withRealMoney(shop.shop)
    const context = payingContext({ shop: real, policy })
    for (let n = 0; n < 3; n += 1) await createPayment(context, order(), '203.0.113.7')
    const again = order()
    await expect(createPayment(context, again, '203.0.113.7')).rejects.toMatchObject({ kind: 'too-many' })
    await expect(createPayment(context, again, '203.0.113.8')).resolves.toMatchObject({ isNew: true })
    await expect(createPayment(context, again, '203.0.113.7')).resolves.toMatchObject({ isNew: false })
  })

  it('are not limited in a sandbox', async () => {
    const context = payingContext({ policy })
    const made = []
    for (let n = 0; n < 5; n += 1) made.push(await createPayment(context, order(), '203.0.113.9'))
    expect(made.every(({ isNew }) => isNew)).toBe(true)
  })
})
