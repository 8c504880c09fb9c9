import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Transport, OutgoingMessage } from '../model.ts'
import { genericGateway } from './transports.ts'
import { smsRuGateway } from './sms-smsru.ts'

type ReceivedRequest = { headers: IncomingMessage['headers']; body: string }

let url: string
let requests: ReceivedRequest[]
let answer: (response: ServerResponse) => void

const server = createServer((request, response) => {
  void text(request).then((body) => {
    requests.push({ headers: request.headers, body })
    answer(response)
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // A listening server has an address object.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = []
})

const PATIENT = { withinMs: 60_000 }
const message: OutgoingMessage = {
  id: 'a1'.repeat(16),
  to: '+79991234567',
  lang: 'ru',
  subject: '',
  text: '004210 — код & всё',
  html: null,
  createdAt: new Date('2026-11-20T10:00:00Z'),
}
const send = async (gateway: Transport) => await gateway.send(message, AbortSignal.timeout(60_000))
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const smsRu = (code: number, sms?: Record<string, { status_code: number }>) =>
  json(200, { status: 'OK', status_code: code, sms, balance: 10 })

const generic = (limits = PATIENT) => genericGateway({ url, token: 'key', from: 'Ahuti' }, limits)
const russian = (limits = PATIENT) => smsRuGateway({ url, token: 'api-id' }, limits)

describe('a text message service with the general protocol', () => {
  it('gets number, text, sender and a key that prevents double sending', async () => {
    answer = json(202, { id: 1 })
    await send(generic())
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer key',
      'content-type': 'application/json',
      'idempotency-key': message.id,
    })
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ to: '+79991234567', text: message.text, from: 'Ahuti' })
  })

  it.each([
    [422, { error: 'no such number' }, 'sms 422', true],
    [401, { error: 'who are you' }, 'sms 401', false],
    [429, {}, 'sms 429', false],
    [503, {}, 'sms 503', false],
    [200, { error: 'queue is full' }, 'sms not accepted', false],
    [200, 'fine', 'sms answer unreadable', false],
  ])('that answers %i %j causes the error %s, permanent: %s', async (status, body, reason, isPermanent) => {
    answer = json(status, body)
    await expect(send(generic())).rejects.toMatchObject({ reason, isPermanent })
  })
})

describe('the text message service SMS.ru', () => {
  it('gets the number’s digits and the text as a form', async () => {
    answer = smsRu(100, { '79991234567': { status_code: 100 } })
    await send(russian())
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
      api_id: 'api-id',
      to: '79991234567',
      msg: message.text,
      json: '1',
    })
  })

  it.each([
    ['no such number', smsRu(100, { '79991234567': { status_code: 202 } }), 'sms.ru 202', true],
    ['no route to the number', smsRu(100, { '79991234567': { status_code: 207 } }), 'sms.ru 207', true],
    [
      'too many messages to this number today',
      smsRu(100, { '79991234567': { status_code: 230 } }),
      'sms.ru 230',
      false,
    ],
    ['no money left', smsRu(201), 'sms.ru 201', false],
    ['a wrong key', smsRu(200), 'sms.ru 200', false],
    ['a temporary outage', smsRu(220), 'sms.ru 220', false],
    ['another number', smsRu(100, { '70000000000': { status_code: 100 } }), 'sms answer unreadable', false],
    ['a server error', json(500, {}), 'sms 500', false],
  ])('causes an error if the answer means: %s', async (_, message, reason, isPermanent) => {
    answer = message
    await expect(send(russian())).rejects.toMatchObject({ reason, isPermanent })
  })
})

describe.each([
  ['a generic gateway', generic],
  ['SMS.ru', russian],
])('an invalid answer of %s', (_, open) => {
  it.each([
    [
      'a page',
      (response: ServerResponse) => void response.writeHead(200).end('<h1>Welcome</h1>'),
      'sms answer unreadable',
    ],
    ['an empty answer', (response: ServerResponse) => void response.writeHead(200).end(), 'sms answer unreadable'],
    [
      'an endless answer',
      (response: ServerResponse) => void response.writeHead(200).end(`"${'x'.repeat(200_000)}"`),
      'sms answer too long',
    ],
    [
      'a redirect',
      (response: ServerResponse) => void response.writeHead(302, { location: url }).end(),
      'sms gateway unreachable',
    ],
    ['a closed connection', (response: ServerResponse) => void response.destroy(), 'sms gateway unreachable'],
  ])('the shop sends the text message again later after an invalid answer (%s)', async (__, message, reason) => {
    answer = message
    await expect(send(open())).rejects.toMatchObject({ reason, isPermanent: false })
  })

  it('the shop sends the text message again later if no answer comes', async () => {
    answer = () => {}
    const reason = 'sms not answered in time'
    await expect(send(open({ withinMs: 300 }))).rejects.toMatchObject({ reason, isPermanent: false })
  })
})
