import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '#base/time.ts'
import { rowsOf } from '#server/database/database.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { BOT_NAME, BOT_TOKEN, openTelegramServer } from '../../../../test/telegram-server.ts'

let shop: TestShop
let telegram: Awaited<ReturnType<typeof openTelegramServer>>
beforeEach(async () => {
  telegram = await openTelegramServer()
  shop = await openTestShop({
    ...BEHIND_PROXY,
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_API_URL: telegram.url,
    PUBLIC_ORIGIN: 'http://localhost',
  })
  await run('prepare-telegram-bot')
})
afterEach(async () => {
  await shop.close()
  await telegram.close()
})

const EMAIL = 'anna@example.com'
const CHAT = 7_000_000_001
const run = async (name: string) => await shop.jobs.find((job) => job.name === name)?.work()

async function paidOrder(customerEmail = EMAIL): Promise<string> {
  const { body } = await openBrowser(shop).call('POST', '/api/orders?lang=en', makeOrder(undefined, { customerEmail }))
  const paidAt = shop.shop.now().toISOString()
  await shop.shop.db.execute(
    sql`update customer_order set status = 'completed', paid_at = ${paidAt}::timestamptz where id = ${body.id}`,
  )
  return body.id
}

/** A message to the bot, as Telegram passes it on. */
async function say(text: string, { chat = CHAT, secret = telegram.webhook()?.secret_token ?? '' } = {}) {
  const update = {
    update_id: 1,
    message: {
      message_id: 1,
      date: 1,
      chat: { id: chat, type: 'private' },
      from: { id: chat, language_code: 'en' },
      text,
    },
  }
  return await post(update, secret)
}
const post = async (update: unknown, secret: string) =>
  await shop.call('POST', '/api/webhooks/telegram', update, { 'x-telegram-bot-api-secret-token': secret })

async function linkOrder(id: string, chat = CHAT): Promise<string> {
  const { status, body } = await shop.call('POST', `/api/orders/${id}/telegram?lang=en`)
  expect(status).toBe(201)
  const token = new URL(body.url).searchParams.get('start') ?? ''
  return (await say(`/start ${token}`, { chat })).body.text
}

const isLinked = async (id: string) => (await shop.call('GET', `/api/orders/${id}/telegram`)).body.isLinked
async function remind(): Promise<void> {
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: (2 * DAY) / 1000 })
  await run('send-reminders')
  await run('deliver-telegram')
}
const outbox = async () =>
  rowsOf<{ recipient: string; failed_at: string | null; sent_at: string | null; next_try_at: string | null }>(
    await shop.shop.db.execute(sql`select * from message where channel = 'telegram'`),
  )

describe('the shop’s Telegram bot', () => {
  it('gives Telegram the shop’s URL and a secret when the shop starts', () => {
    expect(telegram.webhook()).toEqual({
      url: 'http://localhost/api/webhooks/telegram',
      secret_token: expect.stringMatching(/^[0-9a-f]{64}$/),
      allowed_updates: ['message', 'my_chat_member'],
    })
  })

  it('is offered to customers only if a bot token is configured', async () => {
    const id = await paidOrder()
    expect((await shop.call('GET', `/api/orders/${id}/telegram`)).body).toEqual({ isAvailable: true, isLinked: false })
    const without = await openTestShop()
    const { body } = await without.call('POST', '/api/orders', makeOrder())
    const state = await without.call('GET', `/api/orders/${body.id}/telegram`)
    expect(state.body).toEqual({ isAvailable: false, isLinked: false })
    expect(without.jobs.some(({ name }) => name.includes('telegram'))).toBe(false)
    await without.close()
  })

  it('refuses updates without the right secret', async () => {
    expect((await say('/stop', { secret: '' })).body.code).toBe('telegram.secret')
    expect((await say('/stop', { secret: 'a'.repeat(64) })).body.code).toBe('telegram.secret')
  })

  it('ignores messages in groups and unknown updates', async () => {
    const secret = telegram.webhook()?.secret_token ?? ''
    expect(await post({ update_id: 1, poll: {} }, secret)).toMatchObject({ status: 200, body: {} })
    const group = { update_id: 1, message: { chat: { id: -5, type: 'group' }, text: '/stop' } }
    expect((await post(group, secret)).body).toEqual({})
  })
})

describe('a link to the Telegram bot', () => {
  it('is created only for a paid order', async () => {
    const { body } = await shop.call('POST', '/api/orders', makeOrder())
    expect((await shop.call('POST', `/api/orders/${body.id}/telegram`)).body.code).toBe('telegram.order-unpaid')
  })

  it('contains a single-use token, which the shop stores only as a hash', async () => {
    const id = await paidOrder()
    const { body } = await shop.call('POST', `/api/orders/${id}/telegram?lang=en`)
    expect(body.url).toMatch(new RegExp(`^https://t\\.me/${BOT_NAME}\\?start=[0-9a-f]{32}$`))
    const token = new URL(body.url).searchParams.get('start') ?? ''
    expect(JSON.stringify(rowsOf(await shop.shop.db.execute(sql`select * from telegram_request`)))).not.toContain(token)
    expect((await say(`/start ${token}`)).body).toEqual({
      method: 'sendMessage',
      chat_id: CHAT,
      text: `Done: updates about order #${id.slice(0, 8)} will come here. They name only its number and state. To switch them off, send /stop.`,
    })
    expect(await isLinked(id)).toBe(true)
    expect((await say(`/start ${token}`, { chat: 8 })).body.text).toContain('no longer works')
  })

  it('expires after fifteen minutes', async () => {
    const id = await paidOrder()
    const { body } = await shop.call('POST', `/api/orders/${id}/telegram`)
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 15 * 60 })
    const token = new URL(body.url).searchParams.get('start') ?? ''
    expect((await say(`/start ${token}`)).body.text).toContain('no longer works')
    expect(await isLinked(id)).toBe(false)
  })
})

