import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { after, DAY, HOUR, MINUTE, SECOND } from '#base/time.ts'
import { limits } from '#server/database/rate-limit-table.ts'
import type { Shop } from '#server/shop.ts'
import { type MailServer, openMailServer } from '../../../../test/mail-server.ts'
import { engine, openShopOn, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { queueMessage } from './commands.ts'
import { deliverDue, pruneMessages } from './commands-deliver.ts'
import { type Message, type Transport, DeliveryFault } from './model.ts'
import { smtpTransport } from './providers/smtp.ts'
import { MAX_TRIES } from './rules.ts'
import { messages } from './tables.ts'

const names = { ru: 'Ахути', en: 'Ahuti' }
const LIMITS = { connectMs: 3 * SECOND, greetingMs: 3 * SECOND, silenceMs: 3 * SECOND }
const PACE = { atOnce: 5, withinMs: 30 * SECOND, leaseMs: MINUTE, graceMs: 50 }
const start = new Date('2026-11-20T10:00:00Z')

let server: MailServer
let test: TestShop
let other: TestShop
let smtp: Transport
let now: Date
/** The shop at a time that the test sets. `real` is a shop with real money, which removes codes from sent messages. */
let shop: Shop
let real: Shop

beforeAll(async () => {
  server = await openMailServer()
  test = await openTestShop({ SMTP_URL: server.url, MAIL_FROM: 'shop@ahuti.example' })
  other = engine === 'postgres' ? await openShopOn(test.shop.config) : test
  smtp = smtpTransport(
    { url: server.url, from: 'shop@ahuti.example', shop: () => ({ replyTo: 'orders@ahuti.example', names }) },
    LIMITS,
  )
  shop = { ...test.shop, now: () => now }
  real = { ...shop, config: { ...shop.config, SANDBOX: false } }
})
afterAll(async () => {
  smtp.close()
  await server.close()
  await Promise.all(Array.from(new Set([test, other]), (each) => each.close()))
})
beforeEach(async () => {
  await test.shop.db.delete(messages)
  // All messages go to one unverified mailbox, so the daily limit of this mailbox is reset.
  await test.shop.db.delete(limits)
  server.received.length = 0
  server.setState('well')
  now = start
})

const EMAIL: Message = { channel: 'email', to: 'anna@example.com', lang: 'en', subject: 'Hi', text: 'x', html: 'x' }
const codeEmail = (): Message => ({ ...EMAIL, text: '004210', code: '004210', expiresAt: after(now, 10 * MINUTE) })
const queue = async (message: Message) => await queueMessage(shop.db, shop, message)
const deliver = async (by = shop, transport = smtp) => await deliverDue(by, 'email', transport, { pace: PACE })
const listRows = async () => await shop.db.select().from(messages).orderBy(messages.recipient)
const onlyRow = async () => (await listRows())[0]

/** A fake transport that calls the given function, and collects the ids of its messages. */
function fakeTransport(send: Transport['send']) {
  const ids: string[] = []
  const counted: Transport['send'] = async (message, signal) => {
    ids.push(message.id)
    await send(message, signal)
  }
  return { ids, transport: { send: counted, close: () => {} } }
}

it.each([
  ['that waits for its first try', 0],
  ['that was tried once', 1],
  ['that was tried five times', 5],
])('a message %s is sent even if the clock goes back by hours', async (_what, tries) => {
  await queue(EMAIL)
  if (tries > 0) {
    const { transport } = fakeTransport(async () => await Promise.reject(new DeliveryFault('421 try later')))
    await shop.db.update(messages).set({ tries: tries - 1 })
    await deliver(shop, transport)
  }
  expect(await onlyRow()).toMatchObject({ tries, sentAt: null })
  now = after(start, -3 * HOUR)
  await deliver()
  expect(server.received).toHaveLength(1)
  expect(await onlyRow()).toMatchObject({ sentAt: now })
})

const sleep = async (ms: number) => await new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())

