import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { orders } from '../../orders/orders/tables.ts'
import { archiveConsents } from './tables-archive.ts'

let shop: TestShop
let admin: Browser
let picture: Uint8Array
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  admin = await signIn(shop, 'admin@example.com')
  picture = await makePicture({ width: 40, height: 30 })
})
afterAll(() => shop.close())
beforeEach(async () => void (await shop.shop.db.delete(archiveConsents)))

let customers = 0

/** Publishes a proof with two pictures. Returns the proof and the browser of the signed-in customer. */
async function perform(alt = 'Огонь у реки') {
  const customerEmail = `own${(customers += 1)}@example.com`
  const { body: order } = await shop.call('POST', '/api/orders?lang=ru', makeOrder([GANESHA_BASIC], { customerEmail }))
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, order.id))
  const media: string[] = []
  for (const ru of [alt, 'Храм'])
    media.push((await admin.call('POST', '/api/admin/media', mediaForm(picture, { 'alt.ru': ru }))).body.id)
  const facts = { orderId: order.id, lineId: '0', performedAt: '2026-01-14T20:10:00Z', place: 'Варанаси', media }
  const { body: draft } = await admin.call('POST', '/api/admin/proofs', facts)
  const { body: proof } = await admin.call('POST', `/api/admin/proofs/${draft.id}/publication`)
  return { id: proof.id as string, token: proof.token as string, orderId: order.id as string, media, customerEmail }
}

const consentPath = (token: string) => `/api/proofs/${token}/archive`
const agree = (browser: Browser, token: string) => browser.call('PUT', consentPath(token), { consent: true })
const listed = async (query = '') => (await openBrowser(shop).call('GET', `/api/proofs?lang=ru${query}`)).body
const check = (id: string, mediaId: string, isPublic = true) =>
  admin.call('PUT', `/api/admin/proofs/${id}/pictures/${mediaId}`, { isPublic })

describe('the sample in the archive of rituals', () => {
  it('is a complete report with the tier’s days and recitations', async () => {
    const { sample } = await listed()
    const { body: ritual } = await openBrowser(shop).call('GET', '/api/services/ganesha')
    const enhanced = ritual.tiers.find(({ id }: { id: string }) => id === 'enhanced')
    expect(sample).toMatchObject({
      names: ['Анна Соколова', 'Пётр Соколов'],
      term: { tier: 'Усиленная', days: 28, fireDays: enhanced.days, recitations: enhanced.recitations },
      place: 'Варанаси',
      priest: 'Рамеш Шастри',
      number: 'ОБРАЗЕЦ',
    })
    expect(sample.term.recitations).toBeGreaterThan(0)
    const { body: priests } = await openBrowser(shop).call('GET', '/api/priests?lang=ru')
    expect(priests.items.find(({ id }: { id: string }) => id === sample.priestId)).toMatchObject({ place: 'Варанаси' })
  })

  it('is only on the archive’s first page, and only without a filter', async () => {
    expect((await listed('&ritual=ganesha')).sample).toBeUndefined()
  })

  it('is followed by invented entries with drawings that contain no words', async () => {
    const { examples } = await listed()
    expect(examples.length).toBeGreaterThanOrEqual(4)
    for (const { ritual, drawing } of examples) {
      expect((await openBrowser(shop).call('GET', `/api/services/${ritual.id}`)).status).toBe(200)
      const file = await readFile(new URL(`../../../../public${drawing.url}`, import.meta.url), 'utf8')
      expect(file).not.toMatch(/<text|[а-яё]/i)
    }
    expect((await listed('&ritual=ganesha')).examples).toBeUndefined()
  })
})

