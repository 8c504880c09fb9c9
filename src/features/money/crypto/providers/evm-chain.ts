import type { Currency } from '#features/money/settlements/model-currencies.ts'
import type { JsonRequest } from '#server/fetch-json.ts'
import type { Call } from './json-rpc.ts'

/** Properties of one EVM chain. */
export type EvmChain = {
  chainId: number
  /** The token's contract in lower-case hexadecimal; other contracts of the same name are worthless. */
  token: { contract: string; currency: Currency }
  /** The chain's own coin, if the shop takes it. */
  native?: Currency
  /** The newest block that is followed. */
  follow: 'latest' | 'finalized'
  /** A block without events is requested again without the filter, which is unreliable. */
  doubtsFilter?: boolean
  /** If the tip is older than this, the node is stuck. */
  staleMs: number
  paceMs: number
  /** Headers that the service requires. */
  headers?: Record<string, string>
  /** Formats an address from `0x` and 40 lower-case digits as users of the chain write it. */
  addressOf: (hex: string) => string
  /** Back to `0x` and 40 lower-case digits. */
  hexOf: (address: string) => string
  transactionOf: (hash: string) => string
}

export type Rpc = <T>(call: Call<T>, limits?: JsonRequest) => Promise<T>
