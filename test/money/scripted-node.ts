import type { Block, ChainSource, Tip, Transfer } from '../../src/features/money/crypto/model.ts'
import type { Chain, Currency } from '../../src/features/money/settlements/model-currencies.ts'

/** One transaction of the simulated world: its payments, and the time when it was sent. */
export type SimulatedTransaction = {
  hash: string
  sentAt: Date
  outputs: { currency: Currency; address: string; units: bigint }[]
}

/**
 * The behaviour of a node. `breaks`: the node fails after this number of requests. `behind`: the node does not know this number of the newest blocks.
 */
export type ServerState =
  | { is: 'well' }
  | { is: 'away' }
  | { is: 'breaks'; after: number }
  | { is: 'behind'; blocks: number }

export type MinedBlock = {
  height: number
  hash: string
  parent: string
  time: Date
  sent: { place: number; tx: SimulatedTransaction }[]
}

export type ScriptedNode = {
  chain: Chain
  /** The blocks from `FIRST_HEIGHT`. Only canonical blocks are included. */
  blocks: MinedBlock[]
  waiting: SimulatedTransaction[]
  nodeState: ServerState
  source: ChainSource
  send: (tx: SimulatedTransaction) => void
  mine: (count: number, takes: boolean) => void
  /** Replaces the newest blocks by empty blocks, and adds one more block. The transactions of the replaced blocks wait again or disappear. */
  reorganise: (depth: number, drop: boolean) => void
  /** Replaces the newest waiting transaction, if there is one, with another transaction. */
  replace: (change: (tx: SimulatedTransaction) => SimulatedTransaction) => void
}

export const FIRST_HEIGHT = 0
/** Distance from the newest block to the newest final block. Bitcoin has no final blocks. */
export const FINAL_BELOW: Record<Chain, number | undefined> = { bitcoin: undefined, ethereum: 8, tron: 3 }

/** Returns a node of one chain that the test controls. `now` is the clock of the simulated world. */
export function scriptedNode(chain: Chain, now: () => Date): ScriptedNode {
  let made = 0
  let events = 0
  const node: ScriptedNode = {
    chain,
    blocks: [],
    waiting: [],
    nodeState: { is: 'well' },
    source: sourceOf(() => node),
    send: (tx) => void node.waiting.push(tx),
    mine: (count, takes) => {
      for (let at = 0; at < count; at += 1) append(at === 0 && takes ? node.waiting.splice(0) : [])
    },
    reorganise: (depth, drop) => {
      const gone = node.blocks.splice(-depth)
      if (!drop) node.waiting.unshift(...gone.flatMap((block) => block.sent.map(({ tx }) => tx)))
      for (let at = 0; at <= depth; at += 1) append([])
    },
    replace: (change) => {
      const last = node.waiting.pop()
      if (last) node.waiting.push(change(last))
    },
  }

  /** Adds a block with these transactions. The index of an event is never used again, so a transaction that is mined again has a new index. */
  function append(taken: SimulatedTransaction[]): void {
    const below = node.blocks.at(-1)
    made += 1
    const sent = taken.map((tx) => {
      events += tx.outputs.length
      return { place: events - tx.outputs.length, tx }
    })
    const height = below ? below.height + 1 : FIRST_HEIGHT
    node.blocks.push({ height, hash: `${chain}-${made}`, parent: below?.hash ?? 'none', time: now(), sent })
  }
  append([])
  return node
}

function sourceOf(get: () => ScriptedNode): ChainSource {
  let questions = 0
  const assertUp = (isNew: boolean): void => {
    const { nodeState, chain } = get()
    questions = isNew ? 1 : questions + 1
    if (nodeState.is === 'away' || (nodeState.is === 'breaks' && questions > nodeState.after))
      throw new Error(`the node of ${chain} is unavailable`)
  }
  return {
    mempool: async () => {
      assertUp(true)
      const { chain, waiting } = get()
      // Only Bitcoin nodes are asked for waiting transactions.
      const transfers = chain === 'bitcoin' ? waiting.flatMap((tx) => toTransfers(tx, undefined)) : []
      return { transfers, isComplete: true }
    },
    tip: async () => {
      assertUp(false)
      return findTip(get())
    },
    blockAt: async (height) => {
      assertUp(false)
      const block = get().blocks.find((one) => one.height === height)
      return block && height <= findTip(get()).height ? blockOf(block) : undefined
    },
  }
}

export function findTip({ blocks, nodeState, chain }: ScriptedNode): Tip {
  const hidden = nodeState.is === 'behind' ? nodeState.blocks : 0
  const last = blocks[Math.max(0, blocks.length - 1 - hidden)]
  if (!last) throw new Error('the chain has no first block')
  const below = FINAL_BELOW[chain]
  return { height: last.height, hash: last.hash, ...(below !== undefined && { finalized: last.height - below }) }
}

function blockOf({ height, hash, parent, time, sent }: MinedBlock): Block {
  return { height, hash, parent, time, transfers: sent.flatMap(({ tx, place }) => toTransfers(tx, place)) }
}

export function toTransfers(tx: SimulatedTransaction, place: number | undefined): Transfer[] {
  return tx.outputs.map((output, at) => {
    return { ...output, transactionHash: tx.hash, eventIndex: place === undefined ? 0 : place + at }
  })
}
