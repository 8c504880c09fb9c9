import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId, orderTag } from '#base/ids.ts'
import { queueMessage } from '#features/platform/notifications/commands.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { refunds } from '#features/money/settlements/tables.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { auditEntries } from '../../platform/audit/tables.ts'

let shop: TestShop
let staff: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  staff = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

let count = 0
const newEmail = () => `customer${(count += 1)}@example.com`

const place = async (changes: Record<string, unknown> = {}): Promise<string> => {
  const order = makeOrder(undefined, { customerEmail: newEmail(), ...changes })
  return (await openBrowser(shop).call('POST', '/api/orders', order)).body.id
}
const pay = async (id: string) =>
  await shop.shop.db
    .update(orders)
    .set({ status: 'completed', paidAt: new Date(), version: 2 })
    .where(eq(orders.id, id))
const detail = async (id: string) => (await staff.call('GET', `/api/admin/orders/${id}?lang=en`)).body
const move = async (id: string, body: unknown) => await staff.call('PUT', `/api/orders/${id}/status?lang=en`, body)
const emailsTo = async (email: string): Promise<string[]> => {
  const { body } = await shop.call('GET', `/api/sandbox/messages?to=${email}`)
  return body.map(({ subject }: { subject: string }) => subject)
}

describe('the staff’s page of an order', () => {
  it('has its items, history, e-mails and next steps', async () => {
    const id = await place()
    const order = await detail(id)
    expect(order).toMatchObject({
      number: `Order #${id.slice(0, 8)}`,
      status: 'pending',
      version: 1,
      total: 164,
      source: 'shop',
      customer: { name: 'Анна Смирнова', accountId: null },
      items: [{ id: '0', itemId: 'ganesha-basic', duration: 2, price: 164, total: 164 }],
      plan: null,
      payments: [],
      steps: [{ to: 'cancelled', needsReason: false }],
      messageKinds: ['received'],
    })
    expect(order.messages).toMatchObject([{ subject: expect.stringContaining('received'), state: 'kept' }])
    expect(order.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['created', 'message'])
  })

  it('lists an encrypted e-mail whose subject contains the order’s number', async () => {
    const email = newEmail()
    const id = await place({ customerEmail: email })
    const sealed = {
      to: email,
      lang: 'en',
      subject: `The days of order ${orderTag(id)}`,
      text: 'Anna',
      isPrivate: true,
    } as const
    await queueMessage(shop.shop.db, shop.shop, { channel: 'email', ...sealed })
    const { messages } = await detail(id)
    expect(messages.map(({ subject }: { subject: string }) => subject)).toContain(sealed.subject)
  })

  it('shows participants without birth data, even if the date is written in words', async () => {
    const participants = [
      '1) Анна Смирнова, 12 марта 1990, Тверь',
      'Олег Ильин (14 мая 1958)',
      'Мария, Ильина, 14.03.1958, 06:15',
      'Вера Ли, 12.03.1990, Тверь',
      '12 марта 1990 г., Нина Ким',
      '13.04.1991, Пётр, Ким',
    ].join('\n')
    const id = await place({ plan: { participants, consent: true } })
    const names = ['Анна Смирнова', 'Олег Ильин', 'Мария Ильина', 'Вера Ли', 'Нина Ким', 'Пётр Ким']
    expect((await detail(id)).plan.participants).toEqual(names)
  })

  it('shows which payments were started', async () => {
    const id = await place()
    const { body: payment } = await shop.call('POST', '/api/crypto/payment', {
      orderId: id,
      currency: 'BTC',
      amountUsd: 164,
    })
    expect((await detail(id)).payments).toMatchObject([
      { id: payment.id, method: 'crypto', currency: 'BTC', status: 'waiting', received: '0', paidTheOrder: false },
    ])
  })

  it('returns 404 if the order does not exist', async () => {
    expect((await staff.call('GET', `/api/admin/orders/${'0'.repeat(32)}`)).status).toBe(404)
    expect((await staff.call('GET', '/api/admin/orders/nonsense')).status).toBe(404)
  })

  it('cannot be opened by visitors and customers', async () => {
    const id = await place()
    expect((await shop.call('GET', `/api/admin/orders/${id}`)).status).toBe(401)
    const customer = await signIn(shop, newEmail())
    expect((await customer.call('GET', `/api/admin/orders/${id}`)).status).toBe(403)
    expect((await customer.call('PUT', `/api/orders/${id}/status`, { status: 'cancelled', version: 1 })).status).toBe(
      403,
    )
  })
})

