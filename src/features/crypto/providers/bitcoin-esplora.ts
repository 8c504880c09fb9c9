import { z } from 'zod'
import { SECOND } from '#base/time.ts'
import { askBytes, askJson, askText, hostOf, NotThere } from '#server/fetch-json.ts'
import { type BitcoinNetwork, type BitcoinReader, HASH } from './bitcoin.ts'
import { rememberOnce, WrongChain } from './wrong-chain.ts'

const block = z.object({ id: z.string().regex(HASH), height: z.number().int().min(0), timestamp: z.number().int() })

const SMALL = { limitBytes: 20_000 }
const WHOLE_BLOCK = { withinMs: 30 * SECOND, limitBytes: 5_000_000 }

/**
 * An explorer that speaks Esplora: https://github.com/Blockstream/esplora/blob/master/API.md. It is asked for whole blocks only and never
 * hears our addresses; what waits in its mempool it could tell only by them.
 */
export function esploraReader(base: string, network: BitcoinNetwork): BitcoinReader {
  const url = (path: string): string => `${base.replace(/\/+$/, '')}${path}`
  const askHash = async (path: string): Promise<string> => {
    const text = (await askText(url(path), SMALL)).trim()
    if (!HASH.test(text)) throw new Error(`${hostOf(base)} answered with no hash`)
    return text
  }
  const assertNetwork = rememberOnce(async () => {
    if ((await askHash('/block-height/0')) === network.genesis) return
    throw new WrongChain(`${hostOf(base)} shows another network than Bitcoin's ${network.name}`)
  })
  return {
    tip: async () => {
      await assertNetwork()
      const hash = await askHash('/blocks/tip/hash')
      const { id, height, timestamp } = await askJson(url(`/block/${hash}`), block, SMALL)
      if (id !== hash) throw new Error(`${hostOf(base)} answered about another block`)
      return { height, hash, time: new Date(timestamp * SECOND) }
    },
    hashAt: async (height) => {
      try {
        return await askHash(`/block-height/${height}`)
      } catch (error) {
        if (error instanceof NotThere) return undefined
        throw error
      }
    },
    rawBlock: async (hash) => await askBytes(url(`/block/${hash}/raw`), WHOLE_BLOCK),
    mempool: async () => [],
  }
}
