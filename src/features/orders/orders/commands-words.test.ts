import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '#server/database/database.ts'
import { insertOrders } from '../../../../test/make-order.ts'
import { engine, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { fillOrderWords } from './commands.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const countBare = async () =>
  rowsOf<{ bare: number }>(
    await shop.shop.db.execute(
      sql`select count(*)::int as bare from customer_order o where not exists (select from order_words w where w.id = o.id)`,
    ),
  )[0]?.bare

const named = async (ids: string) => {
  const { db } = shop.shop
  await insertOrders(db, sql.raw(ids))
  await db.execute(sql`update customer_order set customer_name = 'Anna' where customer_name = ''`)
}

it(`orders without search words get their words in several batches (${engine})`, async () => {
  const { db } = shop.shop
  await named(`select md5('older' || n) as id from generate_series(1, 1200) n`)
  await db.execute(sql`insert into order_words (id, words) select min(id), 'known' from customer_order`)
  expect(await countBare()).toBe(1199)
  await fillOrderWords(shop.shop)
  expect(await countBare()).toBe(0)
  expect(rowsOf(await db.execute(sql`select from order_words where words = 'known'`))).toHaveLength(1)
})

it(`an order that is added during the update also gets its search words (${engine})`, async () => {
  const { db } = shop.shop
  await named(`select md5('later' || n) as id from generate_series(1, 3) n`)
  // The id of the new order comes before all others, and `fillOrderWords` has already read the first ids.
  await db.execute(
    sql.raw(`create function add_order() returns trigger language plpgsql as $$ begin
      insert into customer_order (id, customer_name, customer_email, lang, payment_method, status, total_cents, created_at)
        values ('0', 'Anna', '', 'en', '', 'pending', 0, now()) on conflict do nothing;
      return new; end $$`),
  )
  await db.execute(sql`create trigger add_order after insert on order_words for each row execute function add_order()`)
  await fillOrderWords(shop.shop)
  expect(rowsOf(await db.execute(sql`select from customer_order where id = '0'`))).toHaveLength(1)
  expect(await countBare()).toBe(0)
})
