import { orStopped, Stopped } from '#base/abort.ts'
import { hasPassed, MINUTE, SECOND } from '#base/time.ts'
import { applyBlocks, recordFailure, recordPoll, rollBack } from './commands-blocks.ts'
import type { CryptoContext } from './context.ts'
import { expirePayments, type Rates, readRates } from './commands-evaluate.ts'
import type { Block, ChainSource, OwnAddresses, Tip } from './model.ts'
import { type Chain, CHAINS } from '#features/money/settlements/model-currencies.ts'
import { findWatch } from './queries.ts'
import { listGiven } from './queries-addresses.ts'
import { findHashAt, findHead, hasOpenPayment, type Head, listWatched, matchAddresses } from './queries-chain.ts'
import { sourceHealthy } from './rules.ts'
import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { chainBlocks, transfers } from './tables.ts'

/** The number of blocks that the shop stores for each chain. This is far deeper than any re-org: half a day of TRON, two months of Bitcoin. */
const KEPT_BLOCKS = 10_000

/** The data of one poll of a chain. If `stopping` is aborted, the poll ends early, but the blocks that were already applied stay. */
type Poll = {
  context: CryptoContext
  chain: Chain
  source: ChainSource
  addresses: OwnAddresses
  rates: Rates
  stopping: AbortSignal | undefined
}

/** The first poll of a new chain begins this many blocks below the newest block. So an early re-org has a common ancestor in the shop's data. */
const FIRST_POLL_DEPTH = 30
const BLOCKS_AT_ONCE = 100
const TRANSFERS_AT_ONCE = 10_000
/** The maximum number of times that one poll reads the newest block again because the chain changed. */
const MAX_RETRIES = 3
/** The pause after a failure of a node, in which a visitor's request does not ask the node again. */
const RETRY_AFTER = 5 * SECOND
/** The minimum pause between polls while no payment is expected. It is for nodes with a pace (`paceMs`), which may charge money per request. */
const IDLE_POLL_EVERY = MINUTE

/** Updates all payments from the chains and the clock. Several processes can run this function at the same time, even while the jobs run. */
export async function followChains(context: CryptoContext): Promise<void> {
  await Promise.all(CHAINS.map((chain) => watchChain(context, chain)))
  await expirePayments(context)
}

/** Polls each chain. Skips a chain if a process polled it less than `idleMs` ago, or if its node must not be asked yet. */
export async function watchIdleChains(
  context: CryptoContext,
  idleMs: number,
  stopping?: AbortSignal,
  chains: readonly Chain[] = CHAINS,
): Promise<void> {
  for (const chain of chains) {
    if (stopping?.aborted) return
    if (await isDue(context, chain, idleMs)) await watchChain(context, chain, stopping)
  }
}

/**
 * The time at which this process last polled each node, with or without success. The table `chain_watch` has the polls of all processes,
 * but not polls that were stopped early.
 */
const fetchedAt = new WeakMap<ChainSource, Date>()

/**
 * Returns true if the shop may poll a node now. Only this function decides when regular polls happen. It uses the node's pace and the time
 * of the last poll. If the clock was set back, a poll is due.
 */
async function isDue(context: CryptoContext, chain: Chain, idleMs: number): Promise<boolean> {
  const source = context.chains[chain]
  if (!source) return false
  const { shop, policy } = context
  const now = shop.now()
  const watch = await findWatch(shop.db, chain)
  const isOver = (ms: number) =>
    [watch?.polledAt, watch?.failedAt, fetchedAt.get(source)].every((at) => hasPassed(at, ms, now))
  const pace = source.paceMs ?? 0
  if (!isOver(Math.max(idleMs, pace))) return false
  // The shop treats a node as failed after `staleMs` without a poll. The pause is only half of this time, so that the coin is still offered.
  const idlePace = Math.min(IDLE_POLL_EVERY, policy().staleMs / 2)
  return pace === 0 || pace >= idlePace || isOver(idlePace) || (await hasOpenPayment(shop.db, chain))
}

/** Polls a chain before the shop opens a quote, if the shop's data about the chain are too old. */
export async function refreshChain(context: CryptoContext, chain: Chain, stopping?: AbortSignal): Promise<void> {
  const now = context.shop.now()
  const watch = await findWatch(context.shop.db, chain)
  if (sourceHealthy(watch, now, context.policy()) || !hasPassed(watch?.failedAt, RETRY_AFTER, now)) return
  await watchChain(context, chain, stopping)
}

/**
 * Applies everything that happened on a chain since the last poll. No database transaction is open while the shop waits for the network. If a node
 * is unavailable, behind or contradictory, only the record of the node's failure changes.
 */
export async function watchChain(context: CryptoContext, chain: Chain, stopping?: AbortSignal): Promise<void> {
  const source = context.chains[chain]
  if (!source) return
  const startedAt = context.shop.now()
  fetchedAt.set(source, startedAt)
  try {
    const addresses = ownAddressesOf(context, chain)
    const poll: Poll = { context, chain, source, addresses, rates: await readRates(context, chain), stopping }
    // Read the mempool first. A transaction that is mined between the two reads is then in the mempool and in a block. If the blocks
    // were read first, the transaction could be missing in both.
    const announced = await callSource(poll, () => source.mempool(addresses))
    const caught = await catchUp(poll)
    if (!caught) return
    const mempool = caught.reorganised ? await callSource(poll, () => source.mempool(addresses)) : announced
    const finalized = caught.tip.finalized ?? null
    const knownByBlocks = source.finalOnly === true || source.knownByBlocks === true
    await recordPoll(context, chain, { startedAt, finalized, mempool, rates: poll.rates, knownByBlocks })
  } catch (error) {
    if (error instanceof Stopped) return
    if (!(error instanceof SourceFault)) throw error
    await recordFailure(context, chain, startedAt, error)
  }
}

