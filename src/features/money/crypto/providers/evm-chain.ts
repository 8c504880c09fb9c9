import type { Currency } from '#features/money/settlements/model-currencies.ts'
import type { JsonRequest } from '#server/fetch-json.ts'
import type { Call } from './json-rpc.ts'

export type EvmChain = {
  chainId: number
  /** The address of the token's contract in lower-case hexadecimal. Tokens of other contracts with the same name are worthless. */
  token: { contract: string; currency: Currency }
  /** The chain's native coin, if the shop accepts it. */
  native?: Currency
  /** The block up to which the shop follows the chain: the newest block, or the newest final block. */
  follow: 'latest' | 'finalized'
  /** True if the node's event filter is unreliable. If a block then seems to have no events, it is requested again without the filter. */
  doubtsFilter?: boolean
  /** The age at which a node's newest block shows that the node is stuck. */
  staleMs: number
  paceMs: number
  /** The HTTP headers that the service requires. */
  headers?: Record<string, string>
  /** Converts an address from `0x` and 40 lower-case digits to the form that users of the chain write. */
  addressOf: (hex: string) => string
  /** Converts an address from the form that users of the chain write to `0x` and 40 lower-case digits. */
  hexOf: (address: string) => string
  transactionOf: (hash: string) => string
}

export type Rpc = <T>(call: Call<T>, limits?: JsonRequest) => Promise<T>
