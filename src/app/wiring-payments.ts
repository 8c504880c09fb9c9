import type { OrdersPort, PaymentsContext } from '#features/payments/commands-context.ts'
import { CHAINS } from '#features/payments/model.ts'
import { openAccount } from '#features/payments/providers/addresses.ts'
import { marketRates } from '#features/payments/providers/rates.ts'
import { DEFAULT_POLICY } from '#features/payments/rules.ts'
import { SANDBOX_KEYS } from '#features/sandbox/model.ts'
import { sandboxRateSource, simulatedChain } from '#features/sandbox/queries.ts'
import type { Shop } from '#server/shop.ts'
import type { Wallets } from './wallets.ts'

/** Payments know no orders: they are given what an order owes and whom to tell. Without a sandbox no coin is offered yet. */
export function wirePayments(shop: Shop, orders: OrdersPort, wallets: Wallets): PaymentsContext {
  const { SANDBOX, RATES_SOURCES: names = [] } = shop.config
  const common = { shop, orders, policy: DEFAULT_POLICY }
  if (!SANDBOX) return { ...common, chains: {}, accounts: wallets, rates: marketRates({ names, now: shop.now }) }
  return {
    ...common,
    chains: Object.fromEntries(CHAINS.map((chain) => [chain, simulatedChain(shop.db, chain)])),
    accounts: Object.fromEntries(CHAINS.map((chain) => [chain, openAccount(chain, SANDBOX_KEYS[chain], 'test')])),
    rates: sandboxRateSource(shop.db),
  }
}
