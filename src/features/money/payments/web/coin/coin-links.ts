import { formatDecimal, parseDecimal, subtract } from '#base/money.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'

const ASSETS = { BTC: 'BTC', ETH: 'ETH', USDT_ERC20: 'USDT', USDT_TRC20: 'USDT' } as const

/** Returns the symbol that is written after an amount. */
export function toAsset(currency: Currency): 'BTC' | 'ETH' | 'USDT' {
  return ASSETS[currency]
}

/** The number of Sepolia, a test network of Ethereum. A wallet that opens a link of the sandbox must not offer real ether. */
const PRACTICE_CHAIN = 11_155_111

/**
 * Returns a link that opens a wallet with the address and the amount, as in BIP 21 and EIP-681. USDT has no link, because some wallets
 * that opened such a link sent the money to the token's contract (docs/payments.md). In the sandbox the links name a test network, because
 * the sandbox has no Ethereum network.
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

/** Returns the received money above the requested amount. Undefined if there is none. */
export function calculateSurplus(currency: Currency, amount: string, received: string): string | undefined {
  const asset = toAsset(currency)
  const [expected, came] = [parseDecimal(asset, amount), parseDecimal(asset, received)]
  if (!expected || !came || came.units <= expected.units) return undefined
  return formatDecimal(subtract(came, expected))
}

/** Splits an address into groups of four characters. Marks the first six and the last six characters, because people compare these characters. */
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
