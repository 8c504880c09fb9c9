import { MINUTE, SECOND } from '#base/time.ts'
import type { Transfer } from '../model.ts'
import { type FullBlockAnswer, quantity } from './evm-answers.ts'
import { askNodeMany, RpcRefusal } from './json-rpc.ts'

/** What addresses held after a block. */
export type BalanceReader = (blockHash: string, addresses: string[]) => Promise<Map<string, bigint>>

export type Arrival = { address: string; units: bigint }

const ADDRESSES_AT_ONCE = 100
/** Ordinary nodes forget the balances after 128 blocks; for a younger block there is no excuse. */
const MEMORY = 10 * MINUTE

/** Remembers the last block: it is the parent of the next. */
export function readBalances(url: string): BalanceReader {
  let last = { blockHash: '', balances: new Map<string, bigint>() }
  return async (blockHash, addresses) => {
    const known = last.blockHash === blockHash ? last.balances : new Map<string, bigint>()
    const missing = addresses.filter((address) => !known.has(address))
    const balances = new Map(known)
    for (let at = 0; at < missing.length; at += ADDRESSES_AT_ONCE) {
      const some = missing.slice(at, at + ADDRESSES_AT_ONCE)
      const params = (address: string) => [address, { blockHash }]
      const calls = some.map((address) => ({ method: 'eth_getBalance', params: params(address), schema: quantity }))
      const answers = await askNodeMany(url, calls)
      for (const [place, address] of some.entries()) balances.set(address, answers[place] ?? 0n)
    }
    last = { blockHash, balances }
    return balances
  }
}

/**
 * Money that contracts moved to us: no transaction names us, only the balance grows. Compared with the block before, so that what lay on
 * an address earlier is never taken for a payment; what leaves it at the same moment hides as much.
 */
export async function movedInside(
  read: BalanceReader,
  block: FullBlockAnswer,
  addresses: string[],
  direct: Transfer[],
  now: Date,
): Promise<Arrival[]> {
  if (addresses.length === 0) return []
  try {
    const before = await read(block.parentHash, addresses)
    const afterwards = await read(block.hash, addresses)
    return addresses.flatMap((address) => {
      const paid = direct.reduce((sum, one) => (one.address === address ? sum + one.units : sum), 0n)
      const units = (afterwards.get(address) ?? 0n) - (before.get(address) ?? 0n) - paid
      return units > 0n ? [{ address, units }] : []
    })
  } catch (error) {
    const ageMs = now.getTime() - Number(block.timestamp) * SECOND
    if (error instanceof RpcRefusal && ageMs > MEMORY) return []
    throw error
  }
}
