import { hasPassed, MINUTE, SECOND } from '#base/time.ts'
import type { AddressAsset, Block, NodeSource, OwnAddresses, Tip, Transfer } from '../model.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'
import { hostFrom } from '#server/fetch-json.ts'
import {
  type BlockAnswer,
  blockWithHashes,
  blockWithTransactions,
  type FullBlockAnswer,
  toHeight,
  logs as logsSchema,
  quantity,
  quoted,
  receipt as receiptSchema,
  type ReceiptAnswer,
  TRANSFER_EVENT,
} from './evm-answers.ts'
import type { EvmChain, Rpc } from './evm-chain.ts'
import { type BalanceReader, movedInside, readBalances } from './evm-balances.ts'
import { type Call, untilFirstSuccess, rpcCall, WrongChain } from './json-rpc.ts'

/** The first four bytes of keccak-256 of `balanceOf(address)`, a function of ERC-20 tokens. */
const BALANCE_OF = '0x70a08231'

export type EthereumSettings = { chainId: number; usdtContract: string }

export function ethereumChain({ chainId, usdtContract }: EthereumSettings): EvmChain {
  return {
    chainId,
    token: { contract: usdtContract.toLowerCase(), currency: 'USDT_ERC20' },
    native: 'ETH',
    follow: 'latest',
    staleMs: 5 * MINUTE,
    paceMs: 12 * SECOND,
    addressOf: (hex) => hex,
    hexOf: (address) => address,
    transactionOf: (hash) => hash,
  }
}

/** The limits of time and size for an answer with a block. A block can have a few hundred transactions with all their data. */
const BLOCK_LIMITS = { withinMs: 15 * SECOND, limitBytes: 24_000_000 }
/** The pause between two requests for the final height. The final height changes every six minutes, and each request may cost money. */
const FINAL_EVERY = 5 * MINUTE
/** The length of an amount in an event: `0x` and 32 bytes. */
const AMOUNT_LENGTH = 66
/**
 * The first index for ether that contracts moved. Each event in a block has its own index, and these indices must differ from the indices
 * of other events.
 */
const MOVED_INSIDE_FROM = 1_000_000

/** Returns a node of Ethereum or of a compatible chain: https://ethereum.github.io/execution-apis */
export function evmSource(url: string, chain: EvmChain, now: () => Date): NodeSource {
  const rpc: Rpc = async (call, limits = {}) => await rpcCall(url, call, { ...limits, headers: chain.headers })
  const assertChain = untilFirstSuccess(async () => {
    const id = await rpc({ method: 'eth_chainId', params: [], schema: quantity })
    if (id !== BigInt(chain.chainId)) throw new WrongChain(`${hostFrom(url)} is a node of chain ${id}`)
  })
  const header = async (place: string): Promise<BlockAnswer | null> =>
    await rpc({ method: 'eth_getBlockByNumber', params: [place, false], schema: blockWithHashes })
  const finalHeight = readFinal(async () => await header('finalized'), now)
  const balances: BalanceReader = readBalances(url)
  /** The block that `tip` read last. Usually `blockAt` needs exactly this block. */
  let newest: FullBlockAnswer | undefined

  return {
    paceMs: chain.paceMs,
    ...(chain.follow === 'finalized' && { finalOnly: true }),
    knownByBlocks: true,
    tip: async () => {
      await assertChain()
      newest = await readBlock(rpc, chain, chain.follow)
      const tip = tipOf(newest, chain, now())
      const finalized = chain.follow === 'finalized' ? tip.height : await finalHeight()
      return { ...tip, ...(finalized !== undefined && { finalized: Math.min(tip.height, finalized) }) }
    },
    hashAt: async (height) => (await header(quoted(height)))?.hash,
    blockAt: async (height, addresses) => {
      const isNewest = newest !== undefined && toHeight(newest.number) === height
      const block = isNewest ? newest : await readBlock(rpc, chain, quoted(height))
      if (!block) return undefined
      const tokens = await readTokens(rpc, chain, block)
      if (!chain.native) return { ...frameOf(block, height), transfers: tokens }
      const coins = await readCoins({ rpc, balances, native: chain.native, now }, block, addresses)
      return { ...frameOf(block, height), ...coins, transfers: [...tokens, ...coins.transfers] }
    },
    // No mempool is read, because a new block comes long before a quote ends.
    mempool: async () => ({ transfers: [], isComplete: true }),
    holdings: async (assets) => await readHoldings(rpc, chain, assets),
  }
}

/** Returns a function that reads the final height of the chain from the node at most once in `FINAL_EVERY`. */
function readFinal(rpc: () => Promise<BlockAnswer | null>, now: () => Date): () => Promise<number | undefined> {
  let known: { height: number | undefined; at: Date } | undefined
  return async () => {
    if (!known || hasPassed(known.at, FINAL_EVERY, now())) {
      const final = await rpc()
      known = { height: final ? toHeight(final.number) : undefined, at: now() }
    }
    return known.height
  }
}

function tipOf(tip: BlockAnswer | undefined, chain: EvmChain, now: Date): Tip {
  if (!tip) throw new Error('the node did not return its newest block')
  const ageMs = now.getTime() - Number(tip.timestamp) * SECOND
  if (ageMs > chain.staleMs)
    throw new Error(`the newest block of the node is ${Math.round(ageMs / SECOND)} seconds old`)
  return { height: toHeight(tip.number), hash: tip.hash }
}

