import { HOUR, SECOND } from '#base/time.ts'
import type { Block, NodeSource, OwnAddresses, Tip, Transfer } from '../model.ts'
import { keyHashAddress, type Output, readBlock } from './bitcoin-block.ts'

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
  /** The outputs that wait to be mined, as far as `pick` takes them; it is asked about each transaction once. */
  mempool(pick: (outputs: Output[]) => Promise<Transfer[]>): Promise<Transfer[]>
}

const PACE = 20 * SECOND
/** Blocks may be two hours apart by chance; four say that the node stands still. */
const STALE = 4 * HOUR

/** A source that believes no node about the content of a block: it reads the block itself and reckons its hash. */
export function bitcoinSource(reader: BitcoinReader, network: BitcoinNetwork, now: () => Date): NodeSource {
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
    mempool: async (addresses) =>
      await reader.mempool(async (outputs) => await pickMatches(outputs, addresses, network)),
  }
}

/** A full mempool has hundreds of thousands of outputs: all but ours are forgotten at once. */
async function pickMatches(outputs: Output[], addresses: OwnAddresses, network: BitcoinNetwork): Promise<Transfer[]> {
  const transfers = outputs.map((output) => transferOf(output, network))
  const known = await addresses.among([...new Set(transfers.map(({ address }) => address))])
  return transfers.filter(({ address }) => known.has(address))
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