describe('a message that is due', () => {
  it('is sent once, with the id of the database row', async () => {
    await queue(EMAIL)
    await deliver()
    await deliver()
    const row = await onlyRow()
    expect(row).toMatchObject({ sentAt: start, nextTryAt: null, failedAt: null, tries: 1, body: 'x' })
    expect(server.received.map(({ headers }) => headers.get('Message-ID'))).toEqual([`<${row?.id}@ahuti.example>`])
  })

  it('is sent once by two shops that run at the same time', async () => {
    for (let n = 0; n < 12; n += 1) await queue({ ...EMAIL, to: `a${n}@example.com` })
    await Promise.all([deliver(), deliver({ ...other.shop, now: () => now })])
    expect(server.received.map(({ to }) => to[0]).toSorted()).toEqual(
      (await listRows()).map(({ recipient }) => recipient),
    )
    expect((await listRows()).every(({ sentAt, tries }) => sentAt !== null && tries === 1)).toBe(true)
  })

  it('is sent again with the same id if the sending process was killed', async () => {
    await queue(EMAIL)
    const killed = fakeTransport(async () => await sleep(500))
    const dying = deliver(shop, killed.transport)
    await expect.poll(() => killed.ids).toHaveLength(1)
    await deliver()
    expect(server.received).toHaveLength(0)
    now = after(start, PACE.leaseMs)
    await deliver()
    expect(server.received[0]?.headers.get('Message-ID')).toBe(`<${killed.ids[0]}@ahuti.example>`)
    // When the killed process records its result later, nothing changes.
    await dying
    expect(await onlyRow()).toMatchObject({ tries: 2, sentAt: now })
  })
})

describe('a sign-in code in a message', () => {
  it('is deleted after the message was sent or has finally failed', async () => {
    await queue(codeEmail())
    await deliver(real)
    expect(server.received[0]?.raw).toContain('004210')
    expect(await onlyRow()).toMatchObject({ body: '', html: null, code: null, sentAt: start })
    await shop.db.delete(messages)
    await queue(codeEmail())
    server.setState('no-such-user')
    await deliver(real)
    expect(await onlyRow()).toMatchObject({ body: '', html: null, code: null, failedAt: start })
  })

  it('stays in the inbox of a sandbox', async () => {
    await queue(codeEmail())
    await deliver()
    expect((await onlyRow())?.code).not.toBeNull()
  })

  it('is never sent after the code has expired', async () => {
    await queue(codeEmail())
    now = after(start, 10 * MINUTE)
    await deliver(real)
    expect(server.received).toHaveLength(0)
    expect(await onlyRow()).toMatchObject({ failedAt: now, lastFault: 'out of date', body: '', code: null })
  })

  it('is sent before other messages', async () => {
    for (let n = 0; n < 5; n += 1) await queue(EMAIL)
    await queue({ ...codeEmail(), to: 'code@example.com' })
    await deliver()
    expect(server.received.slice(0, 5).map(({ to }) => to[0])).toContain('code@example.com')
  })
})

