import { eq } from 'drizzle-orm'
import { DAY } from '../src/base/time.ts'
import { dayAtPlace } from '../src/features/orders/plans/rules-panchang.ts'
import { orders } from '../src/features/orders/orders/tables.ts'
import { GANESHA_BASIC, GANESHA_PREMIUM, makeOrder } from './make-order.ts'
import { mediaForm } from './make-media.ts'
import { makeSamplePhotograph } from './sample-photograph.ts'
import type { TestShop } from './shop.ts'
import { type Browser, openBrowser } from './sign-in.ts'

type ProofInput = { orderId: string; lineId: string; publish: boolean }

/**
 * Makes one record of every kind that staff work with: proofs, a review, days in the calendar, a group ritual. `tokens`: the tokens in the links of
 * customers.
 */
export async function makeStaffRecords(shop: TestShop, owner: Browser): Promise<{ tokens: string[]; photo: string }> {
  const picture = await makeSamplePhotograph()
  const photo: string = (await owner.call('POST', '/api/admin/media', mediaForm(picture))).body.id
  const reviewed = await makePaidOrder(shop, [GANESHA_BASIC], 60)
  await prove(owner, photo, { orderId: reviewed, lineId: '0', publish: true })
  const token = await writeReview(shop, reviewed)
  const proved = await makePaidOrder(shop)
  await prove(owner, photo, { orderId: proved, lineId: '0', publish: true })
  await prove(owner, photo, { orderId: proved, lineId: '1', publish: false })
  const today = dayAtPlace(shop.shop.now())
  for (const orderId of [await makePaidOrder(shop), await makePaidOrder(shop)])
    await owner.call('PUT', `/api/admin/calendar/${orderId}/0`, { days: [today] })
  const inDays = (days: number) => new Date(shop.shop.now().getTime() + days * DAY).toISOString()
  const group = { serviceId: 'ganesha', performsAt: inDays(3), closesAt: inDays(1), places: 20, price: 25 }
  const { id: groupId } = (await owner.call('POST', '/api/admin/group-rituals', group)).body
  const family = { customerName: 'Анна Смирнова', customerEmail: 'anna@example.com', family: 'Анна', consent: true }
  const { id: place } = (await openBrowser(shop).call('POST', `/api/group-rituals/${groupId}/places`, family)).body
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, place))
  return { tokens: [token], photo }
}

export async function makePaidOrder(
  shop: TestShop,
  lines = [GANESHA_BASIC, GANESHA_PREMIUM],
  days = 3,
): Promise<string> {
  const { body } = await openBrowser(shop).call(
    'POST',
    '/api/orders',
    makeOrder(lines, { customerEmail: 'anna@example.com' }),
  )
  const paidAt = new Date(shop.shop.now().getTime() - days * DAY)
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt }).where(eq(orders.id, body.id))
  return body.id
}

/** A review of an order whose proof is published. Returns the token of its author’s link. */
async function writeReview(shop: TestShop, orderId: string): Promise<string> {
  const at = new Date(shop.shop.now().getTime() - 40 * DAY)
  await shop.shop.db.execute(`update proof set published_at = '${at.toISOString()}' where order_id = '${orderId}'`)
  await shop.shop.db.update(orders).set({ status: 'ready', paidAt: at }).where(eq(orders.id, orderId))
  await shop.jobs.find(({ name }) => name === 'ask-for-reviews')?.work()
  const { body } = await shop.call('GET', '/api/sandbox/messages?to=anna%40example.com')
  const text = (body as { text: string }[]).map((message) => message.text).join()
  const token = /\/review\/([0-9a-f]{32})/.exec(text)?.[1] ?? ''
  const review = { text: 'Всё прошло спокойно, запись прислали.', name: 'А. С.', consent: true }
  const { status } = await openBrowser(shop).call('PUT', `/api/reviews/own/${token}`, review)
  if (status !== 200) throw new Error(`the call that saves a review returned ${status}`)
  return token
}

async function prove(owner: Browser, photo: string, { orderId, lineId, publish }: ProofInput): Promise<void> {
  const facts = {
    orderId,
    lineId,
    performedAt: '2026-01-14T02:10:00Z',
    place: 'Варанаси',
    media: [photo],
    text: { ru: 'Слово', en: 'Word' },
  }
  const { body } = await owner.call('POST', '/api/admin/proofs', facts)
  if (publish) await owner.call('POST', `/api/admin/proofs/${body.id}/publication`)
}
