import { MINUTE, SECOND } from '#base/time.ts'
import type { Block, NodeSource, OurAddresses, Tip, Transfer } from '../model.ts'
import type { Currency } from '#features/settlements/model-currencies.ts'
import { hostOf } from '#server/fetch-json.ts'
import {
  type BlockAnswer,
  blockWithHashes,
  blockWithTransactions,
  type FullBlockAnswer,
  heightOf,
  logs as logsSchema,
  quantity,
  quoted,
  receipt as receiptSchema,
  type ReceiptAnswer,
  TRANSFER_EVENT,
} from './evm-answers.ts'
import type { Ask, EvmChain } from './evm-chain.ts'
import { type BalanceReader, movedInside, readBalances } from './evm-balances.ts'
import { readHoldings } from './evm-holdings.ts'
import { askNode, type Call } from './json-rpc.ts'
import { rememberOnce, WrongChain } from './wrong-chain.ts'

export type EthereumSettings = { chainId: number; usdtContract: string }

export function ethereumChain({ chainId, usdtContract }: EthereumSettings): EvmChain {
  return {
    chainId,
    token: { contract: usdtContract.toLowerCase(), currency: 'USDT_ERC20' },
    native: 'ETH',
    follow: 'latest',
    staleMs: 5 * MINUTE,
    paceMs: 6 * SECOND,
    addressOf: (hex) => hex,
    hexOf: (address) => address,
    transactionOf: (hash) => hash,
  }
}

/** A block of a few hundred transactions with all they carry. */
const BLOCK_LIMITS = { withinMs: 15 * SECOND, limitBytes: 24_000_000 }
/** Two numbers of one block never meet: money moved inside contracts is numbered from here. */
const MOVED_INSIDE_FROM = 1_000_000

/** A node of Ethereum or of a chain that speaks its language: https://ethereum.github.io/execution-apis */
export function evmSource(url: string, chain: EvmChain, now: () => Date): NodeSource {
  const ask: Ask = async (call, limits = {}) => await askNode(url, call, { ...limits, headers: chain.headers })
  const assertChain = rememberOnce(async () => {
    const id = await ask({ method: 'eth_chainId', params: [], schema: quantity })
    if (id !== BigInt(chain.chainId)) throw new WrongChain(`${hostOf(url)} is a node of chain ${id}`)
  })
  const header = async (place: string): Promise<BlockAnswer | null> =>
    await ask({ method: 'eth_getBlockByNumber', params: [place, false], schema: blockWithHashes })
  const balances: BalanceReader = readBalances(url)

  return {
    paceMs: chain.paceMs,
    tip: async () => {
      await assertChain()
      const final = header('finalized')
      const tip = chain.follow === 'finalized' ? final : header(chain.follow)
      const [last, lastFinal] = await Promise.all([tip, final])
      return tipOf(last, lastFinal, chain, now())
    },
    hashAt: async (height) => (await header(quoted(height)))?.hash,
    blockAt: async (height, ours) => {
      const block = await readBlock(ask, chain, height)
      if (!block) return undefined
      const tokens = await readTokens(ask, chain, block)
      const coins = chain.native ? await readCoins({ ask, balances, native: chain.native, now }, block, ours) : []
      return { ...frameOf(block, height), transfers: [...tokens, ...coins] }
    },
    // Blocks come sooner than a quote ends: what waits need not be read.
    mempool: async () => [],
    holdings: async (places) => await readHoldings(ask, chain, places),
  }
}

function tipOf(tip: BlockAnswer | null, final: BlockAnswer | null, chain: EvmChain, now: Date): Tip {
  if (!tip) throw new Error('the node has no tip')
  const ageMs = now.getTime() - Number(tip.timestamp) * SECOND
  if (ageMs > chain.staleMs) throw new Error(`the tip of the node is ${Math.round(ageMs / SECOND)} seconds old`)
  const height = heightOf(tip.number)
  return { height, hash: tip.hash, ...(final && { finalized: Math.min(height, heightOf(final.number)) }) }
}

