import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { after, MINUTE } from '#base/time.ts'
import { type AnswerServer, openAnswerServer } from '../../../../../test/answer-server.ts'
import type { NodeSource, OwnAddresses } from '../model.ts'
import { BITCOIN, bitcoinSource } from './bitcoin.ts'
import { keyHashAddress } from './bitcoin-block.ts'
import { bitcoinCoreReader } from './bitcoin-core.ts'
import { IDS_AT_ONCE, TRANSACTIONS_PER_LOOK } from './bitcoin-mempool.ts'

type Call = { id: number; method: string; params: string[] }

let server: AnswerServer
let waiting: Map<string, string>
/** The ids of the transactions that the shop requested, one list for each request. */
let read: string[][]
let given: string[]
/** `requestCount`: how often the shop's addresses were read. `encoded`: how often an address was encoded. */
let requestCount: number
let encoded: number
let source: NodeSource
let now: Date

const twice = (bytes: Buffer) => createHash('sha256').update(createHash('sha256').update(bytes).digest()).digest()

/** Makes a transaction that pays the hash of one key. Returns its id and its hexadecimal text. */
function pay(key: number): [string, string] {
  const script = Buffer.concat([Buffer.from('0014', 'hex'), keyHash(key)])
  const raw = Buffer.alloc(4 + 1 + 41 + 1 + 8 + 1 + 22 + 4)
  raw.writeUInt32LE(2, 0)
  raw.writeUInt8(1, 4)
  raw.writeUInt8(1, 46)
  raw.writeBigUInt64LE(1000n, 47)
  raw.writeUInt8(22, 55)
  script.copy(raw, 56)
  return [Buffer.from(twice(raw).toReversed()).toString('hex'), raw.toString('hex')]
}

function keyHash(key: number): Buffer {
  const hash = Buffer.alloc(20)
  hash.writeUInt32LE(key, 0)
  return hash
}

const addressOf = (key: number) => keyHashAddress('bc', keyHash(key))

const addresses: OwnAddresses = {
  among: async () => new Set(),
  watched: async () => [],
  givenFrom: async (places) => {
    requestCount += 1
    const from = places.main ?? 0
    return from === given.length ? { keys: [], places } : { keys: given.slice(from), places: { main: given.length } }
  },
}

function answerTo(body: string): string {
  const requests = JSON.parse(body) as Call | Call[]
  const answers = [requests].flat().map(({ id, method, params }) => {
    return { result: method === 'getrawmempool' ? [...waiting.keys()] : waiting.get(params[0] ?? ''), error: null, id }
  })
  const names = [requests].flat().flatMap(({ method, params }) => (method === 'getrawtransaction' ? params : []))
  if (names.length > 0) read.push(names)
  return JSON.stringify(Array.isArray(requests) ? answers : answers[0])
}