describe('a notice in Telegram', () => {
  it('has the order’s number, state and link once, and no personal data', async () => {
    const id = await paidOrder()
    await linkOrder(id)
    await remind()
    await run('deliver-telegram')
    expect(telegram.sent).toMatchObject([
      {
        chat_id: CHAT,
        text: `Order #${id.slice(0, 8)} waits for a step from you.\nhttp://localhost/order/${id}?lang=en`,
      },
    ])
  })

  it('goes to the account’s chat for a new order and for scheduled days', async () => {
    const anna = await signIn(shop, EMAIL)
    const { body } = await anna.call('POST', '/api/account/telegram?lang=en')
    await say(`/start ${new URL(body.url).searchParams.get('start')}`)
    const { body: order } = await anna.call('POST', '/api/orders?lang=en', makeOrder())
    const id = await paidOrder()
    const admin = await signIn(shop, 'admin@example.com')
    const day = new Date(shop.shop.now().getTime() + 9 * DAY).toISOString().slice(0, 10)
    expect((await admin.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day], version: 0 })).status).toBe(200)
    await run('deliver-telegram')
    expect(telegram.sent.map(({ text }) => text.split('\n')[0]).toSorted()).toEqual([
      `Order #${order.id.slice(0, 8)} is placed and awaits payment.`,
      `The days of the ritual are set: order #${id.slice(0, 8)}.`,
    ])
  })

  it('is sent again only after the time that Telegram demands', async () => {
    await linkOrder(await paidOrder())
    telegram.setState('flooded')
    const before = shop.shop.now().getTime() + 2 * DAY
    await remind()
    const [row] = await outbox()
    expect(new Date(row?.next_try_at ?? 0).getTime()).toBeGreaterThanOrEqual(before + 300_000)
    telegram.setState('well')
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 299 })
    await run('deliver-telegram')
    expect(telegram.sent).toEqual([])
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 30 })
    await run('deliver-telegram')
    expect(telegram.sent).toHaveLength(1)
  })

  it.each(['blocked', 'gone'] as const)('removes the link to a chat that is %s, without an error', async (state) => {
    const id = await paidOrder()
    await linkOrder(id)
    telegram.setState(state)
    await remind()
    expect(await isLinked(id)).toBe(false)
    expect(await outbox()).toEqual([])
    const admin = await signIn(shop, 'admin@example.com')
    expect((await admin.call('GET', '/api/admin/today')).body.failedMessages.count).toBe(0)
  })

  it('is sent later after an outage of Telegram', async () => {
    await linkOrder(await paidOrder())
    telegram.setState('down')
    await remind()
    expect(await outbox()).toMatchObject([{ failed_at: null, sent_at: null }])
    telegram.setState('well')
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 60 })
    await run('deliver-telegram')
    expect(telegram.sent).toHaveLength(1)
  })
})

describe('the notices in a Telegram chat', () => {
  it('stop for all orders of the chat after the message /stop', async () => {
    const [one, other] = [await paidOrder(), await paidOrder('ben@example.com')]
    await linkOrder(one)
    await linkOrder(other)
    expect((await say('/stop')).body.text).toContain('switched off')
    expect([await isLinked(one), await isLinked(other)]).toEqual([false, false])
    expect((await say('/stop')).body.text).toContain('No updates come here')
  })

  it('stop after one click on the order’s page', async () => {
    const id = await paidOrder()
    await linkOrder(id)
    expect((await shop.call('DELETE', `/api/orders/${id}/telegram`)).body).toMatchObject({ isLinked: false })
    await remind()
    expect(telegram.sent).toEqual([])
  })

  it('stop when the person blocks the bot', async () => {
    const id = await paidOrder()
    await linkOrder(id)
    const update = {
      update_id: 2,
      my_chat_member: { chat: { id: CHAT, type: 'private' }, new_chat_member: { status: 'kicked' } },
    }
    await post(update, telegram.webhook()?.secret_token ?? '')
    expect(await isLinked(id)).toBe(false)
  })
})

it('a chat’s id is stored encrypted, exported with the account, and erased with the account', async () => {
  const anna = await signIn(shop, EMAIL)
  const id = await paidOrder()
  await linkOrder(id)
  const { body } = await anna.call('POST', '/api/account/telegram?lang=en')
  await say(`/start ${new URL(body.url).searchParams.get('start')}`)
  const stored = async () => rowsOf(await shop.shop.db.execute(sql`select * from telegram_link`))
  expect(JSON.stringify(await stored())).not.toContain(String(CHAT))
  const exported = (await anna.call('GET', '/api/account/export')).body.telegram
  expect(exported).toHaveLength(2)
  expect(exported[0]).toMatchObject({ chatId: String(CHAT), lang: 'en' })
  expect((await anna.call('DELETE', '/api/account', { confirm: true })).status).toBeLessThan(300)
  expect(await stored()).toEqual([])
})
