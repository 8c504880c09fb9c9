import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'
import { accounts } from '../../people/accounts/tables.ts'
import { addDays } from '../../orders/plans/rules.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'
import { performances } from '../../rites/calendar/tables.ts'
import { cardAttempts } from '../../money/cards/tables.ts'
import { messages } from '../../platform/notifications/tables.ts'
import { orders } from '../../orders/orders/tables.ts'
import { proofs } from '../../rites/proofs/tables.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signIn(shop, 'admin@example.com')
  await shop.call('POST', '/api/orders', makeOrder())
})
afterAll(() => shop.close())

const today = async (browser = owner) => (await browser.call('GET', '/api/admin/today?lang=en')).body

it('Today lists an unpaid order only when the order is older than a day', async () => {
  expect((await today()).unpaidOld).toEqual({ count: 0, isMore: false, items: [] })
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 86_401 })
  owner = await signIn(shop, 'admin@example.com')
  const { unpaidOld } = await today()
  expect(unpaidOld.count).toBe(1)
  expect(unpaidOld.items[0]).toMatchObject({ detail: '$164', link: expect.stringMatching(/^\/admin-panel\/orders\//) })
})

it('Today lists an unpaid order with only a phone number, but no anonymous order', async () => {
  const { body: byPhone } = await shop.call('POST', '/api/orders', makeOrder())
  const { body: nameless } = await shop.call('POST', '/api/orders', makeOrder())
  const createdAt = new Date(shop.shop.now().getTime() - 90_000_000)
  const setOrder = async (id: string, change: Partial<typeof orders.$inferInsert>) =>
    await shop.shop.db
      .update(orders)
      .set({ createdAt, customerEmail: '', ...change })
      .where(eq(orders.id, id))
  await setOrder(byPhone.id, { customerName: 'Анна Смирнова' })
  await setOrder(nameless.id, { customerName: '' })
  const titles = (await today()).unpaidOld.items.map(({ title }: { title: string }) => title)
  expect(titles).toContain(`#${byPhone.id.slice(0, 8)} Анна Смирнова`)
  expect(titles.join()).not.toContain(nameless.id.slice(0, 8))
})

it('Today lists a message that failed, and staff can send the message again', async () => {
  const [row] = await shop.shop.db.select().from(messages).where(eq(messages.recipient, 'anna@example.com'))
  const id = row?.id ?? ''
  await shop.shop.db
    .update(messages)
    .set({ failedAt: new Date(), lastFault: 'mailbox full' })
    .where(eq(messages.id, id))
  expect((await today()).failedMessages).toMatchObject({
    count: 1,
    items: [{ detail: 'anna@example.com · mailbox full' }],
  })
  expect((await owner.call('POST', `/api/admin/messages/${id}/retry`)).status).toBe(204)
  expect((await today()).failedMessages.count).toBe(0)
  expect((await owner.call('POST', `/api/admin/messages/${id}/retry`)).body.code).toBe('notifications.not-failed')
})

it('each staff role sees only the parts of Today that this role may open', async () => {
  const editor = await signIn(shop, 'editor@example.com')
  await shop.shop.db
    .update(accounts)
    .set({ role: 'admin', staffRole: 'editor' })
    .where(eq(accounts.email, 'editor@example.com'))
  expect((await editor.call('GET', '/api/admin/today')).status).toBe(401)
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 61 })
  const again = await signIn(shop, 'editor@example.com')
  expect((await today(again)).unpaidOld).toEqual({ count: 0, isMore: false, items: [] })
  expect((await again.call('GET', '/api/admin/messages')).status).toBe(403)
})

it('the Today page shows “expected $164” if a card payment had a different amount', async () => {
  const open = async (outcome: string) => {
    const { body: order } = await shop.call('POST', '/api/orders', makeOrder())
    const { body: attempt } = await shop.call('POST', '/api/card/payment', { orderId: order.id })
    const checkout = new URL(attempt.url).pathname.split('/').at(-1)
    await shop.call('POST', `/api/sandbox/card/${checkout}/outcome`, { outcome })
    return { id: String(attempt.id), tag: `#${String(order.id).slice(0, 8)}` }
  }
  const [wrong, disputed] = [await open('pay-wrong-amount'), await open('pay')]
  await shop.shop.db.update(cardAttempts).set({ attention: 'disputed' }).where(eq(cardAttempts.id, disputed.id))
  const { items } = (await owner.call('GET', '/api/admin/today?lang=ru')).body.needsAttention
  expect(items).toMatchObject([
    { id: wrong.id, title: `${wrong.tag} · ждали $164`, detail: 'wrong-amount' },
    { id: disputed.id, title: `${disputed.tag} · $164`, detail: 'disputed' },
  ])
  expect((await today()).needsAttention.items[0].title).toBe(`${wrong.tag} · expected $164`)
})

