import { MINUTE, SECOND } from '#base/time.ts'
import type { Transfer } from '../model.ts'
import { type FullBlockAnswer, quantity, hexWords } from './evm-answers.ts'
import { rpcBatch, RpcRefusal } from './json-rpc.ts'

/** Reads the balances of addresses after a block. */
export type BalanceReader = (blockHash: string, addresses: string[]) => Promise<Map<string, bigint>>

export type Arrival = { address: string; units: bigint }

/**
 * A program that returns the balances of the addresses appended to it. So one request reads hundreds of balances, without a transaction.
 * The program copies the appended data into memory, replaces each address by its balance, and returns everything:
 *
 *     PUSH1 31  CODESIZE  SUB  DUP1  PUSH1 31  PUSH1 0  CODECOPY  PUSH1 0
 *     12: JUMPDEST  DUP1  MLOAD  BALANCE  DUP2  MSTORE  PUSH1 32  ADD  DUP2  DUP2  LT  PUSH1 12  JUMPI
 *     POP  PUSH1 0  RETURN
 */
const READER = '0x601f380380601f60003960005b8051318152602001818110600c57506000f3'
/** The maximum number of addresses for one program. Its result is limited to 24,576 bytes (EIP-170), and each balance takes 32 bytes. */
const ADDRESSES_AT_ONCE = 750
/**
 * The number of balances in one request if a node refuses the program, and the shop must ask for each balance. Commercial services refuse
 * longer lists.
 */
const BALANCES_AT_ONCE = 100
/** How long an ordinary node remembers the balances of a block (128 blocks). For a younger block a refusal is a failure of the node. */
const NODE_BALANCE_MEMORY = 10 * MINUTE

/** Returns a function that reads balances. It caches the balances of the last block, because the next call needs them for the parent block. */
export function readBalances(url: string): BalanceReader {
  let last = { blockHash: '', balances: new Map<string, bigint>() }
  let readAtOnce = readTogether
  return async (blockHash, addresses) => {
    const known = last.blockHash === blockHash ? last.balances : new Map<string, bigint>()
    const missing = addresses.filter((address) => !known.has(address))
    const balances = new Map(known)
    const answers = await readAtOnce(url, blockHash, missing).catch(async (error: unknown) => {
      if (!(error instanceof RpcRefusal) || readAtOnce === readEach) throw error
      const each = await readEach(url, blockHash, missing)
      // The node has this block, so it refused only the program.
      readAtOnce = readEach
      return each
    })
    for (const [place, address] of missing.entries()) balances.set(address, answers[place] ?? 0n)
    last = { blockHash, balances }
    return balances
  }
}

async function readTogether(url: string, blockHash: string, addresses: string[]): Promise<bigint[]> {
  const calls = inLots(addresses, ADDRESSES_AT_ONCE).map((lot) => {
    const data = READER + lot.map((address) => address.slice(2).padStart(64, '0')).join('')
    return { method: 'eth_call', params: [{ data }, { blockHash }], schema: hexWords(lot.length) }
  })
  return (await rpcBatch(url, calls)).flat()
}

async function readEach(url: string, blockHash: string, addresses: string[]): Promise<bigint[]> {
  const balances: bigint[] = []
  for (const lot of inLots(addresses, BALANCES_AT_ONCE)) {
    const params = (address: string) => [address, { blockHash }]
    const calls = lot.map((address) => ({ method: 'eth_getBalance', params: params(address), schema: quantity }))
    balances.push(...(await rpcBatch(url, calls)))
  }
  return balances
}

function inLots<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
}

/**
 * Returns the ether that contracts sent to the shop in a block. No transaction names the shop's address, so only the balance shows the
 * money. The amount is the difference from the balance after the parent block, so earlier balances are never treated as a payment. If money
 * leaves the address in the same block, the amount is too low by this sum. Returns undefined if the node has forgotten the balances.
 */
export async function movedInside(
  read: BalanceReader,
  block: FullBlockAnswer,
  addresses: string[],
  direct: Transfer[],
  now: Date,
): Promise<Arrival[] | undefined> {
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
    if (error instanceof RpcRefusal && ageMs > NODE_BALANCE_MEMORY) return undefined
    throw error
  }
}
