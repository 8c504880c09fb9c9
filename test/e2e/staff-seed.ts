import type { APIRequest, APIRequestContext } from '@playwright/test'
import type { ListedProof } from '../../src/features/rites/proofs/schemas.ts'
import { callAs, OWNER, signInWithoutPages } from './staff-sign-in.ts'
import { placePaidOrder } from './staff-customer.ts'
import { beginOrder, findPerformed, giveNames, read } from './staged-orders.ts'
import { fireFile, MORNING_STAR } from './staff-steps.ts'

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>

/** The ids of records in a shop with data. */
export type Facts = {
  shop: string
  owner: Cookies
  partner: Cookies
  partnerId: string
  today: string
  /** The sample order whose ritual was performed and whose proof is published. */
  provedOrder: string
  proof: string
  proofPage: string
  certificate: string
  /** This order was paid by card, and has no days and no report. */
  paidOrder: string
  cardPayment: string
  /** This record was never published. */
  draft: string
}

export async function prepareFacts(api: APIRequest, shop: string): Promise<Facts> {
  const request = await api.newContext()
  const partner = await api.newContext()
  await signInWithoutPages(request, OWNER, shop)
  await signInWithoutPages(partner, 'partner@example.com', shop)
  const buyer = { name: 'Анна Константинопольская', email: 'anna@example.com' }
  const begun = await placePaidOrder(api, shop, 'ganesha', { ...buyer, method: 'crypto' })
  const customer = await api.newContext()
  await giveNames(customer, shop, begun, {
    participants: 'Анна Константинопольская\nМихаил Константинопольский',
    specialWishes: 'О спокойном начале нового дела.',
  })
  const today = await beginOrder(request, shop, begun)
  const paidOrder = await placePaidOrder(api, shop, 'ganesha', { ...buyer, method: 'card' })
  const draft = 'morning-star'
  await callAs(request, shop, '/api/admin/service-cards', { id: draft, price: 300, ...MORNING_STAR })
  const picture = { file: await fireFile(), 'alt.ru': 'Огонь', 'alt.en': 'The fire' }
  await request.post(`${shop}/api/admin/media`, { multipart: picture, headers: { origin: shop } })
  const ledger = await read<{ items: { id: string }[] }>(request, `${shop}/api/admin/payments?method=card`)
  const me = await read<{ id: string }>(partner, `${shop}/api/auth/me`)
  const facts = {
    shop,
    owner: await request.storageState(),
    partner: await partner.storageState(),
    partnerId: me.id,
    today,
    provedOrder: await findPerformed(request, shop),
    paidOrder,
    draft,
    cardPayment: ledger.items[0]?.id ?? '',
    ...(await findProof(request, shop)),
  }
  await Promise.all([request.dispose(), partner.dispose(), customer.dispose()])
  return facts
}

async function findProof(request: APIRequestContext, shop: string) {
  const { items } = await read<{ items: ListedProof[] }>(request, `${shop}/api/admin/proofs?state=published`)
  const { id = '', token, number } = items[0] ?? {}
  return { proof: id, proofPage: `/proof/${token}`, certificate: number ?? '' }
}