beforeEach(async () => {
  waiting = new Map()
  read = []
  given = [addressOf(7)]
  requestCount = 0
  encoded = 0
  server = await openAnswerServer(({ body }) => ({ body: answerTo(body) }))
  const network = {
    ...BITCOIN,
    get addressPrefix() {
      encoded += 1
      return BITCOIN.addressPrefix
    },
  }
  now = new Date('2026-11-20T10:00:00Z')
  source = bitcoinSource(bitcoinCoreReader(server.url, network), network, () => now)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

function add(from: number, to: number): void {
  for (let key = from; key < to; key += 1) waiting.set(...pay(key))
}

const look = async () => (await source.mempool(addresses)).transfers

describe('a transaction in the mempool', () => {
  it('is reported if it pays the shop, however large the mempool is', async () => {
    add(0, 2000)
    expect(await look()).toMatchObject([{ currency: 'BTC', units: 1000n, address: addressOf(7), eventIndex: 0 }])
  })

  it('is read from the node only once, when it appears', async () => {
    add(0, 500)
    await look()
    read = []
    add(500, 520)
    expect(await look()).toHaveLength(1)
    expect(read.flat()).toEqual([...waiting.keys()].slice(500))
  })

  it('is reported even if the shop created the address only after the last poll', async () => {
    add(0, 20)
    expect(await look()).toHaveLength(1)
    given.push(addressOf(1000), addressOf(1001))
    waiting.set(...pay(1001))
    expect((await look()).map(({ address }) => address)).toEqual([addressOf(7), addressOf(1001)])
  })

  it('disappears if it leaves the mempool, and is reported again if it returns', async () => {
    add(0, 20)
    expect(await look()).toHaveLength(1)
    waiting.delete(pay(7)[0])
    expect(await look()).toEqual([])
    waiting.set(...pay(7))
    expect(await look()).toHaveLength(1)
  })

  it('is compared again if a comparison with the shop’s addresses failed', async () => {
    add(0, 20)
    const broken = { ...addresses, givenFrom: async () => await Promise.reject(new Error('no database')) }
    await expect(source.mempool(broken)).rejects.toThrow('no database')
    expect(await look()).toHaveLength(1)
  })

  it('is reported by each of two parallel polls', async () => {
    add(0, 500)
    expect((await Promise.all([look(), look()])).map((found) => found.length)).toEqual([1, 1])
    expect(await look()).toHaveLength(1)
  })
})

describe('a poll of a large mempool', () => {
  it('computes addresses only for payments to the shop, and only once for each', async () => {
    add(0, 2900)
    await look()
    expect({ encoded, asked: requestCount }).toEqual({ encoded: 1, asked: 2 })
    add(2900, 3000)
    await look()
    expect({ encoded, asked: requestCount }).toEqual({ encoded: 2, asked: 3 })
  })

  it('reads a limited number of transactions, the newest first, a hundred per request', async () => {
    add(10, TRANSACTIONS_PER_LOOK + 510)
    await look()
    expect(read.map((names) => names.length)).toEqual(Array.from({ length: TRANSACTIONS_PER_LOOK / 100 }, () => 100))
    read = []
    waiting.set(...pay(7))
    expect(await look()).toHaveLength(1)
    expect(read.flat()).toHaveLength(501)
    expect(read[0]?.[0]).toBe(pay(7)[0])
    read = []
    await look()
    expect(read).toEqual([])
  })

  it('reports whether it is complete, and when each transaction was first seen', async () => {
    const began = now
    add(10, TRANSACTIONS_PER_LOOK + 510)
    waiting.set(...pay(7))
    expect(await source.mempool(addresses)).toEqual({ transfers: [], isComplete: false })
    now = after(now, MINUTE)
    given.push(addressOf(1_000_000))
    waiting.set(...pay(1_000_000))
    const { transfers, isComplete } = await source.mempool(addresses)
    expect(isComplete).toBe(true)
    const seen = transfers.map(({ address, seenAt }) => [address, seenAt])
    expect(seen).toHaveLength(2)
    expect(seen).toContainEqual([addressOf(7), began])
    expect(seen).toContainEqual([addressOf(1_000_000), now])
  })

  it('lets other work run after every 2,000 transactions, whether new or known', async () => {
    // The test uses no network, so other work can run only when the poll itself pauses.
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      return { status: 200, body: [Buffer.from(answerTo(body))] }
    })
    const turnsOfLook = async () => {
      let turns = 0
      let isOver = false
      const count = () => {
        turns += 1
        if (!isOver) setImmediate(count)
      }
      setImmediate(count)
      await look()
      isOver = true
      return turns
    }
    add(0, 10 * IDS_AT_ONCE)
    while (read.flat().length < waiting.size) await look()
    expect(await turnsOfLook()).toBeGreaterThanOrEqual(10 + 10)
    waiting = new Map([...waiting].slice(0, 500))
    await look()
    expect(await turnsOfLook()).toBeLessThan(3)
  })

  it.each([
    ['no list', '{"result":null,"error":{"code":-28,"message":"Loading"},"id":1}'],
    ['invalid ids', '{"result":["abc"],"error":null,"id":1}'],
    ['a list without an end', `{"result":["${'0'.repeat(64)}"`],
    ['a list of objects', '{"result":[{"txid":"00"}],"error":null,"id":1}'],
  ])('fails if the node answers with %s', async (_, body) => {
    await server.close()
    server = await openAnswerServer(() => ({ body }))
    source = bitcoinSource(bitcoinCoreReader(server.url, BITCOIN), BITCOIN, () => new Date())
    await expect(look()).rejects.toThrow(/unexpected answer from .* to getrawmempool/)
  })
})
