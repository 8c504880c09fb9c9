import { z } from 'zod'
import { SECOND } from '#base/time.ts'
import { hostFrom } from '#server/fetch-json.ts'
import { type BitcoinNetwork, type BitcoinReader, HASH } from './bitcoin.ts'
import { readMempool } from './bitcoin-mempool.ts'
import { rpcCall, RpcRefusal, WrongChain } from './json-rpc.ts'

const hash = z.string().regex(HASH)
const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/)
const chainInfo = z.object({
  chain: z.string().max(20),
  blocks: z.number().int().min(0),
  bestblockhash: hash,
  mediantime: z.number().int(),
  initialblockdownload: z.boolean(),
})

const SMALL = { limitBytes: 200_000 }
const WHOLE_BLOCK = { withinMs: 30 * SECOND, limitBytes: 9_000_000 }
/**
 * Bitcoin Core's error code for a height without a block, `RPC_INVALID_PARAMETER`:
 * https://github.com/bitcoin/bitcoin/blob/master/src/rpc/protocol.h
 */
const NO_SUCH_HEIGHT = -8

/** Reads a node of Bitcoin Core, or a node with the same API: https://developer.bitcoin.org/reference/rpc */
export function bitcoinCoreReader(url: string, network: BitcoinNetwork): BitcoinReader {
  return {
    tip: async () => {
      const info = await rpcCall(url, { method: 'getblockchaininfo', params: [], schema: chainInfo }, SMALL)
      if (info.chain !== network.name) throw new WrongChain(`${hostFrom(url)} is a node of Bitcoin's ${info.chain}`)
      if (info.initialblockdownload) throw new Error(`${hostFrom(url)} is still syncing`)
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