describe('a change of an order’s status', () => {
  it('never turns an unpaid order into a paid order', async () => {
    const id = await place()
    expect(await move(id, { status: 'completed', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'order.transition', status: 409, version: 1, present: { status: 'pending', version: 1 } },
    })
    expect((await detail(id)).status).toBe('pending')
  })

  it('from paid to processing is recorded and sent to the customer by e-mail', async () => {
    const email = newEmail()
    const id = await place({ customerEmail: email })
    await pay(id)
    const { status, body } = await move(id, { status: 'processing', version: 2 })
    expect([status, body.status, body.version]).toEqual([200, 'processing', 3])
    expect((await emailsTo(email))[0]).toContain('the ritual is in preparation')
    const audit = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(audit).toMatchObject([{ action: 'order.status', before: { status: 'completed' } }])
    expect((await detail(id)).timeline.find(({ kind }: { kind: string }) => kind === 'status')).toMatchObject({
      actor: 'admin@example.com',
      facts: { from: 'completed', to: 'processing' },
    })
  })

  it('based on an old version is refused, and the answer contains the current status', async () => {
    const id = await place()
    await pay(id)
    const { status, body } = await move(id, { status: 'processing', version: 1 })
    expect([status, body.code, body.version]).toEqual([409, 'conflict.version', 2])
    expect(body.present).toEqual({ status: 'completed', version: 2 })
  })

  it('to the status ready requires a published report', async () => {
    const id = await place()
    await pay(id)
    await move(id, { status: 'processing', version: 2 })
    expect(await move(id, { status: 'ready', version: 3 })).toMatchObject({
      status: 409,
      body: { code: 'order.no-proof', present: { status: 'processing', version: 3 } },
    })
    const untouched = await place()
    await pay(untouched)
    expect((await move(untouched, { status: 'ready', version: 2 })).body.code).toBe('order.no-proof')
    expect((await move(await place(), { status: 'ready', version: 1 })).body.code).toBe('order.transition')
  })

  it('to an earlier status requires a reason', async () => {
    const id = await place()
    await pay(id)
    await move(id, { status: 'processing', version: 2 })
    const { status, body } = await move(id, { status: 'completed', version: 3, reason: '  ' })
    expect([status, body.errors]).toEqual([422, [{ path: 'reason', message: expect.stringContaining('Say why') }]])
    expect((await move(id, { status: 'completed', version: 3, reason: 'The priest is ill' })).status).toBe(200)
  })

  it('to the status refunded requires a paid order and a reason', async () => {
    const unpaid = await place()
    expect((await move(unpaid, { status: 'refunded', version: 1, reason: 'x' })).body.code).toBe('order.transition')
    const paid = await place()
    await pay(paid)
    expect((await move(paid, { status: 'refunded', version: 2 })).status).toBe(422)
    const { body } = await move(paid, { status: 'refunded', version: 2, reason: 'Given back by the bank' })
    expect(body.status).toBe('refunded')
    expect((await detail(paid)).messageKinds).toEqual(['refunded'])
  })

  it('to the status refunded sends an e-mail only if staff request the e-mail', async () => {
    const customerEmail = newEmail()
    const id = await place({ customerEmail })
    await pay(id)
    await shop.shop.db.update(orders).set({ lang: 'ru' }).where(eq(orders.id, id))
    await move(id, { status: 'refunded', version: 2, reason: 'Given back by the bank' })
    expect((await emailsTo(customerEmail)).filter((subject) => /возвращ/i.test(subject))).toEqual([])
    expect((await staff.call('POST', `/api/admin/orders/${id}/messages/refunded`)).status).toBe(202)
  })

  it('to the status refunded cannot send an e-mail while a card refund is running', async () => {
    const customerEmail = newEmail()
    const id = await place({ customerEmail })
    const { body: attempt } = await shop.call('POST', '/api/card/payment', { orderId: id })
    const checkout = new URL(attempt.url).pathname.split('/').at(-1)
    await shop.call('POST', `/api/sandbox/card/${checkout}/outcome`, { outcome: 'pay' })
    await shop.shop.db.insert(refunds).values({
      id: newId(),
      method: 'card',
      reference: attempt.id,
      orderId: id,
      currency: 'USD',
      units: 164_00n,
      reason: 'asked',
      requestedBy: 'anna',
      requestedAt: new Date(),
    })
    const before = await emailsTo(customerEmail)
    const { status, body } = await move(id, { status: 'refunded', version: 2, reason: 'Asked at the bank' })
    expect([status, body.status]).toEqual([200, 'refunded'])
    expect((await staff.call('POST', `/api/admin/orders/${id}/messages/refunded`)).body.code).toBe(
      'order.message-unfit',
    )
    expect(await emailsTo(customerEmail)).toEqual(before)
  })
})

