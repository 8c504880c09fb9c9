import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, GANESHA_PREMIUM, type MadeLine, makeOrder } from '../../../../test/make-order.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { DAY } from '../../../base/time.ts'
import { accounts } from '../../people/accounts/tables.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { orderPlans } from '../../orders/order-plans/tables.ts'
import { orders } from '../../orders/orders/tables.ts'
import { proofs } from './tables.ts'

let shop: TestShop
let admin: Browser
let picture: Uint8Array
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  admin = await signIn(shop, 'admin@example.com')
  picture = await makePicture({ width: 40, height: 30 })
})
afterAll(() => shop.close())

type Status = (typeof orders.$inferSelect)['status']

async function placeOrder(
  items: MadeLine[] = [GANESHA_BASIC],
  status: Status = 'completed',
  customerEmail = 'olga@example.com',
) {
  const { body } = await shop.call('POST', '/api/orders?lang=ru', makeOrder(items, { customerEmail }))
  await shop.shop.db.update(orders).set({ status, paidAt: shop.shop.now() }).where(eq(orders.id, body.id))
  return body.id as string
}

const takePhoto = async () => (await admin.call('POST', '/api/admin/media', mediaForm(picture))).body.id as string
const statusOf = async (id: string) => (await shop.call('GET', `/api/orders/${id}`)).body.status
const PERFORMED = '2026-01-14T02:10:00Z'

async function draft(orderId: string, changes: Record<string, unknown> = {}, by = admin) {
  const media = [await takePhoto()]
  const facts = {
    orderId,
    lineId: '0',
    performedAt: PERFORMED,
    place: 'Варанаси',
    media,
    text: { ru: 'Слово', en: '' },
  }
  return await by.call('POST', '/api/admin/proofs', { ...facts, ...changes })
}

const publish = (id: string, by = admin) => by.call('POST', `/api/admin/proofs/${id}/publication`)
const publicCall = (path: string) => openBrowser(shop).call('GET', path)

async function published(orderId: string, changes?: Record<string, unknown>) {
  const { body } = await draft(orderId, changes)
  return (await publish(body.id)).body
}

describe('the draft of a ritual’s report', () => {
  it('requires a place, a past time, a known priest and known files', async () => {
    const orderId = await placeOrder()
    const none = await draft(orderId, { media: [] })
    const wrong = await draft(orderId, {
      performedAt: '2099-01-01T00:00:00Z',
      priestId: 'a'.repeat(32),
      media: ['b'.repeat(32)],
    })
    const bare = await draft(orderId, { place: ' ', performedAt: 'yesterday' })
    const paths = [none, wrong, bare].map(({ status, body }) => [
      status,
      ...body.errors.map(({ path }: { path: string }) => path),
    ])
    expect(paths).toEqual([
      [422, 'media'],
      [422, 'performedAt', 'priestId', 'media'],
      [422, 'performedAt', 'place'],
    ])
  })

  it('can be created once for each item of a paid order', async () => {
    const orderId = await placeOrder()
    const unpaid = await draft(await placeOrder([GANESHA_BASIC], 'pending'))
    const first = await draft(orderId)
    const second = await draft(orderId)
    const other = await draft(orderId, { lineId: '1' })
    expect([unpaid.body.code, first.status, second.body.code, second.body.id === first.body.id, other.status]).toEqual([
      'proofs.unpaid',
      201,
      'proofs.exists',
      true,
      404,
    ])
  })

  it('can be changed by one person at a time; only staff can open photos', async () => {
    const { body } = await draft(await placeOrder())
    const media = body.media.map(({ id }: { id: string }) => id)
    const change = { performedAt: PERFORMED, place: 'Харидвар', media, version: body.version }
    const first = await admin.call('PUT', `/api/admin/proofs/${body.id}`, change)
    const second = await admin.call('PUT', `/api/admin/proofs/${body.id}`, change)
    const photo = await shop.api.request(`http://localhost${body.media[0].url}`)
    expect([first.body.place, second.body.code, photo.status, body.media[0].visibility]).toEqual([
      'Харидвар',
      'conflict.version',
      404,
      'staff',
    ])
  })

  it('prevents the deletion of its photo', async () => {
    const { body } = await draft(await placeOrder())
    const refused = await admin.call('DELETE', `/api/admin/media/${body.media[0].id}`)
    expect([refused.status, refused.body.uses]).toEqual([409, [{ subject: 'proof', id: body.id }]])
  })
})

