import { cancelPayment, createPayment } from '../../src/features/money/crypto/commands.ts'
import type { PaymentsContext } from '../../src/features/money/payments/context.ts'
import type { CardContext } from '../../src/features/money/cards/context.ts'
import { followChains } from '../../src/features/money/crypto/commands-watch.ts'
import { COINS, type Currency } from '../../src/features/money/settlements/model-currencies.ts'
import type { PaymentRow } from '../../src/features/money/crypto/queries.ts'
import type { TestShop } from '../shop.ts'
import { type Facts, type PaymentFact, readFacts } from './payment-data.ts'
import type { SimulatedTransaction } from './scripted-node.ts'
import { openWorld, type World } from './payment-world.ts'

export type Harness = Awaited<ReturnType<typeof openHarness>>

type Paid = { address: string; currency: Currency; units: bigint }

/** A simulated world for testing one case step by step. Its orders cost 95 dollars: 100,000 satoshi, or 95 USDT. */
export async function openHarness(shop: TestShop, orders = 3) {
  const world: World = await openWorld(
    shop,
    Array.from({ length: orders }, () => 1),
  )
  const process: PaymentsContext & CardContext = world.openProcess()
  let sent = 0
  const facts = async (): Promise<Facts> => await readFacts(shop.shop.db)
  const of = async ({ id }: { id: string }): Promise<PaymentFact> => {
    const found = (await facts()).payments.find((one) => one.id === id)
    if (!found) throw new Error('there is no such payment')
    return found
  }
  const send = (...paid: Paid[]): SimulatedTransaction => {
    sent += 1
    const outputs = paid.map(({ address, ...one }) => ({ ...one, address: keyOf(address) }))
    const tx = { hash: `tx-${sent}`, sentAt: world.now(), outputs }
    const [first] = paid
    if (first) world.nodes[COINS[first.currency].chain].send(tx)
    return tx
  }
  return {
    ...world,
    process,
    facts,
    of,
    send,
    open: async (currency: Currency = 'BTC', order = 0): Promise<PaymentRow> => {
      const input = { orderId: `order-${order}`, currency, amountUsd: 95 }
      return (await createPayment(process, input)).payment
    },
    cancel: async ({ id }: { id: string }) => await cancelPayment(process, id),
    poll: async () => await followChains(process),
    /** Sends money, mines enough blocks for the shop to credit the money, and polls. */
    pay: async (payment: PaymentRow, units = payment.expected, currency = payment.currency): Promise<PaymentFact> => {
      send({ address: payment.address, currency, units })
      world.nodes[payment.chain].mine(12, true)
      await followChains(process)
      return await of(payment)
    },
    surplusOf: async ({ id }: { id: string }) =>
      (await facts()).surpluses.find(({ reference }) => reference === id)?.units ?? 0n,
  }
}

function keyOf(address: string): string {
  return address.startsWith('ETHEREUM') ? address.toLowerCase() : address
}