describe('a note that staff write', () => {
  it('is shown with its author on the order, but not in the audit log', async () => {
    const id = await place()
    const { status, body } = await staff.call('POST', `/api/admin/orders/${id}/notes`, { text: ' Просит утром ' })
    expect([status, body.text, body.actor]).toEqual([201, 'Просит утром', 'admin@example.com'])
    expect((await detail(id)).notes).toEqual([body])
    const audit = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(JSON.stringify(audit)).not.toContain('утром')
  })

  it('is deleted with the customer, like the reason of a status change', async () => {
    const id = await place()
    await pay(id)
    await move(id, { status: 'refunded', version: 2, reason: 'Анна умерла' })
    await staff.call('POST', `/api/admin/orders/${id}/notes`, { text: 'Звонил муж Анны' })
    const prune = async () =>
      await shop.jobs.find(({ name }) => name === 'prune-order-notes')?.work(new AbortController().signal)
    await prune()
    expect(JSON.stringify(await detail(id))).toMatch(/Анна умерла.*муж Анны/)
    await shop.shop.db.update(orders).set({ customerName: '' }).where(eq(orders.id, id))
    await prune()
    const { notes, timeline } = await detail(id)
    expect(notes).toEqual([])
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'status')).toMatchObject([
      { actor: 'admin@example.com', facts: { from: 'completed', to: 'refunded' } },
    ])
    expect(JSON.stringify(timeline)).not.toContain('умерла')
  })

  it('is refused if it is empty', async () => {
    const { status } = await staff.call('POST', `/api/admin/orders/${await place()}/notes`, { text: '  ' })
    expect(status).toBe(422)
  })
})

describe('an e-mail that staff send once more', () => {
  it('goes to the customer and appears in the order’s history', async () => {
    const email = newEmail()
    const id = await place({ customerEmail: email })
    const { status } = await staff.call('POST', `/api/admin/orders/${id}/messages/received`)
    expect(status).toBe(202)
    expect(await emailsTo(email)).toHaveLength(2)
    expect((await detail(id)).timeline.some(({ kind }: { kind: string }) => kind === 'message-sent')).toBe(true)
  })

  it('contains the names, and after the payment also the wish', async () => {
    const email = newEmail()
    const plan = { participants: 'Анна, Ильина, ,', specialWishes: 'evil.example', consent: true }
    const id = await place({ customerEmail: email, plan })
    await signIn(shop, email)
    const sentAgain = async (kind: string) => {
      expect((await staff.call('POST', `/api/admin/orders/${id}/messages/${kind}`)).status).toBe(202)
      return (await shop.call('GET', `/api/sandbox/messages?to=${email}`)).body[0].text as string
    }
    const received = await sentAgain('received')
    expect([received.includes('Анна Ильина'), received.includes('evil.example')]).toEqual([true, false])
    await pay(id)
    const paid = await sentAgain('paid')
    expect(paid).toContain('Анна Ильина')
    expect(paid).toContain('evil.example')
    expect(paid).not.toMatch(/What is left|Осталось/)
  })

  it('is refused if it no longer matches the state of the order', async () => {
    const id = await place()
    const { status, body } = await staff.call('POST', `/api/admin/orders/${id}/messages/paid`)
    expect([status, body.code]).toEqual([409, 'order.message-unfit'])
  })
})
