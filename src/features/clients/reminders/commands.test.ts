import { sql } from 'drizzle-orm'
import { beforeEach, afterEach, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#base/time.ts'
import { rowsOf } from '#server/database/database.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type ReadableBody, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { proofs } from '../../rites/proofs/tables.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop(BEHIND_PROXY)
})
afterEach(() => shop.close())

const EMAIL = 'anna@example.com'

async function place(changes: Record<string, unknown> = {}, lang = 'en'): Promise<string> {
  const { status, body } = await openBrowser(shop).call(
    'POST',
    `/api/orders?lang=${lang}`,
    makeOrder(undefined, changes),
  )
  expect(status).toBe(201)
  return body.id
}

/** Marks an order as paid, although no money came. */
async function pay(id: string): Promise<void> {
  const paidAt = shop.shop.now().toISOString()
  await shop.shop.db.execute(
    sql`update customer_order set status = 'completed', paid_at = ${paidAt}::timestamptz where id = ${id}`,
  )
}

async function paid(changes: Record<string, unknown> = {}): Promise<string> {
  const id = await place(changes)
  await pay(id)
  return id
}

const run = async (name = 'send-reminders') => await shop.jobs.find((job) => job.name === name)?.work()
async function pass(ms: number): Promise<void> {
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: ms / 1000 })
  await run()
}

async function remindersTo(to: string): Promise<{ subject: string; text: string }[]> {
  const { body } = await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(to)}`)
  return body.filter(({ text }: ReadableBody) => text.includes('/reminders/'))
}
const countTo = async (to = EMAIL) => (await remindersTo(to)).length
const tokenOf = (text = '') => /\/reminders\/([0-9a-f]{32})/.exec(text)?.[1] ?? ''

const texts = { participants: 'Anna, Iyer, , ', specialWishes: '', consent: true }
const names = { ...texts, days: {} }
const inDays = (days: number) => new Date(shop.shop.now().getTime() + days * DAY).toISOString().slice(0, 10)

describe('a paid order without names or a day', () => {
  it('gets a reminder after two days and after seven days, then no more reminders', async () => {
    const id = await paid()
    await pass(2 * DAY - HOUR)
    expect(await countTo()).toBe(0)
    await pass(HOUR)
    await run()
    expect(await countTo()).toBe(1)
    await pass(5 * DAY - HOUR)
    expect(await countTo()).toBe(1)
    await pass(HOUR)
    const [second, first] = await remindersTo(EMAIL)
    expect(first?.subject).toBe(`Order #${id.slice(0, 8)}: one step is left`)
    expect(first?.text).toContain(`/order/${id}/plan?lang=en`)
    expect(first?.text).not.toContain('last reminder')
    expect(second?.text).toContain('This is our last reminder about this order.')
    await pass(10 * DAY)
    expect(await countTo()).toBe(2)
  })

  it('gets only one e-mail if the clock jumps over both days', async () => {
    await paid()
    await pass(8 * DAY)
    await pass(DAY)
    expect(await countTo()).toBe(1)
  })

  it('gets one reminder of the missing day if the names were given before', async () => {
    const id = await paid()
    await shop.call('PUT', `/api/orders/${id}/plan`, names)
    await pass(2 * DAY)
    expect((await remindersTo(EMAIL))[0]?.text).toContain('The names are written down.')
    await shop.call('PUT', `/api/orders/${id}/plan`, { days: { 0: inDays(5) } })
    await pass(5 * DAY)
    expect(await countTo()).toBe(1)
  })

  it('gets no reminder about a day that the priest chooses', async () => {
    const id = await paid()
    await shop.call('PUT', `/api/orders/${id}/plan`, names)
    await shop.shop.db.execute(sql`update order_plan set priest_chooses = true where id = ${id}`)
    await pass(2 * DAY)
    expect(await countTo()).toBe(0)
  })

  it('gets no reminder about a day that staff have set', async () => {
    const id = await paid()
    await shop.call('PUT', `/api/orders/${id}/plan`, names)
    const admin = await signIn(shop, 'admin@example.com')
    const { status } = await admin.call('PUT', `/api/admin/calendar/${id}/0`, { days: [inDays(9)], version: 0 })
    expect(status).toBe(200)
    await pass(2 * DAY)
    expect(await countTo()).toBe(0)
  })

  it('gets no reminder while staff correct the page of its performed ritual', async () => {
    const id = await paid()
    await paid({ customerEmail: 'other@example.com' })
    const { db, now } = shop.shop
    const by = { priestId: 'priest', createdBy: 'priest', place: 'Varanasi', textRu: '', textEn: '' }
    const at = { performedAt: now(), createdAt: now(), publishedAt: now() }
    await db.insert(proofs).values({ id: 'proof', orderId: id, position: 0, state: 'draft', ...at, ...by })
    await db.execute(sql`update customer_order set status = 'processing' where id = ${id}`)
    await pass(2 * DAY)
    expect([await countTo(), await countTo('other@example.com')]).toEqual([0, 1])
  })

  it('gets no reminder if the account’s plan already contains names and a day', async () => {
    const anna = await signIn(shop, EMAIL)
    await paid()
    const plan = { customerEmail: EMAIL, startDate: inDays(9), ...texts }
    expect((await anna.call('POST', '/api/ritual-plans', plan)).status).toBeLessThan(300)
    await pass(2 * DAY)
    expect(await countTo()).toBe(0)
  })

  it('for a gift causes a reminder to the giver, without the recipient’s name', async () => {
    await paid({ gift: { name: 'Mary Recipient', note: 'For you' } })
    await pass(2 * DAY)
    const [mail] = await remindersTo(EMAIL)
    expect(mail?.text).toContain('choose the day')
    expect(mail?.text).not.toContain('Mary')
  })

  it('is listed on the staff’s Today page until names and day are given', async () => {
    const id = await paid()
    const admin = await signIn(shop, 'admin@example.com')
    const waiting = async () => (await admin.call('GET', '/api/admin/today?lang=en')).body.awaitingPlan
    const detail = async () => (await waiting()).items.find((item: ReadableBody) => item.id === id)?.detail
    expect(await detail()).toBe('no names and no day')
    await shop.call('PUT', `/api/orders/${id}/plan`, names)
    expect(await detail()).toBe('no day')
    await shop.call('PUT', `/api/orders/${id}/plan`, { days: { 0: inDays(5) } })
    expect(await detail()).toBeUndefined()
  })
})

