import type { SettlementContext } from '#features/money/settlements/context.ts'
import type { Chain } from '#features/money/settlements/model-currencies.ts'
import type { Account, ChainSource, RateSource } from './model.ts'

/** The data and functions that coin payments need. The shop offers a coin if its chain has both a source (a node) and a wallet account. */
export type CryptoContext = SettlementContext & {
  chains: Partial<Record<Chain, ChainSource>>
  accounts: Partial<Record<Chain, Account>>
  rates: RateSource
}
