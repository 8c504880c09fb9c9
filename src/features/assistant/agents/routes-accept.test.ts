import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ReadableBody, openTestShop, type TestShop } from '../../../../test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
}, 120_000)
afterAll(async () => await shop.close())

type Reply = { status: number; type: string | null; body: ReadableBody }

async function send(message: unknown, accept: string | undefined, more: Record<string, string> = {}): Promise<Reply> {
  const headers = { 'content-type': 'application/json', ...(accept !== undefined && { accept }), ...more }
  const request = { method: 'POST', headers, body: JSON.stringify(message) }
  const response = await shop.api.request('http://localhost/mcp', request)
  const text = await response.text()
  return { status: response.status, type: response.headers.get('content-type'), body: text ? JSON.parse(text) : '' }
}

const client = { clientInfo: { name: 'test', version: '1' }, capabilities: {} }
const initialize = { method: 'initialize', params: { protocolVersion: '2025-11-25', ...client } }
const call = { method: 'tools/call', params: { name: 'search_rituals', arguments: { query: 'ganesha' } } }
const message = (rest: object) => ({ jsonrpc: '2.0', id: 1, ...rest })

/** A message of the protocol's current revision, in which every message names the revision. */
const present = {
  headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' },
  message: message({
    method: 'tools/list',
    params: {
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': client.clientInfo,
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  }),
}

const ACCEPTABLE = [
  undefined,
  '',
  '*/*',
  'application/json',
  'application/*',
  'Application/JSON; charset=utf-8',
  'text/event-stream',
  'application/json, text/event-stream',
  'text/html, application/xhtml+xml, */*;q=0.8',
  'text/html;q=0.9, application/json;q=0.1',
  'application/json;q=0, text/event-stream',
]

const REFUSED = ['text/html', 'text/*;q=0', 'application/xml, image/*', '*/*;q=0', 'application/json;q=0']

describe.each([
  ['initialize', initialize],
  ['ping', { method: 'ping' }],
  ['tools/list', { method: 'tools/list' }],
  ['tools/call', call],
  ['resources/list', { method: 'resources/list' }],
])('the response to POST /mcp with %s', (_, rest) => {
  it.each(ACCEPTABLE)('is JSON if the Accept header is: %s', async (accept) => {
    const { status, type, body } = await send(message(rest), accept)
    expect(status).toBe(200)
    expect(type).toMatch(/^application\/json/)
    expect(body).toMatchObject({ jsonrpc: '2.0', id: 1 })
    expect(body.error).toBeUndefined()
  })

  it.each(REFUSED)('gets the status 406 if the Accept header is: %s', async (accept) => {
    const { status, type, body } = await send(message(rest), accept)
    expect(status).toBe(406)
    expect(type).toMatch(/^application\/json/)
    expect(body.error.message).toContain('application/json')
  })
})

it.each(ACCEPTABLE)('the server answers the current protocol version if the Accept header is: %s', async (accept) => {
  const { status, body } = await send(present.message, accept, present.headers)
  expect([status, body.error]).toEqual([200, undefined])
  expect(body.result.tools.length).toBeGreaterThan(0)
})

it('the server accepts a notification that has no Accept header', async () => {
  const { status } = await send({ jsonrpc: '2.0', method: 'notifications/initialized' }, undefined)
  expect(status).toBe(202)
})

it('an error about a media type is in the caller’s language', async () => {
  const russian = await send(message(initialize), 'text/html', { 'accept-language': 'ru' })
  expect(russian.body.error.message).toMatch(/[а-я]/)
})
