import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ZodError } from 'zod'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { MINUTE } from '#base/time.ts'
import { openShopOn, openTestShop, type TestShop, engine } from '../../../../test/shop.ts'
import { changePolicy, openPolicy, readPolicy } from './commands-policy.ts'
import type { Staff } from './model.ts'
import { DEFAULT_POLICY, toPolicy } from './rules-policy.ts'
import { paymentPolicies } from './tables.ts'

let test: TestShop
/** The number of entries in the audit log before a test. Entries are never deleted. */
let audited = 0
const anna: Staff = { accountId: 'anna', role: 'admin', staffRole: 'owner' }
const boris: Staff = { accountId: 'boris', role: 'admin', staffRole: 'owner' }
beforeAll(async () => {
  test = await openTestShop()
})
afterAll(async () => await test.close())
beforeEach(async () => {
  await test.shop.db.delete(paymentPolicies)
  audited = await test.shop.db.$count(auditEntries)
})

describe('the payment policy', () => {
  it('is the default until the owner changes it', async () => {
    expect(toPolicy(await readPolicy(test.shop.db))).toEqual(DEFAULT_POLICY)
  })

  it('keeps all earlier changes after a new change, and each field can be reset', async () => {
    await changePolicy(test.shop, { lockMinutes: 30 }, anna)
    await changePolicy(test.shop, { minimumCents: { BTC: 50_00 } }, anna)
    expect(await readPolicy(test.shop.db)).toEqual({ lockMinutes: 30, minimumCents: { BTC: 50_00 } })
    await changePolicy(test.shop, { lockMinutes: undefined }, boris)
    expect(toPolicy(await readPolicy(test.shop.db))).toMatchObject({
      lockMs: DEFAULT_POLICY.lockMs,
      minimumCents: { BTC: 50_00, ETH: 0 },
    })
  })

  it('keeps the minimums of other coins when one changes, and a minimum can be reset', async () => {
    await changePolicy(test.shop, { minimumCents: { BTC: 50_00, USDT_TRC20: 10_00 } }, anna)
    await changePolicy(test.shop, { minimumCents: { USDT_ERC20: 200_00 } }, anna)
    const all = { BTC: 50_00, USDT_TRC20: 10_00, USDT_ERC20: 200_00 }
    expect(await readPolicy(test.shop.db)).toEqual({ minimumCents: all })
    await changePolicy(test.shop, { minimumCents: { BTC: undefined } }, anna)
    expect(toPolicy(await readPolicy(test.shop.db)).minimumCents).toEqual({ ...all, BTC: 0, ETH: 0 })
    await changePolicy(test.shop, { minimumCents: undefined }, anna)
    expect(await readPolicy(test.shop.db)).toEqual({})
  })

  it.each([
    ['no confirmations at all', { bitcoinMost: 0 }],
    [
      'steps that are not in rising order',
      {
        bitcoinSteps: [
          { underCents: 5, count: 1 },
          { underCents: 5, count: 2 },
        ],
      },
    ],
    ['an unknown field', { lockMinuets: 5 }],
    ['a text for a number', { lockMinutes: '20' }],
  ])('refuses %s and stays unchanged', async (_, changes) => {
    await expect(changePolicy(test.shop, changes, anna)).rejects.toThrow(ZodError)
    expect(await readPolicy(test.shop.db)).toEqual({})
    expect(await test.shop.db.$count(auditEntries)).toBe(audited)
  })

  it('can be changed only by administrators', async () => {
    const partner: Staff = { accountId: 'p', role: 'partner' }
    await expect(changePolicy(test.shop, { lockMinutes: 30 }, partner)).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await readPolicy(test.shop.db)).toEqual({})
  })

  it('has an audit entry for every change, with the person and the fields', async () => {
    await changePolicy(test.shop, { watchDays: 3 }, anna)
    expect((await test.shop.db.select().from(auditEntries).orderBy(auditEntries.at)).slice(audited)).toMatchObject([
      { actorId: 'anna', action: 'payments.policy', before: {}, after: { watchDays: 3 } },
    ])
  })

  it('is the same in every server process after a change', async () => {
    const other = engine === 'postgres' ? await openShopOn(test.shop.config) : test
    const policy = await openPolicy(other.shop)
    await changePolicy(test.shop, { lockMinutes: 45 }, anna)
    await expect.poll(() => policy().lockMs).toBe(45 * MINUTE)
    if (other !== test) await other.close()
  })

  it('causes an error in the log if it cannot be read', async () => {
    const { shop } = test
    const error = vi.spyOn(shop.log, 'error')
    const unreadable = { policy: { lockMinutes: -1 }, changedAt: shop.now(), changedBy: 'anna' }
    await shop.db.insert(paymentPolicies).values({ id: 'current', ...unreadable })
    expect((await openPolicy(shop))()).toEqual(DEFAULT_POLICY)
    expect(error).toHaveBeenCalledWith(
      expect.anything(),
      'the payment policy cannot be read, keeping the last valid one',
    )
    error.mockRestore()
  })

  it('does not stop the process if the database is unavailable, and is read later', async () => {
    const { shop } = test
    let tell: (payload: string) => void = () => {}
    let isAway = false
    const db = new Proxy(shop.db, {
      get: (target, name) => {
        if (isAway) throw new Error('the connection is lost')
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const database = { ...shop.database, listen: async (_: string, callback: typeof tell) => void (tell = callback) }
    const policy = await openPolicy({ db, database, log: shop.log })
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    isAway = true
    await changePolicy(shop, { lockMinutes: 45 }, anna)
    tell('')
    await new Promise((done) => setTimeout(done, 100))
    expect(policy().lockMs).toBe(DEFAULT_POLICY.lockMs)
    isAway = false
    await expect.poll(() => policy().lockMs, { timeout: 60_000 }).toBe(45 * MINUTE)
    expect(unhandled).not.toHaveBeenCalled()
    process.off('unhandledRejection', unhandled)
  })

  it('contains both changes if two people change the policy at the same time', async () => {
    await Promise.all([
      changePolicy(test.shop, { watchDays: 3 }, anna),
      changePolicy(test.shop, { dustCents: 5 }, boris),
    ])
    expect(await readPolicy(test.shop.db)).toEqual({ watchDays: 3, dustCents: 5 })
  })
})
