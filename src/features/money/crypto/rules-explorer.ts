import type { Chain } from '#features/money/settlements/model-currencies.ts'

/** The base URLs of the block explorers, by chain. */
export type Explorers = Partial<Record<Chain, string>>

type ExplorerSettings = {
  BTC_EXPLORER_URL?: string | undefined
  EVM_EXPLORER_URL?: string | undefined
  EVM_CHAIN_ID: number
  TRON_EXPLORER_URL?: string | undefined
  TRON_CHAIN_ID: number
}

const OF_ETHEREUM: Record<number, string | undefined> = {
  1: 'https://etherscan.io',
  11_155_111: 'https://sepolia.etherscan.io',
}
const OF_TRON: Record<number, string | undefined> = {
  728_126_428: 'https://tronscan.org',
  3_448_148_188: 'https://nile.tronscan.org',
}

/**
 * Returns the explorers that the owner configured, otherwise the default explorers of the networks. An unknown network has no explorer,
 * because the default explorer would show nothing.
 */
export function toExplorers(settings: ExplorerSettings): Explorers {
  const ethereum = settings.EVM_EXPLORER_URL ?? OF_ETHEREUM[settings.EVM_CHAIN_ID]
  const tron = settings.TRON_EXPLORER_URL ?? OF_TRON[settings.TRON_CHAIN_ID]
  return {
    bitcoin: withoutEnd(settings.BTC_EXPLORER_URL ?? 'https://mempool.space'),
    ...(ethereum && { ethereum: withoutEnd(ethereum) }),
    ...(tron && { tron: withoutEnd(tron) }),
  }
}

/** The shop's explorers. The simulated chains of the sandbox have none. */
export function explorersOf(config: ExplorerSettings & { SANDBOX: boolean }): Explorers {
  return config.SANDBOX ? {} : toExplorers(config)
}

function withoutEnd(url: string): string {
  return url.replace(/[/#]+$/, '')
}

const CHAINS: Record<string, Chain | undefined> = {
  BTC: 'bitcoin',
  ETH: 'ethereum',
  USDT_ERC20: 'ethereum',
  USDT_TRC20: 'tron',
}

/**
 * Returns the URL of the public page about a transaction or an address. Undefined if the currency is not a coin. Explorers of Bitcoin and
 * Ethereum have the same URL format (EIP-3091: https://eips.ethereum.org/EIPS/eip-3091). Tronscan has a different format.
 */
export function explorerLink(
  explorers: Explorers,
  currency: string,
  kind: 'transaction' | 'address',
  value: string,
): string | undefined {
  const chain = CHAINS[currency]
  const base = chain && explorers[chain]
  if (!base) return undefined
  const place = encodeURIComponent(value)
  if (chain === 'tron') return `${base}/#/${kind}/${place}`
  return `${base}/${kind === 'transaction' ? 'tx' : 'address'}/${place}`
}