function ownAddressesOf({ shop }: CryptoContext, chain: Chain): OwnAddresses {
  return {
    among: async (keys) => new Set((await matchAddresses(shop.db, chain, keys)).keys()),
    watched: async () => await listWatched(shop.db, chain, shop.now()),
    givenFrom: async (places) => await listGiven(shop.db, chain, places),
  }
}

/** The error if a node does not answer, or if its answers cannot be correct. */
class SourceFault extends Error {}

async function callSource<T>({ stopping }: Poll, question: () => Promise<T>): Promise<T> {
  if (stopping?.aborted) throw new Stopped()
  try {
    return await orStopped(question(), stopping)
  } catch (cause) {
    if (cause instanceof Stopped) throw cause
    throw new SourceFault('the node did not return a usable answer', { cause })
  }
}

type PollOutcome = { tip: Tip; reorganised: boolean }

/**
 * Removes abandoned blocks, then applies blocks up to the node's newest block. Meanwhile the chain may change, and other workers may run.
 * Returns undefined if the node's newest block is below the newest block that the shop knows on the same chain: several nodes may answer
 * under one URL, and some may be a block behind.
 */
async function catchUp(poll: Poll): Promise<PollOutcome | undefined> {
  const { context, chain, source } = poll
  let tip = await callSource(poll, () => source.tip())
  let reorganised = false
  let retries = 0
  for (;;) {
    const head = await findHead(context.shop.db, chain)
    if (head?.hash === tip.hash) return { tip, reorganised }
    if (head && tip.height < head.height && (await findHashAt(context.shop.db, chain, tip.height)) === tip.hash) return
    const blocks = await readBlocks(poll, head ? head.height + 1 : Math.max(0, tip.height - FIRST_POLL_DEPTH), tip)
    if (blocks[0] && (!head || blocks[0].parent === head.hash)) {
      await applyBlocks(context, chain, { parent: head?.hash, blocks, rates: poll.rates })
    } else if (head && (await handleReorg(poll, head, tip))) {
      reorganised = true
    } else {
      retries += 1
      if (retries > MAX_RETRIES) throw new SourceFault('the node names a newest block, but does not return this block')
      tip = await callSource(poll, () => source.tip())
    }
  }
}

/** Reads the next blocks, up to the newest block. The list ends early if a block does not continue the block below it. */
async function readBlocks(poll: Poll, from: number, tip: Tip): Promise<Block[]> {
  const { source, addresses } = poll
  const blocks: Block[] = []
  let transfers = 0
  for (let height = from; height <= tip.height && blocks.length < BLOCKS_AT_ONCE; height += 1) {
    const block = await callSource(poll, () => source.blockAt(height, addresses)).catch((error: unknown) => {
      // The poll was stopped. The shop still applies the blocks that were already read.
      if (!(error instanceof Stopped) || blocks.length === 0) throw error
    })
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
  if (block.height !== height)
    throw new SourceFault(`the node returned block ${block.height} instead of block ${height}`)
  if (events.size !== block.transfers.length) throw new SourceFault(`block ${height} contains the same event twice`)
}

/**
 * Removes the blocks that the node has replaced. Returns false if the node has replaced no block: `tip` is out of date, or the node is
 * behind. In this case no block may be removed.
 */
async function handleReorg(poll: Poll, head: Head, tip: Tip): Promise<boolean> {
  const { context, chain, source, addresses, rates } = poll
  const highest = Math.min(head.height, tip.height)
  for (let height = highest; ; height -= 1) {
    const ownHash = await findHashAt(context.shop.db, chain, height)
    if (ownHash === undefined) return await isMovedOn(context, chain, head)
    const theirs = await callSource(poll, () => source.blockAt(height, addresses))
    if (theirs?.hash !== ownHash) continue
    if (height === highest) return false
    await rollBack(context, chain, { head, ancestor: height, rates })
    return true
  }
}

/**
 * Returns true if another worker has meanwhile removed the compared blocks. Otherwise the node follows a different chain, and this function
 * throws.
 */
async function isMovedOn({ shop }: CryptoContext, chain: Chain, head: Head): Promise<true> {
  if ((await findHead(shop.db, chain))?.hash !== head.hash) return true
  throw new SourceFault('the chain of the node contains none of the blocks that the shop has read')
}

/** Deletes old blocks without transfers to the shop. A fast chain produces ten million such blocks in a year. Blocks with money stay forever. */
export async function pruneBlocks({ shop }: CryptoContext): Promise<void> {
  for (const chain of CHAINS) {
    const head = await findHead(shop.db, chain)
    if (!head) continue
    const paid = shop.db
      .select({ one: sql`1` })
      .from(transfers)
      .where(and(eq(transfers.chain, chainBlocks.chain), eq(transfers.blockHash, chainBlocks.hash)))
    const isOld = and(eq(chainBlocks.chain, chain), lt(chainBlocks.height, head.height - KEPT_BLOCKS))
    await shop.db.delete(chainBlocks).where(and(isOld, notExists(paid)))
  }
}