describe('an unpaid order', () => {
  it('gets one reminder after a day, in the order’s language', async () => {
    const id = await place({}, 'ru')
    await pass(DAY - HOUR)
    expect(await countTo()).toBe(0)
    await pass(HOUR)
    await pass(DAY)
    const mails = await remindersTo(EMAIL)
    expect(mails.map(({ subject }) => subject)).toEqual([`Заказ #${id.slice(0, 8)} ждёт оплаты`])
    expect(mails[0]?.text).toContain(`/order/${id}?lang=ru`)
  })

  it('gets no reminder if the same address has a newer order with a reminder', async () => {
    await place()
    await pass(HOUR)
    const newer = await place()
    await pass(DAY)
    const mails = await remindersTo(EMAIL)
    expect(mails.map(({ subject }) => subject)).toEqual([`Order #${newer.slice(0, 8)} is waiting for payment`])
  })

  it('gets its reminder an hour after the end of its open payment', async () => {
    const orderId = await place()
    await pass(DAY - HOUR / 4)
    const coin = { orderId, currency: 'USDT_TRC20', amountUsd: 164 }
    const { body } = await shop.call('POST', '/api/crypto/payment', coin)
    await pass(HOUR / 4)
    expect(await countTo()).toBe(0)
    await shop.call('POST', `/api/crypto/payment/${body.id}/cancellation`)
    await pass(HOUR - 60_000)
    expect(await countTo()).toBe(0)
    await pass(60_000)
    await pass(DAY)
    expect(await countTo()).toBe(1)
  })

  it('gets no reminder after it was paid or cancelled, or after a week', async () => {
    await paid({ customerEmail: 'paid@example.com', plan: { ...texts, startDate: inDays(20) } })
    const id = await place({ customerEmail: 'gone@example.com' })
    await shop.shop.db.execute(sql`update customer_order set status = 'cancelled' where id = ${id}`)
    await pass(DAY)
    expect(await countTo('paid@example.com')).toBe(0)
    expect(await countTo('gone@example.com')).toBe(0)
    await place({ customerEmail: 'old@example.com' })
    await pass(8 * DAY)
    expect(await countTo('old@example.com')).toBe(0)
  })
})

