import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#base/time.ts'
import { GANESHA_BASIC, GANESHA_PREMIUM, type MadeLine, makeOrder } from '../../../../test/make-order.ts'
import { refuseChanges } from '../../../../test/refuse-database-changes.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { orders } from '../../orders/orders/tables.ts'
import { proofs } from '../proofs/tables.ts'
import { reviews } from './tables.ts'

let shop: TestShop
let admin: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  admin = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

/** Each customer has a new address, so that a test does not read the e-mails of another test. */
let customers = 0
const newCustomer = () => `review${(customers += 1)}@example.com`

/** Creates an order whose rituals were all performed and published this number of days ago. */
async function performed(email: string, daysAgo: number, lines: MadeLine[] = [GANESHA_BASIC], lang = 'ru') {
  const { body } = await openBrowser(shop).call(
    'POST',
    `/api/orders?lang=${lang}`,
    makeOrder(lines, { customerEmail: email }),
  )
  const at = new Date(shop.shop.now().getTime() - daysAgo * DAY)
  const id = body.id as string
  await shop.shop.db.update(orders).set({ status: 'ready', paidAt: at }).where(eq(orders.id, id))
  const shown = { orderId: id, state: 'published' as const, performedAt: at, publishedAt: at, createdAt: at }
  const facts = { place: 'Варанаси', priestId: 'nobody', textRu: '', textEn: '', createdBy: 'nobody' }
  await shop.shop.db
    .insert(proofs)
    .values(lines.map((_, position) => ({ id: `${id}${position}`, position, ...shown, ...facts })))
  return id
}

