import type { APIRequest, APIRequestContext } from '@playwright/test'
import { callAs, OWNER, signInWithoutPages } from './staff-sign-in.ts'
import { placePaidOrder } from './staff-customer.ts'
import { fireFile, MORNING_STAR } from './staff-steps.ts'

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>

/** The ids of records in a shop with data. */
export type Facts = {
  shop: string
  owner: Cookies
  partner: Cookies
  partnerId: string
  today: string
  /** A performed ritual with a published proof. */
  provedOrder: string
  proof: string
  proofPage: string
  certificate: string
  /** Paid by card, without dates and without a proof. */
  paidOrder: string
  cardPayment: string
  /** Never published. */
  draft: string
}

export async function prepareFacts(api: APIRequest, shop: string): Promise<Facts> {
  const request = await api.newContext()
  const partner = await api.newContext()
  await signInWithoutPages(request, OWNER, shop)
  await signInWithoutPages(partner, 'partner@example.com', shop)
  const buyer = { name: 'Анна Константинопольская', email: 'anna@example.com' }
  const provedOrder = await placePaidOrder(api, shop, 'ganesha', { ...buyer, method: 'crypto' })
  const paidOrder = await placePaidOrder(api, shop, 'ganesha', { ...buyer, method: 'card' })
  const today = await scheduleToday(request, shop, provedOrder)
  const draft = 'morning-star'
  await callAs(request, shop, '/api/admin/service-cards', { id: draft, price: 300, ...MORNING_STAR })
  const picture = { file: await fireFile(), 'alt.ru': 'Огонь', 'alt.en': 'The fire' }
  await request.post(`${shop}/api/admin/media`, { multipart: picture, headers: { origin: shop } })
  const ledger = await get<{ items: { id: string }[] }>(request, `${shop}/api/admin/payments?method=card`)
  const me = await get<{ id: string }>(partner, `${shop}/api/auth/me`)
  const facts = {
    shop,
    owner: await request.storageState(),
    partner: await partner.storageState(),
    partnerId: me.id,
    today,
    provedOrder,
    paidOrder,
    draft,
    cardPayment: ledger.items[0]?.id ?? '',
    ...(await prove(request, shop, provedOrder)),
  }
  await Promise.all([request.dispose(), partner.dispose()])
  return facts
}

async function get<Answer>(request: APIRequestContext, url: string): Promise<Answer> {
  return (await (await request.get(url)).json()) as Answer
}

async function scheduleToday(request: APIRequestContext, shop: string, order: string): Promise<string> {
  const day = new Date().toISOString().slice(0, 10)
  const { today } = await get<{ today: string }>(request, `${shop}/api/admin/calendar?from=${day}&to=${day}`)
  const data = { days: [today], priestId: null }
  await request.put(`${shop}/api/admin/calendar/${order}/0`, { data, headers: { origin: shop } })
  return today
}

/** Publishes a proof of the first ritual of an order. */
export async function prove(request: APIRequestContext, shop: string, orderId: string) {
  const headers = { origin: shop }
  const multipart = { file: await fireFile(), visibility: 'staff', 'alt.ru': 'Огонь', 'alt.en': 'The fire' }
  const sent = await request.post(`${shop}/api/admin/media`, { multipart, headers })
  const media = [((await sent.json()) as { id: string }).id]
  const line = await get<{ priests: { id: string }[] }>(request, `${shop}/api/admin/missing-proofs/${orderId}/0`)
  const place = { place: 'Varanasi', priestId: line.priests[0]?.id, performedAt: new Date().toISOString() }
  const proof = {
    orderId,
    lineId: '0',
    media,
    text: { ru: 'Огонь горел ровно.', en: 'The fire burned evenly.' },
    ...place,
  }
  const { id = '' } = await callAs(request, shop, '/api/admin/proofs', proof)
  const { token, number } = await callAs(request, shop, `/api/admin/proofs/${id}/publication`, {})
  return { proof: id, proofPage: `/proof/${token}`, certificate: number ?? '' }
}
