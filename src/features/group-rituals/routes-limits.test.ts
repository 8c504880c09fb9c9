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
const nextGuest = () => `guest${(guests += 1)}@example.com`

async function join(groupId: string, key: string = newId(), customerEmail = nextGuest()): Promise<number> {
  const body = { customerName: 'Анна Смирнова', customerEmail, family: 'Анна', consent: true }
  const headers = { origin: ORIGIN, 'idempotency-key': key }
  return (await real.call('POST', `/api/group-rituals/${groupId}/places`, body, headers)).status
}

it('guests of one range of addresses hold no more than a few places of a group while these wait to be paid', async () => {
  const [group, other] = [await makeGroup(), await makeGroup()]
  const statuses = []
  for (let guest = 0; guest < 6; guest += 1) statuses.push(await join(group))
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  expect(await join(other)).toBe(201)
})

it('a place that is asked for again under its key is counted once, and given also when there are no more', async () => {
  const [group, key, guest] = [await makeGroup(), newId(), nextGuest()]
  const again = async () => await join(group, key, guest)
  const statuses = [await again(), await again(), await again()]
  for (let other = 0; other < 5; other += 1) statuses.push(await join(group))
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 429])
  expect(await again()).toBe(201)
})
