import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '../../test/database-proxy.ts'
import { GANESHA_BASIC, makeOrder } from '../../test/make-order.ts'
import { type Answer, createPostgres, engine, openTestShop, type TestShop } from '../../test/shop.ts'
import { openHttp } from './http.ts'

describe.runIf(engine === 'postgres')('a shop whose PostgreSQL server fails', () => {
  let proxy: DatabaseProxy
  let outside: pg.Client
  let shop: TestShop
  let http: Awaited<ReturnType<typeof openHttp>>

  beforeAll(async () => {
    const { DATABASE_URL } = await createPostgres()
    proxy = await openDatabaseProxy(DATABASE_URL)
    outside = new pg.Client({ connectionString: DATABASE_URL })
    await outside.connect()
    shop = await openTestShop({ DATABASE_URL: proxy.url, DATABASE_POOL: '5' })
    http = await openHttp(shop)
  })
  beforeEach(() => {
    proxy.up()
    proxy.wake()
  })
  afterAll(async () => {
    await http.close()
    await shop.close()
    await outside.end()
    await proxy.close()
  })

  const order = async (key: string = randomUUID()) =>
    await shop.call('POST', '/api/orders', makeOrder([GANESHA_BASIC]), { 'idempotency-key': key })
  const pay = async (orderId: string) =>
    await shop.call('POST', '/api/crypto/payment', { orderId, currency: 'USDT_TRC20', amountUsd: GANESHA_BASIC.price })
  const summaryOf = ({ status, headers }: Answer) => ({ status, canRetry: headers.has('retry-after') })

  it('answers 503 if the commit response is lost, and a retry returns the order', async () => {
    const key = randomUUID()
    proxy.cutAnswers('insert into "customer_order"', 1)
    expect(summaryOf(await order(key))).toEqual({ status: 503, canRetry: true })
    const repeated = await order(key)
    expect(repeated.status).toBe(201)
    const { rows } = await outside.query('select order_id from order_key where key = $1', [key])
    expect(rows).toEqual([{ order_id: repeated.body.id }])
  })

  it('answers every call with 503 and Retry-After in an outage, and later works again', async () => {
    proxy.down()
    const answers = await Promise.all([order(), order(), shop.call('GET', '/api/services'), pay('0'.repeat(32))])
    expect(answers.map(summaryOf)).toEqual(Array.from({ length: 4 }, () => ({ status: 503, canRetry: true })))
    proxy.up()
    expect((await order()).status).toBe(201)
  })

  it('answers other calls while some calls wait for one locked order', async () => {
    const { body: placed } = await order()
    await outside.query('begin')
    await outside.query('select from customer_order where id = $1 for update', [placed.id])
    const began = performance.now()
    const stuck = Array.from({ length: 30 }, async () => {
      const answer = await pay(placed.id)
      return { ...summaryOf(answer), ms: performance.now() - began }
    })
    await pause(300)
    const other = performance.now()
    expect((await order()).status).toBe(201)
    expect(performance.now() - other).toBeLessThan(1000)
    const answers = await Promise.all(stuck)
    await outside.query('rollback')
    expect(answers.map(({ status, canRetry }) => ({ status, canRetry }))).toEqual(
      Array.from({ length: 30 }, () => ({ status: 503, canRetry: true })),
    )
    expect(answers.filter(({ ms }) => ms > 2000)).toHaveLength(1)
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(7000)
    expect((await pay(placed.id)).status).toBe(201)
  })

  const timed = async (work: Promise<Answer>) => {
    const began = performance.now()
    const answer = await work
    return { ...summaryOf(answer), ms: performance.now() - began }
  }

  it('answers 503 soon if the database is silent, and a retry returns the order', {
    timeout: 120_000,
  }, async () => {
    const key = randomUUID()
    // Finds the statement by its name, because the driver sends the text of a statement only once per connection.
    proxy.holdAnswers('order with key', 1)
    const refused = await timed(order(key))
    expect(refused).toMatchObject({ status: 503, canRetry: true })
    expect(refused.ms).toBeLessThan(6000)
    const repeated = await order(key)
    expect(repeated.status).toBe(201)
    const { rows } = await outside.query('select order_id from order_key where key = $1', [key])
    expect(rows).toEqual([{ order_id: repeated.body.id }])
  })

  it.each(['begin', 'insert into "payment"', 'commit'])(
    'answers 503 within six seconds if the database ignores %s, and drops the connection',
    { timeout: 120_000 },
    async (statement) => {
      const { body: placed } = await order()
      proxy.holdAnswers(statement, 1)
      const refused = await timed(pay(placed.id))
      expect(refused).toMatchObject({ status: 503, canRetry: true })
      expect(refused.ms).toBeLessThan(6000)
      // More requests than the pool has connections. If the pool used a broken connection again, a request would get no answer.
      const others = await Promise.all(Array.from({ length: 10 }, () => timed(shop.call('GET', '/api/services'))))
      expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
      // The second attempt gets status 200 if the database server had already executed the first COMMIT.
      expect([200, 201]).toContain((await pay(placed.id)).status)
      const { rows } = await outside.query('select from payment where order_id = $1', [placed.id])
      expect(rows).toHaveLength(1)
    },
  )

  it('answers every call with 503 while the database is silent, and keeps every order', {
    timeout: 120_000,
  }, async () => {
    expect((await order()).status).toBe(201)
    const keys = Array.from({ length: 12 }, () => randomUUID())
    proxy.sleep()
    const first = await Promise.all([
      ...keys.map((key) => timed(order(key))),
      timed(shop.call('GET', '/api/services/ganesha/reviews')),
      timed(pay('0'.repeat(32))),
    ])
    expect(new Set(first.map(({ status, canRetry }) => `${status} ${canRetry}`))).toEqual(new Set(['503 true']))
    expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(6000)
    const later = await timed(order())
    expect(later).toMatchObject({ status: 503, canRetry: true })
    expect(later.ms).toBeLessThan(1000)
    proxy.wake()
    await expect.poll(async () => (await order()).status, { timeout: 20_000 }).toBe(201)
    const repeated = await Promise.all(keys.map((key) => order(key)))
    expect(new Set(repeated.map(({ status }) => status))).toEqual(new Set([201]))
    const { rows } = await outside.query('select count(*)::int as orders from order_key where key = any($1)', [keys])
    expect(rows).toEqual([{ orders: keys.length }])
  })

  it('reports that it is alive but not ready while the database is silent', async () => {
    const probe = async (path: string) => {
      const began = performance.now()
      const { status } = await fetch(`http://127.0.0.1:${http.port}${path}`)
      return { status, soon: performance.now() - began < 2000 }
    }
    expect(await probe('/readyz')).toEqual({ status: 200, soon: true })
    proxy.sleep()
    expect(await Promise.all([probe('/readyz'), probe('/readyz')])).toEqual(
      Array.from({ length: 2 }, () => ({ status: 503, soon: true })),
    )
    expect(await probe('/livez')).toEqual({ status: 200, soon: true })
    proxy.wake()
    await expect.poll(async () => await probe('/readyz')).toEqual({ status: 200, soon: true })
  })
})
