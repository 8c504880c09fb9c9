import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { orders } from '../../orders/orders/tables.ts'
import { SAMPLE_PRIESTS } from '../priests/data/samples.ts'

let shop: TestShop
let admin: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  admin = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const read = (token: string, by: Browser = openBrowser(shop)) => by.call('GET', `/api/proofs/${token}?lang=ru`)

/**
 * Publishes the proof of a paid order for Анна Соколова. The ritual was performed on 14 January 2026 in India, when it was still 13 January
 * in UTC.
 */
async function publishFor(customer: Browser, customerEmail: string, priestId = SAMPLE_PRIESTS[0]?.id): Promise<string> {
  const made = makeOrder([GANESHA_BASIC], { customerEmail })
  const orderId = (await shop.call('POST', '/api/orders?lang=ru', made)).body.id as string
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, orderId))
  const plan = { startDate: '2099-01-01', specialWishes: 'Мира', participants: 'Анна, Соколова, , ', consent: true }
  await customer.call('POST', '/api/ritual-plans', plan)
  const picture = await makePicture({ width: 40, height: 30 })
  const media = [(await admin.call('POST', '/api/admin/media', mediaForm(picture))).body.id]
  const facts = {
    orderId,
    lineId: '0',
    performedAt: '2026-01-13T20:10:00Z',
    place: 'Варанаси',
    media,
    text: { ru: 'Имя Анны прочитали первым.', en: '' },
  }
  const { body } = await admin.call('POST', '/api/admin/proofs', { ...facts, priestId })
  return (await admin.call('POST', `/api/admin/proofs/${body.id}/publication`)).body.token
}

describe('the sankalpa (statement of intent) on a report', () => {
  it('shows the day to everybody, but names and wish only to the customer', async () => {
    const customer = await signIn(shop, 'anna@example.com')
    const token = await publishFor(customer, 'anna@example.com')
    const [own, other] = [(await read(token, customer)).body, (await read(token)).body]
    expect([own.text, other.text]).toEqual(['Имя Анны прочитали первым.', ''])
    expect([own.names, own.reading.names, own.sankalpa]).toEqual([['Анна Соколова'], ['अन्ना सोकोलोवा'], 'Мира'])
    expect([other.names, other.reading.names, other.sankalpa]).toEqual([['А. С.'], [], null])
    expect(other.reading.day).toBe('2026-01-14')
    expect(other.reading.almanac.map(({ part }: { part: string }) => part)).toEqual([
      'samvatsara',
      'ayana',
      'ritu',
      'masa',
      'paksha',
      'tithi',
      'vara',
      'nakshatra',
      'yoga',
    ])
    // 14 January 2026 is a Wednesday, the day of Mercury (Budha).
    expect(other.reading.almanac[6]).toMatchObject({ devanagari: expect.stringMatching(/^बुध/) })
  })

  it('shows Cyrillic names in Latin letters to readers of English', async () => {
    const customer = await signIn(shop, 'anna-en@example.com')
    const token = await publishFor(customer, 'anna-en@example.com')
    const inEnglish = async (path: string, by: Browser) => (await by.call('GET', `${path}?lang=en`)).body
    const own = await inEnglish(`/api/proofs/${token}`, customer)
    const other = await inEnglish(`/api/proofs/${token}`, openBrowser(shop))
    const check = await inEnglish(`/api/verify/${own.number}`, openBrowser(shop))
    expect([own.names, other.names, check.initials]).toEqual([['Anna Sokolova'], ['A. S.'], 'A. S.'])
  })

  it('shows names in the spelling that staff have corrected', async () => {
    const customer = await signIn(shop, 'other-anna@example.com')
    const token = await publishFor(customer, 'other-anna@example.com')
    await admin.call('PUT', '/api/admin/name-spellings', { name: 'Анна', latin: 'Ānna', devanagari: 'आन्ना' })
    expect((await read(token, customer)).body.reading.names).toEqual(['आन्ना सोकोलोवा'])
  })

  it('is shown beside the profile of the priest who led the ritual', async () => {
    const token = await publishFor(await signIn(shop, 'vera@example.com'), 'vera@example.com')
    const [{ nameRu, nameEn, schoolRu, since } = { nameRu: '' }] = SAMPLE_PRIESTS
    const { performer } = (await read(token)).body
    expect(performer).toMatchObject({ name: nameRu, otherName: nameEn, school: schoolRu, since, isSample: true })
    expect(performer.place).toBe('Варанаси')
  })

  it('has pictures that mail programs on other origins can show and search engines ignore', async () => {
    const token = await publishFor(await signIn(shop, 'lena@example.com'), 'lena@example.com')
    const [picture] = (await read(token)).body.media
    const { status, headers } = await shop.api.request(`http://localhost/media/${picture.id}/960.jpg`)
    expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin'])
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  it('shows only the ritual’s place if the priest usually performs in another town', async () => {
    const gauri = SAMPLE_PRIESTS.find(({ placeEn }) => placeEn === 'Ayodhya')
    const token = await publishFor(await signIn(shop, 'olga@example.com'), 'olga@example.com', gauri?.id)
    const page = (await read(token)).body
    expect([page.place, page.performer.name, page.performer.place]).toEqual(['Варанаси', gauri?.nameRu, ''])
  })
})
