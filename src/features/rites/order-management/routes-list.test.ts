import { eq, sql } from 'drizzle-orm'
import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { transfers } from '#features/money/crypto/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { partnerOrders, partners } from '#features/clients/partners/tables.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
let staff: Browser
let [anna, boris, vera] = ['', '', '']
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  staff = await signIn(shop, 'admin@example.com')
  anna = await place('Анна-Мария Смирнова', 'anna.s@example.com')
  boris = await place('Борис Ильин', 'boris@mail.example')
  vera = await place('=HYPERLINK("http://evil.example")', 'vera@example.com')
  await shop.shop.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, boris))
})
afterAll(() => shop.close())

async function place(customerName: string, customerEmail: string): Promise<string> {
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 60 })
  const order = makeOrder(undefined, { customerName, customerEmail })
  return (await openBrowser(shop).call('POST', '/api/orders', order)).body.id
}
const idsOf = async (query: string): Promise<string[]> => {
  const { body } = await staff.call('GET', `/api/admin/orders?${query}`)
  return body.items.map(({ id }: { id: string }) => id)
}
const search = async (q: string) => await idsOf(`q=${encodeURIComponent(q)}`)

describe('the staff’s list of orders', () => {
  it('has the newest order first, and is divided into pages', async () => {
    const { body } = await staff.call('GET', '/api/admin/orders?limit=2')
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([vera, boris])
    expect(await idsOf(`limit=2&cursor=${body.next}`)).toEqual([anna])
    expect((await staff.call('GET', '/api/admin/orders?cursor=nonsense')).status).toBe(400)
  })

  it('can be filtered by status, and an empty filter changes nothing', async () => {
    expect(await idsOf('status=completed')).toEqual([boris])
    expect(await idsOf('status=&q=&from=&to=&partner=')).toHaveLength(3)
    expect((await staff.call('GET', '/api/admin/orders?status=nonsense')).status).toBe(422)
  })

  it('can be filtered by a range of days, including the last day', async () => {
    const today = shop.shop.now().toISOString().slice(0, 10)
    expect(await idsOf(`from=${today}&to=${today}`)).not.toEqual([])
    expect(await idsOf('to=2020-01-01')).toEqual([])
    expect(await idsOf(`from=${new Date(shop.shop.now().getTime() + 60_000).toISOString()}`)).toEqual([])
  })

  it('can be filtered by partner', async () => {
    const { db } = shop.shop
    const [partner] = await db.select({ id: partners.id }).from(partners)
    const partnerId = partner?.id ?? ''
    await db.insert(partnerOrders).values({ id: boris, partnerId, createdAt: new Date() })
    expect(await idsOf(`partner=${partnerId}`)).toEqual([boris])
    expect(await idsOf('partner=someone')).toEqual([])
  })

  it('has a count for each status, regardless of the status filter', async () => {
    const { body } = await staff.call('GET', '/api/admin/orders/counts?status=completed')
    expect([body.all, body.byStatus.pending, body.byStatus.completed, body.byStatus.ready]).toEqual([3, 2, 1, 0])
  })
})

