import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { after, DAY, MINUTE } from '#base/time.ts'
import type { Shop } from '#server/shop.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { queueMessage } from './commands.ts'
import { deliverDue, retryMessage } from './commands-deliver.ts'
import { type Message, DeliveryFault, type OutgoingMessage } from './model.ts'
import { findStaffMessage, listFailedMessages, listStaffMessages } from './queries-outbox.ts'
import { messages } from './tables.ts'

const start = new Date('2026-11-20T10:00:00Z')

let test: TestShop
/** A shop with a mail server. Such a shop removes private text from a message after sending it. */
let shop: Shop
let now: Date
let sent: OutgoingMessage[]

beforeAll(async () => {
  test = await openTestShop({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'shop@ahuti.example' })
  shop = { ...test.shop, now: () => now, config: { ...test.shop.config, SANDBOX: false } }
})
afterAll(() => test.close())
beforeEach(async () => {
  await shop.db.delete(messages)
  now = start
  sent = []
})

const EMAIL: Message = {
  channel: 'email',
  to: 'anna@example.com',
  lang: 'en',
  subject: 'Hi',
  text: 'x',
  html: '<p>x</p>',
}
const CODE: Message = { ...EMAIL, text: '004210', code: '004210', expiresAt: after(start, 10 * MINUTE) }
const PRIVATE: Message = { ...EMAIL, text: 'For Sergey', html: '<p>For Sergey</p>', isPrivate: true }

async function queue(message: Message): Promise<string> {
  await queueMessage(shop.db, shop, message)
  const [row] = await shop.db.select().from(messages)
  return row?.id ?? ''
}

const deliver = async (send: (message: OutgoingMessage) => Promise<void>) =>
  await deliverDue(shop, 'email', { send, close: () => {} })
const accept = async (message: OutgoingMessage) => void sent.push(message)
const refuse = async () => await Promise.reject(new DeliveryFault('smtp 550', { isPermanent: true }))
const retry = async (id: string) => await retryMessage(shop, id, { actorId: 'staff' })
const rowOf = async (id: string) => (await shop.db.select().from(messages).where(eq(messages.id, id)))[0]

describe('a message with a sign-in code', () => {
  it.each([
    ['waits', async () => {}],
    ['was sent', async () => await deliver(accept)],
    ['has failed', async () => await deliver(refuse)],
  ])('is hidden from staff and cannot be sent again if the message %s', async (_, happen) => {
    const id = await queue(CODE)
    await happen()
    expect((await listStaffMessages(shop.db, { limit: 20 })).items).toEqual([])
    expect(await findStaffMessage(shop.db, id)).toBeUndefined()
    expect(await listFailedMessages(shop.db, 20)).toEqual([])
    await expect(retry(id)).rejects.toMatchObject({ code: 'notifications.not-found' })
  })
})

describe('an e-mail with names of people', () => {
  it('keeps the encrypted text after a failure, so staff can send the e-mail again', async () => {
    const id = await queue(PRIVATE)
    await deliver(refuse)
    expect(JSON.stringify(await rowOf(id))).not.toContain('Sergey')
    await retry(id)
    await deliver(accept)
    expect(sent).toMatchObject([{ id, text: 'For Sergey', html: '<p>For Sergey</p>' }])
    expect(await rowOf(id)).toMatchObject({ sentAt: start, body: '', html: null })
  })

  it('cannot be sent again after the text was deleted', async () => {
    const id = await queue(PRIVATE)
    await deliver(refuse)
    await shop.db.update(messages).set({ body: '', html: null })
    await expect(retry(id)).rejects.toMatchObject({ kind: 'conflict', code: 'notifications.emptied' })
    expect(await rowOf(id)).toMatchObject({ failedAt: start, nextTryAt: null })
  })
})

it('staff can send a failed e-mail again', async () => {
  const id = await queue(EMAIL)
  await deliver(refuse)
  expect(await listFailedMessages(shop.db, 20)).toMatchObject([{ id }])
  now = after(start, DAY)
  await retry(id)
  expect(await rowOf(id)).toMatchObject({ failedAt: null, tries: 0, nextTryAt: now })
  await expect(retry(id)).rejects.toMatchObject({ code: 'notifications.not-failed' })
  await deliver(accept)
  expect(sent).toMatchObject([{ id, text: 'x' }])
})