describe('reminder e-mails', () => {
  it('are sent once even if two runs happen at the same time', async () => {
    await paid()
    await place({ customerEmail: 'late@example.com' })
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: (2 * DAY) / 1000 })
    await Promise.all([run(), run(), run()])
    expect([await countTo(), await countTo('late@example.com')]).toEqual([1, 1])
  })

  it('are not sent if staff have switched off this kind of reminder', async () => {
    const admin = await signIn(shop, 'admin@example.com')
    const { body } = await admin.call('GET', '/api/admin/settings')
    expect(body.reminders).toEqual({ plan: true, unpaid: true })
    const changed = await admin.call('PUT', '/api/admin/settings', {
      version: body.version,
      reminders: { unpaid: false },
    })
    expect(changed.body.reminders).toEqual({ plan: true, unpaid: false })
    await paid()
    await place({ customerEmail: 'late@example.com' })
    await pass(2 * DAY)
    expect([await countTo(), await countTo('late@example.com')]).toEqual([1, 0])
  })

  it('stop after one click by the reader, only for this kind and e-mail address', async () => {
    await paid()
    await pass(2 * DAY)
    const token = tokenOf((await remindersTo(EMAIL))[0]?.text)
    const read = async () => (await shop.call('GET', `/api/reminders/${token}`)).body
    expect(await read()).toEqual({ kind: 'plan', isOn: true })
    // A mail program sends a form without origin and without cookies.
    const oneClick = await shop.api.request(`http://localhost/reminders/${token}?lang=en`, {
      method: 'POST',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.status).toBe(200)
    expect(await read()).toEqual({ kind: 'plan', isOn: false })
    await shop.call('POST', `/reminders/${token}`)
    await paid({ customerEmail: 'other@example.com' })
    await paid()
    await place()
    await pass(3 * DAY)
    expect((await remindersTo(EMAIL)).map(({ subject }) => subject.replace(/#\w+/, '#'))).toEqual([
      'Order # is waiting for payment',
      'Order #: one step is left',
    ])
    expect(await countTo('other@example.com')).toBe(1)
  })

  it('contain links that nobody can guess', async () => {
    expect((await shop.call('GET', `/api/reminders/${'0'.repeat(32)}`)).status).toBe(404)
    expect((await shop.call('POST', `/reminders/${'0'.repeat(32)}`)).status).toBe(404)
  })

  it('are in the export of an account, and are erased with the account', async () => {
    const anna = await signIn(shop, EMAIL)
    await paid()
    await pass(2 * DAY)
    await shop.call('POST', `/reminders/${tokenOf((await remindersTo(EMAIL))[0]?.text)}`)
    expect((await anna.call('GET', '/api/account/export')).body.remindersSwitchedOff).toMatchObject([{ kind: 'plan' }])
    expect((await anna.call('DELETE', '/api/account', { confirm: true })).status).toBeLessThan(300)
    const left = sql`select address_hash from order_reminder union all select address_hash from reminder_stop`
    expect(rowsOf(await shop.shop.db.execute(left))).toEqual([])
  })
})
