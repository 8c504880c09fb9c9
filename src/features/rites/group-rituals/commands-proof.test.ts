import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#base/time.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { formOf, makePicture } from '../../../../test/media.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
let owner: Browser
let photo: string
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'admin@example.com')
  const picture = await makePicture({ width: 40, height: 30 })
  photo = (await owner.call('POST', '/api/admin/media', formOf(picture))).body.id
})
afterAll(() => shop.close())

const inDays = (days: number) => new Date(shop.shop.now().getTime() + days * DAY).toISOString()

async function makeGroup(): Promise<string> {
  const group = { serviceId: 'ganesha', performsAt: inDays(3), closesAt: inDays(1), places: 20, price: 25 }
  return (await owner.call('POST', '/api/admin/group-rituals', group)).body.id
}

/** A family that paid. */
async function join(groupId: string): Promise<string> {
  const body = { customerName: 'Анна Смирнова', customerEmail: 'anna@example.com', family: 'Анна', consent: true }
  const { id } = (await openBrowser(shop).call('POST', `/api/group-rituals/${groupId}/places`, body)).body
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, id))
  return id
}

async function prove(orderId: string, changes: Record<string, unknown> = {}): Promise<string> {
  const facts = { performedAt: '2026-01-14T02:10:00Z', place: 'Варанаси', media: [photo], ...changes }
  const { id } = (await owner.call('POST', '/api/admin/proofs', { orderId, lineId: '0', ...facts })).body
  await owner.call('POST', `/api/admin/proofs/${id}/publication`)
  return id
}

const proveAll = (groupId: string) => owner.call('POST', `/api/admin/group-rituals/${groupId}/proof`)
const waitingIn = async (groupId: string) => {
  const { families } = (await owner.call('GET', `/api/admin/group-rituals/${groupId}`)).body
  return families.filter((family: { waitsForProof: boolean }) => family.waitsForProof).length
}
const pagesOf = async (orderId: string) => (await shop.call('GET', `/api/orders/${orderId}/proofs`)).body.length

describe('one proof for all', () => {
  it('does not reopen a page that was taken back', async () => {
    const group = await makeGroup()
    const [first, second] = [await join(group), await join(group)]
    await prove(first)
    const misread = await prove(second)
    await owner.call('DELETE', `/api/admin/proofs/${misread}/publication`, { reason: 'Имена прочитаны неверно' })
    const late = await join(group)
    expect(await waitingIn(group)).toBe(1)
    expect((await proveAll(group)).status).toBe(200)
    expect([await pagesOf(second), await pagesOf(late), await waitingIn(group)]).toEqual([0, 1, 0])
  })

  it('is also published to families who paid late when its priest has left the staff', async () => {
    await signIn(shop, 'priest@example.com')
    const isPriest = eq(accounts.email, 'priest@example.com')
    const { db } = shop.shop
    const [priest] = await db.update(accounts).set({ role: 'admin', staffRole: 'priest' }).where(isPriest).returning()
    const group = await makeGroup()
    await prove(await join(group), { priestId: priest?.id })
    await db.delete(accounts).where(isPriest)
    const late = await join(group)
    expect([(await proveAll(group)).status, await pagesOf(late)]).toEqual([200, 1])
  })
})
