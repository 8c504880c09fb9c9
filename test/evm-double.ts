import { type AnswerServer, openAnswerServer, type Reply } from './answer-server.ts'

export type Log = { address: string; topics: string[]; data: string; transactionHash: string }
export type EvmDouble = Awaited<ReturnType<typeof openEvmDouble>>
export type Call = { id: number; method: string; params: unknown[] }

type MinedBlock = { height: number; time: Date; logs: Log[]; balances: Record<string, bigint> }

/** The number of states that a full node of go-ethereum keeps: https://github.com/ethereum/go-ethereum/issues/20874 */
const STATES_KEPT = 128
export const CHAIN_ID = 1
/** The length of the program that reads balances, including `0x`. The addresses come after the program. */
const PROGRAM_LENGTH = 64

/**
 * Starts a simulated JSON-RPC node. The test makes the blocks. They contain no transactions of the chain's native coin. The node counts its requests.
 */
export async function openEvmDouble() {
  const blocks: MinedBlock[] = []
  const node = {
    url: '',
    blocks,
    calls: [] as Call[],
    /** Distance from the newest block to the newest final block. */
    finalBelow: 64,
    isArchive: true,
    /** Balances at the newest block: of the native coin, and of the token of each contract. */
    coins: {} as Record<string, bigint>,
    tokens: {} as Record<string, Record<string, bigint>>,
    /**
     * java-tron uses stored bloom filters to search logs by address or topics. It writes these filters only while JSON-RPC is enabled. Without the
     * filters the answer is empty, and there is no error: https://github.com/tronprotocol/java-tron/issues/6384
     */
    hasBlooms: true,
    /** Returns false answers, which replace the true answers. */
    instead: undefined as ((call: Call) => Reply | undefined) | undefined,
    add: (time: Date, made: Partial<MinedBlock> = {}) => {
      blocks.push({ height: blocks.length, time, logs: [], balances: {}, ...made })
    },
    count: (method: string, first?: unknown) =>
      node.calls.filter((call) => call.method === method && (first === undefined || call.params[0] === first)).length,
    close: async () => await server.close(),
  }
  const server: AnswerServer = await openAnswerServer(({ body }) => {
    const call = JSON.parse(body) as Call
    node.calls.push(call)
    return node.instead?.(call) ?? answerTo(node, call)
  })
  node.url = server.url
  return node
}

type Node = {
  blocks: MinedBlock[]
  finalBelow: number
  isArchive: boolean
  hasBlooms: boolean
  coins: Record<string, bigint>
  tokens: Record<string, Record<string, bigint>>
}
type EvmCall = { to?: string; data: string }

function answerTo(node: Node, { id, method, params }: Call): Reply {
  const result = (value: unknown): Reply => ({ body: JSON.stringify({ jsonrpc: '2.0', id, result: value }) })
  switch (method) {
    case 'eth_chainId':
      return result(`0x${CHAIN_ID.toString(16)}`)
    case 'eth_getBlockByNumber':
      return result(blockOf(node, String(params[0])))
    case 'eth_getLogs':
      return result(logsOf(node, params[0] as Filter))
    case 'eth_getBalance':
      return params[1] === 'latest' ? result(hex(node.coins[String(params[0])] ?? 0n)) : latestOnly(id)
    case 'eth_call': {
      const { to, data } = params[0] as EvmCall
      if (to === undefined) return stateOf(node, id, params)
      return params[1] === 'latest' ? result(wordOf(tokensAt(node, to, data))) : latestOnly(id)
    }
    default:
      return refusal(id, -32_601, 'not available')
  }
}

const refusal = (id: number, code: number, message: string): Reply => ({
  body: JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }),
})
/**
 * The error for a balance in an older block. java-tron knows only the balances of the newest block:
 * https://developers.tron.network/reference/eth_getbalance
 */
const latestOnly = (id: number) => refusal(id, -32_602, 'QUANTITY not supported, just support TAG as latest')

/** The answer to a call of `balanceOf(address)` (ERC-20); undefined for any other call. */
function tokensAt({ tokens }: Node, contract: string, data: string): bigint | undefined {
  const [, address] = /^0x70a082310{24}([0-9a-f]{40})$/.exec(data) ?? []
  return address === undefined ? undefined : (tokens[contract]?.[`0x${address}`] ?? 0n)
}

const wordOf = (value: bigint | undefined) => (value === undefined ? '0x' : `0x${value.toString(16).padStart(64, '0')}`)

export const hashAt = (height: number): string => `0x${(height + 1).toString(16).padStart(64, '0')}`
const hex = (value: number | bigint): string => `0x${value.toString(16)}`

function blockOf({ blocks, finalBelow }: Node, place: string): object | null {
  const tip = blocks.length - 1
  const height = place === 'latest' ? tip : place === 'finalized' ? tip - finalBelow : Number(place)
  const block = blocks[height]
  if (!block) return null
  const timestamp = hex(Math.floor(block.time.getTime() / 1000))
  return { number: hex(height), hash: hashAt(height), parentHash: hashAt(height - 1), timestamp, transactions: [] }
}

type Filter = { blockHash: string; address?: string; topics?: string[] }

function logsOf({ blocks, hasBlooms }: Node, { blockHash, address, topics }: Filter): object[] {
  if (!hasBlooms && (address !== undefined || topics !== undefined)) return []
  const block = blocks.find(({ height }) => hashAt(height) === blockHash)
  return (block?.logs ?? [])
    .filter((log) => (address === undefined || log.address === address) && (!topics || log.topics[0] === topics[0]))
    .map((log, at) => ({ ...log, blockHash, logIndex: hex(at) }))
}

/** The balances of the addresses after the program, with 32 bytes per balance. */
function stateOf({ blocks, isArchive }: Node, id: number, [call, at]: unknown[]): Reply {
  const { data } = call as EvmCall
  const { blockHash } = at as { blockHash: string }
  const block = blocks.find(({ height }) => hashAt(height) === blockHash)
  const isForgotten = !isArchive && (block?.height ?? 0) < blocks.length - STATES_KEPT
  if (isForgotten) {
    // A request for the state of an old block gets status 403 from publicnode.com.
    const error = { code: -32_000, message: 'historical state is not available' }
    return { status: 403, body: JSON.stringify({ jsonrpc: '2.0', id, error }) }
  }
  const words = data.slice(PROGRAM_LENGTH).match(/.{64}/g) ?? []
  const balances = words.map((word) => block?.balances[`0x${word.slice(24)}`] ?? 0n)
  return {
    body: JSON.stringify({
      jsonrpc: '2.0',
      id,
      result: `0x${balances.map((units) => units.toString(16).padStart(64, '0')).join('')}`,
    }),
  }
}
