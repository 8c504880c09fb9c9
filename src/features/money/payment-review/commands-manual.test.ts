import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { calendarDay } from '#base/time.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import type { OrdersPort } from '#features/money/settlements/context.ts'
import { approveManually, confirmManually, foldOldReferences, withdrawManually } from './commands-manual.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { listAwaitingManual } from './queries.ts'
import { DEFAULT_POLICY } from '#features/money/settlements/rules-policy.ts'
import { manualReferences } from './tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { settle } from '#features/money/settlements/commands.ts'
import { settlements, surpluses } from '#features/money/settlements/tables.ts'

let shop: TestShop
let orderId: string
/** The limit above which a confirmation needs a second person. Each test can change it. */
let secondFrom = 1_000_00

const anna: Staff = { accountId: 'anna', role: 'admin', staffRole: 'owner' }
const boris: Staff = { accountId: 'boris', role: 'admin', staffRole: 'owner' }
const viewer: Staff = { accountId: 'vera', role: 'admin', staffRole: 'viewer' }
const partner: Staff = { accountId: 'partner', role: 'partner' }
const customer: Staff = { accountId: 'somebody', role: 'customer' }

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())
beforeEach(async () => {
  secondFrom = 1_000_00
  orderId = (await shop.call('POST', '/api/orders', makeOrder())).body.id
})

const context = () => ({
  ...shop.payments,
  policy: () => ({ ...DEFAULT_POLICY, secondPersonFromCents: secondFrom }),
})
const input = (changes: object = {}) => ({
  orderId,
  amountCents: 164_00,
  receivedOn: calendarDay(shop.shop.now()),
  reference: `bank ${newId()}`,
  note: '',
  ...changes,
})
const confirm = async (by: Staff, changes: object = {}) => await confirmManually(context(), by, input(changes))
const orderStatus = async () => (await shop.call('GET', `/api/orders/${orderId}`)).body.status
const settlementsHere = async () =>
  await shop.shop.db.select().from(settlements).where(eq(settlements.orderId, orderId))
const auditHere = async () =>
  await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, orderId)).orderBy(auditEntries.at)

