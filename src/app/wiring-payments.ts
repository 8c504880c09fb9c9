import type { OrdersPort, PaymentsContext } from '#features/payments/commands-context.ts'
import { openPolicy } from '#features/payments/commands-policy.ts'
import { type Chain, CHAINS, type RateSource } from '#features/payments/model.ts'
import { openAccount } from '#features/payments/providers/addresses.ts'
import { marketRates } from '#features/payments/providers/rates.ts'
import { quotedRate } from '#features/payments/rules-policy.ts'
import { SANDBOX_KEYS } from '#features/sandbox/model.ts'
import { sandboxRateSource, simulatedChain } from '#features/sandbox/queries.ts'
import type { Shop } from '#server/shop.ts'
import { openNodes } from './nodes.ts'
import type { Wallets } from './wallets.ts'

/** Payments know no orders: they are given what an order owes and whom to tell. */
export async function wirePayments(shop: Shop, orders: OrdersPort, wallets: Wallets): Promise<PaymentsContext> {
  const policy = await openPolicy(shop)
  const { rates, ...places } = shop.config.SANDBOX ? pretended(shop) : await real(shop, wallets)
  const quoted: RateSource = { usdFor: async (currency) => quotedRate(await rates.usdFor(currency), policy()) }
  return { shop, orders, policy, ...places, rates: quoted }
}

type Places = Pick<PaymentsContext, 'chains' | 'accounts' | 'rates'>

async function real({ config, now }: Shop, accounts: Wallets): Promise<Places> {
  const { RATES_SOURCES: names = [] } = config
  return { chains: await openNodes(config, now), accounts, rates: marketRates({ names, now }) }
}

function pretended({ db }: Shop): Places {
  const each = <T>(make: (chain: Chain) => T) => Object.fromEntries(CHAINS.map((chain) => [chain, make(chain)]))
  return {
    chains: each((chain) => simulatedChain(db, chain)),
    accounts: each((chain) => openAccount(chain, SANDBOX_KEYS[chain], 'test')),
    rates: sandboxRateSource(db),
  }
}