const ask = async () => await shop.jobs.find(({ name }) => name === 'ask-for-reviews')?.work()
const mailsTo = async (email: string): Promise<{ subject: string; text: string }[]> =>
  (await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(email)}`)).body
const asksTo = async (email: string) => (await mailsTo(email)).filter(({ text }) => text.includes('/review/'))

/** Returns the link from the e-mail, and functions for the author's calls. */
async function author(email: string) {
  const [mail] = await asksTo(email)
  const token = /\/review\/([0-9a-f]{32})/.exec(mail?.text ?? '')?.[1] ?? ''
  const path = `/api/reviews/own/${token}`
  const browser = openBrowser(shop)
  return {
    read: () => browser.call('GET', path),
    write: (changes: Record<string, unknown> = {}) => browser.call('PUT', `${path}?lang=ru`, { ...REVIEW, ...changes }),
    withdraw: () => browser.call('DELETE', path),
  }
}

const REVIEW = { text: 'Всё прошло спокойно, запись прислали на третий день.', name: 'А. С.', consent: true }

/** Creates a customer who was asked for a review and wrote a review. Returns the customer, the review and the review's id. */
async function written(changes?: Record<string, unknown>) {
  const email = newCustomer()
  const orderId = await performed(email, 20)
  await ask()
  const own = await author(email)
  await own.write(changes)
  const [row] = await shop.shop.db.select().from(reviews).where(eq(reviews.orderId, orderId))
  return { email, own, id: row?.id ?? '', orderId }
}

async function decide(id: string, decision: 'publish' | 'decline', reason?: string) {
  const { body } = await admin.call('GET', `/api/admin/reviews/${id}`)
  return await admin.call('PUT', `/api/admin/reviews/${id}/decision`, { decision, reason, version: body.version })
}
const shown = async (id: string): Promise<{ id: string; name: string; text: string; reply: string | null }[]> =>
  (await shop.call('GET', '/api/services/ganesha/reviews')).body.filter((review: { id: string }) => review.id === id)

describe('the reviews of customers and the requests for reviews', () => {
  it('the request is sent once, two weeks after the report, in the order’s language', async () => {
    const [early, due, english, old] = [newCustomer(), newCustomer(), newCustomer(), newCustomer()]
    await performed(early, 13)
    await performed(due, 15, [GANESHA_BASIC, GANESHA_PREMIUM])
    await performed(english, 14.1, [GANESHA_BASIC], 'en')
    await performed(old, 61)
    await ask()
    await ask()
    const counts = await Promise.all([early, due, english, old].map(async (email) => (await asksTo(email)).length))
    expect(counts).toEqual([0, 1, 1, 0])
    expect((await asksTo(due))[0]?.subject).toMatch(/^Заказ #\w{8}: расскажите/)
    expect((await asksTo(english))[0]?.subject).toMatch(/^Order #\w{8}: how/)
  })

  it('a review shows its certificate number only with consent and a public page', async () => {
    const { own, id, orderId } = await written()
    await shop.shop.db.update(proofs).set({ number: 'K7QM-2X9D-4TRA' }).where(eq(proofs.orderId, orderId))
    await decide(id, 'publish')
    expect((await own.read()).body).toMatchObject({ certified: ['ganesha'], showsCertificate: false })
    expect(await shown(id)).toMatchObject([{ certificate: null }])
    await own.write({ showsCertificate: true })
    await decide(id, 'publish')
    expect(await shown(id)).toMatchObject([{ certificate: 'K7QM-2X9D-4TRA' }])
    const { body: page } = await shop.call('GET', '/api/services/ganesha/text?lang=ru')
    expect(page.html).toContain('href="/verify/K7QM-2X9D-4TRA?lang=ru"')
    await shop.shop.db.update(proofs).set({ visibility: 'withdrawn' }).where(eq(proofs.orderId, orderId))
    expect(await shown(id)).toMatchObject([{ certificate: null }])
    await shop.shop.db.update(proofs).set({ visibility: 'initials' }).where(eq(proofs.orderId, orderId))
    await own.withdraw()
    expect((await own.read()).body.showsCertificate).toBe(false)
  })

  it('one failing request for a review does not stop the requests for other orders', async () => {
    const [first, broken, last] = [newCustomer(), newCustomer(), newCustomer()]
    await performed(first, 20)
    const refused = await performed(broken, 20)
    await performed(last, 20)
    const allow = await refuseChanges(shop.shop.db, 'insert on review', `new.order_id = '${refused}'`)
    await expect(ask()).rejects.toThrow('Failed query')
    await allow()
    const countsOf = async () =>
      await Promise.all([first, broken, last].map(async (email) => (await asksTo(email)).length))
    expect(await countsOf()).toEqual([1, 0, 1])
    await ask()
    expect(await countsOf()).toEqual([1, 1, 1])
  })

  it('no request is sent if the page was withdrawn or the account deleted', async () => {
    const [gone, consent, left] = [newCustomer(), newCustomer(), newCustomer()]
    const withdrawn = await performed(gone, 20)
    await shop.shop.db.update(proofs).set({ visibility: 'withdrawn' }).where(eq(proofs.orderId, withdrawn))
    await performed(consent, 20)
    const customer = await signIn(shop, consent)
    await customer.call('POST', '/api/account/consent', {})
    await customer.call('DELETE', '/api/account/consent')
    await performed(left, 20)
    await (await signIn(shop, left)).call('DELETE', '/api/account', { confirm: true })
    await ask()
    const counts = await Promise.all([gone, consent, left].map(async (email) => (await asksTo(email)).length))
    expect(counts).toEqual([0, 0, 0])
  })

  it('a review needs the link and staff approval, and normally shows initials', async () => {
    const email = newCustomer()
    await performed(email, 20)
    await ask()
    const own = await author(email)
    expect((await own.read()).body).toMatchObject({ state: 'asked', name: 'А. С.', text: '', ritualId: 'ganesha' })
    const { status, body } = await own.write()
    expect([status, body.state, body.text]).toEqual([200, 'waiting', REVIEW.text])
    const { body: list } = await admin.call('GET', '/api/admin/reviews')
    const waiting = list.items.find(({ name }: { name: string }) => name === 'А. С.')
    expect(await shown(waiting.id)).toEqual([])
    const ofToday = async () => (await admin.call('GET', '/api/admin/today')).body.reviewsWaiting.items
    const [title, link] = [`${waiting.orderNumber} А. С.`, `/admin-panel/reviews/${waiting.id}`]
    expect(await ofToday()).toContainEqual(expect.objectContaining({ title, link }))
    expect((await decide(waiting.id, 'publish')).body.state).toBe('published')
    expect((await ofToday()).some(({ id }: { id: string }) => id === waiting.id)).toBe(false)
    expect(await shown(waiting.id)).toMatchObject([{ name: 'А. С.', text: REVIEW.text, reply: null }])
  })

  it('a changed review is hidden until staff approve it; withdrawn reviews lose their text', async () => {
    const { own, id } = await written()
    await decide(id, 'publish')
    await own.write({ text: 'Дополню: свидетельство пришло через неделю.' })
    expect(await shown(id)).toEqual([])
    await decide(id, 'publish')
    expect((await shown(id))[0]?.text).toContain('Дополню')
    expect((await own.withdraw()).body).toMatchObject({ state: 'withdrawn', text: '' })
    expect(await shown(id)).toEqual([])
    expect((await admin.call('GET', `/api/admin/reviews/${id}`)).status).toBe(404)
    expect((await own.write()).body.state).toBe('waiting')
  })

  it('a review is shown on its ritual’s page and in the structured data', async () => {
    const before = (await shop.call('GET', '/api/services/navagraha/text?lang=en')).body
    expect([before.reviews, before.html.includes('id="reviews"')]).toEqual([undefined, false])
    const { own, id } = await written()
    await decide(id, 'publish')
    const read = async () => (await shop.call('GET', '/api/services/ganesha/text?lang=ru')).body
    const { html, headings, reviews: listed } = await read()
    expect(html).toContain(REVIEW.text)
    expect(headings.at(-1)).toMatchObject({ id: 'reviews', title: 'Отзывы' })
    expect(listed).toContainEqual(expect.objectContaining({ name: 'А. С.', text: REVIEW.text }))
    await own.withdraw()
    expect((await read()).reviews ?? []).toHaveLength(listed.length - 1)
  })

  it('staff can refuse a review with a reason, or answer the review', async () => {
    const { own, id } = await written()
    expect((await decide(id, 'decline')).status).toBe(422)
    await decide(id, 'decline', 'Назван посторонний человек')
    expect((await own.read()).body).toMatchObject({ state: 'declined', declineReason: 'Назван посторонний человек' })
    await own.write()
    await decide(id, 'publish')
    const { body } = await admin.call('GET', `/api/admin/reviews/${id}`)
    await admin.call('PUT', `/api/admin/reviews/${id}/reply`, { reply: 'Спасибо!', version: body.version })
    expect((await shown(id))[0]?.reply).toBe('Спасибо!')
    const late = await admin.call('PUT', `/api/admin/reviews/${id}/reply`, { reply: '', version: body.version })
    expect([late.status, late.body.code]).toEqual([409, 'conflict.version'])
    const entries = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['review.decline', 'review.publish', 'review.reply'])
  })

  it('a review requires a text, a name, consent and an ordered ritual', async () => {
    const email = newCustomer()
    await performed(email, 20)
    await ask()
    const own = await author(email)
    const faultsOf = async (changes: Record<string, unknown>) => {
      const { status, body } = await own.write(changes)
      return [status, ...(body.errors ?? [body]).map(({ path, code }: { path?: string; code: string }) => path ?? code)]
    }
    expect(await faultsOf({ text: 'Хорошо', name: ' ', consent: false })).toEqual([422, 'text', 'name', 'consent'])
    expect(await faultsOf({ text: 'x'.repeat(2001) })).toEqual([422, 'text'])
    expect(await faultsOf({ ritualId: 'navagraha' })).toEqual([422, 'ritualId'])
    expect(await faultsOf({ text: `${REVIEW.text}\u0000` })).toEqual([400, 'http.unreadable-text'])
    // Characters that reverse the direction of the text are removed, as in all texts.
    expect((await own.write({ name: '\u202eАнна\u202c' })).body.name).toBe('Анна')
    expect((await openBrowser(shop).call('GET', `/api/reviews/own/${'0'.repeat(32)}`)).status).toBe(404)
  })

  it('a review is exported, and is deleted when the customer is erased', async () => {
    const { email, id, own } = await written()
    await decide(id, 'publish')
    const customer = await signIn(shop, email)
    const { body } = await customer.call('GET', '/api/account/export')
    expect(body.reviews).toMatchObject([{ text: REVIEW.text, name: 'А. С.', state: 'published' }])
    await customer.call('DELETE', '/api/account', { confirm: true })
    expect([await shown(id), (await own.read()).status]).toEqual([[], 404])
    const guest = await written()
    await decide(guest.id, 'publish')
    const { body: found } = await admin.call('GET', `/api/admin/customers?q=${guest.email}`)
    await admin.call('DELETE', `/api/admin/customers/${found.items[0].id}`, { confirm: true })
    expect([await shown(guest.id), (await guest.own.read()).status]).toEqual([[], 404])
  })
})
