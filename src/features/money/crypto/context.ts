import type { SettlementContext } from '#features/money/settlements/context.ts'
import type { Chain } from '#features/money/settlements/model-currencies.ts'
import type { Account, ChainSource, RateSource } from './model.ts'

/** Dependencies of coin payments. A coin is offered when its chain has both a source and an account. */
export type CryptoContext = SettlementContext & {
  chains: Partial<Record<Chain, ChainSource>>
  accounts: Partial<Record<Chain, Account>>
  rates: RateSource
}
