import type { AddressAsset } from '../model.ts'
import type { Rpc, EvmChain } from './evm-chain.ts'
import { quantity } from './evm-answers.ts'

/** The first four bytes of keccak-256 of `balanceOf(address)`, an ERC-20's. */
const BALANCE_OF = '0x70a08231'

/** One question after the other: it is asked once a day, and services for rent count by the second. */
export async function readHoldings(rpc: Rpc, chain: EvmChain, assets: AddressAsset[]): Promise<bigint[]> {
  const holdings: bigint[] = []
  for (const asset of assets) holdings.push(await readHolding(rpc, chain, asset))
  return holdings
}

async function readHolding(
  rpc: Rpc,
  { token, native, hexOf }: EvmChain,
  { currency, address }: AddressAsset,
): Promise<bigint> {
  const hex = hexOf(address)
  if (currency === native || currency === 'native')
    return await rpc({ method: 'eth_getBalance', params: [hex, 'latest'], schema: quantity })
  if (currency !== token.currency) throw new TypeError(`this chain has no ${currency}`)
  const data = `${BALANCE_OF}${hex.slice(2).padStart(64, '0')}`
  return await rpc({ method: 'eth_call', params: [{ to: token.contract, data }, 'latest'], schema: quantity })
}