describe('the public archive of rituals', () => {
  it('shows a ritual only with the customer’s consent, without customer data', async () => {
    const { token, id, orderId, media, customerEmail } = await perform()
    const customer = await signIn(shop, customerEmail)
    await check(id, media[0] ?? '')
    expect((await listed()).items).toEqual([])
    expect((await customer.call('GET', consentPath(token))).body).toEqual({ consent: null, isShown: false })
    const given = await agree(customer, token)
    expect([given.status, given.body.isShown, given.body.consent.textVersion]).toEqual([200, true, '2026-11'])
    const { items } = await listed()
    expect(items).toEqual([
      {
        id: expect.any(String),
        ritual: { id: 'ganesha', name: 'Ганеша-ягья', category: expect.any(String) },
        // 20:10 UTC is after midnight in India.
        day: '2026-01-15',
        place: 'Варанаси',
        // The sample priest of the sandbox has a public profile.
        priest: expect.toSatisfy((priest: unknown) => priest === null || typeof priest === 'object'),
        pictures: [{ path: expect.any(String), width: 40, height: 30, alt: 'Огонь у реки' }],
      },
    ])
    const text = JSON.stringify(items)
    for (const secret of ['Анна', 'А. С', token, id, orderId, orderId.slice(0, 8), media[0]])
      expect(text).not.toContain(secret)
  })

  it('shows only pictures that staff have approved', async () => {
    const { token, id, media, customerEmail } = await perform()
    await agree(await signIn(shop, customerEmail), token)
    expect((await listed()).items[0].pictures).toEqual([])
    await check(id, media[1] ?? '')
    expect((await listed()).items[0].pictures).toMatchObject([{ alt: 'Храм' }])
    await check(id, media[1] ?? '', false)
    expect((await listed()).items[0].pictures).toEqual([])
  })

  it('serves a picture only while the archive shows the picture', async () => {
    const { token, id, media, customerEmail } = await perform()
    const owner = await signIn(shop, customerEmail)
    await check(id, media[0] ?? '')
    await agree(owner, token)
    const [{ path }] = (await listed()).items[0].pictures
    const open = async (name: string) => (await shop.api.request(`http://localhost${path}/${name}`)).status
    const sizes = ['960.jpg', '320.avif', '1440.webp']
    expect(await Promise.all(sizes.map(open))).toEqual([200, 200, 200])
    expect(await Promise.all(['960.png', '961.jpg'].map(open))).toEqual([404, 404])
    await check(id, media[0] ?? '', false)
    expect(await open('960.jpg')).toBe(404)
    await check(id, media[0] ?? '')
    expect(await open('960.jpg')).toBe(200)
    await owner.call('DELETE', consentPath(token))
    expect(await open('960.jpg')).toBe(404)
  })

  it('never shows a picture’s description that contains a name, even after a later change', async () => {
    const { token, id, media, customerEmail } = await perform('Анна у огня')
    const [named = '', plain = ''] = media
    const refused = await check(id, named)
    expect([refused.status, refused.body.code]).toEqual([409, 'proofs.alt-names'])
    await check(id, plain)
    await agree(await signIn(shop, customerEmail), token)
    const { body: file } = await admin.call('GET', `/api/admin/media/${plain}`)
    const edit = { alt: { ru: 'Анна', en: '' }, focus: { x: 0.5, y: 0.5 }, version: file.version }
    await admin.call('PUT', `/api/admin/media/${plain}`, edit)
    expect((await listed()).items[0].pictures[0].alt).toBe('Ганеша-ягья: снимок 1 с ритуала')
  })

  it('has several pages, and the links to these pages contain no exact time', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { token, customerEmail } = await perform()
      await agree(await signIn(shop, customerEmail), token)
    }
    const first = await listed('&limit=2')
    const second = await listed(`&limit=2&cursor=${first.next}`)
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id)
    expect([first.items.length, second.items.length, second.next, new Set(ids).size]).toEqual([2, 1, null, 3])
    expect(Buffer.from(first.next, 'base64url').toString()).toMatch(/^\["2026-01-15T00:00:00\.000Z","[0-9a-f]{32}"\]$/)
    expect((await listed('&ritual=lakshmi')).items).toEqual([])
  })
})

describe('the consent to appear in the archive', () => {
  it('can be given only by the signed-in customer, who ticks a box', async () => {
    const { token, customerEmail } = await perform()
    const stranger = await signIn(shop, 'stranger@example.com')
    const owner = await signIn(shop, customerEmail)
    const answers = [
      await agree(openBrowser(shop), token),
      await agree(stranger, token),
      await agree(admin, token),
      await owner.call('PUT', consentPath(token), { consent: false }),
      await owner.call('PUT', consentPath(token), {}),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 404, 422, 422])
    expect((await listed()).items).toEqual([])
  })

  it('can be withdrawn with one call, and a new consent creates a new entry', async () => {
    const { token, customerEmail } = await perform()
    const owner = await signIn(shop, customerEmail)
    await agree(owner, token)
    await agree(owner, token)
    const [before] = (await listed()).items
    const gone = await owner.call('DELETE', consentPath(token))
    expect([gone.status, gone.body]).toEqual([200, { consent: null, isShown: false }])
    expect((await listed()).items.map(({ id }: { id: string }) => id)).not.toContain(before.id)
    await agree(owner, token)
    const [again] = (await listed()).items
    expect(again.id).not.toBe(before.id)
    const rows = await shop.shop.db.select().from(archiveConsents)
    expect(rows.map(({ withdrawnBy }) => String(withdrawnBy)).toSorted()).toEqual(['null', 'owner'])
  })

  it('has no effect while the page is hidden, and can still be withdrawn', async () => {
    const { token, id, customerEmail } = await perform()
    const owner = await signIn(shop, customerEmail)
    await agree(owner, token)
    const count = async () => (await listed()).items.length
    await owner.call('PUT', `/api/proofs/${token}/visibility`, { visibility: 'withdrawn' })
    expect(await count()).toBe(0)
    await owner.call('PUT', `/api/proofs/${token}/visibility`, { visibility: 'initials' })
    expect(await count()).toBe(1)
    await admin.call('DELETE', `/api/admin/proofs/${id}/publication`, { reason: 'Опечатка' })
    expect(await count()).toBe(0)
    expect((await owner.call('DELETE', consentPath(token))).body.consent).toBeNull()
    const refused = await agree(owner, token)
    expect([refused.status, refused.body.code]).toEqual([409, 'proofs.not-archivable'])
  })

  it('can be ended by staff with a reason, which the audit log records', async () => {
    const { token, id, customerEmail } = await perform()
    await agree(await signIn(shop, customerEmail), token)
    const end = (reason: string) => admin.call('DELETE', `/api/admin/proofs/${id}/archive`, { reason })
    expect((await end(' ')).status).toBe(422)
    const ended = await end('Просьба по телефону')
    expect([ended.status, ended.body.consent]).toEqual([200, null])
    expect((await end('Ещё раз')).body.code).toBe('proofs.no-archive-consent')
    const entries = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'proof.archive-end'))
    expect(entries).toMatchObject([{ subjectId: id, after: { reason: 'Просьба по телефону' } }])
  })

  it('is in the personal data export, and is deleted with the account', async () => {
    const { token, customerEmail } = await perform()
    const owner = await signIn(shop, customerEmail)
    await agree(owner, token)
    const { body: exported } = await owner.call('GET', '/api/account/export')
    expect(JSON.stringify(exported)).toContain('"archiveConsents":[{"textVersion":"2026-11","lang":')
    await owner.call('DELETE', '/api/account', { confirm: true })
    expect(await shop.shop.db.select().from(archiveConsents)).toEqual([])
  })
})
