import type { Currency } from '#features/money/settlements/model-currencies.ts'
import type { Asked } from '#server/fetch-json.ts'
import type { Call } from './json-rpc.ts'

/** What one EVM chain is like. */
export type EvmChain = {
  chainId: number
  /** The token's contract in lower-case hexadecimal digits; others of the same name are worth nothing. */
  token: { contract: string; currency: Currency }
  /** The chain's own coin, if the shop takes it. */
  native?: Currency
  /** Blocks are followed up to here. */
  follow: 'latest' | 'finalized'
  /** A block without events is asked for all its events: the node's filter cannot be trusted. */
  doubtsFilter?: boolean
  /** A tip older than this is one of a node that stands still. */
  staleMs: number
  paceMs: number
  /** What a service for rent wants to be shown with each question. */
  headers?: Record<string, string>
  /** An address as the chain's people write it, from `0x` and 40 lower-case digits. */
  addressOf: (hex: string) => string
  /** Back to `0x` and 40 lower-case digits. */
  hexOf: (address: string) => string
  transactionOf: (hash: string) => string
}

export type Rpc = <T>(call: Call<T>, limits?: Asked) => Promise<T>