async function readBlock(rpc: Rpc, { native }: EvmChain, place: string): Promise<FullBlockAnswer | undefined> {
  const params = [place, native !== undefined]
  const method = 'eth_getBlockByNumber'
  if (native) return (await rpc({ method, params, schema: blockWithTransactions }, BLOCK_LIMITS)) ?? undefined
  const block = await rpc({ method, params, schema: blockWithHashes }, BLOCK_LIMITS)
  return block ? { ...block, transactions: [] } : undefined
}

function frameOf(block: FullBlockAnswer, wantedHeight: number): Omit<Block, 'transfers'> {
  const height = toHeight(block.number)
  if (height !== wantedHeight) throw new Error(`the node returned block ${height} instead of block ${wantedHeight}`)
  return { height, hash: block.hash, parent: block.parentHash, time: new Date(Number(block.timestamp) * SECOND) }
}

/**
 * Reads the transfers of tokens in a block. The request names the block's hash, so a node without this block reports an error instead of an
 * empty list.
 */
async function readTokens(rpc: Rpc, chain: EvmChain, block: FullBlockAnswer): Promise<Transfer[]> {
  const { contract, currency } = chain.token
  const found = await readEvents(rpc, chain, block.hash)
  return found
    .filter((log) => log.address === contract && log.topics[0] === TRANSFER_EVENT)
    .map((log) => {
      const [, , to] = log.topics
      if (log.blockHash !== block.hash || log.removed)
        throw new Error('the node returned an event of a different block')
      if (to === undefined || log.topics.length !== 3 || log.data.length !== AMOUNT_LENGTH)
        throw new Error('the transfer events of the token differ from those of USDT')
      return {
        currency,
        address: chain.addressOf(`0x${to.slice(-40)}`),
        units: BigInt(log.data),
        transactionHash: chain.transactionOf(log.transactionHash),
        eventIndex: toHeight(log.logIndex),
      }
    })
}

async function readEvents(rpc: Rpc, { token, doubtsFilter }: EvmChain, blockHash: string) {
  const events = async (filter: object) =>
    await rpc({ method: 'eth_getLogs', params: [{ blockHash, ...filter }], schema: logsSchema }, BLOCK_LIMITS)
  const found = await events({ address: token.contract, topics: [TRANSFER_EVENT] })
  return found.length === 0 && doubtsFilter ? await events({}) : found
}

type CoinReader = { rpc: Rpc; balances: BalanceReader; native: Currency; now: () => Date }

/** Returns the direct payments of successful transactions, and the ether that contracts sent to the shop. */
async function readCoins(
  reader: CoinReader,
  block: FullBlockAnswer,
  addresses: OwnAddresses,
): Promise<Pick<Block, 'transfers' | 'balancesUnknown'>> {
  const direct = await readDirect(reader, block, addresses)
  const watched = await addresses.watched()
  const moved = await movedInside(reader.balances, block, watched, direct, reader.now())
  if (!moved) return { transfers: direct, balancesUnknown: true }
  const inside = moved.map(({ address, units }, at) => ({
    currency: reader.native,
    address,
    units,
    transactionHash: block.hash,
    eventIndex: MOVED_INSIDE_FROM + at,
  }))
  return { transfers: [...direct, ...inside] }
}

async function readDirect(
  { rpc, native }: CoinReader,
  block: FullBlockAnswer,
  addresses: OwnAddresses,
): Promise<Transfer[]> {
  const paying = block.transactions.filter(({ to, value }) => to !== null && value > 0n)
  const keys = new Set(paying.flatMap(({ to }) => to ?? []))
  const known = await addresses.among([...keys])
  const toUs = paying.filter(({ to }) => to !== null && known.has(to))
  const transfers = await Promise.all(
    toUs.map(async ({ hash, to, value, transactionIndex }) => {
      const call: Call<ReceiptAnswer> = { method: 'eth_getTransactionReceipt', params: [hash], schema: receiptSchema }
      const receipt = await rpc(call)
      if (receipt.blockHash !== block.hash) throw new Error('the node returned a receipt of a different block')
      const one = { currency: native, address: to ?? '', units: value, transactionHash: hash }
      return receipt.status === 1n ? [{ ...one, eventIndex: toHeight(transactionIndex) }] : []
    }),
  )
  return transfers.flat()
}

/** Reads the balances one after the other. This function runs once a day, and commercial services limit the requests per second. */
async function readHoldings(rpc: Rpc, chain: EvmChain, assets: AddressAsset[]): Promise<bigint[]> {
  const holdings: bigint[] = []
  for (const asset of assets) holdings.push(await readHolding(rpc, chain, asset))
  return holdings
}

async function readHolding(
  rpc: Rpc,
  { token, native, hexOf }: EvmChain,
  { currency, address }: AddressAsset,
): Promise<bigint> {
  const hex = hexOf(address)
  if (currency === native || currency === 'native')
    return await rpc({ method: 'eth_getBalance', params: [hex, 'latest'], schema: quantity })
  if (currency !== token.currency) throw new TypeError(`this chain has no ${currency}`)
  const data = `${BALANCE_OF}${hex.slice(2).padStart(64, '0')}`
  return await rpc({ method: 'eth_call', params: [{ to: token.contract, data }, 'latest'], schema: quantity })
}
