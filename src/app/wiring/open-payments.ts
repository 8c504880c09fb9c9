import type { OrdersPort } from '#features/money/settlements/context.ts'
import type { PaymentsContext } from '#features/money/payments/context.ts'
import { openPolicy } from '#features/money/settlements/commands-policy.ts'
import { type Chain, CHAINS } from '#features/money/settlements/model-currencies.ts'
import type { RateSource } from '#features/money/crypto/model.ts'
import { openAccount } from '#features/money/crypto/providers/addresses.ts'
import { marketRates } from '#features/money/crypto/providers/rates.ts'
import { quotedRate } from '#features/money/settlements/rules-policy.ts'
import { SANDBOX_KEYS } from '#features/office/sandbox/model.ts'
import { sandboxRateSource, simulatedChain } from '#features/office/sandbox/queries.ts'
import type { Shop } from '#server/shop.ts'
import { openCards } from './open-cards.ts'
import { openNodes } from './nodes.ts'
import type { Wallets } from './open-wallets.ts'

/** Payments do not depend on orders. A port provides the amount due and the recipients of notifications. */
export async function openPayments(shop: Shop, orders: OrdersPort, wallets: Wallets): Promise<PaymentsContext> {
  const policy = await openPolicy(shop)
  const { rates, ...parts } = shop.config.SANDBOX ? simulated(shop) : await real(shop, wallets)
  const quoted: RateSource = { usdFor: async (currency) => quotedRate(await rates.usdFor(currency), policy()) }
  return { shop, orders, policy, rereadPolicy: policy.reread, ...parts, rates: quoted, cards: await openCards(shop) }
}

type CryptoParts = Pick<PaymentsContext, 'chains' | 'accounts' | 'rates'>

async function real({ config, now }: Shop, accounts: Wallets): Promise<CryptoParts> {
  const { RATES_SOURCES: names = [] } = config
  return { chains: await openNodes(config, now), accounts, rates: marketRates({ names, now }) }
}

function simulated({ db }: Shop): CryptoParts {
  const each = <T>(make: (chain: Chain) => T) => Object.fromEntries(CHAINS.map((chain) => [chain, make(chain)]))
  return {
    chains: each((chain) => simulatedChain(db, chain)),
    accounts: each((chain) => openAccount(chain, SANDBOX_KEYS[chain], 'test')),
    rates: sandboxRateSource(db),
  }
}