describe('the publication of a report', () => {
  it('sets the order to ready, opens the page, and sends one e-mail', async () => {
    const orderId = await placeOrder([GANESHA_BASIC], 'completed', 'nina@example.com')
    await signIn(shop, 'nina@example.com')
    const proof = await published(orderId)
    expect([proof.state, await statusOf(orderId)]).toEqual(['published', 'ready'])
    const { status, body } = await publicCall(`/api/proofs/${proof.token}?lang=ru`)
    expect([status, body]).toMatchObject([
      200,
      { place: 'Варанаси', names: ['А. С.'], sankalpa: null, text: 'Слово', number: proof.number, isOwner: false },
    ])
    expect(body.panchang).toEqual({
      tithi: 'Экадаши',
      paksha: 'krishna',
      nakshatra: 'Анурадха',
      festival: 'Макара-санкранти',
    })
    expect((await shop.api.request(`http://localhost${body.media[0].url}`)).status).toBe(200)
    await admin.call('DELETE', `/api/admin/proofs/${proof.id}/publication`, { reason: 'Не тот снимок' })
    await publish(proof.id)
    const { body: messages } = await shop.call('GET', '/api/sandbox/messages?to=nina@example.com')
    const emails = messages.filter(({ text }: { text: string }) => text.includes(`/proof/${proof.token}`))
    expect(emails).toHaveLength(1)
    expect(emails[0].text).toContain('Анна Смирнова')
    expect(emails[0].text).toContain('14 января 2026')
    // Customers forward the e-mail, so it contains no link that can change names.
    expect(emails[0].text).toMatch(/\/ritual\/\w/)
    expect(emails[0].text).not.toContain('/order/')
    expect(emails[0].text).not.toContain(orderId)
  })

  it('leaves the order in processing until every ritual has a report', async () => {
    const orderId = await placeOrder([GANESHA_BASIC, GANESHA_PREMIUM])
    await published(orderId)
    const between = await statusOf(orderId)
    await published(orderId, { lineId: '1' })
    expect([between, await statusOf(orderId)]).toEqual(['processing', 'ready'])
  })

  it('is refused if the report is already published or the order is cancelled', async () => {
    const orderId = await placeOrder()
    const { body } = await draft(orderId)
    await shop.shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId))
    const cancelled = await publish(body.id)
    const { id } = await published(await placeOrder())
    expect([cancelled.body.code, (await publish(id)).body.code, (await draft(orderId)).body.code]).toEqual([
      'proofs.unpaid',
      'proofs.published',
      'proofs.unpaid',
    ])
  })

  it('is refused if a priest tries it, because priests may only write drafts', async () => {
    const priest = await signIn(shop, 'priest@example.com')
    await shop.shop.db
      .update(accounts)
      .set({ role: 'admin', staffRole: 'priest' })
      .where(eq(accounts.email, 'priest@example.com'))
    await signIn(shop, 'priest@example.com', priest)
    const { status, body } = await draft(await placeOrder(), {}, priest)
    expect([status, body.priest.name, (await publish(body.id, priest)).status]).toEqual([
      201,
      'priest@example.com',
      403,
    ])
  })

  it('can be undone with a reason, and then the page is hidden', async () => {
    const orderId = await placeOrder()
    const proof = await published(orderId)
    const without = await admin.call('DELETE', `/api/admin/proofs/${proof.id}/publication`, { reason: ' ' })
    const back = await admin.call('DELETE', `/api/admin/proofs/${proof.id}/publication`, { reason: 'Другой ритуал' })
    const page = await publicCall(`/api/proofs/${proof.token}`)
    const check = await publicCall(`/api/verify/${proof.number}`)
    const photo = await shop.api.request(`http://localhost${proof.media[0].url}`)
    expect([without.status, back.body.state, page.status, check.body, photo.status, await statusOf(orderId)]).toEqual([
      422,
      'draft',
      404,
      { valid: false, state: 'in-correction' },
      404,
      'processing',
    ])
    const entries = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, proof.id))
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['proof.create', 'proof.publish', 'proof.unpublish'])
    expect(entries.map(({ after }) => JSON.stringify(after)).join()).toContain('Другой ритуал')
  })
})

