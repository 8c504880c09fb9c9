import { HOUR, SECOND } from '#base/time.ts'
import type { Block, NodeSource, Tip, Transfer, GivenPlaces, OwnAddresses } from '../model.ts'
import { keyHashAddress, type Output, readBlock, keyHashIn } from './bitcoin-block.ts'
import { setImmediate as othersFirst } from 'node:timers/promises'

export type BitcoinNetwork = {
  /** The network's name in Bitcoin Core. */
  name: string
  genesis: string
  addressPrefix: string
  /** A block with less work than this is cheap to forge, so it is not accepted as a block of this network. */
  leastDifficulty: number
}

export const BITCOIN: BitcoinNetwork = {
  name: 'main',
  genesis: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  addressPrefix: 'bc',
  leastDifficulty: 1e13,
}

export const HASH = /^[0-9a-f]{64}$/

/** A reader of the chain's raw data. The shop computes everything else from the blocks. */
export type BitcoinReader = {
  tip(): Promise<Tip & { time: Date }>
  hashAt(height: number): Promise<string | undefined>
  rawBlock(hash: string): Promise<Uint8Array>
  /** Returns the unconfirmed outputs that pay the shop. Calls `knowOwn` after it has read the list of transactions. */
  mempool(knowOwn: () => Promise<PickOwn>, at: Date): Promise<{ outputs: WaitingOutput[]; isComplete: boolean }>
}

/** An unconfirmed output. `seenAt`: when the transaction was first in the mempool. It may be earlier than the poll that read the transaction. */
export type WaitingOutput = Output & { seenAt: Date }

const PACE = 20 * SECOND
/** The age at which a node's newest block shows that the node is stuck. Two blocks may be two hours apart by chance. */
const STALE_AFTER = 4 * HOUR

/** Returns a source that does not trust what the node says about a block. It parses the block itself and computes the block's hash. */
export function bitcoinSource(reader: BitcoinReader, network: BitcoinNetwork, now: () => Date): NodeSource {
  const own = ownKeyHashes()
  return {
    paceMs: PACE,
    tip: async () => {
      const { height, hash, time } = await reader.tip()
      if (now().getTime() - time.getTime() > STALE_AFTER) throw new Error('the newest block of the node is hours old')
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

function blockOf(bytes: Uint8Array, wantedHash: string, height: number, network: BitcoinNetwork): Block {
  const { hash, parent, time, difficulty, outputs } = readBlock(bytes)
  if (hash !== wantedHash) throw new Error('the node returned a different block than requested')
  if (difficulty < network.leastDifficulty)
    throw new Error('the node returned a block with a difficulty below the minimum')
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

/** A function that returns only the outputs that pay the shop. */
type PickOwn = (outputs: Output[]) => Output[]

/**
 * Returns a function that remembers the 20 bytes of every assigned address, so that each output needs only one lookup in a set. Encoding
 * the address of each output would take many times as long, and a full mempool has hundreds of thousands of outputs. Each call reads only
 * the addresses that are new.
 */
export function ownKeyHashes(): (addresses: OwnAddresses) => Promise<PickOwn> {
  const known = new Set<string>()
  let places: GivenPlaces = {}
  return async (addresses) => {
    for (;;) {
      const from = places
      const given = await addresses.givenFrom(from)
      if (given.places === from) return (outputs) => outputs.filter(({ keyHash }) => known.has(nameOf(keyHash)))
      for (const key of given.keys) {
        const keyHash = keyHashIn(key)
        if (keyHash) known.add(nameOf(keyHash))
      }
      places = given.places
      await othersFirst()
    }
  }
}

/** Converts bytes to a key for a set, with one character per byte. No other key would be shorter. */
function nameOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
}
