import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { newId } from '#base/ids.ts'
import { MINUTE } from '#base/time.ts'
import type { MailServer } from '../../test/mail-server.ts'
import { ask } from '../http.ts'
import { makeGuestOrder, ORDERS_OF_VISITOR } from '../orders.ts'
import { type Meter, minus, perUnit, type Cost, multiplyCost, unitCost } from './cost-meter.ts'
import { sendAll, type Load, requestText } from './raw-load.ts'
import { untilSent } from './shared-checks.ts'
import type { UnitCost } from './sums.ts'

export type CostWorld = { origin: string; pool: pg.Pool; url: string; mail: MailServer; meter: Meter }

const AT_ONCE = 16
const CURRENCY = 'USDT_TRC20'
/** The two items of each order. They cost 164 and 436 dollars. */
const AMOUNT_USD = 600
/** A number of blocks that is larger than the sandbox's TRON needs to confirm a payment. */
const BLOCKS = 40

/** Places this number of orders with two lines each. Returns their ids. */
export async function placeOrders(origin: string, count: number): Promise<string[]> {
  const ids: string[] = []
  await sendAll(placing(origin, count, ids))
  return ids
}

function placing(origin: string, count: number, ids: string[]) {
  return {
    origin,
    connections: AT_ONCE,
    ofVisitor: ORDERS_OF_VISITOR,
    until: { answers: count },
    next: () => requestText(origin, '/api/orders', { headers: { 'idempotency-key': newId() }, body: makeGuestOrder() }),
    onAnswer: (body: Buffer) => void ids.push((JSON.parse(body.toString()) as { id: string }).id),
  }
}

/**
 * Returns the cost of an e-mail. Queues this number of copies of an earlier e-mail and waits until they are sent. No other work runs during this
 * time.
 */
export async function costOfEmail({ pool, url, mail, meter }: CostWorld, count: number): Promise<UnitCost> {
  await untilSent(url)
  mail.received.splice(0)
  await pool.query(
    `insert into message select (jsonb_populate_record(sent, jsonb_build_object('id', sent.id || '-' || number,
      'sent_at', null, 'next_try_at', now(), 'tries', 0))).*
      from message as sent, generate_series(1, $1::int) as number
      where sent.id = (select id from message where channel = 'email' and code is null limit 1)`,
    [count],
  )
  const spent = await meter.spend(async () => void (await untilSent(url)))
  const bytes = mail.received.reduce((sum, { raw }) => sum + Buffer.byteLength(raw), 0)
  if (mail.received.length < count) throw new Error(`${mail.received.length} of ${count} e-mails arrived`)
  await pool.query("delete from message where id like '%-%'")
  await pool.query('vacuum analyze')
  return unitCost(spent, { answers: count, bytesIn: bytes, bytesOut: 0 })
}

/** Returns the cost of orders. Their e-mails are sent during the measurement, and their cost is then subtracted. */
export async function costOfOrders(world: CostWorld, count: number, email: UnitCost) {
  const ids: string[] = []
  const seen: Load[] = []
  const { spent, emails } = await spendWithEmails(world, email, async () => {
    seen.push(await sendAll(placing(world.origin, count, ids)))
  })
  const [load] = seen
  if (!load) throw new Error('no order was placed')
  return { ids, emails: emails / count, cost: unitCost(spent, load) }
}

/** Returns the cost of payments in the sandbox's USDT. The shop shows an address, and sees and confirms the transfer. Then the order is paid. */
export async function costOfPayments(world: CostWorld, orders: string[], email: UnitCost) {
  const { origin, meter } = world
  const given: { address: string; expectedAmount: string }[] = []
  const waiting = [...orders]
  const seen: Load[] = []
  const opening = await meter.spend(async () => {
    const next = () => {
      const body = JSON.stringify({ orderId: waiting.shift(), currency: CURRENCY, amountUsd: AMOUNT_USD })
      return requestText(origin, '/api/crypto/payment', { body })
    }
    const onAnswer = (body: Buffer) => void given.push(JSON.parse(body.toString()))
    seen.push(await sendAll({ origin, connections: AT_ONCE, until: { answers: orders.length }, next, onAnswer }))
  })
  // Customers and the chain make the transfers, so the transfers are not measured.
  const transfers = given.map(({ address, expectedAmount: amount }) => ({ currency: CURRENCY, address, amount }))
  for (const transfer of transfers) await post(origin, '/api/sandbox/chain/transfer', transfer)
  const { spent: settling, emails } = await spendWithEmails(world, email, async () => {
    await post(origin, '/api/sandbox/chain/mine', { currency: CURRENCY, blocks: BLOCKS })
    await untilPaid(world, orders.length)
  })
  const [load] = seen
  if (!load) throw new Error('no payment was opened')
  const spent: Cost = {
    shopMs: opening.shopMs + settling.shopMs,
    databaseMs: opening.databaseMs + settling.databaseMs,
  }
  return { emails: emails / orders.length, cost: unitCost(spent, load) }
}

/** The cost of the work without its e-mails, and the number of these e-mails. */
async function spendWithEmails({ meter, url }: CostWorld, email: UnitCost, work: () => Promise<void>) {
  const before = await untilSent(url)
  let after = before
  const all = await meter.spend(async () => {
    await work()
    after = await untilSent(url)
  })
  const emails = after - before
  return { spent: minus(all, multiplyCost(perUnit(email, 1), emails)), emails }
}

async function untilPaid({ pool }: CostWorld, count: number): Promise<void> {
  const question = "select count(*)::int as count from customer_order where status = 'completed'"
  for (const until = Date.now() + 2 * MINUTE; ; await pause(100)) {
    const { rows } = await pool.query<{ count: number }>(question)
    if (rows[0]?.count === count) return
    if (Date.now() > until) throw new Error(`${rows[0]?.count} of ${count} orders were paid`)
  }
}

async function post(origin: string, path: string, body: object): Promise<void> {
  const headers = { origin, 'content-type': 'application/json' }
  const answer = await ask(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (answer.status >= 300) throw new Error(`${path} returned ${answer.status}: ${answer.body.toString()}`)
}
