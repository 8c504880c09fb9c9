import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { after, DAY } from '#base/time.ts'
import { readConfig } from '#server/config.ts'
import { openShopOn, storageUnderTest, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY } from '../../../../test/sign-in.ts'
import { orders } from '../../orders/orders/tables.ts'
import { groupRituals } from './tables.ts'

const ORIGIN = 'https://ahuti.example'

/** These tests need a shop that sends e-mails, because a sandbox without a mail server does not limit places. */
let real: TestShop
beforeAll(async () => {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    PORT: '0',
    PUBLIC_ORIGIN: ORIGIN,
    ...BEHIND_PROXY,
    ...(await storageUnderTest()),
  })
  real = await openShopOn({ ...config, SANDBOX: false })
})
afterAll(() => real.close())

async function makeGroup(): Promise<string> {
  const [id, now] = [newId(), real.shop.now()]
  const facts = { serviceId: 'ganesha', performsAt: after(now, 9 * DAY), closesAt: after(now, 8 * DAY), places: 30 }
  await real.shop.db.insert(groupRituals).values({ id, ...facts, priceCents: 2500, createdBy: 'anna', createdAt: now })
  return id
}

let guests = 0
const nextGuest = () => `guest${(guests += 1)}@example.com`

/** Joins the group from a new network address each time. */
async function joinFrom(groupId: string, customerEmail: string): Promise<number> {
  return await join(groupId, newId(), customerEmail, `198.51.${(guests += 1) % 250}.7`)
}

async function join(groupId: string, key: string = newId(), customerEmail = nextGuest(), ip?: string): Promise<number> {
  const body = { customerName: 'Анна Смирнова', customerEmail, family: 'Анна', consent: true }
  const headers = { origin: ORIGIN, 'idempotency-key': key, ...(ip && { 'x-forwarded-for': ip }) }
  return (await real.call('POST', `/api/group-rituals/${groupId}/places`, body, headers)).status
}

it('guests of one IP range can reserve only a few unpaid places per group', async () => {
  const [group, other] = [await makeGroup(), await makeGroup()]
  const statuses = []
  for (let guest = 0; guest < 6; guest += 1) statuses.push(await join(group))
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  expect(await join(other)).toBe(201)
})

it('a request that is repeated with the same key takes only one place', async () => {
  const [group, key, guest] = [await makeGroup(), newId(), nextGuest()]
  const again = async () => await join(group, key, guest)
  const statuses = [await again(), await again(), await again()]
  for (let other = 0; other < 5; other += 1) statuses.push(await join(group))
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 429])
  expect(await again()).toBe(201)
})

describe('the unpaid places of one mailbox', () => {
  const ofMallory = (tag: string) => `mallory${tag}@example.com`

  it('are limited to three per group, in any spelling of the e-mail address', async () => {
    const [group, other] = [await makeGroup(), await makeGroup()]
    const tags = ['', '+a', '+b', '+c', '+d', '+E']
    const joins = tags.map(async (tag) => await joinFrom(group, ofMallory(tag)))
    const statuses = await Promise.all(joins)
    expect(statuses.toSorted()).toEqual([201, 201, 201, 429, 429, 429])
    expect(await joinFrom(group, 'MALLORY+x@Example.com')).toBe(429)
    expect(await joinFrom(group, 'somebody@example.com')).toBe(201)
    expect(await joinFrom(other, ofMallory('+a'))).toBe(201)
  })

  it('count for the limit for one day, even after the orders are cancelled', async () => {
    const group = await makeGroup()
    const gmail = ['e.ve@gmail.com', 'eve+1@gmail.com', 'ev.e@googlemail.com']
    for (const email of gmail) expect(await joinFrom(group, email)).toBe(201)
    await real.shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.status, 'pending'))
    expect(await joinFrom(group, 'eve+9@gmail.com')).toBe(429)
  })

  it('are refused above the limit, with the waiting time until the next place', async () => {
    const group = await makeGroup()
    for (const tag of ['+1', '+2', '+3']) expect(await joinFrom(group, `olga${tag}@example.com`)).toBe(201)
    await real.shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.status, 'pending'))
    const body = { customerName: 'Анна Смирнова', customerEmail: 'olga@example.com', family: 'Анна', consent: true }
    const origin = { origin: ORIGIN, 'x-forwarded-for': '203.0.113.9' }
    const refused = await real.call('POST', `/api/group-rituals/${group}/places`, body, origin)
    expect([refused.status, refused.body.code]).toEqual([429, 'groups.too-many-unpaid'])
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(23 * 3600)
    expect(seconds).toBeLessThanOrEqual(24 * 3600)
  })

  it('allow another place after one of the places is paid', async () => {
    const group = await makeGroup()
    for (const tag of ['+1', '+2', '+3']) expect(await joinFrom(group, `vera${tag}@example.com`)).toBe(201)
    const isOne = eq(orders.customerEmail, 'vera+2@example.com')
    await real.shop.db.update(orders).set({ status: 'completed', paidAt: real.shop.now() }).where(isOne)
    expect(await joinFrom(group, 'vera@example.com')).toBe(201)
  })
})
