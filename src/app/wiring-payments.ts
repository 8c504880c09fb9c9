import type { OrdersPort, PaymentsContext } from '#features/payments/commands-context.ts'
import { type Chain, CHAINS } from '#features/payments/model.ts'
import { openAccount } from '#features/payments/providers/addresses.ts'
import { marketRates } from '#features/payments/providers/rates.ts'
import { DEFAULT_POLICY } from '#features/payments/rules.ts'
import { SANDBOX_KEYS } from '#features/sandbox/model.ts'
import { sandboxRateSource, simulatedChain } from '#features/sandbox/queries.ts'
import type { Shop } from '#server/shop.ts'
import { openNodes } from './nodes.ts'
import type { Wallets } from './wallets.ts'

/** Payments know no orders: they are given what an order owes and whom to tell. */
export async function wirePayments(shop: Shop, orders: OrdersPort, wallets: Wallets): Promise<PaymentsContext> {
  const common = { shop, orders, policy: DEFAULT_POLICY }
  if (shop.config.SANDBOX) return { ...common, ...pretended(shop) }
  const { RATES_SOURCES: names = [] } = shop.config
  return {
    ...common,
    chains: await openNodes(shop.config, shop.now),
    accounts: wallets,
    rates: marketRates({ names, now: shop.now }),
  }
}

function pretended({ db }: Shop): Pick<PaymentsContext, 'chains' | 'accounts' | 'rates'> {
  const each = <T>(make: (chain: Chain) => T) => Object.fromEntries(CHAINS.map((chain) => [chain, make(chain)]))
  return {
    chains: each((chain) => simulatedChain(db, chain)),
    accounts: each((chain) => openAccount(chain, SANDBOX_KEYS[chain], 'test')),
    rates: sandboxRateSource(db),
  }
}