describe('a report that is published again', () => {
  it('keeps the names and the sankalpa unless staff request the plan’s names and sankalpa', async () => {
    const customer = await signIn(shop, 'alla@example.com')
    const plan = { startDate: '2099-01-01', specialWishes: 'Мир', participants: 'Анна, Ильина, , ', consent: true }
    const orderId = await placeOrder([GANESHA_BASIC], 'completed', 'alla@example.com')
    await customer.call('POST', '/api/ritual-plans', plan)
    const { id, token } = await published(orderId)
    await customer.call('PUT', `/api/proofs/${token}/visibility`, { visibility: 'names' })
    // An account has only one plan. The customer changes the plan for another order.
    await placeOrder([GANESHA_BASIC], 'completed', 'alla@example.com')
    const later = { ...plan, specialWishes: 'Развод', participants: 'Борис, Ильин, , ' }
    await customer.call('POST', '/api/ritual-plans', later)
    const publishAgain = async (body?: Record<string, unknown>) => {
      await admin.call('DELETE', `/api/admin/proofs/${id}/publication`, { reason: 'Опечатка' })
      expect((await admin.call('POST', `/api/admin/proofs/${id}/publication`, body)).status).toBe(200)
      const { names, sankalpa } = (await publicCall(`/api/proofs/${token}?lang=ru`)).body
      return [names, sankalpa]
    }
    expect(await publishAgain()).toEqual([['Анна Ильина'], 'Мир'])
    // The customer has not made the new names public yet, so other people see initials.
    expect(await publishAgain({ names: 'plan' })).toEqual([['Б. И.'], null])
    await customer.call('PUT', `/api/proofs/${token}/visibility`, { visibility: 'names' })
    expect(await publishAgain()).toEqual([['Борис Ильин'], 'Развод'])
  })
})

