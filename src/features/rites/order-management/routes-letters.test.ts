import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { orders } from '../../orders/orders/tables.ts'
import { pruneNotes } from './commands-notes.ts'
import { orderEvents } from './tables.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop({ ...BEHIND_PROXY, SANDBOX_DEMO: '0' })
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

async function place(customerEmail: string): Promise<string> {
  const { body } = await openBrowser(shop).call(
    'POST',
    '/api/orders?lang=en',
    makeOrder([GANESHA_BASIC], { customerEmail }),
  )
  return body.id
}
const send = (id: string, body: Record<string, unknown>, by = owner) =>
  by.call('POST', `/api/admin/orders/${id}/letters?lang=en`, body)
const mails = async (to: string) =>
  (await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(to)}`)).body as {
    subject: string
    text: string
  }[]

it('a letter from staff contains the order’s link and appears in the order’s history', async () => {
  const to = 'anna@letters.example'
  const id = await place(to)
  const text = 'Which of the two names comes first?\n\nPlease reply today.'
  expect((await send(id, { subject: 'Your names', text })).status).toBe(202)
  const [mail] = await mails(to)
  expect(mail).toMatchObject({ subject: 'Your names' })
  expect(mail?.text).toContain('Which of the two names comes first?')
  expect(mail?.text).toContain(`/order/${id}`)
  const { timeline } = (await owner.call('GET', `/api/admin/orders/${id}`)).body
  expect(timeline.find(({ kind }: { kind: string }) => kind === 'letter')).toMatchObject({
    actor: 'admin@example.com',
    facts: { subject: 'Your names', text },
  })
  const audit = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'order.letter'))
  expect(audit).toMatchObject([{ subjectId: id }])
  expect(JSON.stringify(audit)).not.toContain('two names')
})

it('staff can use templates for a letter in the customer’s language', async () => {
  const { body } = await openBrowser(shop).call(
    'POST',
    '/api/orders?lang=ru',
    makeOrder([GANESHA_BASIC], { customerEmail: 'boris@letters.example' }),
  )
  const letters = (await owner.call('GET', `/api/admin/orders/${body.id}/letters?lang=en`)).body
  expect(letters).toMatchObject({ to: 'boris@letters.example', lang: 'ru' })
  expect(letters.templates.map(({ id }: { id: string }) => id)).toEqual(['free', 'names', 'day', 'payment'])
  expect(letters.templates[2].text).toContain('не хватает дня')
})

it('empty letters, orders without an e-mail address and calls by customers are refused', async () => {
  const id = await place('vera@letters.example')
  const refused = await send(id, { subject: ' ', text: '' })
  expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual(['subject', 'text'])
  await shop.shop.db.update(orders).set({ customerEmail: '' }).where(eq(orders.id, id))
  expect((await send(id, { subject: 'Hello', text: 'Hello' })).body.code).toBe('order.no-address')
  const customer = await signIn(shop, 'gleb@letters.example')
  expect((await send(id, { subject: 'Hello', text: 'Hello' }, customer)).status).toBe(403)
})

it('the text of a letter is erased together with the customer', async () => {
  const id = await place('dina@letters.example')
  await send(id, { subject: 'Hello', text: 'Dear Dina' })
  await shop.shop.db.update(orders).set({ customerName: '' }).where(eq(orders.id, id))
  await pruneNotes(shop.shop)
  expect(await shop.shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).toEqual([])
})
