import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { GANESHA_BASIC, makeOrder } from '../../test/make-order.ts'
import { BEHIND_PROXY, openBrowser, signIn } from '../../test/sign-in.ts'
import { orders } from '../features/orders/orders/tables.ts'
import { messages } from '../features/platform/notifications/tables.ts'
import { queueMessage } from '../features/platform/notifications/commands.ts'

/** A sandbox with a mail server, so that e-mails are counted. No e-mail is sent, because no jobs run here. */
const WITH_MAIL = { ...BEHIND_PROXY, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@ahuti.example' }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(WITH_MAIL)
}, 120_000)
afterAll(() => shop.close())

const MESSAGE = 'Your prize waits at http://evil.example/prize, call +7 900 000-00-00'
const PLAIN_MESSAGE = 'I know where you live and I will come'

type Letter = { subject: string; text: string }
const lettersTo = async (to: string): Promise<Letter[]> =>
  (await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(to)}`)).body

async function pay(id: string): Promise<void> {
  const { body } = await shop.call('POST', '/api/card/payment', { orderId: id })
  const checkout = new URL(body.url).pathname.split('/').at(-1)
  const paid = await shop.call('POST', `/api/sandbox/card/${checkout}/outcome`, { outcome: 'pay' })
  expect(paid.status).toBe(200)
}

async function place(customerEmail: string, changes: Record<string, unknown> = {}, by = openBrowser(shop)) {
  const { status, body } = await by.call(
    'POST',
    '/api/orders?lang=en',
    makeOrder([GANESHA_BASIC], { customerEmail, ...changes }),
  )
  expect(status).toBe(201)
  return body.id as string
}

/** Saves the wish as a person who has only the link of the order. */
const wish = async (id: string, plan: Record<string, unknown>, by = openBrowser(shop)) =>
  (await by.call('PUT', `/api/orders/${id}/plan?lang=en`, { consent: true, days: {}, ...plan })).status

describe('an e-mail to an unverified address', () => {
  it.each([MESSAGE, PLAIN_MESSAGE])(
    'does not contain a wish that was entered through an order link: %s',
    async (text) => {
      const to = `victim-wish-${text.length}@mail.example`
      const id = await place(to)
      await pay(id)
      expect(await wish(id, { specialWishes: text, participants: `${text.slice(0, 40)}, , ,` })).toBe(200)
      const [letter] = await lettersTo(to)
      expect(letter?.subject).toContain('Names and day')
      expect(letter?.text).toContain('Wish: received')
      for (const { subject, text: body } of await lettersTo(to))
        expect(`${subject} ${body}`).not.toContain(text.slice(0, 9))
    },
  )

  it('never contains the order’s wish, names or gift, even after payment', async () => {
    const to = 'victim-order@mail.example'
    const plan = { specialWishes: PLAIN_MESSAGE, participants: 'Beware, Of The Shop, ,', consent: true }
    await pay(await place(to, { customerName: 'Go away now', plan }))
    await pay(await place(to, { customerName: 'Go away', gift: { name: 'Beware Dog', note: MESSAGE } }))
    const letters = await lettersTo(to)
    expect(letters.length).toBeGreaterThanOrEqual(4)
    for (const { text } of letters) expect(text).not.toMatch(/know where|Beware|Go away|evil/)
  })

  it('contains wish, names and gift after the mailbox’s owner has signed in', async () => {
    const to = 'owner@mail.example'
    const owner = await signIn(shop, to)
    const id = await place(to, { customerName: 'Olga Orlova' }, owner)
    await pay(id)
    await wish(id, { specialWishes: 'Peace at home', participants: 'Olga, Orlova, ,' }, owner)
    const [saved, ...earlier] = await lettersTo(to)
    expect(saved?.text).toContain('Peace at home')
    expect(saved?.text).toContain('Olga Orlova')
    expect(earlier.some(({ text }) => text.includes('Hello Olga,'))).toBe(true)
  })
})

describe('the daily number of e-mails to an unverified mailbox', () => {
  const unprovedLetter = (to: string, text: string) => ({
    channel: 'email' as const,
    to,
    lang: 'en' as const,
    subject: 'Hi',
    text,
  })
  const count = async (to: string) =>
    (await shop.shop.db.select({ id: messages.id }).from(messages).where(eq(messages.recipient, to))).length

  it('is limited to twenty, and changes without an e-mail are still saved', async () => {
    const to = 'flooded@mail.example'
    const id = await place(to)
    await pay(id)
    for (let turn = 0; turn < 25; turn += 1) {
      await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 400 })
      expect(await wish(id, { specialWishes: `peace ${turn}` })).toBe(200)
    }
    expect(await count(to)).toBe(20)
  })

  it('is counted per mailbox, and a tag after the plus sign makes no difference', async () => {
    for (let turn = 0; turn < 30; turn += 1)
      await queueMessage(shop.shop.db, shop.shop, unprovedLetter(`many+${turn}@mail.example`, 'x'))
    const rows = await shop.shop.db.select({ to: messages.recipient }).from(messages)
    expect(rows.filter(({ to }) => to.startsWith('many+'))).toHaveLength(20)
  })

  it('does not include e-mails about money or a performed ritual', async () => {
    const to = 'paying@mail.example'
    const id = await place(to)
    for (let turn = 0; turn < 30; turn += 1) await queueMessage(shop.shop.db, shop.shop, unprovedLetter(to, 'x'))
    await pay(id)
    expect((await lettersTo(to))[0]?.subject).toContain('paid')
  })

  it('has no limit after the mailbox’s owner has signed in with a code', async () => {
    const to = 'known@mail.example'
    await signIn(shop, to)
    const before = await count(to)
    for (let turn = 0; turn < 30; turn += 1) await queueMessage(shop.shop.db, shop.shop, unprovedLetter(to, 'x'))
    expect(await count(to)).toBe(before + 30)
  })

  it('has no limit for e-mails that staff send', async () => {
    const to = 'asked-again@mail.example'
    const id = await place(to)
    for (let turn = 0; turn < 30; turn += 1) await queueMessage(shop.shop.db, shop.shop, unprovedLetter(to, 'x'))
    const before = await count(to)
    const admin = await signIn(shop, 'admin@example.com')
    expect((await admin.call('POST', `/api/admin/orders/${id}/messages/received`, {})).status).toBeLessThan(300)
    expect(await count(to)).toBe(before + 1)
    const { body } = await admin.call('GET', '/api/admin/audit?what=order.message')
    expect(body.items.some((entry: { subjectId: string }) => entry.subjectId === id)).toBe(true)
    expect((await shop.shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.status).toBe('pending')
  })
})