describe('the customer of a published report', () => {
  it('can show or hide the names, and withdraw and restore the page', async () => {
    const customer = await signIn(shop, 'vera@example.com')
    const orderId = await placeOrder([GANESHA_BASIC], 'completed', 'vera@example.com')
    const plan = {
      startDate: '2099-01-01',
      specialWishes: 'Мира в доме',
      participants: 'Пётр, Ильин, , \nВера, Ильина, , ',
      consent: true,
    }
    await customer.call('POST', '/api/ritual-plans', plan)
    const { token, number, media } = await published(orderId)
    const set = (visibility: string, by = customer) => by.call('PUT', `/api/proofs/${token}/visibility`, { visibility })
    const page = () => publicCall(`/api/proofs/${token}?lang=ru`)

    const stranger = await set('names', await signIn(shop, 'lev@example.com'))
    const hidden = await page()
    await set('names')
    const open = await page()
    await set('withdrawn')
    const gone = await page()
    const own = await customer.call('GET', `/api/proofs/${token}`)
    const photo = await shop.api.request(`http://localhost${media[0].url}`)
    const check = await publicCall(`/api/verify/${number}`)
    await set('initials')
    const back = await page()
    expect([stranger.status, hidden.body.names, hidden.body.sankalpa]).toEqual([404, ['П. И.', 'В. И.'], null])
    expect([open.body.names, open.body.sankalpa]).toEqual([['Пётр Ильин', 'Вера Ильина'], 'Мира в доме'])
    expect([gone.status, own.body.isOwner, own.body.visibility, photo.status, check.body.valid]).toEqual([
      404,
      true,
      'withdrawn',
      404,
      false,
    ])
    expect(back.body.names).toEqual(['П. И.', 'В. И.'])
  })

  it('can remove the names from public pages by withdrawing consent', async () => {
    const customer = await signIn(shop, 'zoya@example.com')
    await customer.call('POST', '/api/account/consent', { consent: true })
    const [gone, open] = [
      await published(await placeOrder([GANESHA_BASIC], 'completed', 'zoya@example.com')),
      await published(await placeOrder([GANESHA_BASIC], 'completed', 'zoya@example.com')),
    ]
    const set = (token: string, visibility: string) =>
      customer.call('PUT', `/api/proofs/${token}/visibility`, { visibility })
    await set(gone.token, 'withdrawn')
    await set(open.token, 'names')
    expect((await customer.call('DELETE', '/api/account/consent')).status).toBe(204)
    const [page, check] = [
      await publicCall(`/api/proofs/${gone.token}`),
      await publicCall(`/api/verify/${gone.number}`),
    ]
    expect([page.status, check.body]).toEqual([404, { valid: false, state: 'withdrawn' }])
    const other = (await publicCall(`/api/proofs/${open.token}`)).body
    expect(other).toMatchObject({ visibility: 'initials', names: ['A. S.'] })
    await set(gone.token, 'initials')
    expect((await publicCall(`/api/proofs/${gone.token}`)).body.names).toEqual(['A. S.'])
  })

  it('can open the pages from the order until the account is deleted', async () => {
    const customer = await signIn(shop, 'mila@example.com')
    const orderId = await placeOrder([GANESHA_BASIC, GANESHA_PREMIUM], 'completed', 'mila@example.com')
    const { token, media, number } = await published(orderId)
    // The photo is also in the proof of another ritual.
    await published(orderId, { lineId: '1', media: [media[0].id] })
    const { body } = await publicCall(`/api/orders/${orderId}/proofs?lang=ru`)
    const { body: kept } = await customer.call('GET', '/api/account/export')
    await customer.call('DELETE', '/api/account', { confirm: true })
    expect(body).toMatchObject([{ lineId: '0', token, place: 'Варанаси' }, { lineId: '1' }])
    expect(kept.proofs).toContainEqual(expect.objectContaining({ orderId, names: '["Анна Смирнова"]' }))
    expect((await publicCall(`/api/proofs/${token}`)).status).toBe(404)
    expect((await shop.api.request(`http://localhost${media[0].url}`)).status).toBe(404)
    const { initials, ...check } = (await publicCall(`/api/verify/${number}?lang=ru`)).body
    expect([initials, check]).toMatchObject([undefined, { valid: true, state: 'erased', place: 'Варанаси' }])
  })

  it('can be erased with all pages and data, even without an account', async () => {
    const orderId = await placeOrder([GANESHA_BASIC], 'completed', 'guest.of.proofs@example.com')
    await shop.call('PUT', `/api/orders/${orderId}/plan`, {
      days: {},
      participants: 'Пётр, Ильин, , ',
      specialWishes: 'Мира в доме',
      consent: true,
    })
    const { id, token } = await published(orderId)
    const { body: found } = await admin.call('GET', '/api/admin/customers?q=guest.of.proofs')
    const erased = await admin.call('DELETE', `/api/admin/customers/${found.items[0].id}`, { confirm: true })
    expect([erased.status, (await publicCall(`/api/proofs/${token}`)).status]).toEqual([204, 404])
    const [proof] = await shop.shop.db.select().from(proofs).where(eq(proofs.id, id))
    expect(proof).toMatchObject({ names: null, sankalpa: null, visibility: 'withdrawn' })
    expect(await shop.shop.db.select().from(orderPlans).where(eq(orderPlans.id, orderId))).toEqual([])
  })
})

