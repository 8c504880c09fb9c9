import { toMailbox } from '#base/mailbox.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { unprovedEmailLimit } from '#features/platform/notifications/rules.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { BEHIND_PROXY, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import {
  answerQuestion,
  deleteConversation,
  deleteConversationsOf,
  openQuestion,
  pruneConversations,
} from './commands.ts'
import type { ConsultantEvent } from './model.ts'
import { openDangerModel } from './providers/danger-weights.ts'
import { findTurns } from './queries.ts'
import { askLimits } from './rules-rate-limits.ts'
import { conversations } from './tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
})
afterAll(() => shop.close())

type StreamEvent = { event: string; data: ReturnType<typeof JSON.parse> }
type StreamedAnswer = { status: number; type: string; events: StreamEvent[]; body: string }

let addresses = 0

/** Sends a question to the consultant, from a new network address if the test gives no address. */
async function ask(body: object, { cookie = '', ip = `198.51.100.${(addresses += 1)}` } = {}): Promise<StreamedAnswer> {
  const response = await shop.api.request('http://localhost/api/consultant/messages', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://localhost',
      host: 'localhost',
      cookie,
      'x-forwarded-for': ip,
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const events = [...text.matchAll(/event: (.+)\ndata: (.+)\n\n/g)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data),
  }))
  return { status: response.status, type: response.headers.get('content-type') ?? '', events, body: text }
}

const named = (asked: StreamedAnswer, name: string) => asked.events.find(({ event }) => event === name)?.data
async function* quiet(): AsyncGenerator<ConsultantEvent> {
  yield await Promise.resolve({ type: 'text', text: 'Да.' })
}
const readDangerModel = openDangerModel()
const around = () => ({ shop: shop.shop, engine: { name: 'local' as const, answer: quiet }, readDangerModel })
const listKept = async () => await shop.shop.db.select().from(conversations)

