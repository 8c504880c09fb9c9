import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { DAY, HOUR, SECOND } from '#base/time.ts'
import { mineBlocks, sendTransfers } from '#features/office/sandbox/commands.ts'
import { sandboxRateSource, simulatedChain } from '#features/office/sandbox/queries.ts'
import { sandboxTransfers } from '#features/office/sandbox/tables.ts'
import { insertOrder } from '../../../../test/make-order.ts'
import { withRealMoney } from '../../../../test/seller.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { createPayment } from './commands.ts'
import { resumeAfterRestore } from './commands-addresses.ts'
import type { CryptoContext } from './context.ts'
import { followChains } from './commands-watch.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'
import { findPayment, type PaymentRow } from './queries.ts'
import { DEFAULT_POLICY } from '#features/money/settlements/rules-policy.ts'
import { paymentAccounts, payments, transfers } from './tables.ts'
import { settlements } from '#features/money/settlements/tables.ts'

let shop: TestShop
let account = 0

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())
// Each test has its own wallet account, whose addresses begin at 0.
beforeEach(() => void (account += 1))

/** Returns the context of coin payments, with orders of 50 dollars, and with the simulated TRON as the only chain. */
function context(changes: Partial<CryptoContext> = {}): CryptoContext {
  const number = account
  return {
    shop: shop.shop,
    chains: { tron: simulatedChain(shop.shop.db, 'tron') },
    accounts: { tron: { id: `tron:${number}`, chain: 'tron', addressAt: (index) => `T${number}x${index}` } },
    rates: sandboxRateSource(shop.shop.db),
    policy: () => ({ ...DEFAULT_POLICY, gapWarning: 5, unpaidMost: 10 }),
    orders: {
      lockDue: async (tx, orderId) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${orderId}))`)
        await insertOrder(tx, orderId)
        const [paid] = await tx.select().from(settlements).where(eq(settlements.orderId, orderId))
        return { dueCents: 50_00, payable: !paid }
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

const open = async (changes: Partial<CryptoContext> = {}, visitor?: string): Promise<PaymentRow> => {
  const input = { orderId: newId(), currency: 'USDT_TRC20', amountUsd: 50 } as const
  return (await createPayment(context(changes), input, visitor)).payment
}
const openMany = async (count: number): Promise<PaymentRow[]> => {
  const made: PaymentRow[] = []
  for (let n = 0; n < count; n += 1) made.push(await open())
  return made
}
const wait = async (ms: number) => {
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: ms / SECOND })
  await followChains(context())
}
const send = async (address: string, amount: string, currency: Currency = 'USDT_TRC20') => {
  await sendTransfers(shop.shop, [{ currency, address, amount }])
  await mineBlocks(shop.shop, currency, 19)
  await followChains(context())
}
const indices = (rows: PaymentRow[]) => rows.map(({ index }) => index)
const emails = async () => {
  const { body } = await shop.call('GET', '/api/sandbox/messages?to=orders@ahuti.example')
  return body.map(({ subject }: { subject: string }) => subject).filter((one: string) => one.startsWith('TRON:'))
}

describe('a payment address to which nobody has paid', () => {
  it('is used again after the shop stops watching it, and pays only the new order', async () => {
    const old = await openMany(5)
    await wait(9 * DAY)
    const again = await openMany(3)
    expect(indices(again)).toEqual([0, 1, 2])
    expect(again[0]?.address).toBe(old[0]?.address)
    await send(again[0]?.address ?? '', '50')
    expect(await findPayment(shop.shop.db, again[0]?.id ?? '')).toMatchObject({ status: 'completed' })
    expect(await findPayment(shop.shop.db, old[0]?.id ?? '')).toMatchObject({
      status: 'expired',
      received: 0n,
      attention: null,
      addressKey: null,
    })
    const view = (await shop.call('GET', `/api/crypto/payment/${old[0]?.id}/status`)).body
    expect(view).toMatchObject({ status: 'expired', address: '' })
  })

  it('is not used again while the shop watches it, nor on the next day', async () => {
    await openMany(5)
    await wait(8 * DAY)
    expect((await open()).index).toBe(5)
  })

  it('is not used again while there are few unpaid addresses in a row', async () => {
    await openMany(3)
    await wait(9 * DAY)
    expect((await open()).index).toBe(3)
  })
})

describe('a payment address that received money', () => {
  it('is never used again, even if the money came late or was very little', async () => {
    const made = await openMany(6)
    await send(made[0]?.address ?? '', '0.01')
    await wait(9 * DAY)
    await send(made[1]?.address ?? '', '0.01')
    const again = await openMany(5)
    const taken = new Set(indices(again))
    expect([taken.has(0), taken.has(1), taken.has(2)]).toEqual([false, false, true])
  })
})

describe('a payment address with a transaction that was only in the mempool', () => {
  it('is never used again, even if the transaction never got into a block', async () => {
    const made = await openMany(5)
    await sendTransfers(shop.shop, [{ currency: 'USDT_TRC20', address: made[0]?.address ?? '', amount: '0.01' }])
    await followChains(context())
    await shop.shop.db.delete(sandboxTransfers).where(isNull(sandboxTransfers.height))
    await followChains(context())
    expect(
      await shop.shop.db
        .select()
        .from(transfers)
        .where(eq(transfers.paymentId, made[0]?.id ?? '')),
    ).toEqual([])
    await wait(9 * DAY)
    expect(indices(await openMany(3))).toEqual([1, 2, 3])
  })
})

describe('the default limits for unpaid payment addresses', () => {
  const byDefault = { policy: () => DEFAULT_POLICY }

  it('cause an e-mail to the owner at the fifteenth unpaid address in a row', async () => {
    const before = (await emails()).length
    for (let n = 0; n < 14; n += 1) await open(byDefault)
    expect((await emails()).length - before).toBe(0)
    expect((await open(byDefault)).index).toBe(14)
    expect((await emails())[0]).toBe('TRON: подряд не оплачено адресов: 15')
  })

  it('let the shop use an old address again after the fourteenth unpaid address', async () => {
    for (let n = 0; n < 13; n += 1) await open(byDefault)
    await wait(9 * DAY)
    expect([(await open(byDefault)).index, (await open(byDefault)).index]).toEqual([13, 0])
  })
})

describe('orders that are placed at the same time', () => {
  it('never share a payment address, whether the address is new or used again', async () => {
    await openMany(8)
    await wait(9 * DAY)
    const made = await Promise.all(Array.from({ length: 12 }, () => open()))
    expect(new Set(indices(made)).size).toBe(12)
    const rows = await shop.shop.db
      .select({ key: payments.addressKey })
      .from(payments)
      .where(isNotNull(payments.addressKey))
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  })

  it('cannot share a payment address, because the database table refuses the second row', async () => {
    const payment = await open()
    const twin = { ...payment, id: newId(), orderId: await insertOrder(shop.shop.db, newId()) }
    await expect(shop.shop.db.insert(payments).values(twin)).rejects.toThrow(/insert into "payment"/)
    await expect(shop.shop.db.insert(payments).values({ ...twin, index: 900 })).rejects.toThrow(/insert into "payment"/)
    await shop.shop.db.insert(payments).values({ ...twin, addressKey: null, closedAt: new Date() })
  })
})

const real = () => ({ shop: withRealMoney(shop.shop) })

describe('a database restore that lost payment addresses', () => {
  const restore = async () => {
    const [row] = await shop.shop.db
      .update(paymentAccounts)
      .set({ nextIndex: 50 })
      .where(eq(paymentAccounts.id, `tron:${account}`))
      .returning()
    if (row) await resumeAfterRestore(shop.shop.db, shop.shop.now(), row)
  }

  it('does not count the lost addresses as unpaid, or delay new addresses', async () => {
    await openMany(2)
    await restore()
    for (let n = 0; n < 8; n += 1)
      await expect(open(real(), `203.0.113.${n}`)).resolves.toMatchObject({ index: 50 + n })
  })

  it('prevents reuse of old addresses while the shop still watches a lost address', async () => {
    await openMany(5)
    await wait(20 * DAY)
    await restore()
    expect(indices(await openMany(6))).toEqual([50, 51, 52, 53, 54, 55])
    await wait(33 * DAY)
    expect(indices(await openMany(1))).toEqual([0])
  })
})

describe('a long series of unpaid payment addresses', () => {
  it('causes one e-mail to the owner, and a second e-mail only after a payment', async () => {
    const before = (await emails()).length
    const made = await openMany(8)
    expect((await emails()).length - before).toBe(1)
    await send(made.at(-1)?.address ?? '', '50')
    await openMany(4)
    expect((await emails()).length - before).toBe(1)
    await openMany(1)
    expect((await emails()).length - before).toBe(2)
    expect((await emails())[0]).toBe('TRON: подряд не оплачено адресов: 5')
  })

  it('from several visitors delays new addresses for everybody, and causes two e-mails', async () => {
    const before = (await emails()).length
    const tried = []
    for (let n = 0; n < 30; n += 1)
      tried.push(await open(real(), `203.0.113.${n % 5}`).catch((error: unknown) => error))
    const refused = tried.filter((one) => one instanceof Error)
    expect(refused).toHaveLength(30 - 10 - 6)
    expect(refused[0]).toMatchObject({ kind: 'unavailable', code: 'payments.coin-unavailable' })
    expect((await emails()).length - before).toBe(2)
    await wait(HOUR)
    await expect(open(real(), '203.0.113.9')).resolves.toMatchObject({ index: 16 })
    expect((await emails()).length - before).toBe(2)
    const [row] = await shop.shop.db
      .select()
      .from(paymentAccounts)
      .where(eq(paymentAccounts.id, `tron:${account}`))
    expect(row).toMatchObject({ warnedIndex: 9, slowedIndex: 9 })
  })

  it('causes an e-mail and reuse of addresses, even with a too high warning limit', async () => {
    const before = (await emails()).length
    const late = { ...real(), policy: () => ({ ...DEFAULT_POLICY, gapWarning: 100, unpaidMost: 10 }) }
    for (let n = 0; n < 10; n += 1) await open(late, `203.0.113.${n}`)
    expect((await emails()).length - before).toBe(1)
    await wait(9 * DAY)
    expect(await open(late, '203.0.113.20')).toMatchObject({ index: 0 })
  })

  it('does not delay new payment addresses in a sandbox', async () => {
    expect(indices(await openMany(25))).toHaveLength(25)
  })
})
