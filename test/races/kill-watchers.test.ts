import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mineBlocks, reorganise, sendTransfers } from '../../src/features/office/sandbox/commands.ts'
import { readConfig } from '../../src/server/config.ts'
import { rowsOf } from '../../src/server/database/database.ts'
import { howMany } from '../repetitions.ts'
import { GANESHA_BASIC, makeOrder } from '../make-order.ts'
import { ENVIRONMENT } from '../process.ts'
import { createPostgres, engine, openShopOn, type TestShop } from '../shop.ts'

const KILLS = howMany(6, 200)
const WATCHER = fileURLToPath(new URL('chain-watcher-process.ts', import.meta.url))
/** The longest time from a watcher's start to its kill. */
const MAX_LIFE_MS = 250
/** After this number of further blocks every transfer on the simulated TRON is final. */
const ENOUGH_BLOCKS = 20
const MAX_DEPTH = 3

type Coin = 'BTC' | 'USDT_TRC20'

describe.runIf(engine === 'postgres')(`two processes that watch for payments and are killed ${KILLS} times`, () => {
  let storage: { DATABASE_URL: string }
  let shop: TestShop
  const died = { times: 0 }
  const sufficient = new Set<string>()

  beforeAll(async () => {
    storage = await createPostgres()
    shop = await openShopOn(readConfig({ ...storage, LOG_LEVEL: 'silent', PORT: '0' }))
  })
  afterAll(async () => await shop.close())

  const select = async <Row>(query: ReturnType<typeof sql>) => rowsOf<Row>(await shop.shop.db.execute(query))

  async function startWatcher(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', WATCHER], {
      env: { ...ENVIRONMENT, LOG_LEVEL: 'silent', ...storage },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error('no watcher'))),
    ])
    return child
  }

  /**
   * Starts and kills watchers one after the other. Two of these loops run at the same time, so one watcher works while the other watcher starts.
   */
  async function killRepeatedly(): Promise<void> {
    while (died.times < KILLS) {
      const watcher = await startWatcher()
      await pause(Math.random() * MAX_LIFE_MS)
      const gone = once(watcher, 'exit')
      watcher.kill('SIGKILL')
      expect((await gone)[1]).toBe('SIGKILL')
      died.times += 1
    }
  }

  /** Opens a payment for a new order. Undefined if the shop offers no coins, because no watcher has worked for some time. */
  async function open(currency: Coin): Promise<{ orderId: string; address: string; expected: string } | undefined> {
    const placed = await shop.call('POST', '/api/orders', makeOrder([GANESHA_BASIC]), {
      'idempotency-key': randomUUID(),
    })
    const requests = { orderId: placed.body.id, currency, amountUsd: GANESHA_BASIC.price }
    const { status, body } = await shop.call('POST', '/api/crypto/payment', requests)
    return status === 201
      ? { orderId: placed.body.id, address: body.address, expected: body.expectedAmount }
      : undefined
  }

  /**
   * Pays three orders with one transaction: the first order exactly, the second twice, and half of the third. The other half comes in a separate
   * transaction.
   */
  async function payThree(currency: Coin): Promise<void> {
    const [exact, over, parts] = await Promise.all([open(currency), open(currency), open(currency)])
    if (!exact || !over || !parts) return
    const half = (Number(parts.expected) / 2).toFixed(6)
    const pay = (to: { address: string }, amount: string) => ({ currency, address: to.address, amount })
    const first = [pay(exact, exact.expected), pay(over, over.expected), pay(over, over.expected), pay(parts, half)]
    await sendTransfers(shop.shop, first)
    await mineBlocks(shop.shop, currency, randomInt(1, 4))
    await sendTransfers(shop.shop, [pay(parts, half), pay(parts, '0.000001')])
    for (const { orderId } of [exact, over, parts]) sufficient.add(orderId)
  }

  async function keepRunning(): Promise<void> {
    // Before the first order, each chain gets as many blocks as the deepest re-org replaces, because a re-org can happen before any order is paid.
    for (const currency of ['BTC', 'USDT_TRC20'] as const) await mineBlocks(shop.shop, currency, MAX_DEPTH)
    for (let turn = 0; died.times < KILLS; turn += 1) {
      const currency: Coin = turn % 2 === 0 ? 'USDT_TRC20' : 'BTC'
      await payThree(currency)
      await mineBlocks(shop.shop, currency, randomInt(1, 4))
      // The re-org is never so deep that it replaces final blocks of the simulated TRON.
      if (turn % 3 === 0) await reorganise(shop.shop, { currency, depth: randomInt(1, MAX_DEPTH + 1), drop: false })
      await pause(50)
    }
  }

  it('still read every block', async () => {
    await Promise.all([killRepeatedly(), killRepeatedly(), keepRunning()])
    for (const currency of ['BTC', 'USDT_TRC20'] as const) await mineBlocks(shop.shop, currency, ENOUGH_BLOCKS)
    const last = await startWatcher()
    const behind = sql`select 1 from sandbox_block s where not exists (select 1 from chain_block c where c.chain = s.chain and c.hash = s.hash)
      and s.height > (select min(height) from chain_block c where c.chain = s.chain) and s.chain <> 'ethereum'`
    for (let tries = 0; tries < 600 && (await select(behind)).length > 0; tries += 1) await pause(100)
    expect(await select(behind)).toEqual([])
    await pause(2500)
    last.kill('SIGKILL')
    expect(died.times).toBeGreaterThanOrEqual(KILLS)
    expect(sufficient.size).toBeGreaterThan(KILLS / 4)
  }, 900_000)

  it('credit every transfer exactly once', async () => {
    const mined = sql`select s.chain, s.transaction_hash, s.currency, s.event_index::bigint, s.height, s.units, p.id
      from sandbox_transfer s join payment p on p.chain = s.chain and p.address = s.address where s.height is not null and s.units > 0`
    const credited = sql`select chain, transaction_hash, currency, event_index, height, units, payment_id from transfer`
    expect(await select(sql`${mined} except all ${credited}`)).toEqual([])
    expect(await select(sql`${credited} except all ${mined}`)).toEqual([])
    expect(
      await select(sql`select p.id from payment p where p.received <>
        coalesce((select sum(t.units) from transfer t where t.payment_id = p.id and t.currency = p.currency), 0)`),
    ).toEqual([])
  })

  it('mark each order as paid exactly once', async () => {
    const settled = await select<{ order_id: string }>(sql`select order_id from settlement`)
    expect(new Set(settled.map(({ order_id }) => order_id))).toEqual(sufficient)
    expect(settled).toHaveLength(sufficient.size)
    const paid = await select<{ id: string }>(sql`select id from customer_order where status = 'completed'`)
    expect(new Set(paid.map(({ id }) => id))).toEqual(sufficient)
    const emails = await select<{ subject: string }>(
      sql`select subject from message where subject like '%is paid%' or subject like '%оплачен%'`,
    )
    // Other e-mails report money but contain no order number.
    const named = emails.flatMap(({ subject }) => [...(/[0-9a-f]{8}/.exec(subject) ?? [])])
    expect(named.toSorted()).toEqual(paid.map(({ id }) => id.slice(0, 8)).toSorted())
    expect(
      await select(sql`select p.id from payment p left join surplus s on s.reference = p.id
        where p.status = 'completed' and p.credited + coalesce(s.units, 0) <> p.confirmed`),
    ).toEqual([])
  })
})
