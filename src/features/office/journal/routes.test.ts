import { unzipSync } from 'fflate'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { calendarDay } from '#base/time.ts'
import { rowsOf } from '#server/database/database.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import type { Browser } from '../../../../test/sign-in.ts'
import { bookJournal, keepJournal } from './commands.ts'

let shop: TestShop
let owner: Browser
let manager: Browser
let coinOrder: string
let handOrder: string
let month: string
let today: string
beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
  owner = await signInStaff(shop, 'owner')
  manager = await signInStaff(shop, 'manager')
  today = calendarDay(shop.shop.now())
  month = today.slice(0, 7)
  coinOrder = await placeOrder()
  const input = { orderId: coinOrder, currency: 'USDT_TRC20', amountUsd: 164 }
  const { address } = (await shop.call('POST', '/api/crypto/payment', input)).body
  // The transfer is six dollars more than the price. The journal lists the whole amount.
  await sandbox('chain/transfer', { currency: 'USDT_TRC20', address, amount: '170' })
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 20 })
  handOrder = await placeOrder()
  await confirm(handOrder, today)
})
afterAll(() => shop.close())

const sandbox = async (path: string, body: object) => (await shop.call('POST', `/api/sandbox/${path}`, body)).body
const placeOrder = async (): Promise<string> => (await shop.call('POST', '/api/orders', makeOrder())).body.id
const confirm = async (orderId: string, receivedAt: string, changes: object = {}) =>
  await manager.call('POST', '/api/admin/payments/manual', {
    orderId,
    amountUsd: 164,
    receivedAt,
    reference: `bank ${newId()}`,
    note: '',
    ...changes,
  })
const read = async (of = month) => (await manager.call('GET', `/api/admin/journal/${of}`)).body
const months = async () => (await manager.call('GET', '/api/admin/journal')).body.items

