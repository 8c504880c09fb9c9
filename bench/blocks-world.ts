import { randomInt } from 'node:crypto'
import { newId } from '../src/base/ids.ts'
import { DAY } from '../src/base/time.ts'
import { markOrderPaid } from '../src/features/orders/orders/commands.ts'
import { lockDue } from '../src/features/orders/orders/queries.ts'
import type { PaymentsContext } from '../src/features/money/payments/context.ts'
import type { Block, Transfer } from '../src/features/money/crypto/model.ts'
import type { Chain } from '../src/features/money/settlements/model-currencies.ts'
import { DEFAULT_POLICY } from '../src/features/money/settlements/rules-policy.ts'
import { openPool, openShop } from './database.ts'

const CURRENCY = 'USDT_TRC20'
/** 100 USDT in the smallest unit. */
const DUE = 100_000_000n

/** A shop with many open payments, and a chain whose blocks the bench mines. */
export type ChainWorld = {
  chain: Chain
  context: PaymentsContext
  blocks: Block[]
  open: number[]
  opened: number
  paid: number
  /** Opens more payments. Each payment has its own order and address. */
  openPayments: (count: number) => Promise<void>
  /** Throws if a transfer to the shop did not lead to a paid order. */
  assertPaid: () => Promise<void>
  close: () => Promise<void>
}

/** Opens a shop on its own database, with this number of open payments. */
export async function openChainWorld(url: string, payments: number): Promise<ChainWorld> {
  const shop = await openShop({ DATABASE_URL: url })
  const pool = openPool(url, 2)
  const genesis: Block = { height: 0, hash: newId(), parent: 'none', time: new Date(), transfers: [] }
  const blocks = [genesis]
  const world: ChainWorld = {
    chain: 'tron',
    context: contextOn(shop.shop, blocks),
    blocks,
    open: [],
    opened: 0,
    paid: 0,
    openPayments: async (count) => {
      const from = world.opened
      for (const statement of OPEN_PAYMENTS) await pool.query(statement, [from, from + count - 1])
      world.opened += count
      for (let number = from; number < from + count; number += 1) world.open.push(number)
    },
    assertPaid: async () => {
      const { rows } = await pool.query<{ paid: number }>('select count(*)::int as paid from settlement')
      if (rows[0]?.paid !== world.paid) throw new Error(`${rows[0]?.paid} orders are paid instead of ${world.paid}`)
    },
    close: async () => {
      await pool.end()
      await shop.close()
    },
  }
  // The shop has already read the sandbox's chain. The bench replaces it with its own chain.
  await pool.query('delete from chain_block')
  await pool.query('delete from chain_watch')
  await pool.query(`insert into payment_account (id, chain, next_index) values ('bench', 'tron', 0)`)
  await world.openPayments(payments)
  // Without this vacuum, autovacuum would run later, possibly during a round.
  await pool.query('vacuum analyze')
  return world
}

/** Adds a block to the chain. Opens as many payments as the block pays, so that the number of open payments stays constant. */
export async function mineBlock(world: ChainWorld, transfers: number, ownAddresses: number): Promise<void> {
  const paying = Array.from({ length: ownAddresses }, () => world.open.splice(randomInt(world.open.length), 1)[0] ?? 0)
  await world.openPayments(ownAddresses)
  world.paid += ownAddresses
  const below = world.blocks.at(-1)
  world.blocks.push({
    height: (below?.height ?? 0) + 1,
    hash: newId(),
    parent: below?.hash ?? 'none',
    time: new Date(),
    transfers: Array.from({ length: transfers }, (_, place) => transferTo(place, paying[place])),
  })
}

function transferTo(eventIndex: number, payment: number | undefined): Transfer {
  const address = payment === undefined ? `T${newId()}` : addressOf(payment)
  return { currency: CURRENCY, address, units: DUE, transactionHash: newId(), eventIndex }
}

function contextOn(shop: PaymentsContext['shop'], blocks: Block[]): PaymentsContext {
  const tip = async () => {
    const last = blocks.at(-1)
    if (!last) throw new Error('the chain has no first block')
    return { height: last.height, hash: last.hash, finalized: last.height }
  }
  return {
    shop,
    chains: {
      tron: {
        tip,
        blockAt: async (height) => blocks[height],
        mempool: async () => ({ transfers: [], isComplete: true }),
      },
    },
    accounts: {},
    rates: { usdFor: async () => 100_000_000n },
    policy: () => DEFAULT_POLICY,
    orders: {
      lockDue,
      onSettled: (tx, { orderId }) =>
        markOrderPaid(tx, shop, orderId, { rowsOf: async () => [], paymentMethod: 'usdt-trc20' }),
      onEvent: async () => {},
      onRefunded: async () => {},
      findState: async () => 'waiting' as const,
      findReceiptContact: async () => undefined,
    },
  }
}

function addressOf(payment: number): string {
  return `Tbench${String(payment).padStart(27, '0')}`
}

const id = (prefix: string) => `md5('${prefix}' || n)`
const numbers = 'from generate_series($1::int, $2::int) as n'
const until = (ms: number) => `now() + interval '${ms} milliseconds'`

const OPEN_PAYMENTS = [
  `insert into customer_order
    (id, customer_name, customer_email, lang, payment_method, status, total_cents, created_at)
    select ${id('order')}, 'Анна Смирнова', 'anna' || n || '@example.com', 'ru', 'crypto', 'pending', 10000, now()
    ${numbers}`,
  `insert into order_line (order_id, position, item_id, service_id, tier, names, unit_cents, quantity, weeks)
    select ${id('order')}, 0, 'ganesha-basic', 'ganesha', 'basic', '{"ru": "Ганеша", "en": "Ganesha"}', 10000, 1, 2
    ${numbers}`,
  `insert into payment (id, order_id, currency, chain, account, index, address, address_key, price_cents, usd_rate,
      expected, minimum, created_at, expires_at, watch_until)
    select ${id('payment')}, ${id('order')}, '${CURRENCY}', 'tron', 'bench', n, address, address, 10000, 100000000,
      ${DUE}, ${DUE}, now(), ${until(DAY)}, ${until(8 * DAY)}
    ${numbers}, lateral (select 'Tbench' || lpad(n::text, 27, '0') as address) as made`,
]
