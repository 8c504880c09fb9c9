import { sql } from 'drizzle-orm'
import { newId } from '../../src/base/ids.ts'
import { centsToDollars } from '../../src/base/money.ts'
import { createPayment } from '../../src/features/money/crypto/commands.ts'
import type { PaymentsContext } from '../../src/features/money/payments/context.ts'
import { followChains } from '../../src/features/money/crypto/commands-watch.ts'
import { type Chain, COINS, type Currency } from '../../src/features/money/settlements/model-currencies.ts'
import type { NodeSource } from '../../src/features/money/crypto/model.ts'
import { findPayment, findWatch } from '../../src/features/money/crypto/queries.ts'
import { DEFAULT_POLICY } from '../../src/features/money/settlements/rules-policy.ts'
import { parseUsdRate } from '../../src/features/money/crypto/rules.ts'
import { chainBlocks, chainWatch, payments, sightings, transfers } from '../../src/features/money/crypto/tables.ts'
import { settlements, surpluses } from '../../src/features/money/settlements/tables.ts'
import { insertOrder } from '../make-order.ts'
import { openTestShop } from '../shop.ts'

export type OpenedPayment = { id: string; orderId: string; address: string; expected: bigint }
export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>

const USUAL_RATES = { BTC: '95000', ETH: '3200', USDT: '1' }

/** Opens a shop with the real watcher and the real rules on a real database. The test creates the orders. */
export async function openPaymentShop(chain: Chain, account: PaymentsContext['accounts'][Chain]) {
  const shop = await openTestShop()
  const { db } = shop.shop
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const rates: Record<string, string> = { ...USUAL_RATES }
  const prices = new Map<string, number>()
  const settled: string[] = []
  const context: PaymentsContext = {
    shop: { ...shop.shop, now },
    chains: {},
    accounts: { [chain]: account },
    rates: { usdFor: async (currency) => parseUsdRate(rates[COINS[currency].asset] ?? '') ?? 0n },
    policy: () => DEFAULT_POLICY,
    orders: {
      lockDue: async (tx, orderId) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${orderId}))`)
        await insertOrder(tx, orderId)
        return { dueCents: prices.get(orderId) ?? 0, payable: !settled.includes(orderId) }
      },
      onSettled: async (_tx, { orderId }) => void settled.push(orderId),
      onEvent: async () => {},
      onRefunded: async () => {},
      findState: async () => 'waiting' as const,
      findReceiptContact: async () => undefined,
    },
  }
  return {
    db,
    context,
    now,
    rates,
    settled,
    use: (source: NodeSource) => {
      context.chains = { [chain]: source }
    },
    wait: (ms: number) => {
      aheadMs += ms
    },
    /** Opens a payment for a new order in this coin. */
    open: async (currency: Currency, cents = 95_00): Promise<OpenedPayment> => {
      const orderId = newId()
      prices.set(orderId, cents)
      const { payment } = await createPayment(context, { orderId, currency, amountUsd: centsToDollars(cents) })
      const { id, address, expected } = payment
      return { id, orderId, address, expected }
    },
    poll: async () => await followChains(context),
    of: async (id: string) => {
      const row = await findPayment(db, id)
      if (!row) throw new Error('there is no such payment')
      return row
    },
    watch: async () => await findWatch(db, chain),
    clear: async () => {
      for (const table of [transfers, sightings, surpluses, payments, chainBlocks, chainWatch, settlements]) {
        await db.delete(table)
      }
      settled.length = 0
      Object.assign(rates, USUAL_RATES)
    },
    close: async () => await shop.close(),
  }
}
