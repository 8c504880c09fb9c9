import { z } from 'zod'
import { SECOND } from '#base/time.ts'
import { hostOf } from '#server/fetch-json.ts'
import type { Transfer } from '../model.ts'
import { type BitcoinNetwork, type BitcoinReader, HASH } from './bitcoin.ts'
import { type Output, readTransaction } from './bitcoin-block.ts'
import { rpcCall, rpcEach, type Call, RpcRefusal } from './json-rpc.ts'
import { WrongChain } from './wrong-chain.ts'

const hash = z.string().regex(HASH)
const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/)
const chainInfo = z.object({
  chain: z.string().max(20),
  blocks: z.number().int().min(0),
  bestblockhash: hash,
  mediantime: z.number().int(),
  initialblockdownload: z.boolean(),
})
const ids = z.array(hash).max(1_000_000)

const SMALL = { limitBytes: 200_000 }
const WHOLE_BLOCK = { withinMs: 30 * SECOND, limitBytes: 9_000_000 }
const MEMPOOL = { withinMs: 15 * SECOND, limitBytes: 80_000_000 }
const TRANSACTIONS = { withinMs: 15 * SECOND, limitBytes: 50_000_000 }
/** `RPC_INVALID_PARAMETER`: https://github.com/bitcoin/bitcoin/blob/master/src/rpc/protocol.h */
const NO_SUCH_HEIGHT = -8
const TRANSACTIONS_AT_ONCE = 100
const TRANSACTIONS_PER_LOOK = 3000
const NOTHING: Transfer[] = []

/** A node of Bitcoin Core, or one that speaks like it: https://developer.bitcoin.org/reference/rpc */
export function bitcoinCoreReader(url: string, network: BitcoinNetwork): BitcoinReader {
  return {
    tip: async () => {
      const info = await rpcCall(url, { method: 'getblockchaininfo', params: [], schema: chainInfo }, SMALL)
      if (info.chain !== network.name) throw new WrongChain(`${hostOf(url)} is a node of Bitcoin's ${info.chain}`)
      if (info.initialblockdownload) throw new Error(`${hostOf(url)} is still reading the chain`)
      return { height: info.blocks, hash: info.bestblockhash, time: new Date(info.mediantime * SECOND) }
    },
    hashAt: async (height) => {
      try {
        return await rpcCall(url, { method: 'getblockhash', params: [height], schema: hash }, SMALL)
      } catch (error) {
        if (error instanceof RpcRefusal && error.code === NO_SUCH_HEIGHT) return undefined
        throw error
      }
    },
    rawBlock: async (block) => {
      const raw = await rpcCall(url, { method: 'getblock', params: [block, 0], schema: hex }, WHOLE_BLOCK)
      return Buffer.from(raw, 'hex')
    },
    mempool: readMempool(url),
  }
}

/** Each waiting transaction is read once; what came since the last poll before what was there from the beginning. */
function readMempool(url: string): BitcoinReader['mempool'] {
  const read = new Map<string, Transfer[]>()
  let backlog: ReadonlySet<string> | undefined
  return async (pick) => {
    const waiting = await rpcCall(url, { method: 'getrawmempool', params: [], schema: ids }, MEMPOOL)
    backlog ??= new Set(waiting)
    const present = new Set(waiting)
    for (const id of read.keys()) if (!present.has(id)) read.delete(id)
    const unread = waiting.filter((id) => !read.has(id))
    const older = backlog
    const next = [...unread.filter((id) => !older.has(id)), ...unread.filter((id) => older.has(id))]
    for (let at = 0; at < Math.min(next.length, TRANSACTIONS_PER_LOOK); at += TRANSACTIONS_AT_ONCE) {
      const some = await readSome(url, next.slice(at, at + TRANSACTIONS_AT_ONCE))
      const picked = await pick(some.flatMap(([, outputs]) => outputs))
      for (const [id] of some) read.set(id, NOTHING)
      for (const one of picked) read.set(one.transactionHash, [...(read.get(one.transactionHash) ?? []), one])
    }
    return [...read.values()].flat()
  }
}

async function readSome(url: string, some: string[]): Promise<[string, Output[]][]> {
  const calls = some.map((id): Call<string> => ({ method: 'getrawtransaction', params: [id], schema: hex }))
  const answers = await rpcEach(url, calls, TRANSACTIONS)
  return some.flatMap((id, at) => {
    const raw = answers[at]
    // Mined or replaced since the list was made.
    if (raw === undefined || raw instanceof RpcRefusal) return []
    const outputs = readTransaction(Buffer.from(raw, 'hex'))
    if (outputs.some((output) => output.transactionHash !== id))
      throw new Error(`${hostOf(url)} gave another transaction`)
    return [[id, outputs]]
  })
}
