import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderJobs } from '#features/orders/orders/jobs.ts'
import { partnerJobs } from '#features/clients/partners/jobs.ts'
import { rowsOf } from '#server/database/database.ts'
import { makeOrder } from '../../test/make-order.ts'
import { engine, openTestShop, type TestShop } from '../../test/shop.ts'
import { explainStatement, recordStatements } from '../../test/record-statements.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../test/sign-in.ts'

let shop: TestShop
let staff: Browser
let partner: Browser

/** The stored name, and the ways in which people type it. */
const SPELLINGS: [kept: string, typed: string[]][] = [
  [
    'Фёдор Королёв',
    ['Федор', 'федор королев', 'Королев Фёдор', 'ФЁДОР', 'Фе\u0308дор', 'Фе\u0301дор', '\u200bФедор\u00a0'],
  ],
  ['Сергеи\u0306 Иноземцев', ['сергей', 'Сергеи\u0306']],
  ['Sinéad O’Brien', ["o'brien", 'OʼBrien', 'obrien', 'brien', 'SINEAD', 'Sine\u0301ad O`Brien', 'ｓｉｎｅａｄ']],
  ['Мар’яна Ткач', ["мар'яна", 'марʼяна', 'Мар`яна', 'маряна']],
  ['Łukasz Żółć', ['lukasz', 'ŁUKASZ', 'zolc']],
  ['Işıl İnce', ['isil', 'ISIL', 'ince', 'ıșıl'.replace('ș', 's\u0327')]],
]
const names = SPELLINGS.map(([kept]) => kept)
const cases = SPELLINGS.flatMap(([kept, typed]) => typed.map((one): [string, string] => [kept, one]))

const LISTS: Record<string, (q: string) => Promise<string[]>> = {
  'orders of the staff': async (q) =>
    (await itemsOf<{ customer: { name: string } }>(staff, '/api/admin/orders', q)).map(({ customer }) => customer.name),
  customers: async (q) => (await itemsOf<{ name: string }>(staff, '/api/admin/customers', q)).map(({ name }) => name),
  'clients of a partner': async (q) =>
    (await itemsOf<{ firstName: string; lastName: string }>(partner, '/api/partner/clients', q)).map(
      ({ firstName, lastName }) => `${firstName} ${lastName}`,
    ),
  'orders of a partner': async (q) =>
    (await itemsOf<{ client: { name: string } }>(partner, '/api/partner/orders', q)).map(({ client }) => client.name),
}

