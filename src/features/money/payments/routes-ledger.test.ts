import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import type { Browser } from '../../../../test/sign-in.ts'
import { cardAttempts } from '../cards/tables.ts'
import { listLedgerKeys } from './queries-ledger.ts'
import type { LedgerEntry } from './schemas-ledger.ts'

let shop: TestShop
let viewer: Browser
beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
  viewer = await signInStaff(shop, 'viewer')
})
afterAll(async () => await shop.close())

const sandbox = async (path: string, body: object) => (await shop.call('POST', `/api/sandbox/${path}`, body)).body
const read = async (query: string) => (await viewer.call('GET', `/api/admin/payments?${query}`)).body
const items = async (query: string): Promise<LedgerEntry[]> => (await read(query)).items
const placeOrder = async (): Promise<string> => (await shop.call('POST', '/api/orders', makeOrder())).body.id

async function payCoin(amount: string, orderId?: string) {
  const order = orderId ?? (await placeOrder())
  const input = { orderId: order, currency: 'USDT_TRC20', amountUsd: 164 }
  const { body } = await shop.call('POST', '/api/crypto/payment', input)
  const { txHash } = await sandbox('chain/transfer', { currency: 'USDT_TRC20', address: body.address, amount })
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 19 })
  return { orderId: order, id: String(body.id), address: String(body.address), txHash: String(txHash) }
}

async function openCard() {
  const orderId = await placeOrder()
  const { body } = await shop.call('POST', '/api/card/payment', { orderId })
  return { orderId, id: String(body.id), ref: new URL(body.url).pathname.split('/').at(-1) ?? '' }
}