describe('a message that the receiving server rejects', () => {
  it.each([
    ['busy', 'smtp 451 4.3.0'],
    ['slow', 'smtp ETIMEDOUT'],
    ['drops', 'smtp ECONNECTION'],
  ] as const)('is sent by a later try (%s)', async (state, lastFault) => {
    await queue(EMAIL)
    server.setState(state)
    await deliver()
    const row = await onlyRow()
    expect(row).toMatchObject({ sentAt: null, failedAt: null, tries: 1, lastFault })
    expect(row?.nextTryAt?.getTime()).toBeGreaterThanOrEqual(start.getTime() + 8 * SECOND)
    expect(row?.nextTryAt?.getTime()).toBeLessThanOrEqual(start.getTime() + 12 * SECOND)
    server.setState('well')
    await deliver()
    expect(await onlyRow()).toMatchObject({ sentAt: null })
    now = after(start, 12 * SECOND)
    await deliver()
    expect(await onlyRow()).toMatchObject({ sentAt: now, tries: 2, lastFault: null })
  })

  it('fails immediately if the recipient is unknown; the stored reason names nobody', async () => {
    await queue(EMAIL)
    server.setState('no-such-user')
    await deliver()
    expect(await onlyRow()).toMatchObject({ failedAt: start, nextTryAt: null, lastFault: 'smtp 550 5.1.1' })
  })

  it('is marked as failed after the last try', async () => {
    await queue(EMAIL)
    const { ids, transport } = fakeTransport(async () => {
      throw new DeliveryFault('busy')
    })
    for (let n = 0; n < MAX_TRIES + 3; n += 1) {
      await deliver(shop, transport)
      now = after(now, 2 * DAY)
    }
    expect(ids).toHaveLength(MAX_TRIES)
    expect(await onlyRow()).toMatchObject({ tries: MAX_TRIES, nextTryAt: null, lastFault: 'busy' })
    expect((await onlyRow())?.failedAt).not.toBeNull()
  })

  it('is also marked as failed if the process stops at each try', async () => {
    await queue(EMAIL)
    await shop.db.update(messages).set({ tries: MAX_TRIES })
    await deliver()
    expect(server.received).toHaveLength(0)
    expect(await onlyRow()).toMatchObject({ failedAt: start, lastFault: 'tried too often' })
  })

  it('does not delay other messages', async () => {
    for (const to of ['poison', 'b', 'c', 'd', 'e', 'f', 'g']) await queue({ ...EMAIL, to: `${to}@example.com` })
    await queue({ ...codeEmail(), to: 'unreadable@example.com' })
    await shop.db.update(messages).set({ body: 's1.x.y' }).where(eq(messages.recipient, 'unreadable@example.com'))
    server.setState('well', { 'poison@example.com': 'drops' })
    await deliver()
    expect(server.received).toHaveLength(6)
    const waiting = (await listRows()).filter(({ sentAt }) => sentAt === null)
    expect(waiting).toMatchObject([
      { recipient: 'poison@example.com', failedAt: null },
      { recipient: 'unreadable@example.com', failedAt: null, lastFault: 'unexpected Error' },
    ])
  })

  it('is stopped at the time limit, even if the mail server never answers', async () => {
    await queue(EMAIL)
    const { transport } = fakeTransport(async () => await sleep(1_000))
    await deliverDue(shop, 'email', transport, { pace: { ...PACE, withinMs: 50 } })
    expect(await onlyRow()).toMatchObject({ sentAt: null, lastFault: 'not finished in time' })
  })
})

describe('a shop process that shuts down', () => {
  it('does not start new deliveries, and ends running deliveries, which are repeated later', async () => {
    for (let n = 0; n < 6; n += 1) await queue({ ...EMAIL, to: `reader${n}@example.com` })
    const stopping = new AbortController()
    const { ids, transport } = fakeTransport(async () => await sleep(60_000))
    const delivering = deliverDue(shop, 'email', transport, { pace: PACE, stopping: stopping.signal })
    await expect.poll(() => ids).toHaveLength(5)
    stopping.abort()
    const began = performance.now()
    await delivering
    expect(performance.now() - began).toBeLessThan(20_000)
    expect((await listRows()).every(({ sentAt, failedAt }) => sentAt === null && failedAt === null)).toBe(true)
    expect(ids).toHaveLength(5)
  })
})

describe('an old message in the database', () => {
  it('is deleted after 90 days, or after one day for a sign-in code', async () => {
    await queue({ ...codeEmail(), to: 'code@example.com' })
    await queue({ ...EMAIL, to: 'email@example.com' })
    now = after(start, DAY + HOUR)
    await pruneMessages(shop)
    expect((await listRows()).map(({ recipient }) => recipient)).toEqual(['email@example.com'])
    now = after(start, 90 * DAY + HOUR)
    await pruneMessages(shop)
    expect(await listRows()).toEqual([])
  })
})
