import { sql } from 'drizzle-orm'
import { after, HOUR, SECOND } from '../src/base/time.ts'
import { watchIdleChains } from '../src/features/money/crypto/commands-watch.ts'
import { type Chain, CHAINS } from '../src/features/money/settlements/model-currencies.ts'
import type { NodeSource } from '../src/features/money/crypto/model.ts'
import { BITCOIN, bitcoinSource } from '../src/features/money/crypto/providers/bitcoin.ts'
import { bitcoinCoreReader } from '../src/features/money/crypto/providers/bitcoin-core.ts'
import { ethereumChain, evmSource } from '../src/features/money/crypto/providers/evm.ts'
import { tronChain } from '../src/features/money/crypto/providers/tron.ts'
import type { Bench, Part } from './bench.ts'
import { type ChainWorld, openChainWorld } from './blocks-world.ts'
import { amount, type Figure, ratioAround } from './results.ts'
import { openCountingNode } from './counting-node.ts'

const ONE = 1
const MANY = 1000
/** The interval of the shop's job. */
const TURN = 2 * SECOND

export const questions: Part = {
  name: 'questions',
  about: `requests to a node in an hour with ${ONE} and with ${amount(MANY, 'open payments')}`,
  measure,
}

const COINS_OF: Record<Chain, string> = { bitcoin: 'BTC', ethereum: 'ETH', tron: 'USDT_TRC20' }
const TITLES: Record<Chain, string> = { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON' }

type RequestCounts = { requests: number; questions: number }

async function measure({ freshDatabase }: Bench): Promise<Figure[]> {
  const few = await openChainWorld(await freshDatabase(), ONE)
  const many = await openChainWorld(await freshDatabase(), MANY)
  try {
    const figures: Figure[] = []
    for (const chain of CHAINS) figures.push(...figuresOf(chain, await hourOf(few, chain), await hourOf(many, chain)))
    return figures
  } finally {
    await few.close()
    await many.close()
  }
}

/**
 * Contracts can move Ether without a visible transfer. So on Ethereum the shop also requests the balances of its addresses. One call contains 750
 * addresses, and one request contains several calls.
 */
function figuresOf(chain: Chain, few: RequestCounts, many: RequestCounts): Figure[] {
  const what = `Requests an hour to a node of ${TITLES[chain]}: ${amount(MANY, 'open payments')} compared with ${ONE}`
  const seen = `${amount(many.requests, 'requests')} with ${amount(many.questions, 'calls')}, compared with ${amount(few.requests, 'requests')} with ${amount(few.questions, 'calls')}`
  const ratio = many.requests / few.requests
  return [ratioAround(ratio, { what, limit: 0, seen })]
}

/** The simulated part of an hour: 6 means a sixth. The blocks of the fast chains are so regular that ten minutes represent an hour. */
const PART_OF_HOUR: Record<Chain, number> = { bitcoin: 1, ethereum: 6, tron: 6 }

/** Simulates one hour of the job with a simulated clock. */
async function hourOf({ context }: ChainWorld, chain: Chain): Promise<RequestCounts> {
  await moveTo(context.shop.db, chain)
  let clock = new Date()
  const now = () => clock
  const node = await openCountingNode(chain, now)
  const hurried = {
    ...context,
    shop: { ...context.shop, now },
    chains: { [chain]: sourceOf(chain, node.server.url, now) },
  }
  try {
    await watchIdleChains(hurried, TURN / 2)
    const before = { requests: node.server.requests.length, questions: node.questions() }
    const times = PART_OF_HOUR[chain]
    const end = after(clock, HOUR / times)
    while (clock < end) {
      clock = after(clock, TURN)
      await watchIdleChains(hurried, TURN / 2)
    }
    const requests = node.server.requests.length - before.requests
    return { requests: requests * times, questions: (node.questions() - before.questions) * times }
  } finally {
    await node.close()
  }
}

/** Moves the open payments to this chain. */
async function moveTo(db: ChainWorld['context']['shop']['db'], chain: Chain): Promise<void> {
  await db.execute(sql`update payment set chain = ${chain}, currency = ${COINS_OF[chain]},
    address = '0x' || lpad(index::text, 40, '0'), address_key = '0x' || lpad(index::text, 40, '0')`)
}

function sourceOf(chain: Chain, url: string, now: () => Date): NodeSource {
  const usdtContract = '0xdac17f958d2ee523a2206206994597c13d831ec7'
  if (chain === 'ethereum') return evmSource(url, ethereumChain({ chainId: 1, usdtContract }), now)
  if (chain === 'tron') {
    const settings = { chainId: 728_126_428, usdtContract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }
    return evmSource(url, tronChain(settings), now)
  }
  const network = { ...BITCOIN, leastDifficulty: 0 }
  return bitcoinSource(bitcoinCoreReader(url, network), network, now)
}
