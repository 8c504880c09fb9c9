import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../../../test/money/harness.ts'
import { prepareModel } from '../../../../test/money/payment-world.ts'
import { insertOrders } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { listGiven } from './queries-addresses.ts'
import type { GivenPlaces } from './model.ts'

let shop: TestShop
let harness: Harness
beforeAll(async () => {
  shop = await openTestShop()
  await prepareModel(shop.shop.db)
  harness = await openHarness(shop)
})
afterAll(async () => await shop.close())

/** Inserts copies of a payment, in the given wallet account. */
async function multiply({ id }: { id: string }, account: string, times: number): Promise<void> {
  const places = sql`generate_series(1, ${times}::integer)`
  const name = (n: string) => sql`${`${account}-`} || ${sql.raw(n)}`
  await insertOrders(shop.shop.db, sql`select ${name('n')} as id from ${places} n`)
  await shop.shop.db.execute(sql`insert into payment_account (id, chain, next_index) values (${account}, 'bitcoin', ${times + 1})
    on conflict (id) do update set next_index = excluded.next_index`)
  await shop.shop.db.execute(sql`insert into payment select (jsonb_populate_record(p, jsonb_build_object('id', ${name('n')},
    'order_id', ${name('n')}, 'account', ${account}::text, 'index', n, 'address', ${name('n')}, 'address_key', ${name('n')}))).*
    from payment p, ${places} n where p.id = ${id}`)
}

async function readOn(from: GivenPlaces): Promise<{ keys: string[]; places: GivenPlaces; steps: number[] }> {
  const keys: string[] = []
  const steps: number[] = []
  for (let places = from; ; ) {
    const given = await listGiven(shop.shop.db, 'bitcoin', places)
    if (given.places === places) return { keys, places, steps }
    keys.push(...given.keys)
    steps.push(given.keys.length)
    places = given.places
  }
}

it('the shop lists every used payment address once, in batches, then only new addresses', async () => {
  const first = await harness.open('BTC')
  await harness.open('ETH', 1)
  await multiply(first, 'one', 2500)
  await multiply(first, 'two', 3)
  const all = await readOn({})
  expect(new Set(all.keys).size).toBe(1 + 2500 + 3)
  expect(all.keys).toHaveLength(1 + 2500 + 3)
  expect(Math.max(...all.steps)).toBe(500)
  expect((await readOn(all.places)).keys).toEqual([])
  const later = await harness.open('BTC', 2)
  expect((await readOn(all.places)).keys).toEqual([later.addressKey])
})
