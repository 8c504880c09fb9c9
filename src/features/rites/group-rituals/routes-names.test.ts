import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '#base/time.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
let owner: Browser
let photo: string
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'admin@example.com')
  photo = (await owner.call('POST', '/api/admin/media', mediaForm(await makePicture({ width: 40, height: 30 })))).body
    .id
})
afterAll(() => shop.close())

const inDays = (days: number) => new Date(shop.shop.now().getTime() + days * DAY).toISOString()

/** A family that has paid and has its day in the calendar. */
async function join(group: { id: string; performsAt: string }, family: string): Promise<string> {
  const body = { customerName: 'Maeve Byrne', customerEmail: 'maeve@example.com', family, consent: true }
  const { id } = (await openBrowser(shop).call('POST', `/api/group-rituals/${group.id}/places?lang=en`, body)).body
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, id))
  const days = [dayAtPlace(new Date(group.performsAt))]
  expect((await owner.call('PUT', `/api/admin/calendar/${id}/0?lang=en`, { days })).status).toBe(200)
  return id
}

async function rename(orderId: string, name: string): Promise<void> {
  const plan = { days: {}, participants: `${name}, ,`, consent: true }
  expect((await openBrowser(shop).call('PUT', `/api/orders/${orderId}/plan?lang=en`, plan)).status).toBe(200)
}

async function prove(orderId: string): Promise<void> {
  const facts = { performedAt: '2026-01-14T02:10:00Z', place: 'Varanasi', media: [photo], orderId, lineId: '0' }
  const { id } = (await owner.call('POST', '/api/admin/proofs', facts)).body
  expect((await owner.call('POST', `/api/admin/proofs/${id}/publication`, { reason: 'Done' })).status).toBe(200)
}

const waitsOnToday = async (orderId: string) => {
  const { items = [] } = (await owner.call('GET', '/api/admin/today?lang=en')).body.namesChanged ?? {}
  return items.some(({ detail }: { detail: string }) => detail.includes(orderId.slice(0, 8)))
}
const namesOf = async (orderId: string) => {
  const [proof] = (await shop.call('GET', `/api/orders/${orderId}/proofs`)).body
  return proof && (await shop.call('GET', `/api/proofs/${proof.token}?lang=en`)).body.names
}

describe('the report for all families after names changed on a printed sheet', () => {
  let [groupId, changed, unchanged] = ['', '', '']
  beforeEach(async () => {
    const input = { serviceId: 'ganesha', performsAt: inDays(3), closesAt: inDays(1), places: 20, price: 25 }
    const { body: group } = await owner.call('POST', '/api/admin/group-rituals', input)
    const first = await join(group, 'Anna')
    ;[groupId, changed, unchanged] = [group.id, await join(group, 'Siobhán O’Neill, Björk'), await join(group, 'Olga')]
    const day = dayAtPlace(new Date(group.performsAt))
    await owner.call('POST', `/api/admin/sheets/${day}/prints?lang=en`)
    await rename(changed, 'Seán, Ó Néill')
    await prove(first)
  })

  const familyOf = async (orderId: string) =>
    (await owner.call('GET', `/api/admin/group-rituals/${groupId}?lang=en`)).body.families.find(
      (family: { orderId: string }) => family.orderId === orderId,
    )
  const publish = async (names?: 'plan' | 'later', namesChangedAt?: string) => {
    const at = namesChangedAt ?? (await familyOf(changed)).namesChangedAt
    const families = names && [{ orderId: changed, namesChangedAt: at, names }]
    return await owner.call('POST', `/api/admin/group-rituals/${groupId}/proof?lang=en`, families && { families })
  }

  it('is refused without a decision, and nothing is published', async () => {
    const { status, body } = await publish()
    const [family] = body.families ?? []
    expect([status, body.code, body.families?.length, family?.orderId]).toEqual([
      409,
      'groups.names-changed',
      1,
      changed,
    ])
    expect([await namesOf(changed), await namesOf(unchanged), await waitsOnToday(changed)]).toEqual([
      undefined,
      undefined,
      true,
    ])
  })

  it('shows staff the given and the present names', async () => {
    const family = await familyOf(changed)
    expect([family.namesGiven, family.names]).toEqual([['Siobhán O’Neill', 'Björk'], ['Seán Ó Néill']])
    expect((await familyOf(unchanged)).namesChangedAt).toBeNull()
  })

  it('leaves a family out for now, and Today still lists this family', async () => {
    expect((await publish('later')).body.proved).toBe(2)
    expect([await namesOf(changed), await namesOf(unchanged)]).toEqual([undefined, ['O.']])
    expect([await waitsOnToday(changed), (await familyOf(changed)).waitsForProof]).toEqual([true, true])
  })

  it('certifies the present names after staff confirmed them', async () => {
    expect((await publish('plan')).body.proved).toBe(3)
    expect([await namesOf(changed), await waitsOnToday(changed)]).toEqual([['S. Ó. N.'], false])
  })

  it('is refused if the names changed again after the decision', async () => {
    const { namesChangedAt } = await familyOf(changed)
    await rename(changed, 'Sean, O’Neill')
    expect((await publish('plan', namesChangedAt)).body.code).toBe('groups.names-changed')
    expect(await namesOf(changed)).toBeUndefined()
  })
})