describe('the search for an order', () => {
  it('finds an order by the start of its number, with or without #', async () => {
    expect(await search(`#${anna.slice(0, 8)}`)).toEqual([anna])
    expect(await search(anna.slice(0, 8).toUpperCase())).toEqual([anna])
    expect(await search(anna)).toEqual([anna])
  })

  it('finds an order by the beginnings of the customer’s names, in any order', async () => {
    expect(await search('смирн')).toEqual([anna])
    expect(await search('СМИРНОВА мария')).toEqual([anna])
    expect(await search('Смирнова Борис')).toEqual([])
  })

  it('finds an order by the e-mail address or a part of that address', async () => {
    expect(await search('anna.s@example.com')).toEqual([anna])
    expect(await search('boris@mail')).toEqual([boris])
  })

  it('finds an order by the transaction that paid the order', async () => {
    const { body: payment } = await shop.call('POST', '/api/crypto/payment', {
      orderId: anna,
      currency: 'BTC',
      amountUsd: 164,
    })
    const transfer = { currency: 'BTC', address: payment.address, amount: payment.expectedAmount }
    const { body } = await shop.call('POST', '/api/sandbox/chain/transfer', transfer)
    await shop.call('POST', '/api/sandbox/chain/mine', { currency: 'BTC', blocks: 1 })
    expect(await shop.shop.db.select().from(transfers)).toHaveLength(1)
    expect(await search(body.txHash)).toEqual([anna])
  })

  it('finds nothing for special characters such as % and #', async () => {
    expect(await search("' | !%_:*\\")).toEqual([])
    expect(await search('%')).toEqual([])
    expect(await search('#')).toEqual([])
  })

  it('finds the newest orders first and counts all if thousands match', async () => {
    const { db } = shop.shop
    await db.execute(sql`
      insert into customer_order select copy.* from customer_order, generate_series(1, 2100) n,
        jsonb_populate_record(customer_order, jsonb_build_object('id', 'copy' || n, 'created_at', created_at - n * interval '1 minute',
          'customer_name', 'Тёзка Ильин')) copy where customer_order.id = ${boris}`)
    await db.execute(sql`insert into order_words select id, 'тезка ильин' from customer_order where id like 'copy%'`)
    expect((await search('ильин')).slice(0, 3)).toEqual([boris, 'copy1', 'copy2'])
    expect((await staff.call('GET', '/api/admin/orders/counts?q=ильин')).body.all).toBe(2101)
    expect((await staff.call('GET', '/api/admin/orders/counts?q=тезка')).body.all).toBe(2100)
    await db.execute(sql`delete from customer_order where id like 'copy%'`)
    expect(await search('ильин')).toEqual([boris])
  })
})

describe('the export of the order list', () => {
  const file = async (ending: string, query = '', lang = 'en') => {
    const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return await shop.api.request(`http://localhost/api/admin/orders.${ending}?lang=${lang}${query}`, {
      headers: { cookie },
    })
  }

  it('is a table that contains texts and no formulas', async () => {
    const response = await file('csv', '&q=vera')
    const text = await response.text()
    expect(response.headers.get('content-disposition')).toContain('orders.csv')
    expect(text.split('\r\n')).toHaveLength(3)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  })

  it('has semicolons and decimal commas in Russian', async () => {
    const [titles = '', row = ''] = (await (await file('csv', '&q=vera', 'ru')).text()).split('\r\n')
    expect(titles.split(';')).toHaveLength(12)
    expect(row).toMatch(/;\d+,\d\d;/)
    expect((await (await file('csv', '&q=vera')).text()).split('\r\n')[1]).toMatch(/,\d+\.\d\d,/)
  })

  it('has the phone number if the order has no e-mail address', async () => {
    const customer = { firstName: 'Galina', lastName: 'Telefonova', email: null, phone: '+7 916 555-01-23', lang: 'ru' }
    const items = makeOrder().items
    expect((await staff.call('POST', '/api/admin/orders', { customer, items, note: '' })).status).toBe(201)
    const [titles = '', row = ''] = (await (await file('csv', '&q=telefonova', 'ru')).text()).split('\r\n')
    const at = titles.split(';').indexOf('Телефон')
    // Without the apostrophe a spreadsheet would read the plus as the beginning of a formula.
    expect(row.split(';')[at]).toBe("'+79165550123")
  })

  it('is a spreadsheet file that stores texts as texts, not as formulas', async () => {
    const files = unzipSync(new Uint8Array(await (await file('xlsx')).arrayBuffer()))
    const xml = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('')
    expect(xml).toContain('=HYPERLINK')
    expect(xml).not.toMatch(/<f[ >]/)
  })

  it('is recorded in the audit log without the search text', async () => {
    await file('csv', '&q=smirnova')
    const entries = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'order.export'))
    expect(entries.at(-1)).toMatchObject({ after: { ending: 'csv', isSearched: true } })
    expect(JSON.stringify(entries)).not.toContain('smirnova')
  })
})
