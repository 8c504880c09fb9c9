import { SECOND } from '#base/time.ts'
import { applyBlocks, recordFailure, recordLook, rollBack } from './commands-blocks.ts'
import type { CryptoContext } from './context.ts'
import { expirePayments, type Rates, readRates } from './commands-evaluate.ts'
import type { Block, ChainSource, OurAddresses, Tip } from './model.ts'
import { type Chain, CHAINS } from '#features/settlements/model-currencies.ts'
import { findWatch, type WatchRow } from './queries.ts'
import { findHashAt, findHead, type Head, listAwaited, matchAddresses } from './queries-chain.ts'
import { sourceHealthy } from './rules.ts'

/** One turn of watching a chain. */
type Look = { context: CryptoContext; chain: Chain; source: ChainSource; ours: OurAddresses; rates: Rates }

/** A chain that nobody knows yet is followed from so far below its tip, so that an early re-org finds common ground. */
const FIRST_LOOK_DEPTH = 30
const BLOCKS_AT_ONCE = 100
const TRANSFERS_AT_ONCE = 10_000
/** So often the chain may change under one look. */
const STUMBLES = 3
/** A node that just failed is not asked again on behalf of a customer. */
const RETRY_AFTER = 5 * SECOND

/** Brings every payment up to date with the chains and the clock. Safe in several processes, and beside the jobs. */
export async function followChains(context: CryptoContext): Promise<void> {
  await Promise.all(CHAINS.map((chain) => watchChain(context, chain)))
  await expirePayments(context)
}

/** Looks at each chain unless another process did so less than `idleMs` ago. */
export async function watchIdleChains(context: CryptoContext, idleMs: number): Promise<void> {
  for (const chain of CHAINS) {
    const watch = await findWatch(context.shop.db, chain)
    const idle = context.shop.now().getTime() - (watch?.lookedAt?.getTime() ?? 0)
    if (idle >= idleMs && !tooSoon(context, chain, watch)) await watchChain(context, chain)
  }
}

/** Strangers' nodes count questions; one that failed is not asked more often than one that answers. */
function tooSoon({ shop, chains }: CryptoContext, chain: Chain, watch: WatchRow | undefined): boolean {
  const asked = Math.max(watch?.lookedAt?.getTime() ?? 0, watch?.failedAt?.getTime() ?? 0)
  return shop.now().getTime() - asked < (chains[chain]?.paceMs ?? 0)
}

/** Looks before an offer is made, if what is known of a chain is too old. */
export async function refreshChain(context: CryptoContext, chain: Chain): Promise<void> {
  const now = context.shop.now()
  const watch = await findWatch(context.shop.db, chain)
  if (sourceHealthy(watch, now, context.policy())) return
  if (watch?.failedAt && now.getTime() - watch.failedAt.getTime() < RETRY_AFTER) return
  await watchChain(context, chain)
}

/**
 * Applies everything that happened on a chain since the last look. The network is never awaited inside a transaction. A node that
 * is away, behind or contradicts itself changes nothing but the record that it failed.
 */
export async function watchChain(context: CryptoContext, chain: Chain): Promise<void> {
  const source = context.chains[chain]
  if (!source) return
  const startedAt = context.shop.now()
  try {
    const ours = oursOf(context, chain)
    const look = { context, chain, source, ours, rates: await readRates(context, chain) }
    // The mempool first: what is mined meanwhile is then in both, never in neither.
    const announced = await ask(() => source.mempool())
    const { tip, reorganised } = await catchUp(look)
    const mempool = reorganised ? await ask(() => source.mempool()) : announced
    await recordLook(context, chain, { startedAt, finalized: tip.finalized ?? null, mempool, rates: look.rates })
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    await recordFailure(context, chain, startedAt, error)
  }
}

function oursOf({ shop }: CryptoContext, chain: Chain): OurAddresses {
  return {
    among: async (keys) => new Set((await matchAddresses(shop.db, chain, keys)).keys()),
    awaited: async () => await listAwaited(shop.db, chain, shop.now()),
  }
}

/** The node did not answer, or its answers cannot be true. */
class SourceFault extends Error {}

async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (cause) {
    throw new SourceFault('the node gave no usable answer', { cause })
  }
}

type Caught = { tip: Tip; reorganised: boolean }

/** Applies blocks up to the tip, leaving abandoned ones first. The chain, and other workers, may move meanwhile. */
async function catchUp(look: Look): Promise<Caught> {
  const { context, chain, source } = look
  let tip = await ask(() => source.tip())
  let reorganised = false
  let stumbles = 0
  for (;;) {
    const head = await findHead(context.shop.db, chain)
    if (head?.hash === tip.hash) return { tip, reorganised }
    const blocks = await readBlocks(look, head ? head.height + 1 : Math.max(0, tip.height - FIRST_LOOK_DEPTH), tip)
    if (blocks[0] && (!head || blocks[0].parent === head.hash)) {
      await applyBlocks(context, chain, { parent: head?.hash, blocks, rates: look.rates })
    } else if (head && (await leaveFork(look, head, tip))) {
      reorganised = true
    } else {
      stumbles += 1
      if (stumbles > STUMBLES) throw new SourceFault('the node is behind, or has no block for its tip')
      tip = await ask(() => source.tip())
    }
  }
}

/** The next blocks in a row, no further than the tip; fewer when one does not continue the other. */
async function readBlocks({ source, ours }: Look, from: number, tip: Tip): Promise<Block[]> {
  const blocks: Block[] = []
  let transfers = 0
  for (let height = from; height <= tip.height && blocks.length < BLOCKS_AT_ONCE; height += 1) {
    const block = await ask(() => source.blockAt(height, ours))
    const previous = blocks.at(-1)
    if (!block || (previous && block.parent !== previous.hash)) break
    assertPlausible(block, height)
    blocks.push(block)
    transfers += block.transfers.length
    if (transfers >= TRANSFERS_AT_ONCE) break
  }
  return blocks
}

function assertPlausible(block: Block, height: number): void {
  const events = new Set(block.transfers.map(({ currency, eventIndex }) => `${currency} ${eventIndex}`))
  if (block.height !== height) throw new SourceFault(`asked for block ${height} the node gave ${block.height}`)
  if (events.size !== block.transfers.length) throw new SourceFault(`block ${height} names an event twice`)
}

/**
 * Takes back the blocks that the node has replaced. False when it replaced none: its tip is out of date, or it is behind, which is no
 * reason to give up what is known.
 */
async function leaveFork(
  { context, chain, source, ours: addresses, rates }: Look,
  head: Head,
  tip: Tip,
): Promise<boolean> {
  const highest = Math.min(head.height, tip.height)
  for (let height = highest; ; height -= 1) {
    const ours = await findHashAt(context.shop.db, chain, height)
    if (ours === undefined) return await isMovedOn(context, chain, head)
    const theirs = await ask(() => source.blockAt(height, addresses))
    if (theirs?.hash !== ours) continue
    if (height === highest) return false
    await rollBack(context, chain, { head, ancestor: height, rates })
    return true
  }
}

/** Another worker took back what was being compared; else the node follows a chain that is not ours. */
async function isMovedOn({ shop }: CryptoContext, chain: Chain, head: Head): Promise<true> {
  if ((await findHead(shop.db, chain))?.hash !== head.hash) return true
  throw new SourceFault('no block that was ever applied is on the chain of the node')
}
