import { HOUR, SECOND } from '#base/time.ts'
import type { Block, NodeSource, Tip, Transfer } from '../model.ts'
import { keyHashAddress, type Output, readBlock } from './bitcoin-block.ts'
import { ownKeyHashes, type PickOwn } from './bitcoin-own-outputs.ts'

export type BitcoinNetwork = {
  /** As Bitcoin Core calls it. */
  name: string
  genesis: string
  addressPrefix: string
  /** A block that claims less work is none of this network: it is too cheap to forge. */
  leastDifficulty: number
}

export const BITCOIN: BitcoinNetwork = {
  name: 'main',
  genesis: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  addressPrefix: 'bc',
  leastDifficulty: 1e13,
}

export const HASH = /^[0-9a-f]{64}$/

/** Whatever answers about the chain; everything else is reckoned from the blocks themselves. */
export type BitcoinReader = {
  tip(): Promise<Tip & { time: Date }>
  hashAt(height: number): Promise<string | undefined>
  rawBlock(hash: string): Promise<Uint8Array>
  /** The outputs that pay us and wait to be mined, at a look. It is asked which are ours once the list of what waits is there. */
  mempool(knowOwn: () => Promise<PickOwn>, at: Date): Promise<{ outputs: WaitingOutput[]; isComplete: boolean }>
}

/** `seenAt`: the look at which it was first there, read or not. */
export type WaitingOutput = Output & { seenAt: Date }

const PACE = 20 * SECOND
/** Blocks may be two hours apart by chance; four say that the node stands still. */
const STALE = 4 * HOUR

/** A source that believes no node about the content of a block: it reads the block itself and reckons its hash. */
export function bitcoinSource(reader: BitcoinReader, network: BitcoinNetwork, now: () => Date): NodeSource {
  const own = ownKeyHashes()
  return {
    paceMs: PACE,
    tip: async () => {
      const { height, hash, time } = await reader.tip()
      if (now().getTime() - time.getTime() > STALE) throw new Error('the tip of the node is hours old')
      return { height, hash }
    },
    hashAt: async (height) => await reader.hashAt(height),
    blockAt: async (height) => {
      const hash = await reader.hashAt(height)
      return hash === undefined ? undefined : blockOf(await reader.rawBlock(hash), hash, height, network)
    },
    mempool: async (addresses) => {
      const { outputs, isComplete } = await reader.mempool(async () => await own(addresses), now())
      return { transfers: outputs.map((one) => ({ ...transferOf(one, network), seenAt: one.seenAt })), isComplete }
    },
  }
}

function blockOf(bytes: Uint8Array, asked: string, height: number, network: BitcoinNetwork): Block {
  const { hash, parent, time, difficulty, outputs } = readBlock(bytes)
  if (hash !== asked) throw new Error('the node gave another block than it was asked for')
  if (difficulty < network.leastDifficulty) throw new Error('the node gave a block with hardly any work in it')
  return { height, hash, parent, time, transfers: outputs.map((output) => transferOf(output, network)) }
}

function transferOf({ keyHash, units, transactionHash, place }: Output, { addressPrefix }: BitcoinNetwork): Transfer {
  return {
    currency: 'BTC',
    address: keyHashAddress(addressPrefix, keyHash),
    units,
    transactionHash,
    eventIndex: place,
  }
}