describe('a payment that staff confirm by hand', () => {
  it('pays the order once, and is stored', async () => {
    expect(await confirm(anna)).toMatchObject({ status: 'settled', confirmedBy: 'anna', decidedBy: null })
    expect(await orderStatus()).toBe('completed')
    expect(await settlementsHere()).toMatchObject([{ method: 'manual', currency: 'USD', paid: 164_00n }])
    expect(await auditHere()).toMatchObject([{ actorId: 'anna', action: 'payments.manual-settle' }])
    await expect(confirm(boris)).rejects.toMatchObject({ code: 'payments.manual-done' })
  })

  it.each([
    ['less than the price', { amountCents: 163_99 }, 'amountUsd'],
    ['a day in the future', { receivedOn: '2999-01-01' }, 'receivedAt'],
    ['a day long ago', { receivedOn: '2001-01-01' }, 'receivedAt'],
  ])('is refused if the staff member enters %s', async (_, changes, path) => {
    await expect(confirm(anna, changes)).rejects.toMatchObject({ details: { faults: [{ path }] } })
    expect(await orderStatus()).toBe('pending')
    expect(await auditHere()).toEqual([])
  })

  it('is refused if its reference already belongs to another order', async () => {
    const reference = `bank ${newId()}`
    await confirm(anna, { reference })
    orderId = (await shop.call('POST', '/api/orders', makeOrder())).body.id
    await expect(confirm(anna, { reference })).rejects.toMatchObject({ code: 'payments.reference-used' })
  })

  it.each([
    ['case and width', 'TX-ａｂ 1001', 'tx-AB 1001'],
    ['blanks', 'TX 2001', ' TX\u00a02 001 '],
    ['invisible characters', 'TX-3001', 'T\u200bX-30\u206001'],
    ['dashes', 'TX-4001', 'TX–4001'],
    ['a minus sign', 'TX-4002', 'TX\u22124002'],
    ['similar letters of another script', 'TX-5001 AB', 'ТХ-5001 АВ'],
    ['a decomposed letter', 'перевод й 6001', 'перевод и\u0306 6001'],
  ])('is refused if its reference differs from a used reference only in %s', async (_, first, second) => {
    await confirm(anna, { reference: first })
    orderId = (await shop.call('POST', '/api/orders', makeOrder())).body.id
    await expect(confirm(anna, { reference: second })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'payments.reference-used',
    })
    expect(await orderStatus()).toBe('pending')
  })

  it('is accepted if its reference is only similar to a used reference', async () => {
    await confirm(anna, { reference: 'код й 7001' })
    orderId = (await shop.call('POST', '/api/orders', makeOrder())).body.id
    expect(await confirm(anna, { reference: 'код и 7001' })).toMatchObject({ status: 'settled' })
  })

  it('is refused if its reference is an old reference in another spelling', async () => {
    await confirm(anna, { reference: 'OLD 8001' })
    await shop.shop.db.delete(manualReferences)
    orderId = (await shop.call('POST', '/api/orders', makeOrder())).body.id
    await expect(confirm(anna, { reference: 'old8001' })).rejects.toMatchObject({ code: 'payments.reference-used' })
    await foldOldReferences(shop.shop)
    await foldOldReferences(shop.shop)
    await expect(confirm(anna, { reference: 'old8001' })).rejects.toMatchObject({ code: 'payments.reference-used' })
  })

  it('can have the reference of a payment whose confirmation was withdrawn', async () => {
    secondFrom = 0
    const { id } = await confirm(anna, { reference: 'BACK 9001' })
    await withdrawManually(context(), anna, id)
    orderId = (await shop.call('POST', '/api/orders', makeOrder())).body.id
    expect(await confirm(anna, { reference: 'back9001' })).toMatchObject({ status: 'awaiting' })
  })

  it('pays one order of twenty if the same reference arrives in twenty spellings', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => shop.call('POST', '/api/orders', makeOrder())))
    const results = await Promise.allSettled(
      made.map(({ body }, at) => confirm(anna, { orderId: body.id, reference: `RACE${' '.repeat(at)} 1` })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['payments.reference-used']))
  })

  it('is refused if a customer or another partner confirms the payment', async () => {
    await expect(confirm(customer)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(confirm(partner)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(confirm(anna, { orderId: newId() })).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('can be confirmed by a partner for the partner’s own order', async () => {
    const { orders } = shop.payments
    const own: OrdersPort = {
      ...orders,
      lockDue: async (tx, id) => {
        const due = await orders.lockDue(tx, id)
        return due && { ...due, partnerId: 'partner' }
      },
    }
    expect(await confirmManually({ ...context(), orders: own }, partner, input())).toMatchObject({ status: 'settled' })
  })

  it('leaves a surplus if the money is more than the price', async () => {
    const { id } = await confirm(anna, { amountCents: 170_00 })
    const kept = await shop.shop.db.select().from(surpluses).where(eq(surpluses.reference, id))
    expect(kept).toMatchObject([{ method: 'manual', currency: 'USD', units: 6_00n }])
  })

  it('pays the order once even if several people confirm at the same time', async () => {
    const results = await Promise.allSettled(Array.from({ length: 12 }, async () => await confirm(anna)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await settlementsHere()).toHaveLength(1)
  })
})

describe('a large payment that staff confirm by hand', () => {
  beforeEach(() => {
    secondFrom = 100_00
  })

  it('waits until a second administrator confirms the payment', async () => {
    const { id } = await confirm(anna)
    expect(await orderStatus()).toBe('pending')
    expect((await listAwaitingManual(shop.shop.db, 1000)).map((row) => row.id)).toContain(id)
    await expect(approveManually(context(), anna, id)).rejects.toMatchObject({ code: 'manual.same-person' })
    await expect(approveManually(context(), partner, id)).rejects.toMatchObject({ code: 'payments.staff-only' })
    await expect(approveManually(context(), viewer, id)).rejects.toMatchObject({ code: 'payments.staff-only' })
    expect(await approveManually(context(), boris, id)).toMatchObject({ status: 'settled', decidedBy: 'boris' })
    expect(await orderStatus()).toBe('completed')
    await expect(approveManually(context(), boris, id)).rejects.toMatchObject({ code: 'payments.manual-done' })
    expect((await auditHere()).map((one) => [one.actorId, one.action])).toEqual([
      ['anna', 'payments.manual-confirm'],
      ['boris', 'payments.manual-settle'],
    ])
  })

  it('needs no second person if its sum is exactly the limit in the policy', async () => {
    secondFrom = 164_00
    expect(await confirm(anna)).toMatchObject({ status: 'settled' })
  })

  it('is refused immediately for a closed order, and its reference can be used again', async () => {
    const reference = `bank ${newId()}`
    await shop.shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId))
    await expect(confirm(anna, { reference })).rejects.toMatchObject({ code: 'payments.order-not-payable' })
    orderId = (await shop.call('POST', '/api/orders', makeOrder())).body.id
    expect(await confirm(anna, { reference })).toMatchObject({ status: 'awaiting' })
  })

  it('waits even if the order is already paid, and then becomes a surplus', async () => {
    secondFrom = 1_000_00
    await shop.shop.db.transaction(async (tx) => {
      const paid = { asset: 'USD', units: 164_00n } as const
      const other = { orderId, method: 'card', currency: 'USD', reference: newId(), paid } as const
      await settle(tx, shop.payments.orders, { ...other, transactionHash: null, settledAt: shop.shop.now() })
    })
    secondFrom = 100_00
    const { id, status } = await confirm(anna)
    expect([status, (await approveManually(context(), boris, id)).status]).toEqual(['awaiting', 'surplus'])
  })

  it('can be confirmed again with the same reference after a withdrawal', async () => {
    const reference = `bank ${newId()}`
    const { id } = await confirm(anna, { reference })
    await expect(withdrawManually(context(), partner, id)).rejects.toMatchObject({ kind: 'forbidden' })
    await withdrawManually(context(), anna, id)
    await expect(approveManually(context(), boris, id)).rejects.toMatchObject({ code: 'payments.manual-done' })
    expect(await confirm(boris, { reference })).toMatchObject({ status: 'awaiting' })
  })

  it('becomes a surplus if a bank card has paid the order meanwhile', async () => {
    const { id } = await confirm(anna)
    secondFrom = 1_000_00
    await shop.shop.db.transaction(async (tx) => {
      const paid = { asset: 'USD', units: 164_00n } as const
      const other = { orderId, method: 'card', currency: 'USD', reference: newId(), paid } as const
      await settle(tx, shop.payments.orders, { ...other, transactionHash: null, settledAt: shop.shop.now() })
    })
    expect(await approveManually(context(), boris, id)).toMatchObject({ status: 'surplus' })
    expect(await settlementsHere()).toMatchObject([{ method: 'card' }])
    const kept = await shop.shop.db.select().from(surpluses).where(eq(surpluses.reference, id))
    expect(kept).toMatchObject([{ units: 164_00n }])
  })
})
