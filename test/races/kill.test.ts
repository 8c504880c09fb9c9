import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { openLog } from '#server/log.ts'
import { howMany } from '../repetitions.ts'
import { GANESHA_BASIC, GANESHA_PREMIUM, makeOrder } from '../make-order.ts'
import { prepareFolder } from '../prepared-database.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { createPostgres, engine } from '../shop.ts'

/** The number of times that the shop is killed. It is smaller with PostgreSQL, because the database server is not killed and loses nothing. */
const LOOPS = howMany(engine === 'pglite' ? 4 : 2, 20)

let storage: { DATA_DIR: string } | { DATABASE_URL: string }
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ahuti-kill-'))
  storage = engine === 'postgres' ? await createPostgres() : { DATA_DIR: folder }
  if (engine === 'pglite') await prepareFolder(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/**
 * One customer orders two items, requests an address and pays. Then a block with the payment is mined. If the process dies, the function ends without
 * an error.
 */
async function buy(shop: ShopProcess, acknowledged: Set<string>): Promise<void> {
  try {
    const placed = await shop.post('/api/orders', makeOrder([GANESHA_BASIC, GANESHA_PREMIUM]), {
      'idempotency-key': randomUUID(),
    })
    if (placed.status !== 201) return
    acknowledged.add(placed.body.id)
    const requests = { orderId: placed.body.id, currency: 'USDT_TRC20', amountUsd: 600 }
    const { body: payment } = await shop.post('/api/crypto/payment', requests)
    const transfer = { currency: 'USDT_TRC20', address: payment.address, amount: payment.expectedAmount }
    await shop.post('/api/sandbox/chain/transfer', transfer)
    await shop.post('/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 20 })
  } catch {
    // The connection broke because the process was killed, as intended.
  }
}

describe(`a shop that is killed ${LOOPS} times while people order and pay`, () => {
  const acknowledged = new Set<string>()

  it('works normally after every restart', async () => {
    for (let loop = 0; loop < LOOPS; loop += 1) {
      const shop = await startProcess(storage)
      const customers = Array.from({ length: 4 }, () => buy(shop, acknowledged))
      // In every second loop the process lives until a customer has paid, even on a slow machine.
      if (loop % 2 === 1) await Promise.race(customers)
      await new Promise((resolve) => setTimeout(resolve, 40 + Math.random() * 400))
      await shop.kill('SIGKILL')
      await Promise.all(customers)
    }
    const last = await startProcess(storage)
    expect((await last.get('/api/services')).status).toBe(200)
    await last.post('/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 20 })
    expect(await last.kill('SIGTERM')).toBe(0)
    expect(acknowledged.size).toBeGreaterThanOrEqual(LOOPS / 2)
  }, 600_000)

  it('has only complete orders, each paid once, and credits each transfer once', async () => {
    const database = await openDatabase(
      { DATABASE_POOL: 2, DATA_DIR: folder, DATABASE_URL: undefined, ...storage },
      openLog('silent'),
    )
    const select = async <Row>(query: ReturnType<typeof sql>) => rowsOf<Row>(await database.db.execute(query))
    const orders = await select<{ id: string; lines: string; sum: string; total: number }>(
      sql`select o.id, count(l.*) as lines, sum(l.unit_cents * l.quantity) as sum, o.total_cents as total from customer_order o left join order_line l on l.order_id = o.id group by o.id`,
    )
    const ids = new Set(orders.map(({ id }) => id))
    const paid = await select<{ orders: string; settlements: string; emails: string }>(
      sql`select (select count(*) from customer_order where status = 'completed') as orders, (select count(*) from settlement) as settlements,
        (select count(*) from message where subject like '%is paid%' or subject like '%оплачен%') as emails`,
    )
    const wrong = await select(
      sql`select p.id from payment p where p.received <> coalesce((select sum(t.units) from transfer t where t.payment_id = p.id), 0)`,
    )
    await database.close()
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([])
    expect(orders.filter((order) => Number(order.lines) !== 2 || Number(order.sum) !== order.total)).toEqual([])
    expect(Number(paid[0]?.orders)).toBeGreaterThan(0)
    expect(paid[0]?.settlements).toBe(paid[0]?.orders)
    expect(paid[0]?.emails).toBe(paid[0]?.orders)
    expect(wrong).toEqual([])
  })
})

describe.runIf(engine === 'pglite')('the database folder', () => {
  it('belongs to one process, and a second process stops with a message', async () => {
    const home = mkdtempSync(join(tmpdir(), 'ahuti-lock-'))
    await prepareFolder(home)
    const first = await startProcess({ DATA_DIR: home })
    await expect(startProcess({ DATA_DIR: home })).rejects.toThrow(/exit 1: .*already in use by another running shop/s)
    expect((await first.get('/api/services')).status).toBe(200)
    await first.kill('SIGKILL')
    const next = await startProcess({ DATA_DIR: home })
    expect(await next.kill('SIGTERM')).toBe(0)
    await rm(home, { recursive: true })
  })
})

describe.runIf(engine === 'postgres')('two processes on one PostgreSQL', () => {
  it('act as one shop: one takes an order, the other takes its payment', async () => {
    const database = await createPostgres()
    const [one, two] = await Promise.all([startProcess(database), startProcess(database)])
    const { body: order } = await one.post('/api/orders', makeOrder([GANESHA_BASIC]))
    const { body: payment } = await two.post('/api/crypto/payment', {
      orderId: order.id,
      currency: 'BTC',
      amountUsd: 164,
    })
    await one.post('/api/sandbox/chain/transfer', {
      currency: 'BTC',
      address: payment.address,
      amount: payment.expectedAmount,
    })
    await two.post('/api/sandbox/chain/mine', { currency: 'BTC', blocks: 1 })
    expect((await one.get(`/api/crypto/payment/${payment.id}/status`)).body).toMatchObject({ status: 'completed' })
    expect((await one.get(`/api/orders/${order.id}`)).body).toMatchObject({ status: 'completed' })
    await Promise.all([one.kill('SIGTERM'), two.kill('SIGTERM')])
  })

  it('create one order if the same key reaches both simultaneously', async () => {
    const database = await createPostgres()
    const shops = await Promise.all([startProcess(database), startProcess(database)])
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shops.map((shop) => shop.post('/api/orders', makeOrder(), headers))).flat(),
    )
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    await Promise.all(shops.map((shop) => shop.kill('SIGTERM')))
  })
})
