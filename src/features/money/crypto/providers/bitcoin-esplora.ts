import { z } from 'zod'
import { SECOND } from '#base/time.ts'
import { fetchBytes, fetchJson, fetchText, hostFrom, NotFoundError } from '#server/fetch-json.ts'
import { type BitcoinNetwork, type BitcoinReader, HASH } from './bitcoin.ts'
import { untilFirstSuccess, WrongChain } from './json-rpc.ts'

const block = z.object({ id: z.string().regex(HASH), height: z.number().int().min(0), timestamp: z.number().int() })

const SMALL = { limitBytes: 20_000 }
const WHOLE_BLOCK = { withinMs: 30 * SECOND, limitBytes: 5_000_000 }

/**
 * Reads an explorer with the Esplora API: https://github.com/Blockstream/esplora/blob/master/API.md. The shop asks the explorer only for
 * whole blocks, so the explorer never learns the shop's addresses. Reading the mempool would require sending addresses, so this reader has
 * no mempool.
 */
export function esploraReader(base: string, network: BitcoinNetwork): BitcoinReader {
  const url = (path: string): string => `${base.replace(/\/+$/, '')}${path}`
  const fetchHash = async (path: string): Promise<string> => {
    const text = (await fetchText(url(path), SMALL)).trim()
    if (!HASH.test(text)) throw new Error(`${hostFrom(base)} did not return a hash`)
    return text
  }
  const assertNetwork = untilFirstSuccess(async () => {
    if ((await fetchHash('/block-height/0')) === network.genesis) return
    throw new WrongChain(`${hostFrom(base)} shows another network than Bitcoin's ${network.name}`)
  })
  return {
    tip: async () => {
      await assertNetwork()
      const hash = await fetchHash('/blocks/tip/hash')
      const { id, height, timestamp } = await fetchJson(url(`/block/${hash}`), block, SMALL)
      if (id !== hash) throw new Error(`${hostFrom(base)} returned a different block than requested`)
      return { height, hash, time: new Date(timestamp * SECOND) }
    },
    hashAt: async (height) => {
      try {
        return await fetchHash(`/block-height/${height}`)
      } catch (error) {
        if (error instanceof NotFoundError) return undefined
        throw error
      }
    },
    rawBlock: async (hash) => await fetchBytes(url(`/block/${hash}/raw`), WHOLE_BLOCK),
    mempool: async () => ({ outputs: [], isComplete: true }),
  }
}
