import type { Currency } from '#features/money/settlements/model-currencies.ts'
import type { JsonRequest } from '#server/fetch-json.ts'
import type { Call } from './json-rpc.ts'

export type EvmChain = {
  chainId: number
  /** The token's contract in lower-case hexadecimal. Tokens of other contracts with the same name are worthless. */
  token: { contract: string; currency: Currency }
  /** The chain's own coin, if the shop accepts it. */
  native?: Currency
  /** The newest block that the shop follows. */
  follow: 'latest' | 'finalized'
  /** The node's event filter is unreliable, so a block without events is requested again without the filter. */
  doubtsFilter?: boolean
  /** If the tip is older than this, the node is stuck. */
  staleMs: number
  paceMs: number
  /** Headers that the service requires. */
  headers?: Record<string, string>
  /** Converts an address from `0x` and 40 lower-case digits to the format that users of the chain write. */
  addressOf: (hex: string) => string
  /** Converts such an address back to `0x` and 40 lower-case digits. */
  hexOf: (address: string) => string
  transactionOf: (hash: string) => string
}

export type Rpc = <T>(call: Call<T>, limits?: JsonRequest) => Promise<T>
