import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AnswerServer, openAnswerServer } from '../../../../test/answer-server.ts'
import type { OwnAddresses } from '../model.ts'
import { BITCOIN, bitcoinSource } from './bitcoin.ts'
import { keyHashAddress } from './bitcoin-block.ts'
import { bitcoinCoreReader } from './bitcoin-core.ts'

type Call = { id: number; method: string; params: string[] }

let server: AnswerServer
let waiting: Map<string, string>
let compared: string[][]
let addresses: OwnAddresses

const twice = (bytes: Buffer) => createHash('sha256').update(createHash('sha256').update(bytes).digest()).digest()

/** A transaction that pays to the hash of one key, and its name. */
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

beforeEach(async () => {
  waiting = new Map()
  compared = []
  const known = keyHashAddress('bc', keyHash(7))
  addresses = {
    among: async (keys) => {
      compared.push(keys)
      return new Set(keys.filter((key) => key === known))
    },
    watched: async () => [],
  }
  server = await openAnswerServer(({ body }) => {
    const requests = JSON.parse(body) as Call | Call[]
    const answers = [requests].flat().map(({ id, method, params }) => {
      return {
        id,
        error: null,
        result: method === 'getrawmempool' ? [...waiting.keys()] : waiting.get(params[0] ?? ''),
      }
    })
    return { body: JSON.stringify(Array.isArray(requests) ? answers : answers[0]) }
  })
})
afterEach(async () => await server.close())

function add(from: number, to: number): void {
  for (let key = from; key < to; key += 1) waiting.set(...pay(key))
}

describe('a transaction in the mempool', () => {
  it('is reported when it pays one of our addresses, however many others wait', async () => {
    add(0, 2000)
    const source = bitcoinSource(bitcoinCoreReader(server.url, BITCOIN), BITCOIN, () => new Date())
    const found = await source.mempool(addresses)
    expect(found).toMatchObject([{ currency: 'BTC', units: 1000n, address: keyHashAddress('bc', keyHash(7)) }])
  })

  it('is compared with our addresses once, when it is first seen', async () => {
    add(0, 500)
    const source = bitcoinSource(bitcoinCoreReader(server.url, BITCOIN), BITCOIN, () => new Date())
    await source.mempool(addresses)
    compared.length = 0
    add(500, 520)
    expect(await source.mempool(addresses)).toHaveLength(1)
    expect(compared.flat()).toHaveLength(20)
  })

  it('is dropped when it is no longer in the mempool', async () => {
    add(0, 20)
    const source = bitcoinSource(bitcoinCoreReader(server.url, BITCOIN), BITCOIN, () => new Date())
    expect(await source.mempool(addresses)).toHaveLength(1)
    waiting.delete(pay(7)[0])
    expect(await source.mempool(addresses)).toEqual([])
  })

  it('is compared again where the comparison failed', async () => {
    add(0, 20)
    const source = bitcoinSource(bitcoinCoreReader(server.url, BITCOIN), BITCOIN, () => new Date())
    const broken = { ...addresses, among: async () => await Promise.reject(new Error('no database')) }
    await expect(source.mempool(broken)).rejects.toThrow('no database')
    expect(await source.mempool(addresses)).toHaveLength(1)
  })
})
