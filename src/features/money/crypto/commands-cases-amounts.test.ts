import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { amount, formatDecimal } from '#base/money.ts'
import { MINUTE } from '#base/time.ts'
import { insertOrders } from '../../../../test/make-order.ts'
import { type Harness, openHarness } from '../../../../test/money/harness.ts'
import { Killed, prepareModel } from '../../../../test/money/payment-world.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { expirePayments } from './commands-evaluate.ts'
import { followChains, watchChain } from './commands-watch.ts'
import { createPayment } from './commands.ts'

// This file covers the lists "amounts" and "races" of test/payment-case-coverage.test.ts. Every required title begins with an entry of
// these lists.

let shop: TestShop
let harness: Harness

beforeAll(async () => {
  shop = await openTestShop()
  await prepareModel(shop.shop.db)
})
afterAll(async () => await shop.close())
beforeEach(async () => {
  harness = await openHarness(shop)
})

describe('the amount of coins that a customer sends', () => {
  it('exact: the order is paid without a surplus', async () => {
    const payment = await harness.open()
    expect(await harness.pay(payment, 100_000n)).toMatchObject({ status: 'completed', credited: 100_000n })
    expect(await harness.surplusOf(payment)).toBe(0n)
    expect((await harness.facts()).settlements).toMatchObject([{ order: 'order-0', paid: 100_000n }])
  })

  it('one unit short: the order is paid with the received sum', async () => {
    const payment = await harness.open()
    expect(await harness.pay(payment, 99_999n)).toMatchObject({ status: 'completed', credited: 99_999n })
  })

  it('at the minimum: half a percent below the price is still enough', async () => {
    const payment = await harness.open()
    expect(payment.minimum).toBe(99_506n)
    expect((await harness.pay(payment, payment.minimum)).status).toBe('completed')
  })

  it('one unit below the minimum: the customer must send one more unit', async () => {
    const payment = await harness.open()
    expect(await harness.pay(payment, payment.minimum - 1n)).toMatchObject({ status: 'partial', credited: null })
    expect((await harness.facts()).settlements).toEqual([])
    expect((await harness.pay(payment, 1n)).status).toBe('completed')
  })

  it('too much: the order gets its price, and the rest is a surplus', async () => {
    const payment = await harness.open()
    expect(await harness.pay(payment, 250_000n)).toMatchObject({ status: 'completed', credited: 100_000n })
    expect(await harness.surplusOf(payment)).toBe(150_000n)
  })

  it('two partial payments: together they pay the order once', async () => {
    const payment = await harness.open()
    expect((await harness.pay(payment, 40_000n)).status).toBe('partial')
    expect(await harness.pay(payment, 60_000n)).toMatchObject({ status: 'completed', received: 100_000n })
    expect((await harness.facts()).settlements).toHaveLength(1)
  })

  it('partial then expiry: the too small sum does not pay, and staff must decide', async () => {
    const payment = await harness.open()
    await harness.pay(payment, 40_000n)
    harness.wait(21 * MINUTE)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'review', attention: 'underpaid', credited: null })
  })

  it('partial then expiry: staff must decide even if the customer cancelled the payment', async () => {
    const payment = await harness.open()
    await harness.cancel(payment)
    expect((await harness.pay(payment, 40_000n)).status).toBe('partial')
    harness.wait(21 * MINUTE)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'review', attention: 'underpaid' })
  })

  it('dust: a payment with less than one dollar expires without a decision by staff', async () => {
    const payment = await harness.open()
    await harness.pay(payment, 900n)
    harness.wait(21 * MINUTE)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'expired', attention: null, received: 900n })
  })

  it('zero value: the shop does not record a transfer of zero', async () => {
    const payment = await harness.open('USDT_ERC20')
    expect(await harness.pay(payment, 0n)).toMatchObject({ status: 'pending', received: 0n })
    expect(await harness.facts()).toMatchObject({ transfers: [], sightings: [] })
  })

  it('client sends another amount: the shop refuses it and names the correct amount', async () => {
    const input = { orderId: 'order-0', currency: 'BTC', amountUsd: 1 } as const
    await expect(createPayment(harness.process, input)).rejects.toMatchObject({
      code: 'payments.amount-changed',
      details: { facts: { amountUsd: 95 } },
    })
    expect((await harness.facts()).payments).toEqual([])
  })

  it('price changed after the quote: the customer must pay the quoted amount', async () => {
    const payment = await harness.open()
    harness.rates.BTC = '50000'
    expect(await harness.open()).toMatchObject({ id: payment.id, expected: 100_000n })
    expect((await harness.pay(payment)).status).toBe('completed')
  })

  it('rounding: the shop rounds the amount up to its own advantage', async () => {
    harness.rates.BTC = '94999.99'
    harness.rates.USDT = '0.9997'
    expect((await harness.open('BTC')).expected).toBe(100_001n)
    expect((await harness.open('USDT_TRC20')).expected).toBe(95_030_000n)
  })

  it('18 decimals beyond 2^53: the shop counts every wei', async () => {
    const payment = await harness.open('ETH')
    const given = 2n ** 200n + 1n
    expect(await harness.pay(payment, given)).toMatchObject({ status: 'completed', received: given })
    expect(await harness.surplusOf(payment)).toBe(given - payment.expected)
    expect(formatDecimal(amount('ETH', 2n ** 60n + 1n))).toBe('1.152921504606846977')
  })
})

/** The maximum number of database transactions in one poll of these tests: blocks, a re-org and its new blocks, mempool, and expiry. */
const COMMITS = 5