async function download(of: string, ending: 'csv' | 'xlsx', lang = 'ru'): Promise<Buffer> {
  const path = `/api/admin/journal/${of}/entries.${ending}?lang=${lang}`
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await shop.api.request(`http://localhost${path}`, { headers: { cookie } })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

it('the journal lists received money with its coin, exchange rate, reference and order', async () => {
  await bookJournal(shop.shop)
  const { items, sums } = await read()
  expect(items).toHaveLength(2)
  const coin = items.find(({ orderId }: { orderId: string }) => orderId === coinOrder)
  expect(coin).toMatchObject({ kind: 'payment', way: 'crypto', currency: 'USDT_TRC20', amount: '170', valueOn: today })
  expect(coin).toMatchObject({ rate: '1', usd: 170, orderNumber: coinOrder.slice(0, 8) })
  const [transfer] = rowsOf<{ hash: string }>(
    await shop.shop.db.execute(sql`select transaction_hash as hash from transfer`),
  )
  expect(coin.reference).toBe(transfer?.hash)
  expect(sums).toEqual([
    { currency: 'USD', came: '164', gone: '0', fees: '0', usd: 164 },
    { currency: 'USDT_TRC20', came: '170', gone: '0', fees: '0', usd: 170 },
  ])
  await bookJournal(shop.shop)
  expect((await read()).items).toHaveLength(2)
})

it('cash that staff confirmed is called “cash” in journal, payments and order', async () => {
  const orderId = await placeOrder()
  const { body } = await confirm(orderId, today, { way: 'cash' })
  expect(body.way).toBe('cash')
  await bookJournal(shop.shop)
  const { items } = await read()
  expect(items.find((entry: { orderId: string }) => entry.orderId === orderId)).toMatchObject({ way: 'cash' })
  expect(items.find((entry: { orderId: string }) => entry.orderId === handOrder)).toMatchObject({ way: 'transfer' })
  const order = (await manager.call('GET', `/api/admin/orders/${orderId}`)).body
  expect(order.payments).toMatchObject([{ method: 'manual', way: 'cash', paidTheOrder: true }])
})

it('the journal has a separate entry for a returned surplus', async () => {
  const { items } = (await manager.call('GET', '/api/admin/surpluses')).body
  const { id, surplus } = items[0]
  expect(surplus.amount).toBe('6')
  await manager.call('POST', `/api/admin/payments/${id}/return`, {
    way: 'crypto',
    returnedOn: today,
    proof: 'hash-of-return',
    amount: '6',
  })
  // A decision about coins that a re-org took back moves no money.
  await shop.shop.db.execute(sql`insert into review_decision (method, reference, attention, about, decision, note, decided_by, decided_at)
    values ('crypto', ${id}, 'reverted', '{"USDT_TRC20": "5000000"}', 'returned', '', 'somebody', now())`)
  await bookJournal(shop.shop)
  const gone = (await read()).items.find(({ kind }: { kind: string }) => kind === 'refund')
  expect(gone).toMatchObject({ amount: '-6', currency: 'USDT_TRC20', usd: -6, reference: 'hash-of-return' })
  const ledger = rowsOf<{ sum: string }>(
    await shop.shop.db.execute(sql`select (
      (select sum(confirmed) from payment where currency = 'USDT_TRC20') -
      (select sum(units) from refund where currency = 'USDT_TRC20' and status = 'done'))::text as sum`),
  )
  const journal = rowsOf<{ sum: string }>(
    await shop.shop.db.execute(sql`select sum(units)::text as sum from journal_entry where currency = 'USDT_TRC20'`),
  )
  expect([ledger[0]?.sum, journal[0]?.sum]).toEqual(['164000000', '164000000'])
})

it('only an owner can close a month, and only after the month’s end', async () => {
  const close = async (by: Browser, of = month) => await by.call('POST', `/api/admin/journal/${of}/closing`)
  expect((await close(owner)).body.code).toBe('journal.month-runs')
  expect((await close(manager)).status).toBe(403)
  expect((await close(owner, '2020-01')).status).toBe(404)
})

it('the file of a closed month never changes; later changes go into later months', async () => {
  await sandbox('clock/advance', { seconds: 32 * 86_400 })
  owner = await signInStaff(shop, 'owner')
  manager = await signInStaff(shop, 'manager')
  const { status } = await owner.call('POST', `/api/admin/journal/${month}/closing`)
  expect(status).toBe(200)
  expect((await owner.call('POST', `/api/admin/journal/${month}/closing`)).body.code).toBe('journal.month-closed')
  const before = [await download(month, 'csv'), await download(month, 'xlsx'), await download(month, 'csv', 'en')]

  const late = await placeOrder()
  expect((await confirm(late, today)).status).toBe(201)
  await bookJournal(shop.shop)
  const found = calendarDay(shop.shop.now())
  const [entry] = (await read(found.slice(0, 7))).items
  expect(entry).toMatchObject({ valueOn: today, bookedOn: found, amount: '164', orderId: late })

  await sandbox('clock/advance', { seconds: 31 * 86_400 })
  owner = await signInStaff(shop, 'owner')
  manager = await signInStaff(shop, 'manager')
  const later = [await download(month, 'csv'), await download(month, 'xlsx'), await download(month, 'csv', 'en')]
  expect(later.map((file, at) => file.equals(before[at] ?? Buffer.of()))).toEqual([true, true, true])
  expect(later[2]?.toString('utf8').split('\r\n')[0]).toBe(
    '\ufeffNo.,Booked on,Value date,Kind,Way,Order,Currency,Amount,"Rate, USD","Value, USD",Fee,Reference,Partner',
  )
  expect(later[0]?.toString('utf8')).toContain(';Платёж;Монета;')
  expect(Object.keys(unzipSync(later[1] ?? Buffer.of()))).toContain('xl/worksheets/sheet1.xml')
})

it('the shop closes a month automatically on the tenth day of the next month', async () => {
  await keepJournal(shop.shop)
  const states = (await months()).map((one: { month: string; state: string }) => [one.month, one.state])
  const closing = (await months()).find((one: { month: string }) => one.month === month)
  expect(closing).toMatchObject({ state: 'closed', closedBy: 'owner@staff.example', entries: 4 })
  const now = calendarDay(shop.shop.now())
  for (const [one, state] of states) {
    const { closesOn } = (await months()).find((each: { month: string }) => each.month === one)
    const expected = one === now.slice(0, 7) ? 'running' : one === month || closesOn <= now ? 'closed' : 'over'
    expect([one, state]).toEqual([one, expected])
  }
})

it('the database refuses to change or delete a journal entry', async () => {
  const refused = { cause: { message: expect.stringContaining('append-only') as string } }
  await expect(shop.shop.db.execute(sql`update journal_entry set usd_cents = 0`)).rejects.toMatchObject(refused)
  await expect(shop.shop.db.execute(sql`delete from journal_month`)).rejects.toMatchObject(refused)
})
