import { formatDecimal, parseDecimal, subtract } from '#base/money.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'

const ASSETS = { BTC: 'BTC', ETH: 'ETH', USDT_ERC20: 'USDT', USDT_TRC20: 'USDT' } as const

/** The symbol after an amount. */
export function toAsset(currency: Currency): 'BTC' | 'ETH' | 'USDT' {
  return ASSETS[currency]
}

/** A test network of Ethereum (Sepolia). A wallet that opens a link of the sandbox must not offer real ether. */
const PRACTICE_CHAIN = 11_155_111

/**
 * A link that opens a wallet with the address and the amount, as in BIP 21 and EIP-681. USDT has no link, because some wallets, when given such a
 * link, sent the money to the token's contract (docs/payments.md). The sandbox has no Ethereum network, so its links name a test network.
 */
export function walletLink(
  currency: Currency,
  address: string,
  amount: string,
  evmChainId: number = PRACTICE_CHAIN,
): string | undefined {
  if (currency === 'BTC') return `bitcoin:${address}?amount=${amount}`
  const wei = currency === 'ETH' ? parseDecimal('ETH', amount) : undefined
  return wei && `ethereum:${address}@${evmChainId}?value=${wei.units}`
}

/** The money beyond the requested amount; undefined if there is none. */
export function calculateSurplus(currency: Currency, amount: string, received: string): string | undefined {
  const asset = toAsset(currency)
  const [expected, came] = [parseDecimal(asset, amount), parseDecimal(asset, received)]
  if (!expected || !came || came.units <= expected.units) return undefined
  return formatDecimal(subtract(came, expected))
}

/** An address in groups of four. Marks the characters that belong to the first or last six, because people compare these. */
export function addressGroups(address: string): { text: string; isEdge: boolean }[][] {
  const groups: { text: string; isEdge: boolean }[][] = []
  for (let start = 0; start < address.length; start += 4) {
    const parts: { text: string; isEdge: boolean }[] = []
    for (let place = start; place < Math.min(start + 4, address.length); place += 1) {
      const isEdge = place < 6 || place >= address.length - 6
      const last = parts.at(-1)
      if (last?.isEdge === isEdge) last.text += address[place]
      else parts.push({ text: address[place] ?? '', isEdge })
    }
    groups.push(parts)
  }
  return groups
}
