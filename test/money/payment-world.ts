import { sql } from 'drizzle-orm'
import { amount } from '../../src/base/money.ts'
import type { PaymentsContext } from '../../src/features/money/payments/context.ts'
import type { CardContext } from '../../src/features/money/cards/context.ts'
import type { Account } from '../../src/features/money/crypto/model.ts'
import { type Chain, CHAINS, COINS, type Currency } from '../../src/features/money/settlements/model-currencies.ts'
import { DEFAULT_POLICY } from '../../src/features/money/settlements/rules-policy.ts'
import { parseUsdRate } from '../../src/features/money/crypto/rules.ts'
import { type Db, rowsOf } from '../../src/server/database/database.ts'
import { after } from '../../src/base/time.ts'
import { insertOrders } from '../make-order.ts'
import type { TestShop } from '../shop.ts'
import { makeFactsFunction } from './payment-data.ts'
import { type ScriptedCard, scriptedCard } from './scripted-card.ts'
import { type ScriptedNode, scriptedNode } from './scripted-node.ts'

/**
 * The environment of the payment code: simulated chains, markets and card provider, and a clock. The payment code and its database are
 * real.
 */
export type World = {
  shop: TestShop
  nodes: Record<Chain, ScriptedNode>
  card: ScriptedCard
  rates: Record<'BTC' | 'ETH' | 'USDT', string | undefined>
  now: () => Date
  wait: (ms: number) => void
  /** A process of the shop. Between its calls, only the database stores data. */
  openProcess: (death?: Death) => PaymentsContext & CardContext
}

/** The process dies immediately before or after the commit of one of its transactions. The first transaction has the number 0. */
export type Death = { transaction: number; committed: boolean }

export class Killed extends Error {}

const START = new Date('2026-11-20T10:00:00Z')
const USUAL_RATES = { BTC: '95000', ETH: '3200', USDT: '1' } as const
/** Prices of the orders, in cents: below, at and above the limits of the policy. */
export const PRICES = [50_00, 95_00, 999_99, 1_000_00, 3_500_00]

/** Makes the tables for the orders of the simulated world. They are in the shop's own database, so that they are committed with the other data. */
export async function prepareModel(db: Db): Promise<void> {
  await db.execute(sql`create table if not exists model_order (id text primary key, due integer not null,
    withdrawn boolean not null default false, paid integer not null default 0)`)
  await makeFactsFunction(db)
}

const TABLES = [
  'transfer',
  'sighting',
  'surplus',
  'payment',
  'payment_account',
  'chain_block',
  'chain_watch',
  'settlement',
  'provider_event',
  'card_attempt',
  'manual_confirmation',
  'model_order',
]

/** Makes a new simulated world on a database that earlier worlds have used. */
export async function openWorld(shop: TestShop, orders: number[]): Promise<World> {
  const { db } = shop.shop
  const emptied = TABLES.map((name) => sql`${sql.raw(`d_${name}`)} as (delete from ${sql.raw(name)})`)
  await db.execute(sql`with ${sql.join(emptied, sql`, `)} select 1`)
  const rows = orders.map((price, at) => sql`(${`order-${at}`}, ${PRICES[price % PRICES.length]}::integer)`)
  await db.execute(sql`insert into model_order (id, due) values ${sql.join(rows, sql`, `)}`)
  await insertOrders(db, sql`select id from model_order`)
  let clock = START
  const now = (): Date => clock
  const each = <T>(make: (chain: Chain) => T) =>
    Object.fromEntries(CHAINS.map((chain) => [chain, make(chain)])) as Record<Chain, T>
  const nodes = each((chain) => scriptedNode(chain, now))
  const card = scriptedCard(now)
  const rates: World['rates'] = { ...USUAL_RATES }
  return {
    shop,
    nodes,
    card,
    rates,
    now,
    wait: (ms) => {
      clock = after(clock, ms)
    },
    openProcess: (death) => ({
      shop: { ...shop.shop, db: diesAt(db, death), now },
      chains: each((chain) => nodes[chain].source),
      accounts: each(accountOf),
      rates: { usdFor: async (currency) => findRate(rates, currency) },
      policy: () => DEFAULT_POLICY,
      orders: ordersPort,
      cards: { providers: [card.provider] },
    }),
  }
}

export function findRate(rates: World['rates'], currency: Currency): bigint {
  const { asset } = COINS[currency]
  const rate = parseUsdRate((asset === 'USD' || asset === 'RUB' ? undefined : rates[asset]) ?? '')
  if (rate === undefined) throw new Error(`${asset} has no price`)
  return rate
}

/** The addresses are plain words, because other tests check how real addresses are derived. */
function accountOf(chain: Chain): Account {
  return { id: `${chain}:model`, chain, addressAt: (index) => `${chain.toUpperCase()}-${index}` }
}

const ordersPort: CardContext['orders'] = {
  lockDue: async (tx, orderId) => {
    const found = await tx.execute(sql`select due, withdrawn, paid from model_order where id = ${orderId} for update`)
    const [row] = rowsOf<{ due: number; withdrawn: boolean; paid: number }>(found)
    return row && { dueCents: row.due, payable: row.paid === 0 && !row.withdrawn }
  },
  onSettled: async (tx, { orderId, paid }) => {
    if (paid.units <= amount(paid.asset, 0n).units) throw new Error('an order was settled, but the paid amount is zero')
    await tx.execute(sql`update model_order set paid = paid + 1 where id = ${orderId}`)
  },
  onEvent: async () => {},
  onRefunded: async () => {},
  findState: async () => 'waiting' as const,
  findReceiptContact: async () => undefined,
}

/** The database as one process sees it. After its simulated death a process can no longer use the database. */
function diesAt(db: Db, death: Death | undefined): Db {
  if (!death) return db
  let left = death.transaction
  let isDead = false
  const assertAlive = (): void => {
    if (isDead) throw new Killed('the process is dead')
  }
  const transaction: Db['transaction'] = async (work, settings) => {
    assertAlive()
    const isLast = left === 0
    left -= 1
    const die = (): never => {
      isDead = true
      throw new Killed('the process was killed')
    }
    const answer = await db.transaction(async (tx) => {
      const done = await work(tx)
      return isLast && !death.committed ? die() : done
    }, settings)
    return isLast ? die() : answer
  }
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return transaction
      assertAlive()
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
