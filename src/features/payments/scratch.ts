const it = (n: string, f: any, t?: number) => f()
import { sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { openTestShop } from '../../../test/shop.ts'
import { applyBlocks } from './commands-blocks.ts'
import { DEFAULT_POLICY } from './rules.ts'
import { payments, paymentAccounts } from './tables.ts'
import { qrPng } from './providers/qr-png.ts'
import { openAccount } from './providers/addresses.ts'
import { SANDBOX_KEYS } from '#features/sandbox/model.ts'
await it('bench', async () => {
  for (const c of ['bitcoin', 'ethereum', 'tron'] as const) {
    const a = openAccount(c, SANDBOX_KEYS[c], 'test')
    let t = performance.now()
    for (let i = 0; i < 50; i++) a.addressAt(i)
    console.log(c, (performance.now() - t) / 50, 'ms/address')
  }
  let t0 = performance.now()
  for (let i = 0; i < 50; i++) qrPng('bitcoin:tb1qx6dzcyee5u943purlk3k97huj6rjs59qn3esjm?amount=0.005' + i)
  console.log('qr', (performance.now() - t0) / 50)
  const shop = await openTestShop()
  const db = shop.shop.db
  await db.insert(paymentAccounts).values({ id: 'x', chain: 'ethereum', nextIndex: 0 })
  const ctx = {
    shop: shop.shop,
    chains: {},
    accounts: {},
    rates: { usdFor: async () => 1n },
    policy: DEFAULT_POLICY,
    orders: { lockDue: async () => ({ dueCents: 30000, payable: true }), settled: async () => {} },
  }
  let n = 0
  const now = new Date()
  async function fill(to: number) {
    while (n < to) {
      const rows = Array.from({ length: Math.min(1000, to - n) }, (_, i) => ({
        id: newId(),
        orderId: newId(),
        currency: 'USDT_ERC20' as const,
        chain: 'ethereum' as const,
        account: 'x',
        index: n + i,
        address: '0xa' + (n + i),
        addressKey: '0xa' + (n + i),
        priceCents: 30000,
        usdRate: 100000000n,
        expected: 300000000n,
        minimum: 299000000n,
        createdAt: now,
        expiresAt: new Date(+now + 1200000),
        watchUntil: new Date(+now + 1e9),
      }))
      await db.insert(payments).values(rows)
      n += rows.length
    }
  }
  let h = 0,
    parent: string | undefined
  async function block(ours: number, offset: number) {
    const hash = newId()
    h++
    const transfers = Array.from({ length: 3000 }, (_, i) => ({
      currency: 'USDT_ERC20' as const,
      address: i < ours ? '0xa' + (offset + i) : '0xother' + h + '-' + i,
      units: 100000000n,
      transactionHash: newId(),
      eventIndex: i,
    }))
    const t = performance.now()
    await applyBlocks(ctx, 'ethereum', {
      parent,
      blocks: [{ height: h, hash, parent: parent ?? '', time: now, transfers }],
      rates: {},
    })
    parent = hash
    return performance.now() - t
  }
  const median = (xs: number[]) => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)]
  async function measure(label: string, ours: number) {
    for (let i = 0; i < 3; i++) {
      await block(ours, 0)
      await db.execute(sql`delete from transfer`)
      await db.execute(sql`delete from sighting`)
      await db.execute(sql`update payment set waiting=false, received=0, status='pending' where waiting`)
    }
    const xs = []
    for (let i = 0; i < 21; i++) {
      xs.push(await block(ours, 0))
      await db.execute(sql`delete from transfer`)
      await db.execute(sql`delete from sighting`)
      await db.execute(sql`update payment set waiting=false, received=0, status='pending' where waiting`)
    }
    console.log(label, 'ours', ours, median(xs)?.toFixed(1))
  }
  await fill(100)
  await measure('100 open', 0)
  await measure('100 open', 50)
  await fill(100000)
  await measure('100000 open', 0)
  await measure('100000 open', 50)
  await db.execute(sql`analyze`)
  await measure('100000 open analyzed', 0)
  await measure('100000 open analyzed', 50)
  await shop.close()
}, 200000)