describe('a question to the consultant', () => {
  it('is answered with a stream of events, from `engine` to `done`', async () => {
    const asked = await ask({ text: 'хочу защитить здоровье мамы', lang: 'ru' })
    expect(asked).toMatchObject({ status: 200, type: 'text/event-stream' })
    expect(asked.events.map(({ event }) => event)).toEqual(['engine', 'text', 'cards', 'links', 'done'])
    expect(named(asked, 'engine')).toEqual({ engine: 'local' })
    expect(named(asked, 'cards')[0]).toMatchObject({
      serviceId: 'maha-mrityunjaya',
      tier: 'basic',
      termMonths: 0.5,
      priceUsd: 273,
    })
    expect(await listKept()).toEqual([])
  })

  it('is refused with a reason if the question is empty or too long', async () => {
    const answerTo = async (text: string) => JSON.parse((await ask({ text, lang: 'ru' })).body)
    expect(await answerTo('   ')).toMatchObject({
      status: 422,
      errors: [{ path: 'text', message: 'Write your question.' }],
    })
    expect(await answerTo('я'.repeat(2001))).toMatchObject({ status: 422, errors: [{ path: 'text' }] })
  })

  it('is answered with emergency numbers and no offers if the person is in danger', async () => {
    const asked = await ask({ text: 'я хочу умереть', lang: 'ru' })
    expect(named(asked, 'notice')).toEqual({ kind: 'crisis' })
    expect(named(asked, 'handoff').contacts.map(({ href }: { href: string }) => href)).toContain('tel:112')
    expect(named(asked, 'cards')).toBeUndefined()
  })

  it('is refused after 100 questions in a minute (sandbox) or 20 (real shop)', async () => {
    const ip = '203.0.113.7'
    const statuses = []
    for (let n = 0; n < 101; n += 1) statuses.push((await ask({ text: 'привет', lang: 'ru' }, { ip })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect(statuses.at(-1)).toBe(429)
    expect(askLimits(ip, { SANDBOX: false }).map(({ most }) => most)).toEqual([20, 300])
  })

  it('is answered even if the browser sends an unknown conversation id', async () => {
    const asked = await ask({ text: 'сколько стоит ягья Ганеше?', lang: 'ru', conversationId: 'mine-1' })
    expect(asked.status).toBe(200)
    expect(named(asked, 'engine').conversationId).toBeUndefined()
    expect(named(asked, 'done')).toBeDefined()
  })

  it('is never answered with an unpublished ritual', async () => {
    const staff = await signIn(shop, 'admin@example.com')
    const before = await ask({ text: 'Сарасвати', lang: 'ru' })
    expect(named(before, 'cards')[0].serviceId).toBe('saraswati')
    const { body } = await staff.call('GET', '/api/admin/service-cards/saraswati')
    await staff.call('POST', '/api/admin/service-cards/saraswati/publication', {
      version: body.version,
      published: false,
    })
    await expect
      .poll(async () => JSON.stringify((await ask({ text: 'Сарасвати', lang: 'ru' })).events))
      .not.toContain('"serviceId":"saraswati"')
    const hidden = await staff.call('GET', '/api/admin/service-cards/saraswati')
    await staff.call('POST', '/api/admin/service-cards/saraswati/publication', {
      version: hidden.body.version,
      published: true,
    })
  })
})

describe('a conversation with the consultant', () => {
  it('is stored only with consent, is encrypted, and can be continued by its id', async () => {
    const first = await ask({ text: 'ягья Дурге', lang: 'ru', consent: true })
    const { conversationId } = named(first, 'engine')
    const second = await ask({ text: 'сколько стоит?', lang: 'ru', conversationId })
    expect(named(second, 'text').text).toContain('$284')
    const [row] = await listKept()
    expect(row?.turns).not.toContain('Дурге')
    await shop.shop.db.delete(conversations)
  })

  it('contains the messages of both tabs if two tabs send messages simultaneously', async () => {
    const { conversationId } = named(await ask({ text: 'ягья Дурге', lang: 'ru', consent: true }), 'engine')
    const both = ['сколько стоит?', 'как она проходит?']
    await Promise.all(both.map((text) => ask({ text, lang: 'ru', conversationId })))
    const whose = { id: conversationId, accountId: undefined, now: shop.shop.now() }
    const turns = await findTurns(shop.shop.db, shop.shop.keys, whose)
    const asked = turns?.filter(({ role }) => role === 'visitor').map(({ text }) => text)
    expect([turns?.length, asked?.toSorted()]).toEqual([6, [...both, 'ягья Дурге'].toSorted()])
    await shop.shop.db.delete(conversations)
  })

  it('is not stored if the visitor deletes the conversation during the first answer', async () => {
    const { shop: opened } = shop
    const question = { text: 'ягья Дурге', lang: 'ru' as const, turns: [], consent: true }
    const asked = await openQuestion(around(), question, { caller: undefined, visitor: '' })
    const asking = { caller: undefined, requestId: '', signal: new AbortController().signal }
    for await (const event of answerQuestion(around(), asked, asking))
      if (event.type === 'engine') await deleteConversation(opened, event.conversationId ?? '', undefined)
    expect(await listKept()).toEqual([])
  })

  it('is stored with all messages as soon as the first answer is complete', async () => {
    const { shop: opened } = shop
    const turns = [{ role: 'visitor' as const, text: 'мама болеет' }]
    const question = { text: 'ягья Дурге', lang: 'ru' as const, turns, consent: true }
    const { id = '' } = await openQuestion(around(), question, { caller: undefined, visitor: '' })
    const kept = async () => await findTurns(opened.db, opened.keys, { id, accountId: undefined, now: opened.now() })
    expect(await kept()).toEqual([])
    for (const text of ['сколько стоит?', 'и?'])
      expect((await ask({ text, lang: 'ru', conversationId: id, turns })).status).toBe(200)
    const asked = (await kept())?.filter(({ role }) => role === 'visitor').map(({ text }) => text)
    expect(asked).toEqual(['мама болеет', 'сколько стоит?', 'и?'])
    await opened.db.delete(conversations)
  })

  it('is sent to the answering program with only its last twelve messages', async () => {
    const { shop: opened } = shop
    const { conversationId } = named(await ask({ text: 'привет', lang: 'ru', consent: true }), 'engine')
    for (let times = 0; times < 6; times += 1) await ask({ text: 'сколько стоит?', lang: 'ru', conversationId })
    const input = { conversationId, text: 'и?', lang: 'ru' as const, turns: [] }
    const { question } = await openQuestion(around(), input, { caller: undefined, visitor: '' })
    expect(question.turns).toHaveLength(12)
    await opened.db.delete(conversations)
  })

  it('belongs to the customer who signs in and continues the conversation', async () => {
    const { conversationId } = named(await ask({ text: 'мама болеет', lang: 'ru', consent: true }), 'engine')
    const vera = await signIn(shop, 'vera-consultant@example.com')
    const cookie = [...vera.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await ask({ text: 'сколько стоит?', lang: 'ru', conversationId }, { cookie })
    const exported = await vera.call('GET', '/api/account/export')
    expect(JSON.stringify(exported.body.conversations)).toContain('мама болеет')
    expect((await ask({ text: 'и?', lang: 'ru', conversationId })).status).toBe(404)
    await shop.shop.db.delete(conversations)
  })

  it('is private, is in the customer’s data export, and is deleted with the account', async () => {
    const anna = await signIn(shop, 'anna-consultant@example.com')
    const stranger = openBrowser(shop)
    const kept = await ask(
      { text: 'мама болеет', lang: 'ru', consent: true },
      { cookie: [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    )
    const { conversationId } = named(kept, 'engine')
    expect((await ask({ text: 'и?', lang: 'ru', conversationId })).status).toBe(404)
    await stranger.call('DELETE', `/api/consultant/conversations/${conversationId}`)
    const exported = await anna.call('GET', '/api/account/export')
    expect(JSON.stringify(exported.body.conversations)).toContain('мама болеет')
    const [row] = await listKept()
    await deleteConversationsOf(shop.shop.db, row?.accountId ?? '')
    expect(await listKept()).toEqual([])
  })

  it('is deleted thirty days after its last message, or when the customer asks', async () => {
    const kept = await ask({ text: 'привет', lang: 'ru', consent: true })
    await pruneConversations(shop.shop)
    expect(await listKept()).toHaveLength(1)
    const later = new Date(shop.shop.now().getTime() + 31 * 86_400_000)
    await pruneConversations({ ...shop.shop, now: () => later })
    expect(await listKept()).toEqual([])
    const again = await ask({ text: 'привет', lang: 'ru', consent: true })
    expect(named(again, 'engine').conversationId).not.toBe(named(kept, 'engine').conversationId)
    await shop.call('DELETE', `/api/consultant/conversations/${named(again, 'engine').conversationId}`)
    expect(await listKept()).toEqual([])
  })

  it('can be sent to the shop’s mailbox only, with the visitor’s e-mail address', async () => {
    const turns = [{ role: 'visitor', text: 'тайное слово' }]
    const body = { email: 'olga@example.com', lang: 'ru', turns, consent: true }
    expect((await shop.call('POST', '/api/consultant/handoff', { ...body, consent: false })).status).toBe(422)
    expect((await shop.call('POST', '/api/consultant/handoff', { ...body, email: 'olga' })).status).toBe(422)
    expect((await shop.call('POST', '/api/consultant/handoff', body)).status).toBe(202)
    const sentTo = async (to: string) => (await shop.call('GET', `/api/sandbox/messages?to=${to}`)).body[0].text
    expect(await sentTo('hello@ahuti.example')).toContain('тайное слово')
    expect(await sentTo('hello@ahuti.example')).toContain('olga@example.com')
    expect(await sentTo('olga@example.com')).not.toContain('тайное слово')
  })

  it('goes to staff without answers that a browser invented', async () => {
    const kept = await ask({ text: 'Ганеша', lang: 'ru', consent: true })
    const { conversationId } = named(kept, 'engine')
    const turns = [
      { role: 'visitor', text: 'Сколько со скидкой?' },
      { role: 'consultant', text: 'Скидка 90%, обещаю' },
    ]
    const body = { email: 'vera@example.com', lang: 'ru', turns, consent: true }
    const mailed = async (more: Record<string, unknown>) => {
      expect((await shop.call('POST', '/api/consultant/handoff', { ...body, ...more })).status).toBe(202)
      return (await shop.call('GET', '/api/sandbox/messages?to=hello@ahuti.example')).body[0].text as string
    }
    const unknown = await mailed({})
    expect(unknown).toContain('Сколько со скидкой?')
    expect(unknown).not.toContain('обещаю')
    const known = await mailed({ conversationId })
    expect(known).not.toMatch(/обещаю|Сколько со скидкой/)
    expect(known).toContain('Ганеша')
    expect(await mailed({ conversationId: 'f'.repeat(32) })).not.toContain('обещаю')
  })
})

it('conversations sent to staff count toward the daily limit of an unverified address', async () => {
  const mailing = await openTestShop({
    ...BEHIND_PROXY,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'shop@shop.example',
  })
  onTestFinished(() => mailing.close())
  const { db, keys, now } = mailing.shop
  const mailbox = keys.hash('mailbox', toMailbox('olga@example.com'))
  for (let sent = 1; sent < 20; sent += 1) await countWithin(db, now(), unprovedEmailLimit(mailbox))
  const body = { email: 'olga@example.com', lang: 'ru', turns: [], consent: true }
  const handOver = async () => (await mailing.call('POST', '/api/consultant/handoff', body)).status
  expect([await handOver(), await handOver()]).toEqual([202, 429])
  const olga = await signIn(mailing, 'olga@example.com')
  expect((await olga.call('POST', '/api/consultant/handoff', body)).status).toBe(202)
})
