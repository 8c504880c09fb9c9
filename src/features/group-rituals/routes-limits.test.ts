import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { after, DAY } from '#base/time.ts'
import { readConfig } from '#server/config.ts'
import { openShopOn, storageUnderTest, type TestShop } from '../../../test/shop.ts'
import { groupRituals } from './tables.ts'

const ORIGIN = 'https://ahuti.example'

/** A shop of its own: a sandbox without a mail server counts no places. */
let real: TestShop
beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0', PUBLIC_ORIGIN: ORIGIN, ...(await storageUnderTest()) })
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
async function join(groupId: string): Promise<number> {
  const customerEmail = `guest${(guests += 1)}@example.com`
  const body = { customerName: 'Анна Смирнова', customerEmail, family: 'Анна', consent: true }
  return (await real.call('POST', `/api/group-rituals/${groupId}/places`, body, { origin: ORIGIN })).status
}

it('guests of one range of addresses hold no more than a few places of a group while these wait to be paid', async () => {
  const [group, other] = [await makeGroup(), await makeGroup()]
  const statuses = []
  for (let guest = 0; guest < 6; guest += 1) statuses.push(await join(group))
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  expect(await join(other)).toBe(201)
})