describe('the work of a process that is killed between two database transactions', () => {
  for (const committed of [false, true]) {
    it(`is completed after kill -9 right ${committed ? 'after' : 'before'} any commit`, async () => {
      for (let transaction = 0; transaction < COMMITS; transaction += 1) {
        harness = await openHarness(shop)
        const payment = await harness.open('BTC')
        await harness.pay(payment, 40_000n)
        harness.nodes.bitcoin.reorganise(12, false)
        harness.send({ address: payment.address, currency: 'BTC', units: 110_000n })
        harness.nodes.bitcoin.mine(2, true)
        await dieIn(transaction, committed)
        await harness.poll()
        await harness.poll()
        const { transfers, settlements, surpluses } = await harness.facts()
        expect(transfers.map(({ units }) => units).toSorted()).toEqual([110_000n, 40_000n])
        expect(settlements).toMatchObject([{ order: 'order-0' }])
        expect(surpluses).toMatchObject([{ units: 50_000n }])
        expect(await harness.of(payment)).toMatchObject({ status: 'completed', received: 150_000n })
      }
    })
  }

  it('kill -9 at every commit: a new payment uses up only one address', async () => {
    const input = { orderId: 'order-0', currency: 'BTC', amountUsd: 95 } as const
    for (const [transaction, committed] of [0, 1, 2].flatMap((at) => [[at, false] as const, [at, true] as const])) {
      await createPayment(harness.openProcess({ transaction, committed }), input).catch(ignoreKilled)
    }
    const { payment } = await createPayment(harness.process, input)
    expect(payment.index).toBe(0)
    expect((await harness.facts()).payments).toHaveLength(1)
  })
})

describe('a block that arrives while price quotes expire', () => {
  it('completes its payments, and crediting and expiring do not block each other', async () => {
    const first = await harness.open('BTC')
    await openMany(first.id, 400)
    harness.wait(21 * MINUTE)
    // The quote has ended, but the shop has not closed it yet. The next block lists the payments in the reverse order of their ids.
    await watchChain(harness.process, 'bitcoin')
    for (let round = 0; round < 6; round += 1) {
      const highestFirst = Array.from({ length: 400 }, (_, at) => `BITCOIN-${1399 - at}`)
      harness.send(...highestFirst.map((address) => ({ address, currency: 'BTC' as const, units: 1_000n })))
      harness.nodes.bitcoin.mine(1, true)
      const expiry = pause(round * 8).then(async () => await expirePayments(harness.openProcess()))
      await Promise.all([watchChain(harness.openProcess(), 'bitcoin'), expiry])
      await shop.shop.db.execute(sql`update payment set status = 'pending', closed_at = null`)
    }
    expect((await harness.facts()).transfers).toHaveLength(2400)
  })
})

describe('a block that arrives while very many payments are open', () => {
  it('10,000 open payments: three are paid without more requests to the node', async () => {
    const payment = await harness.open('USDT_TRC20')
    await insertOrders(shop.shop.db, sql`select 'many-' || n as id from generate_series(100, 10099) n`)
    await shop.shop.db.execute(sql`insert into payment select (jsonb_populate_record(p, jsonb_build_object('id', 'many-' || n,
      'order_id', 'many-' || n, 'index', n, 'address', 'TRON-' || n, 'address_key', 'TRON-' || n))).*
      from payment p, generate_series(100, 10099) n where p.id = ${payment.id}`)
    const paid = [100, 5000, 10_099]
    await shop.shop.db.execute(
      sql`insert into model_order (id, due) select 'many-' || n, 9500 from generate_series(100, 10099) n`,
    )
    const units = payment.expected
    harness.send(...paid.map((at) => ({ address: `TRON-${at}`, currency: 'USDT_TRC20' as const, units })))
    harness.nodes.tron.mine(5, true)
    let requests = 0
    const { source } = harness.nodes.tron
    const counted = {
      tip: async () => await count(source.tip()),
      blockAt: async (...of: Parameters<typeof source.blockAt>) => await count(source.blockAt(...of)),
      mempool: async (...of: Parameters<typeof source.mempool>) => await count(source.mempool(...of)),
    }
    async function count<T>(answer: Promise<T>): Promise<T> {
      requests += 1
      return await answer
    }
    await followChains({ ...harness.process, chains: { tron: counted } })
    expect(requests).toBe(2 + 5)
    expect((await harness.facts()).settlements.map(({ order }) => order).toSorted()).toEqual(
      paid.map((at) => `many-${at}`).toSorted(),
    )
  })
})

/** Inserts copies of a payment. The addresses of the copies have the numbers from 1000 on. */
async function openMany(id: string, count: number): Promise<void> {
  const places = sql`generate_series(1000, ${999 + count}::integer)`
  await insertOrders(shop.shop.db, sql`select 'many-' || n as id from ${places} n`)
  await shop.shop.db.execute(sql`insert into payment select (jsonb_populate_record(p, jsonb_build_object('id', 'many-' || n,
    'order_id', 'many-' || n, 'index', n, 'address', 'BITCOIN-' || n, 'address_key', 'BITCOIN-' || n))).*
    from payment p, ${places} n where p.id = ${id}`)
}

async function dieIn(transaction: number, committed: boolean): Promise<void> {
  await followChains(harness.openProcess({ transaction, committed })).catch(ignoreKilled)
}

function ignoreKilled(error: unknown): void {
  if (!(error instanceof Killed)) throw error
}