it('Today lists a ritual that must be performed until its report is published', async () => {
  const { db, now } = shop.shop
  const { body: order } = await shop.call('POST', '/api/orders', makeOrder())
  await db.update(orders).set({ status: 'completed', paidAt: now() }).where(eq(orders.id, order.id))
  owner = await signIn(shop, 'admin@example.com')
  const first = dayAtPlace(now())
  const days = [0, 1, 2].map((ahead) => addDays(first, ahead))
  await owner.call('PUT', `/api/admin/calendar/${order.id}/0`, { days })
  const tag = `#${String(order.id).slice(0, 8)}`
  const proof = {
    id: 'f'.repeat(32),
    orderId: String(order.id),
    position: 0,
    place: 'Varanasi',
    textRu: '',
    textEn: '',
  }
  const by = { priestId: 'a'.repeat(32), createdBy: 'a'.repeat(32), createdAt: now(), performedAt: now() }
  await db.insert(proofs).values({ ...proof, ...by, state: 'draft' })
  const expected = { detail: `${tag} · day 1 of 3 · no priest is chosen`, action: 'choose-priest' }
  expect((await today()).toPerform).toMatchObject({ count: 1, items: [expected] })
  await db.update(proofs).set({ state: 'published' })
  expect((await today()).toPerform).toEqual({ count: 0, isMore: false, items: [] })
})

it('Today names missing translations with the same field names as the article form', async () => {
  const words = { name: 'Имя', intro: 'Вступление', description: 'Описание', content: 'Текст' }
  await owner.call('POST', '/api/admin/articles', { id: 'half', ru: words, en: { ...words, name: '', content: '' } })
  const lacking = async (lang: string) => {
    const { items } = (await owner.call('GET', `/api/admin/today?lang=${lang}`)).body.untranslated
    return items.find(({ id }: { id: string }) => id === 'article-half')?.detail
  }
  expect([await lacking('ru'), await lacking('en')]).toEqual(['Название · EN, Текст · EN', 'Name · EN, Text · EN'])
})

it('no list for staff contains sign-in codes', async () => {
  const { body } = await owner.call('GET', '/api/admin/messages?limit=100')
  expect(body.items.length).toBeGreaterThan(0)
  expect(JSON.stringify(body)).not.toMatch(/editor@example\.com/)
})

it('staff can preview every e-mail in both languages, and send themselves an example', async () => {
  const list = async (lang: string) => (await owner.call('GET', `/api/admin/email-templates?lang=${lang}`)).body.items
  const [ru, en] = [await list('ru'), await list('en')]
  expect(ru.map(({ kind }: { kind: string }) => kind)).toEqual(en.map(({ kind }: { kind: string }) => kind))
  expect(ru[0].text).toMatch(/[а-яё]/i)
  expect(en[0].text).not.toMatch(/[а-яё]/i)
  const sent = await owner.call('POST', '/api/admin/email-templates/order-paid/test', { lang: 'en' })
  expect(sent.body).toEqual({ to: 'admin@example.com' })
  const inbox = (await shop.call('GET', '/api/sandbox/messages?to=admin@example.com')).body
  expect(inbox[0].text).toContain('Anna')
})

/** A paid order whose customer has this plan. */
async function payOrder(plan?: Record<string, unknown>): Promise<string> {
  const { body } = await shop.call('POST', '/api/orders', { ...makeOrder(), ...(plan && { plan }) })
  const paid = { status: 'completed' as const, paidAt: shop.shop.now() }
  await shop.shop.db.update(orders).set(paid).where(eq(orders.id, body.id))
  return body.id
}

it('Today lists a paid ritual if a day was requested or the priest chooses', async () => {
  const silent = await payOrder()
  const left = await payOrder({ priestChooses: true })
  const { toSchedule } = await today()
  const numbers = toSchedule.items.map(({ detail }: { detail: string }) => detail)
  expect(numbers).toContain(`#${left.slice(0, 8)} · the priest chooses`)
  expect(numbers.join()).not.toContain(silent.slice(0, 8))
})

it('a recording is overdue when the days promised after the ritual have passed', async () => {
  const id = await payOrder()
  const { db, now } = shop.shop
  const last = (ago: number) => addDays(dayAtPlace(now()), -ago)
  await owner.call('PUT', `/api/admin/calendar/${id}/0`, { days: [last(0)] })
  const overdue = async (ago: number) => {
    await db
      .update(performances)
      .set({ day: last(ago) })
      .where(eq(performances.orderId, id))
    const { items } = (await owner.call('GET', '/api/admin/missing-proofs?overdue=true&limit=100')).body
    return [(await today()).recordingsOverdue.items.length, items.length]
  }
  expect([await overdue(7), await overdue(8)]).toEqual([
    [0, 0],
    [1, 1],
  ])
})

it('a sandbox lists the steps before opening, and simulated payments do not complete steps', async () => {
  const { body: order } = await shop.call('POST', '/api/orders', makeOrder())
  const { body } = await shop.call('POST', '/api/card/payment', { orderId: order.id })
  const checkout = new URL(body.url).pathname.split('/').at(-1)
  await shop.call('POST', `/api/sandbox/card/${checkout}/outcome`, { outcome: 'pay' })
  const opening = (await owner.call('GET', '/api/admin/opening')).body
  expect(opening.isSandbox).toBe(true)
  const card = opening.steps.find(({ id, way }: { id: string; way: string | null }) => id === 'way' && way === 'card')
  expect(card).toMatchObject({ isDone: false })
  const contacts = opening.steps.find(({ id }: { id: string }) => id === 'contacts')
  const { providerEmail, ordersEmail } = shop.shop.settings().contacts
  expect(contacts).toMatchObject({ isDone: false, samples: [providerEmail, ordersEmail] })
})
