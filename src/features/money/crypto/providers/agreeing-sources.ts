import type { Block, NodeSource, AddressAsset, Tip, Transfer } from '../model.ts'

/** The search for a common block goes at most this many blocks below the lowest tip. A tip is the newest block of a node. */
const SEARCH_DEPTH = 5

/**
 * Combines several nodes that must agree. The newest block is the highest block that all nodes have. The shop accepts a block only if all
 * nodes agree on the block and on every transfer in it. So a single node can hide money for a while, but cannot invent money.
 */
export function agreeingSources(sources: NodeSource[]): NodeSource {
  const [first, ...others] = sources
  if (!first) throw new TypeError('a chain needs at least one node')
  if (others.length === 0) return first
  return {
    paceMs: Math.max(...sources.map(({ paceMs = 0 }) => paceMs)),
    ...(first.finalOnly && { finalOnly: true }),
    ...(first.knownByBlocks && { knownByBlocks: true }),
    tip: async () => await agreedTip(sources),
    hashAt: async (height) => await agreedHash(sources, height),
    blockAt: async (height, addresses) => {
      const blocks = await Promise.all(sources.map(async (source) => await source.blockAt(height, addresses)))
      const [block, ...rest] = blocks.some((one) => one?.balancesUnknown) ? blocks.map(withoutMoved) : blocks
      const described = describe(block)
      if (rest.some((other) => describe(other) !== described))
        throw new Error(`the nodes do not agree on block ${height}`)
      return block
    },
    // The mempool is only shown and never credited, so the answer of one node is enough.
    mempool: async (addresses) => await first.mempool(addresses),
    ...(first.holdings && { holdings: async (assets: AddressAsset[]) => await leastHoldings(sources, assets) }),
  }
}

/**
 * Removes transfers that only balances show. With these transfers, nodes could not be compared if one node no longer has old balances. The
 * daily comparison finds the removed transfers.
 */
function withoutMoved(block: Block | undefined): Block | undefined {
  return block && { ...block, transfers: block.transfers.filter((one) => one.transactionHash !== block.hash) }
}

/** Returns the lowest balance that any of the nodes reports, because a single node must not be able to invent money. */
async function leastHoldings(sources: NodeSource[], assets: AddressAsset[]): Promise<bigint[]> {
  const answers = await Promise.all(sources.map(async (source) => (await source.holdings?.(assets)) ?? []))
  return assets.map((_, at) => answers.map((answer) => answer[at] ?? 0n).reduce((a, b) => (a < b ? a : b)))
}

async function agreedTip(sources: NodeSource[]): Promise<Tip> {
  const tips = await Promise.all(sources.map(async (source) => await source.tip()))
  const lowest = Math.min(...tips.map(({ height }) => height))
  for (let height = lowest; height > lowest - SEARCH_DEPTH && height >= 0; height -= 1) {
    const hashes = await Promise.all(
      sources.map(async (source, at) => {
        const tip = tips[at]
        return tip?.height === height ? tip.hash : await source.hashAt(height)
      }),
    )
    const [hash] = hashes
    if (hash !== undefined && hashes.every((one) => one === hash)) return { height, hash, ...finalOf(tips, height) }
  }
  throw new Error(`the nodes have no block in common below ${lowest}`)
}

/** Returns the height up to which all nodes call their blocks final. */
function finalOf(tips: Tip[], height: number): { finalized?: number } {
  const heights = tips.flatMap(({ finalized }) => finalized ?? [])
  return heights.length < tips.length ? {} : { finalized: Math.min(height, ...heights) }
}

async function agreedHash(sources: NodeSource[], height: number): Promise<string | undefined> {
  const hashes = await Promise.all(sources.map(async (source) => await source.hashAt(height)))
  if (hashes.some((hash) => hash !== hashes[0])) throw new Error(`the nodes do not agree on block ${height}`)
  return hashes[0]
}

function describe(block: Block | undefined): string {
  if (!block) return ''
  const { height, hash, parent, time, transfers } = block
  return [height, hash, parent, time.getTime(), ...transfers.map(describeTransfer).toSorted()].join('\n')
}

function describeTransfer({ currency, address, units, transactionHash, eventIndex }: Transfer): string {
  return [currency, eventIndex, address, units, transactionHash].join(' ')
}
