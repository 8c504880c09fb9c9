import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pruneProviderEvents } from '#features/money/cards/commands-webhook.ts'
import { deleteUnpaidOrders, pruneOrderKeys } from '#features/orders/orders/commands-delete.ts'
import { engine, openTestShop, type TestShop } from '../../../test/shop.ts'

/** The number of rows in a table, and the number of rows to delete. With this many rows a table scan costs more than an index. */
const ROWS = 400_000
const OLD = 2500
/** Orders have many indexes, so it is slow to create them. */
const ORDERS = 60_000
const OLD_ORDERS = 450

const age = (many: number, old: number) =>
  `now() - case when n <= ${old} then interval '40 days' else interval '20 days' * n / ${many} end`

const FILL = [
  `insert into provider_event (provider, event_id, received_at)
    select 'stripe', md5('event' || n), ${age(ROWS, OLD)} from generate_series(1, ${ROWS}) n`,
  `insert into order_key (owner, key, body_hash, order_id, created_at)
    select 'anna@example.com', md5('key' || n), '', md5('order' || n), ${age(ROWS, OLD)} from generate_series(1, ${ROWS}) n`,
  `insert into customer_order (id, customer_name, customer_email, lang, payment_method, status, total_cents, created_at)
    select md5('order' || n), 'Anna', 'anna' || n || '@example.com', 'en', 'crypto',
      case when n <= ${OLD_ORDERS} or n % 20 = 0 then 'pending' else 'completed' end, 16400, ${age(ORDERS, OLD_ORDERS)}
    from generate_series(1, ${ORDERS}) n`,
  'vacuum analyze provider_event, order_key, customer_order',
]

type Statement = { text: string; values: unknown[] }
type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

/** Records the statements of connections that are opened after this call. */
function recordStatements(): { statements: Statement[]; stop: () => void } {
  const statements: Statement[] = []
  const ask = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [what, values] = args
    const text = typeof what === 'string' ? what : (what as { text?: string }).text
    if (text !== undefined) statements.push({ text, values: Array.isArray(values) ? values : [] })
    return ask.apply(this, args) as never
  })
  return { statements, stop: () => spy.mockRestore() }
}

describe.runIf(engine === 'postgres')('the hourly deletions in tables with hundreds of thousands of rows', () => {
  let shop: TestShop
  let client: pg.Client
  let recorded: ReturnType<typeof recordStatements>
  beforeAll(async () => {
    recorded = recordStatements()
    shop = await openTestShop()
    client = new pg.Client({ connectionString: shop.shop.config.DATABASE_URL })
    await client.connect()
    for (const statement of FILL) await client.query(statement)
  })
  afterAll(async () => {
    await client.end()
    await shop.close()
    recorded.stop()
  })

  async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
    const before = recorded.statements.length
    await work()
    return recorded.statements.slice(before)
  }

  /** Every way in which the plan of a statement reads a table. */
  async function waysInto(table: string, { text, values }: Statement): Promise<string[]> {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values)
    const found: string[] = []
    const visit = (plan: Plan): void => {
      const way = [plan['Node Type'], plan['Index Name']].filter(Boolean).join(' by ')
      if (plan['Relation Name'] === table && plan['Node Type'] !== 'ModifyTable') found.push(way)
      if (plan['Node Type'] === 'Bitmap Index Scan') found.push(way)
      for (const inner of plan.Plans ?? []) visit(inner)
    }
    for (const row of rows) visit(row['QUERY PLAN'][0].Plan)
    return found
  }

  it.each([
    ['provider_event', 'provider_event_received', async () => await pruneProviderEvents(shop)],
    ['order_key', 'order_key_created', async () => await pruneOrderKeys(shop.shop)],
  ])('use an index to delete from %s: %s, a thousand rows at a time', async (table, index, work) => {
    const statements = await statementsOf(work)
    const deletions = statements.filter(({ text }) => text.startsWith('delete'))
    expect(deletions.map(({ values }) => values.includes(1000))).toEqual([true, true, true])
    const [first] = deletions
    const ways = first ? await waysInto(table, first) : []
    expect(ways.filter((way) => way.startsWith('Seq Scan'))).toEqual([])
    expect(ways.join()).toContain(` by ${index}`)
    expect((await client.query(`select count(*)::int as left from ${table}`)).rows).toEqual([{ left: ROWS - OLD }])
  })

  it('find unpaid orders by the index customer_order_unpaid and delete 200 at a time', async () => {
    const statements = await statementsOf(async () => await deleteUnpaidOrders(shop.shop))
    const looks = statements.filter(({ text }) => /^select .* for update skip locked/.test(text))
    const ways = await Promise.all(looks.slice(0, 1).map(async (one) => await waysInto('customer_order', one)))
    expect([looks.length, looks[0]?.values.includes(200)]).toEqual([3, true])
    expect(ways.flat().filter((way) => way.startsWith('Seq Scan'))).toEqual([])
    expect(ways.flat().join()).toContain('customer_order_unpaid')
  })
})
