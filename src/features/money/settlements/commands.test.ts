import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { amount } from '#base/money.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import type { OrdersPort } from './context.ts'
import { settle } from './commands.ts'
import type { Method, Settlement } from './model.ts'
import { settlements, surpluses } from './tables.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())

/** Returns a test double for the orders. Either all orders wait for money, or no order does. It collects the events about orders. */
function ordersThat({ payable }: { payable: boolean }): OrdersPort & { events: Settlement[] } {
  const events: Settlement[] = []
  return {
    events,
    lockDue: async (tx, orderId) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${orderId}))`)
      return { dueCents: 300_00, payable: payable && !events.some((one) => one.orderId === orderId) }
    },
    onSettled: async (_tx, settlement) => void events.push(settlement),
    onEvent: async () => {},
    onRefunded: async () => {},
    findState: async () => 'waiting' as const,
    findReceiptContact: async () => undefined,
  }
}

function settlement(orderId: string, method: Method, reference: string): Settlement {
  const paid = amount('USD', 300_00n)
  return { orderId, method, currency: 'USD', reference, paid, transactionHash: null, settledAt: new Date() }
}

const settleIn = async (orders: OrdersPort, one: Settlement) =>
  await shop.shop.db.transaction(async (tx) => await settle(tx, orders, one))

describe('the payment of an order', () => {
  it('crypto with card with manual: the first payment pays, later payments are surplus', async () => {
    const orderId = newId()
    const orders = ordersThat({ payable: true })
    const payers = [
      settlement(orderId, 'crypto', newId()),
      ...Array.from({ length: 20 }, () => settlement(orderId, 'card', `session-${orderId}`)),
      settlement(orderId, 'manual', newId()),
    ]
    const results = await Promise.all(payers.map((payer) => settleIn(orders, payer)))
    expect(results.filter((result) => result === 'settled')).toHaveLength(1)
    expect(await shop.shop.db.select().from(settlements).where(eq(settlements.orderId, orderId))).toHaveLength(1)
    expect(await shop.shop.db.select().from(surpluses).where(eq(surpluses.orderId, orderId))).toHaveLength(2)
    expect(orders.events).toHaveLength(1)
  })

  it('is recorded once even if the call is repeated', async () => {
    const one = settlement(newId(), 'manual', 'receipt 12')
    const orders = ordersThat({ payable: true })
    expect(await settleIn(orders, one)).toBe('settled')
    expect(await settleIn(orders, one)).toBe('already')
    expect(await shop.shop.db.select().from(surpluses).where(eq(surpluses.orderId, one.orderId))).toEqual([])
  })

  it('is refused if the order cannot be paid, and nothing is stored', async () => {
    const one = settlement(newId(), 'crypto', newId())
    const orders = ordersThat({ payable: false })
    expect(await settleIn(orders, one)).toBe('refused')
    expect(await shop.shop.db.select().from(settlements).where(eq(settlements.orderId, one.orderId))).toEqual([])
    expect(orders.events).toEqual([])
  })

  it('is not stored if its database transaction is rolled back', async () => {
    const one = settlement(newId(), 'card', newId())
    const failing: OrdersPort = {
      ...ordersThat({ payable: true }),
      onSettled: async () => {
        throw new Error('the order could not be marked')
      },
    }
    await expect(settleIn(failing, one)).rejects.toThrow('could not be marked')
    expect(await shop.shop.db.select().from(settlements).where(eq(settlements.orderId, one.orderId))).toEqual([])
  })
})