describe('the certificate of a performed ritual', () => {
  it('can be verified by the number in any spelling, and only initials are shown', async () => {
    const { number } = await published(await placeOrder())
    const { status, body } = await publicCall(`/api/verify/${number.toLowerCase().replaceAll('-', '')}?lang=en`)
    const at = { performedAt: '2026-01-14T02:10:00.000Z', place: 'Varanasi', priest: 'Ramesh Shastri', weeks: 2 }
    const term = { tier: 'Basic', weeks: 2, from: null, to: null, days: 0, fireDays: 3, recitations: 11_000 }
    expect(status).toBe(200)
    expect(body).toEqual({ valid: true, ritual: 'Ganesha yagya', ...at, term, initials: 'A. S.' })
    for (const unknown of ['0000-0000-0000', 'K7QM-2X9D-4TRA'])
      expect((await publicCall(`/api/verify/${unknown}`)).body).toEqual({ valid: false })
  })

  it('of the sample is recognised as a sample and not valid', async () => {
    const { body } = await publicCall(`/api/verify/${encodeURIComponent('образец')}?lang=en`)
    expect(body).toMatchObject({ valid: false, isSample: true, priest: 'Ramesh Shastri', initials: 'A. S., P. S.' })
  })

  it('cannot be found by guessing, because a visitor has thirty attempts a minute', async () => {
    const browser = openBrowser(shop)
    const tries = await Promise.all(Array.from({ length: 31 }, () => browser.call('GET', '/api/verify/0000-0000-0000')))
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('is available as PDF and picture, and cached copies have no rate limit', async () => {
    const { token, number } = await published(await placeOrder())
    const pdf = await shop.api.request(`http://localhost/proof/${token}/certificate.pdf?lang=ru`)
    const png = await shop.api.request(`http://localhost/proof/${token}/certificate.png?lang=en`)
    const bytes = Buffer.from(await pdf.arrayBuffer())
    expect([
      bytes.subarray(0, 5).toString(),
      pdf.headers.get('content-disposition'),
      pdf.headers.get('cache-control'),
    ]).toEqual(['%PDF-', `attachment; filename="${number}.pdf"`, 'private, no-store'])
    expect([bytes.includes('/Subtype /Image'), png.headers.get('content-type')]).toEqual([true, 'image/png'])
    expect((await shop.api.request(`http://localhost/proof/${'a'.repeat(32)}/certificate.pdf`)).status).toBe(404)
    for (let count = 0; count < 40; count += 1)
      expect((await shop.api.request(`http://localhost/proof/${token}/certificate.png?lang=en`)).status).toBe(200)
  })
})

describe('the staff’s list of reports', () => {
  it('contains rituals without a report, drafts, and published reports', async () => {
    const waiting = await placeOrder([GANESHA_BASIC, GANESHA_PREMIUM])
    const { body: second } = await draft(waiting)
    const missing = await admin.call('GET', '/api/admin/missing-proofs?limit=100')
    const drafts = await admin.call('GET', '/api/admin/proofs?limit=100')
    const open = await admin.call('GET', '/api/admin/proofs?state=published&limit=1')
    const next = await admin.call('GET', `/api/admin/proofs?state=published&limit=1&cursor=${open.body.next}`)
    const line = await admin.call('GET', `/api/admin/missing-proofs/${waiting}/1`)
    const of = missing.body.items.filter(({ orderId }: { orderId: string }) => orderId === waiting)
    expect(of.map(({ lineId }: { lineId: string }) => lineId)).toEqual(['1'])
    expect(drafts.body.items.map(({ id }: { id: string }) => id)).toContain(second.id)
    expect(open.body.items[0].id === next.body.items[0].id).toBe(false)
    expect(line.body).toMatchObject({ proofId: null, status: 'completed', initials: 'А. С.' })
  })

  it('shows the last scheduled day of a ritual without a report', async () => {
    const waiting = await placeOrder([GANESHA_BASIC, GANESHA_PREMIUM])
    const days = [7, 8].map((ahead) => new Date(shop.shop.now().getTime() + ahead * DAY).toISOString().slice(0, 10))
    await admin.call('PUT', `/api/admin/calendar/${waiting}/0`, { days })
    const { body } = await admin.call('GET', '/api/admin/missing-proofs?limit=100')
    const of = body.items.filter(({ orderId }: { orderId: string }) => orderId === waiting)
    expect(of.map(({ lastDay }: { lastDay: string | null }) => lastDay)).toEqual([days[1], null])
  })

  it('is refused for visitors and customers', async () => {
    const customer = await signIn(shop, 'ira@example.com')
    const answers = await Promise.all([publicCall('/api/admin/proofs'), customer.call('GET', '/api/admin/proofs')])
    expect(answers.map(({ status }) => status)).toEqual([401, 403])
  })
})
