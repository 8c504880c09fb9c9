import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
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

describe('a message put into the outbox', () => {
  it('that carries a code is unreadable in the database and readable in the sandbox’s inbox', async () => {
    await queueMessage(test.shop.db, test.shop, { ...email, code: '004210' })
    const [row] = await test.shop.db.select().from(messages)
    expect(JSON.stringify([row?.body, row?.html, row?.code])).not.toContain('004210')
    expect(await listMessages(test.shop, 'anna@example.com')).toMatchObject([{ text: 'Plain 004210', code: '004210' }])
  })

  it('that carries no code is stored as it is, with a subject of one line', async () => {
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

  it('is not due for sending where no mail server is configured', async () => {
    await queueMessage(test.shop.db, test.shop, email)
    expect(await test.shop.db.select().from(messages)).toMatchObject([{ nextTryAt: null, sentAt: null }])
  })
})
