import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOUR } from '#base/time.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { orders } from '../../orders/orders/tables.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'
import { SAMPLE_PRIESTS } from '../priests/data/samples.ts'

let shop: TestShop
let staff: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  staff = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const NAMES = 'Harold, Hill, , , , in memory\nRose, Hill (my late mother), ,\nAnna, Hill, ,'
const SHOWN = ['Harold Hill (in memory)', 'Rose Hill (in memory)', 'Anna Hill']
const LIVING_FIRST = [SHOWN[2], SHOWN[0], SHOWN[1]]
const day = (ahead: number) =>
  new Date(Date.parse(`${dayAtPlace(shop.shop.now())}T00:00:00Z`) + ahead * 86_400_000).toISOString().slice(0, 10)

async function orderFor(email: string): Promise<{ id: string; customer: Browser }> {
  const customer = await signIn(shop, email)
  const made = await customer.call('POST', '/api/orders?lang=en', {
    ...makeOrder([GANESHA_BASIC], { customerEmail: email }),
    plan: { participants: NAMES, specialWishes: '', consent: true },
  })
  const id = String(made.body.id)
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, id))
  return { id, customer }
}

it('dead participants are stored as “in memory” and are at the end of sheets', async () => {
  const { id, customer } = await orderFor('sheet@departed.example')
  const stored = (await customer.call('GET', `/api/orders/${id}/plan?lang=en`)).body
  expect([stored.texts.participants, stored.participantCount]).toEqual([NAMES, 3])
  expect((await staff.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(2)] })).status).toBe(200)
  const [performance] = (await staff.call('GET', `/api/admin/sheets/${day(2)}?lang=en`)).body.performances
  expect(performance.people).toMatchObject([
    { name: 'Anna Hill', isDeparted: false },
    { name: 'Harold Hill', isDeparted: true },
    { name: 'Rose Hill', isDeparted: true },
  ])
  expect(JSON.stringify(performance.people)).not.toMatch(/memory|mother|Memr/i)
})

it('pages and e-mails show “in memory” beside the names of dead participants', async () => {
  const { id, customer } = await orderFor('marks@departed.example')
  await staff.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(3)] })
  const [listed] = (await customer.call('GET', '/api/orders?lang=ru')).body
  expect(listed.plan.names).toEqual(['Harold Hill (в память)', 'Rose Hill (в память)', 'Anna Hill'])
  const { names } = (await customer.call('GET', `/api/orders/${id}/progress?lang=en`)).body
  expect([names.full, names.initials]).toEqual([LIVING_FIRST, ['A. H.', 'H. H.', 'R. H.']])
  const detail = (await staff.call('GET', `/api/admin/orders/${id}?lang=en`)).body
  expect([detail.plan.participants, detail.namesRead]).toEqual([SHOWN, ['Harold Hill', 'Rose Hill', 'Anna Hill']])
  expect(detail.departed).toEqual(['Harold Hill', 'Rose Hill'])
  const { body: emails } = await shop.call('GET', '/api/sandbox/messages?to=marks@departed.example')
  const told = emails.filter(({ text }: { text: string }) => text.includes('Hill'))
  expect(told.length).toBeGreaterThan(0)
  for (const { text } of told) expect(text).toMatch(/Harold Hill (?:\u2069)?\(in memory\)/)
})

it('a report has dead participants at the end, without “in memory” in initials and readings', async () => {
  const { id, customer } = await orderFor('report@departed.example')
  const media = [
    (await staff.call('POST', '/api/admin/media', mediaForm(await makePicture({ width: 40, height: 30 })))).body.id,
  ]
  const facts = {
    orderId: id,
    lineId: '0',
    performedAt: shop.shop.now().toISOString(),
    place: 'Varanasi',
    media,
    text: { ru: '', en: 'Read in the morning.' },
    priestId: SAMPLE_PRIESTS[0]?.id,
  }
  const { body } = await staff.call('POST', '/api/admin/proofs', facts)
  const { token } = (await staff.call('POST', `/api/admin/proofs/${body.id}/publication`)).body
  const own = (await customer.call('GET', `/api/proofs/${token}?lang=en`)).body
  const other = (await openBrowser(shop).call('GET', `/api/proofs/${token}?lang=en`)).body
  expect([own.names, other.names, other.text]).toEqual([LIVING_FIRST, ['A. H.', 'H. H.', 'R. H.'], facts.text.en])
  expect(own.reading.names).toEqual(['एना हिल', 'हैरोल्ड हिल', 'रोज़ हिल'])
})

it('the panel shows “in memory” beside dead participants of families, in the panel’s language', async () => {
  const at = (hours: number) => new Date(shop.shop.now().getTime() + hours * HOUR).toISOString()
  const input = { serviceId: 'ganesha', performsAt: at(50), closesAt: at(48), places: 3, price: 25 }
  const { body: group } = await staff.call('POST', '/api/admin/group-rituals', input)
  const family = {
    customerName: 'Анна',
    customerEmail: 'group@departed.example',
    family: 'Harold Hill (in memory), Анна',
  }
  await openBrowser(shop).call('POST', `/api/group-rituals/${group.id}/places`, { ...family, consent: true })
  const namesIn = async (lang: string) =>
    (await staff.call('GET', `/api/admin/group-rituals/${group.id}?lang=${lang}`)).body.families[0].names
  expect(await namesIn('ru')).toEqual(['Harold Hill (в память)', 'Анна'])
  expect(await namesIn('en')).toEqual(['Harold Hill (in memory)', 'Анна'])
})
