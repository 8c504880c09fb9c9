import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, signIn } from '../../../../test/sign-in.ts'
import { recordStatements } from '../../../../test/record-statements.ts'
import { eachOrder, listNewest } from './queries.ts'
import { orderLines, orders } from './tables.ts'

const EMAIL = 'many@orders.example'
const START = Date.UTC(2026, 0, 1)

let shop: TestShop
let accountId = ''
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  const browser = await signIn(shop, EMAIL)
  accountId = (await browser.call('GET', '/api/auth/me')).body.account.id
  // The orders were placed alternately while signed in and as a guest, one minute apart, with some orders of another customer in between.
  const rows = Array.from({ length: 230 }, (_, at) => ({
    id: newId(),
    accountId: at % 2 === 0 ? accountId : null,
    customerName: `Order ${at}`,
    customerEmail: at % 23 === 1 ? 'other@orders.example' : EMAIL,
    lang: 'en' as const,
    paymentMethod: 'crypto',
    status: 'pending' as const,
    totalCents: 100,
    createdAt: new Date(START + at * 60_000),
  }))
  const names = { ru: 'Ганеша-ягья', en: 'Ganesha yagya' }
  const line = { itemId: 'ganesha-basic', serviceId: 'ganesha', unitCents: 100, quantity: 1, weeks: 2, names }
  await shop.shop.db.insert(orders).values(rows)
  await shop.shop.db
    .insert(orderLines)
    .values(rows.flatMap(({ id }) => [0, 1].map((position) => ({ orderId: id, position, ...line }))))
}, 120_000)
afterAll(() => shop.close())

const account = () => ({ id: accountId, email: EMAIL })
/** The names of the account's orders, the newest first. */
const EXPECTED = Array.from({ length: 230 }, (_, at) => at)
  .filter((at) => at % 2 === 0 || at % 23 !== 1)
  .toReversed()
  .map((at) => `Order ${at}`)

it('the shop reads a list of a hundred orders with two statements', async () => {
  let names: string[] = []
  let lines: number[] = []
  const sent = await recordStatements(shop.shop.db, async () => {
    const rows = await listNewest(shop.shop.db, account())
    names = rows.map(({ customerName }) => customerName)
    lines = rows.map((row) => row.lines.length)
  })
  expect(names).toEqual(EXPECTED.slice(0, 100))
  expect(new Set(lines)).toEqual(new Set([2]))
  expect(sent).toHaveLength(2)
})

it('the export reads each order of an account once, in batches of a hundred', async () => {
  const names: string[] = []
  const sent = await recordStatements(shop.shop.db, async () => {
    for await (const rows of eachOrder(shop.shop.db, account()))
      names.push(...rows.map(({ customerName }) => customerName))
  })
  expect(names).toEqual(EXPECTED)
  expect(sent).toHaveLength(6)
})

it('an account without an e-mail address has only the orders placed while signed in', async () => {
  const rows = await listNewest(shop.shop.db, { id: accountId, email: null })
  expect(rows).toHaveLength(100)
  expect(rows.every((row) => row.accountId === accountId)).toBe(true)
})