async function readBlock(ask: Ask, { native }: EvmChain, height: number): Promise<FullBlockAnswer | undefined> {
  const params = [quoted(height), native !== undefined]
  const method = 'eth_getBlockByNumber'
  if (native) return (await ask({ method, params, schema: blockWithTransactions }, BLOCK_LIMITS)) ?? undefined
  const block = await ask({ method, params, schema: blockWithHashes }, BLOCK_LIMITS)
  return block ? { ...block, transactions: [] } : undefined
}

function frameOf(block: FullBlockAnswer, asked: number): Omit<Block, 'transfers'> {
  const height = heightOf(block.number)
  if (height !== asked) throw new Error(`asked for block ${asked} the node gave ${height}`)
  return { height, hash: block.hash, parent: block.parentHash, time: new Date(Number(block.timestamp) * SECOND) }
}

/** By the block's hash, so that a node that does not know this very block says so instead of answering with nothing. */
async function readTokens(ask: Ask, chain: EvmChain, block: FullBlockAnswer): Promise<Transfer[]> {
  const { contract, currency } = chain.token
  const filter = { blockHash: block.hash, address: contract, topics: [TRANSFER_EVENT] }
  const found = await ask({ method: 'eth_getLogs', params: [filter], schema: logsSchema }, BLOCK_LIMITS)
  return found
    .filter((log) => log.address === contract && log.topics[0] === TRANSFER_EVENT)
    .map((log) => {
      const [, , to] = log.topics
      if (log.blockHash !== block.hash || log.removed) throw new Error('the node gave an event of another block')
      if (to === undefined || log.topics.length !== 3)
        throw new Error('the token does not announce transfers as USDT does')
      return {
        currency,
        address: chain.addressOf(`0x${to.slice(-40)}`),
        units: BigInt(log.data),
        transactionHash: chain.transactionOf(log.transactionHash),
        eventIndex: heightOf(log.logIndex),
      }
    })
}

type CoinReader = { ask: Ask; balances: BalanceReader; native: Currency; now: () => Date }

/** What transactions paid to us directly and did not fail, and what contracts moved to us. */
async function readCoins(reader: CoinReader, block: FullBlockAnswer, ours: OurAddresses): Promise<Transfer[]> {
  const direct = await readDirect(reader, block, ours)
  const awaited = await ours.awaited()
  const moved = await movedInside(reader.balances, block, awaited, direct, reader.now())
  const inside = moved.map(({ address, units }, at) => ({
    currency: reader.native,
    address,
    units,
    // The chain names no transaction for it; the block's hash stands in its place.
    transactionHash: block.hash,
    eventIndex: MOVED_INSIDE_FROM + at,
  }))
  return [...direct, ...inside]
}

async function readDirect(
  { ask, native }: CoinReader,
  block: FullBlockAnswer,
  ours: OurAddresses,
): Promise<Transfer[]> {
  const paying = block.transactions.filter(({ to, value }) => to !== null && value > 0n)
  const keys = new Set(paying.flatMap(({ to }) => to ?? []))
  const known = await ours.among([...keys])
  const toUs = paying.filter(({ to }) => to !== null && known.has(to))
  const transfers = await Promise.all(
    toUs.map(async ({ hash, to, value, transactionIndex }) => {
      const call: Call<ReceiptAnswer> = { method: 'eth_getTransactionReceipt', params: [hash], schema: receiptSchema }
      const receipt = await ask(call)
      if (receipt.blockHash !== block.hash) throw new Error('the node gave the receipt of another block')
      const one = { currency: native, address: to ?? '', units: value, transactionHash: hash }
      return receipt.status === 1n ? [{ ...one, eventIndex: heightOf(transactionIndex) }] : []
    }),
  )
  return transfers.flat()
}