describe('the list of payments for staff', () => {
  it('contains payments of every method, the newest first', async () => {
    const coin = await payCoin('164')
    const card = await openCard()
    const shown = (await items('limit=2')).map(({ id, method, status }) => ({ id, method, status }))
    expect(shown).toEqual([
      { id: card.id, method: 'card', status: 'waiting' },
      { id: coin.id, method: 'crypto', status: 'completed' },
    ])
  })

  it('contains the expected sum, received sum and explorer links of coin payments', async () => {
    const { id, orderId, address, txHash } = await payCoin('164')
    expect((await items(`q=${txHash}`))[0]).toMatchObject({
      id,
      orderNumber: orderId.slice(0, 8),
      currency: 'USDT_TRC20',
      priceUsd: 164,
      expected: '164',
      received: '164',
      confirmations: 19,
      requiredConfirmations: 19,
      address,
      transactionHash: txHash,
      transactionUrl: null,
      attention: null,
    })
  })

  it('can show only the payments that need a decision by staff', async () => {
    const short = await payCoin('100')
    await sandbox('clock/advance', { seconds: 21 * 60 })
    await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 1 })
    await Promise.all(shop.jobs.map((job) => job.work()))
    const over = await payCoin('200')
    const waiting = new Map((await items('attention=true')).map((entry) => [entry.id, entry]))
    expect(waiting.get(short.id)).toMatchObject({
      attention: 'underpaid',
      choices: ['accepted', 'rest', 'returned', 'dismissed'],
      received: '100',
    })
    expect(waiting.get(over.id)).toMatchObject({ attention: 'surplus', surplus: { amount: '36', underWay: '0' } })
    const { body } = await viewer.call('GET', '/api/admin/surpluses')
    expect(body.items.map((entry: LedgerEntry) => entry.id)).toContain(over.id)
  })

  it('can be searched by address, transaction or the start of an order number', async () => {
    const { id, orderId, address, txHash } = await payCoin('164')
    const found = async (q: string) => (await items(`q=${encodeURIComponent(q)}`)).map((entry) => entry.id)
    expect(await found(`#${orderId.slice(0, 8).toUpperCase()}`)).toEqual([id])
    expect(await found(orderId)).toEqual([id])
    expect(await found(address)).toEqual([id])
    expect(await found(txHash)).toEqual([id])
    expect(await found('nothing like it')).toEqual([])
  })

  it('can be filtered by method, state, order and day', async () => {
    const { id, orderId } = await openCard()
    expect((await items(`orderId=${orderId}`)).map((entry) => entry.id)).toEqual([id])
    expect(await items(`orderId=${orderId}&method=crypto`)).toEqual([])
    expect(await items(`orderId=${orderId}&status=completed`)).toEqual([])
    expect(await items(`orderId=${orderId}&status=waiting&method=card`)).toHaveLength(1)
    const today = shop.shop.now().toISOString().slice(0, 10)
    expect(await items(`orderId=${orderId}&from=${today}&to=${today}`)).toHaveLength(1)
    expect(await items(`orderId=${orderId}&to=2020-01-01`)).toEqual([])
  })

  it('begins each day at midnight UTC, even if the database uses summer time', async () => {
    const { db } = shop.shop
    const { id, orderId } = await openCard()
    const createdAt = new Date('2025-10-27T00:30:00Z')
    await db.update(cardAttempts).set({ createdAt }).where(eq(cardAttempts.id, id))
    const until = async (to: string) =>
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local timezone = 'Europe/Berlin'`)
        return await listLedgerKeys({ db: tx, now: shop.shop.now }, { orderId, to }, { after: undefined, limit: 5 })
      })
    expect(await until('2025-10-26')).toEqual([])
    expect(await until('2025-10-27')).toEqual([{ method: 'card', id }])
  })

  it('continues on the next page and repeats no payment', async () => {
    const first = await read('limit=2')
    const second = await read(`limit=100&cursor=${first.next}`)
    const ids = [...first.items, ...second.items].map(({ id }: LedgerEntry) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength((await items('limit=100')).length)
    expect(second.next).toBeNull()
    expect((await viewer.call('GET', '/api/admin/payments?cursor=bm9uc2Vuc2U')).status).toBe(400)
  })

  it('links to details: the transfers, when each was seen, and what paid the order', async () => {
    const { id, txHash } = await payCoin('164')
    const { body } = await viewer.call('GET', `/api/admin/payments/${id}`)
    expect(body.transfers).toMatchObject([{ transactionHash: txHash, amount: '164', currency: 'USDT_TRC20' }])
    expect(body.sightings).toMatchObject([{ transactionHash: txHash, inMempool: false }])
    expect(body.settledBy).toMatchObject({ method: 'crypto', paymentId: id })
    expect((await viewer.call('GET', `/api/admin/payments/${'0'.repeat(32)}`)).status).toBe(404)
  })

  it('has a page with the wallets, their first addresses and unpaid addresses', async () => {
    const { body } = await viewer.call('GET', '/api/admin/wallets')
    const tron = body.items.find(({ chain }: { chain: string }) => chain === 'tron')
    expect(tron).toMatchObject({ isCurrent: true, unpaidRun: 0, isWarned: false, warnsFrom: 15, slowsFrom: 60 })
    expect(tron.first).toHaveLength(5)
    expect(tron.nextIndex).toBeGreaterThan(0)
  })

  it('has a table of all payment addresses to download', async () => {
    const { address } = await payCoin('164')
    const { cookies } = viewer
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await shop.api.request('http://localhost/api/admin/addresses.csv', { headers: { cookie } })
    expect(response.headers.get('content-type')).toContain('text/csv')
    expect(await response.text()).toContain(address)
  })

  it('lists all addresses with money, and the path, coins and sums of each address', async () => {
    const { address } = await payCoin('164')
    const { body } = await viewer.call('GET', '/api/admin/sweep')
    const paid = body.items.find((one: { address: string }) => one.address === address)
    expect(paid).toMatchObject({ chain: 'tron', sums: [{ currency: 'USDT_TRC20', amount: '164' }] })
    expect(paid.path).toBe(`m/44'/195'/0'/0/${paid.index}`)
    const total = body.totals.find(({ currency }: { currency: string }) => currency === 'USDT_TRC20')
    const sums = body.items.flatMap((one: { sums: { currency: string; amount: string }[] }) => one.sums)
    const usdt = sums.filter(({ currency }: { currency: string }) => currency === 'USDT_TRC20')
    expect(Number(total.amount)).toBe(
      usdt.reduce((all: number, one: { amount: string }) => all + Number(one.amount), 0),
    )
    expect((await viewer.call('GET', '/api/admin/sweep?from=2999-01-01')).body).toEqual({ items: [], totals: [] })
    const cookie = [...viewer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const csv = await shop.api.request('http://localhost/api/admin/sweep.csv', { headers: { cookie } })
    expect(await csv.text()).toContain(`${address},USDT_TRC20,164`)
  })

  it('is refused for signed-out visitors, editors and priests', async () => {
    const statuses = async (browser: Pick<Browser, 'call'>) => (await browser.call('GET', '/api/admin/payments')).status
    expect(await statuses(shop)).toBe(401)
    expect(await statuses(await signInStaff(shop, 'editor'))).toBe(403)
    expect(await statuses(await signInStaff(shop, 'priest'))).toBe(403)
  })
})
