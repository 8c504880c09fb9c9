import type { Place } from '../model.ts'
import type { Ask, EvmChain } from './evm-chain.ts'
import { quantity } from './evm-answers.ts'

/** The first four bytes of keccak-256 of `balanceOf(address)`, an ERC-20's. */
const BALANCE_OF = '0x70a08231'

/** One question after the other: it is asked once a day, and services for rent count by the second. */
export async function readHoldings(ask: Ask, chain: EvmChain, places: Place[]): Promise<bigint[]> {
  const holdings: bigint[] = []
  for (const place of places) holdings.push(await readHolding(ask, chain, place))
  return holdings
}

async function readHolding(
  ask: Ask,
  { token, native, hexOf }: EvmChain,
  { currency, address }: Place,
): Promise<bigint> {
  const hex = hexOf(address)
  if (currency === native || currency === 'native')
    return await ask({ method: 'eth_getBalance', params: [hex, 'latest'], schema: quantity })
  if (currency !== token.currency) throw new TypeError(`this chain has no ${currency}`)
  const data = `${BALANCE_OF}${hex.slice(2).padStart(64, '0')}`
  return await ask({ method: 'eth_call', params: [{ to: token.contract, data }, 'latest'], schema: quantity })
}
