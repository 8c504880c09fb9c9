import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { after, SECOND } from '#base/time.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { queueMessage } from './commands.ts'
import type { Message } from './model.ts'
import { listMessages } from './queries.ts'
import { messages } from './tables.ts'

let test: TestShop

beforeAll(async () => {
  test = await openTestShop()
})
afterAll(async () => await test.close())
beforeEach(async () => {
  await test.shop.db.delete(messages)
})

const email: Message = {
  channel: 'email',
  to: ' Anna@Example.com ',
  lang: 'en',
  subject: 'Hello\r\nBcc: all@example.com',
  text: 'Plain 004210',
  html: '<p>004210</p>',
}

describe('a message that waits to be sent', () => {
  it('is encrypted if the text has a code, but readable in the sandbox', async () => {
    await queueMessage(test.shop.db, test.shop, { ...email, code: '004210' })
    const [row] = await test.shop.db.select().from(messages)
    expect(JSON.stringify([row?.body, row?.html, row?.code])).not.toContain('004210')
    expect(await listMessages(test.shop, 'anna@example.com')).toMatchObject([{ text: 'Plain 004210', code: '004210' }])
  })

  it('is stored with a one-line subject, and unchanged if the text has no code', async () => {
    await queueMessage(test.shop.db, test.shop, email)
    expect(await test.shop.db.select().from(messages)).toMatchObject([
      {
        recipient: 'anna@example.com',
        subject: 'Hello Bcc: all@example.com',
        body: 'Plain 004210',
        html: email.html,
        code: null,
      },
    ])
    const [shown] = await listMessages(test.shop)
    expect(shown).not.toHaveProperty('code')
  })

  it('stays unsent if no mail server is configured', async () => {
    await queueMessage(test.shop.db, test.shop, email)
    expect(await test.shop.db.select().from(messages)).toMatchObject([{ nextTryAt: null, sentAt: null }])
  })
})

describe('a message about the newest state of an order', () => {
  const start = new Date('2026-11-20T10:00:00Z')
  const queueAt = async (seconds: number, message: Message) => {
    const { shop } = test
    const config = { ...shop.config, SMTP_URL: 'smtp://mail' }
    await queueMessage(shop.db, { ...shop, config, now: () => after(start, seconds * SECOND) }, message)
  }
  const rows = async () => await test.shop.db.select().from(messages).orderBy(messages.createdAt)

  it('is sent a minute later, unless a newer message replaces the message', async () => {
    for (const seconds of [0, 30, 80]) await queueAt(seconds, { ...email, topic: 'plan 1', text: `at ${seconds}` })
    expect(await rows()).toMatchObject([{ body: 'at 80', nextTryAt: after(start, 140 * SECOND) }])
  })

  it('replaces only waiting messages to the same recipient about the same topic', async () => {
    await queueAt(0, { ...email, topic: 'plan 1', text: 'leaving' })
    await test.shop.db.update(messages).set({ tries: 1 })
    await queueAt(1, { ...email, topic: 'plan 2', text: 'other' })
    await queueAt(2, { ...email, to: 'vera@example.com', topic: 'plan 1', text: 'hers' })
    await queueAt(3, { ...email, text: 'plain' })
    await queueAt(4, { ...email, topic: 'plan 1', text: 'new' })
    expect((await rows()).map(({ body }) => body)).toEqual(['leaving', 'other', 'hers', 'plain', 'new'])
  })
})