async function itemsOf<Item>(browser: Browser, path: string, q: string): Promise<Item[]> {
  const { status, body } = await browser.call('GET', `${path}?limit=100&q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body.items
}

beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  staff = await signIn(shop, 'admin@example.com')
  partner = await signIn(shop, 'partner@example.com')
  await fillLists()
})
afterAll(() => shop.close())

/** Stores each name three times: as a guest with an order, as a partner's client, and in an order of that client. */
async function fillLists(): Promise<void> {
  for (const [at, name] of names.entries()) {
    const email = `guest${at}@words.example`
    const made = await openBrowser(shop).call(
      'POST',
      '/api/orders',
      makeOrder(undefined, { customerName: name, customerEmail: email }),
    )
    expect(made.status).toBe(201)
    const [firstName = '', lastName = ''] = name.split(' ')
    const client = await partner.call('POST', '/api/partner/clients', {
      firstName,
      lastName,
      email: `client${at}@words.example`,
    })
    expect(client.status).toBe(201)
    const items = [{ id: 'ganesha-basic', duration: 0.5, quantity: 1 }]
    expect((await partner.call('POST', '/api/partner/orders', { clientId: client.body.id, items })).status).toBe(201)
  }
}

describe.each(Object.keys(LISTS))('the search in the list of %s', (list) => {
  it.each(cases)('finds %s by %s', async (kept, typed) => {
    expect(await LISTS[list]?.(typed)).toContain(kept)
  })

  it.each(['сергеи', 'иное', 'фйодор', "''", '%', '_'])('does not find anybody by %s', async (typed) => {
    const found = (await LISTS[list]?.(typed)) ?? []
    expect(found.filter((name) => names.includes(name))).toEqual([])
  })
})

/** Deletes the search words, so that the rows look as if an earlier version had written them. */
async function forgetWords(): Promise<void> {
  for (const table of ['order_words', 'customer_profile_words', 'filled_words'])
    await shop.shop.db.execute(sql`delete from ${sql.identifier(table)}`)
  await shop.shop.db.execute(sql`update partner_client set words = null`)
}

const count = async (table: string) =>
  rowsOf<{ n: number }>(await shop.shop.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]?.n

async function fill(): Promise<void> {
  const jobs = [...orderJobs(shop.shop), ...partnerJobs(shop.shop)]
  for (const { name, work } of jobs) if (name.endsWith('-words')) await work()
}

describe('records that have no search words yet', () => {
  it.each(Object.keys(LISTS))('are still found in the list of %s', async (list) => {
    await forgetWords()
    expect(await LISTS[list]?.('федор')).toContain('Фёдор Королёв')
    expect(await LISTS[list]?.('Łukasz')).toContain('Łukasz Żółć')
  })

  it('get their search words from a job that can be interrupted and repeated', async () => {
    await forgetWords()
    await orderJobs(shop.shop)[0]?.work(AbortSignal.abort())
    expect(await count('order_words')).toBe(0)
    await fill()
    await fill()
    expect(await count('order_words')).toBe(await count('customer_order'))
    expect(await count('filled_words')).toBe(2)
    for (const find of Object.values(LISTS)) expect(await find('lukasz')).toContain('Łukasz Żółć')
  })
})

describe('the search words of a person', () => {
  it('change when the person’s name changes', async () => {
    const anna = await signIn(shop, 'anna@words.example')
    const made = await anna.call('POST', '/api/customer-profiles', { firstName: 'Ånna', lastName: 'Ødegård' })
    expect(await LISTS.customers?.('odegard')).toEqual(['Ånna Ødegård'])
    const changed = await anna.call('PUT', `/api/customer-profiles/${made.body.id}`, { lastName: 'Strauß' })
    expect(changed.status).toBe(200)
    expect(await LISTS.customers?.('odegard')).toEqual([])
    expect(await LISTS.customers?.('anna strauss')).toEqual(['Ånna Strauß'])
  })

  it('are deleted if an older program changes the name without changing the search words', async () => {
    const { db } = shop.shop
    await fill()
    const before = (await count('order_words')) ?? 0
    await db.execute(sql`update customer_order set customer_name = '', customer_email = '' where customer_name = 'Łukasz Żółć'
      and account_id is null and source = 'shop'`)
    expect(await count('order_words')).toBe(before - 1)
    await db.execute(sql`update partner_client set last_name = 'Иной' where first_name = 'Łukasz'`)
    expect(await LISTS['clients of a partner']?.('zolc')).toEqual([])
    expect(await LISTS['clients of a partner']?.('иной')).toEqual(['Łukasz Иной'])
  })

  it('are deleted when the customer is erased', async () => {
    const { body } = await staff.call('GET', '/api/admin/customers?q=sinead')
    const guest = body.items.find(({ email }: { email: string }) => email === 'guest2@words.example')
    expect((await staff.call('DELETE', `/api/admin/customers/${guest.id}`, { confirm: true })).status).toBeLessThan(300)
    const kept = await shop.shop.db.execute(sql`select 1 from order_words where words like '%guest2%'
      union all select 1 from message where words like '%guest2%'`)
    expect(rowsOf(kept)).toEqual([])
  })
})

describe.runIf(engine === 'postgres')('a search among 10,000 orders', () => {
  it('uses the word index, both for orders and for customers', async () => {
    const { db } = shop.shop
    await db.execute(sql`insert into customer_order
      (id, customer_name, customer_email, lang, payment_method, status, total_cents, created_at)
      select md5(n::text), 'Name' || n || ' Surname', 'n' || n || '@many.example', 'en', '', 'pending', 0, now() from generate_series(1, 10000) n`)
    await fill()
    await db.execute(sql`analyze`)
    const sent = await recordStatements(db, async () => {
      await LISTS['orders of the staff']?.('name4711')
      await LISTS.customers?.('name4711')
    })
    const searches = sent.filter(
      (statement) => statement.sql.includes('order_words_index') || statement.sql.includes('array_to_tsvector'),
    )
    expect(searches.length).toBeGreaterThanOrEqual(2)
    for (const statement of searches) {
      const plan = await explainStatement(db, statement)
      expect(plan).toMatch(/Bitmap Index Scan on order_words_index/)
      expect(plan).not.toMatch(/Seq Scan on order_words/)
    }
  }, 120_000)
})
