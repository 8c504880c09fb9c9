import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AnswerServer, openAnswerServer, type Reply } from '../../../../../test/answer-server.ts'
import { rpcCall, rpcBatch, RpcRefusal } from './json-rpc.ts'

let server: AnswerServer
let reply: Reply

beforeAll(async () => {
  server = await openAnswerServer(() => reply)
})
afterAll(async () => await server.close())

const call = { method: 'eth_call', params: [], schema: z.string() }
const failed = (status: number, error: object): Reply => ({
  status,
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, error }),
})

/** The answers of commercial services and nodes to a request for a state that they no longer have, or to an unsupported request. */
const refusals: [string, Reply][] = [
  ['403 of publicnode.com, which serves no old state', failed(403, { code: -32701, message: 'archive requests' })],
  ['400 of Alchemy and dRPC', failed(400, { code: -32000, message: 'missing trie node' })],
  ['500 of Bitcoin Core, a refused request', failed(500, { code: -8, message: 'Block height out of range' })],
  ['404 of Bitcoin Core, an unknown method', failed(404, { code: -32601, message: 'Method not found' })],
  ['200 of go-ethereum', failed(200, { code: -32000, message: 'historical state is not available' })],
  ['403 without an id', { status: 403, body: '{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"no"}}' }],
]

describe('an error of a node', () => {
  it.each(refusals)('is recognised as a refusal in the answer %s', async (_what, message) => {
    reply = message
    await expect(rpcCall(server.url, call)).rejects.toThrow(RpcRefusal)
    await expect(rpcBatch(server.url, [call, call])).rejects.toThrow(RpcRefusal)
  })

  it('is recognised in a list of answers, even if the status is not 200', async () => {
    const one = { jsonrpc: '2.0', error: { code: -32000, message: 'missing trie node' } }
    reply = {
      status: 400,
      body: JSON.stringify([
        { ...one, id: 0 },
        { ...one, id: 1 },
      ]),
    }
    await expect(rpcBatch(server.url, [call, call])).rejects.toThrow(RpcRefusal)
  })
})

/**
 * The answers of services that limit requests. Sources: 402: https://docs.metamask.io/services/how-to/avoid-rate-limiting; -32005:
 * EIP-1474; 429 in a list: Alchemy.
 */
const limits: [string, Reply][] = [
  ['401', failed(401, { code: -32000, message: 'invalid project id' })],
  ['402', failed(402, { code: 402, message: 'Payment Required' })],
  ['429', failed(429, { code: -32005, message: 'Too Many Requests' })],
  ['200 with the code of EIP-1474', failed(200, { code: -32005, message: 'limit exceeded' })],
  ['200 with the code 429', failed(200, { code: 429, message: 'exceeded its compute units per second' })],
]

describe('the answer of a service that limits requests', () => {
  it.each(limits)('is not treated as an error in the request: %s', async (_what, message) => {
    reply = message
    const error: unknown = await rpcCall(server.url, call).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(RpcRefusal)
  })
})

describe('an answer of a node with a status other than 200', () => {
  it.each([402, 403, 429, 500])('is rejected even if its body has a result: %d', async (status) => {
    reply = { status, body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}' }
    await expect(rpcCall(server.url, call)).rejects.toThrow(`status ${status}`)
  })

  it('is reported by its status if its body is an HTML page', async () => {
    reply = { status: 403, type: 'text/html', body: '<html>Attention required</html>' }
    await expect(rpcCall(server.url, call)).rejects.toThrow('status 403')
  })
})

describe('a single request to a node', () => {
  it('is not sent as a batch, because services charge extra for a batch', async () => {
    reply = { body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}' }
    expect(await rpcBatch(server.url, [call])).toEqual(['0x1'])
  })
})
