import { sql } from 'drizzle-orm'
import type { Abi, Address } from 'viem'
import { newId } from '../../src/base/ids.ts'
import { amount, centsToDollars } from '../../src/base/money.ts'
import { createPayment } from '../../src/features/payments/commands.ts'
import type { PaymentsContext } from '../../src/features/payments/commands-context.ts'
import { followChains } from '../../src/features/payments/commands-watch.ts'
import { COINS, type Currency, type NodeSource } from '../../src/features/payments/model.ts'
import { openAccount } from '../../src/features/payments/providers/addresses.ts'
import { ethereumChain, evmSource } from '../../src/features/payments/providers/evm.ts'
import { findPayment, findWatch } from '../../src/features/payments/queries.ts'
import { DEFAULT_POLICY, parseUsdRate } from '../../src/features/payments/rules.ts'
import {
  chainBlocks,
  chainWatch,
  payments,
  settlements,
  sightings,
  surpluses,
  transfers,
} from '../../src/features/payments/tables.ts'
import { SANDBOX_KEYS } from '../../src/features/sandbox/model.ts'
import { openTestShop } from '../shop.ts'
import { type Anvil, payer, startAnvil } from './anvil.ts'
import { compileContracts } from './contracts.ts'

export const CHAIN_ID = 31_337
/** Enough for an order under 1,000 dollars. */
export const ENOUGH_BLOCKS = 12

export type EvmWorld = Awaited<ReturnType<typeof openEvmWorld>>
export type Opened = { id: string; orderId: string; address: Address; expected: bigint }

/** A shop with the real watcher on a real database, before a real node with a token on it. */
export async function openEvmWorld() {
  const contracts = compileContracts()
  const [shop, node] = await Promise.all([openTestShop(), startAnvil()])
  const tether = await deploy(node, contracts.tether)
  const fake = await deploy(node, contracts.tether)
  const batch = await deploy(node, contracts.payer)
  let aheadMs = 0
  const rates: Record<string, string> = { ETH: '3200', USDT: '1' }
  const now = () => new Date(Date.now() + aheadMs)
  const settled: string[] = []
  const chain = ethereumChain({ chainId: CHAIN_ID, usdtContract: tether })
  const sourceAt = (url: string): NodeSource => evmSource(url, chain, now)

  const context: PaymentsContext = {
    shop: { ...shop.shop, now },
    chains: { ethereum: sourceAt(node.url) },
    accounts: { ethereum: openAccount('ethereum', SANDBOX_KEYS.ethereum, 'main') },
    rates: { usdFor: async (currency) => parseUsdRate(rates[COINS[currency].asset] ?? '') ?? 0n },
    policy: DEFAULT_POLICY,
    orders: {
      lockDue: async (tx, orderId) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${orderId}))`)
        return { dueCents: prices.get(orderId) ?? 0, payable: !settled.includes(orderId) }
      },
      settled: async (_tx, { orderId }) => void settled.push(orderId),
    },
  }
  const prices = new Map<string, number>()
  const send =
    (address: Address, abi: Abi) =>
    async (functionName: string, args: unknown[], more = {}) =>
      await node.client.writeContract({ address, abi, functionName, args, gas: 900_000n, ...more })

  const world = {
    node,
    context,
    rates,
    settled,
    chain,
    tether,
    sourceAt,
    db: shop.shop.db,
    token: send(tether, contracts.tether.abi),
    fakeToken: send(fake, contracts.tether.abi),
    batch: send(batch, contracts.payer.abi),
    batchAddress: batch,
    /** An order that waits to be paid in one coin. */
    open: async (currency: Currency, cents = 95_00): Promise<Opened> => {
      const orderId = newId()
      prices.set(orderId, cents)
      const { payment } = await createPayment(context, { orderId, currency, amountUsd: centsToDollars(cents) })
      const { id, address, expected } = payment
      return { id, orderId, address: address as Address, expected }
    },
    payCoins: async (to: Address, value: bigint) => await node.client.sendTransaction({ to, value }),
    look: async () => await followChains(context),
    mineAndLook: async (blocks = 1) => {
      await node.mine(blocks)
      await followChains(context)
    },
    /** Both clocks go on. */
    wait: async (ms: number) => {
      aheadMs += ms
      await node.client.increaseTime({ seconds: ms / 1000 })
    },
    of: async (id: string) => {
      const row = await findPayment(shop.shop.db, id)
      if (!row) throw new Error('there is no such payment')
      return row
    },
    watch: async () => await findWatch(shop.shop.db, 'ethereum'),
    clear: async () => {
      for (const table of [transfers, sightings, surpluses, payments, chainBlocks, chainWatch, settlements]) {
        await shop.shop.db.delete(table)
      }
      settled.length = 0
      Object.assign(rates, { ETH: '3200', USDT: '1' })
      context.chains = { ethereum: sourceAt(node.url) }
      await node.mine(1)
    },
    close: async () => {
      await node.stop()
      await shop.close()
    },
  }
  return world
}

async function deploy(node: Anvil, contract: ReturnType<typeof compileContracts>['tether']): Promise<Address> {
  const hash = await node.client.deployContract({ ...contract, account: payer })
  await node.mine()
  const { contractAddress } = await node.client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('the contract was not deployed')
  return contractAddress
}

export const usdt = (units: bigint) => amount('USDT', units)
