import { add, amount, formatDecimal, parseDecimal } from '#base/money.ts'
import type { PaidAddress } from '#features/money/crypto/queries-addresses.ts'
import { type Explorers, explorerLink } from '#features/money/crypto/rules-explorer.ts'
import { type Chain, COINS, CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import type { SweepList } from './schemas-ledger.ts'

/** The path of each chain's account, as wallets write it. */
const ACCOUNT_PATHS: Record<Chain, string> = {
  bitcoin: "m/84'/0'/0'",
  ethereum: "m/44'/60'/0'",
  tron: "m/44'/195'/0'",
}

/** Returns addresses with money, each with its path in the wallet, and the sum of each coin. */
export function presentSweep(addresses: PaidAddress[], explorers: Explorers): SweepList {
  const items = addresses.map(({ chain, account, index, address, sums }) => {
    const [first] = sums
    const addressUrl = (first && explorerLink(explorers, first.currency, 'address', address)) ?? null
    return { chain, account, index, path: `${ACCOUNT_PATHS[chain]}/0/${index}`, address, addressUrl, sums }
  })
  const totals = CURRENCIES.flatMap((currency) => {
    const { asset } = COINS[currency]
    const parts = items
      .flatMap(({ sums }) => sums)
      .filter((sum) => sum.currency === currency)
      .flatMap((sum) => parseDecimal(asset, sum.amount) ?? [])
    if (parts.length === 0) return []
    return [{ currency, amount: formatDecimal(parts.reduce((all, one) => add(all, one), amount(asset, 0n))) }]
  })
  return { items, totals }
}
