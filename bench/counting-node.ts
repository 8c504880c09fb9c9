import { createHash } from 'node:crypto'
import type { Chain } from '../src/features/money/settlements/model-currencies.ts'
import { type AnswerServer, openAnswerServer } from '../test/answer-server.ts'

type RpcRequest = { id: number; method: string; params: unknown[] }

/** A local JSON-RPC node whose chain grows with the clock. The node counts its requests. */
export type CountingNode = { server: AnswerServer; questions: () => number; close: () => Promise<void> }

/** The number of seconds between two blocks. */
const EVERY: Record<Chain, number> = { bitcoin: 600, ethereum: 12, tron: 3 }
/** The distance from the newest block to the newest final block. */
const FINAL_BELOW = 19

export async function openCountingNode(chain: Chain, now: () => Date): Promise<CountingNode> {
  const began = now().getTime() / 1000
  const tip = () => 100 + Math.floor((now().getTime() / 1000 - began) / EVERY[chain])
  const timeOf = (height: number) => Math.floor(began + (height - 100) * EVERY[chain])
  const answer = chain === 'bitcoin' ? bitcoinAnswers(tip, timeOf) : evmAnswers(chain, tip, timeOf)
  let questions = 0
  const server = await openAnswerServer(({ body }) => {
    const requests = [JSON.parse(body) as RpcRequest | RpcRequest[]].flat()
    questions += requests.length
    const answers = requests.map((one) => ({ jsonrpc: '2.0', id: one.id, result: answer(one) }))
    return { body: JSON.stringify(body.startsWith('[') ? answers : answers[0]) }
  })
  return { server, questions: () => questions, close: server.close }
}

const hex = (value: number) => `0x${value.toString(16)}`
const hashOf = (height: number) => `0x${height.toString(16).padStart(64, '0')}`

function evmAnswers(chain: Chain, tip: () => number, timeOf: (height: number) => number) {
  return ({ method, params }: RpcRequest): unknown => {
    if (method === 'eth_chainId') return hex(chain === 'tron' ? 728_126_428 : 1)
    if (method === 'eth_getLogs') return []
    if (method === 'eth_call') return noBalances(params[0] as { data: string })
    if (method !== 'eth_getBlockByNumber') throw new TypeError(`unexpected method from the watcher: ${method}`)
    const [place, isFull] = params
    const height = place === 'latest' ? tip() : place === 'finalized' ? tip() - FINAL_BELOW : Number(place)
    const frame = { number: hex(height), hash: hashOf(height), parentHash: hashOf(height - 1) }
    return { ...frame, timestamp: hex(timeOf(height)), transactions: isFull === true ? [] : undefined }
  }
}

/** `data` is an EVM program of 31 bytes, followed by addresses of 32 bytes each. The response has a balance of 0 for each address. */
function noBalances({ data }: { data: string }): string {
  return `0x${'0'.repeat(Math.max(0, data.length - 2 - 62))}`
}

/** The responses of a Bitcoin node. Each block has one transaction, which pays nothing to the shop. */
function bitcoinAnswers(tip: () => number, timeOf: (height: number) => number) {
  const blocks: { hash: string; raw: string }[] = []
  const blockAt = (height: number): { hash: string; raw: string } => {
    for (let next = blocks.length; next <= height; next += 1) {
      blocks.push(makeBlock(blocks.at(-1)?.hash ?? '00'.repeat(32), next, timeOf(next)))
    }
    return blocks[height] ?? { hash: '', raw: '' }
  }
  return ({ method, params }: RpcRequest): unknown => {
    if (method === 'getrawmempool') return []
    if (method === 'getblockhash') return blockAt(Number(params[0])).hash
    if (method === 'getblock') return blocks.find(({ hash }) => hash === params[0])?.raw
    const blocksNow = tip()
    const info = { chain: 'main', blocks: blocksNow, bestblockhash: blockAt(blocksNow).hash }
    return { ...info, mediantime: timeOf(blocksNow), initialblockdownload: false }
  }
}

function makeBlock(parent: string, height: number, time: number): { hash: string; raw: string } {
  const transaction = Buffer.alloc(60)
  transaction.writeUInt32LE(1, 0)
  transaction.writeUInt8(1, 4)
  transaction.writeUInt32LE(height, 5)
  transaction.writeUInt8(0, 41)
  transaction.writeUInt8(1, 46)
  const header = Buffer.alloc(80)
  header.set(Buffer.from(parent, 'hex').toReversed(), 4)
  hashTwice(transaction).copy(header, 36)
  header.writeUInt32LE(time, 68)
  header.writeUInt32LE(0x20_7f_ff_ff, 72)
  for (let nonce = 0; ; nonce += 1) {
    header.writeUInt32LE(nonce, 76)
    const hash = hashTwice(header)
    if ((hash.at(-1) ?? 255) >= 0x7f) continue
    const raw = Buffer.concat([header, Buffer.from([1]), transaction]).toString('hex')
    return { hash: hash.toReversed().reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), ''), raw }
  }
}

function hashTwice(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(createHash('sha256').update(bytes).digest()).digest()
}
