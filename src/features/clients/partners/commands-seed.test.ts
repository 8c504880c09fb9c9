import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { media } from '#features/platform/media/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { seedPartnerDemo } from './commands-seed.ts'
import { countClients } from './queries.ts'
import { partnerOrders, partnerPayouts, partners } from './tables.ts'

let test: TestShop
let owner: Browser
beforeAll(async () => {
  test = await openTestShop()
  const { db } = test.shop
  // All connections are opened first. Otherwise the first call would finish while the other calls are still connecting.
  await Promise.all([1, 2, 3].map(async () => await db.execute(sql`select pg_sleep(0.2)`)))
  await Promise.all([seedPartnerDemo(test), seedPartnerDemo(test), seedPartnerDemo(test)])
  await seedPartnerDemo(test)
  owner = await signIn(test, 'admin@example.com')
})
afterAll(() => test.close())

it('server processes that start together create the sandbox’s partner data only once', async () => {
  const { db } = test.shop
  const [partner] = await db.select().from(accounts).where(eq(accounts.email, 'partner@example.com'))
  expect(await countClients(db, partner?.id ?? '')).toBe(4)
  expect(await db.$count(partnerOrders)).toBe(5)
  expect(await db.$count(partnerPayouts)).toBe(1)
  expect(await db.$count(media)).toBe(1)
})

it('the sample orders of a partner are newer than the partner', async () => {
  const [partner] = await test.shop.db.select().from(partners)
  const [first] = await test.shop.db.select().from(orders).orderBy(orders.createdAt)
  expect(first?.createdAt.getTime()).toBeGreaterThan(partner?.createdAt.getTime() ?? Infinity)
})

describe('the performed ritual of the sample order', () => {
  type Performed = { id: string; number: string; token: string }

  async function findPerformed(): Promise<Performed> {
    const { items } = (await owner.call('GET', '/api/admin/proofs?state=published')).body
    expect(items).toHaveLength(1)
    const [{ orderId: id, number, token }] = items
    return { id, number, token }
  }

  it('took place on each bought day, for people whose names are given', async () => {
    const { id } = await findPerformed()
    const { body } = await test.call('GET', `/api/orders/${id}/progress?lang=en`)
    const [line] = body.lines
    expect(body).toMatchObject({ status: 'ready', names: { areGiven: true, initials: ['И. С.', 'П. С.'] } })
    expect(line).toMatchObject({ weeks: 4, daysBought: 28 })
    expect(line.days).toHaveLength(28)
    expect(line.performed.days).toEqual(line.days)
    expect(line.entries.map(({ day }: { day: string }) => day)).toEqual([line.days[0], line.days[13], line.days[27]])
  })

  it('was performed by a priest who lives at the place and performs this ritual', async () => {
    const { token } = await findPerformed()
    const { body: proof } = await test.call('GET', `/api/proofs/${token}?lang=en`)
    const { body: priests } = await test.call('GET', '/api/priests?lang=en')
    const priest = priests.items.find(({ id }: { id: string }) => id === proof.priestId)
    expect(priest).toMatchObject({ name: proof.priest, place: proof.place })
    expect(priest.rituals.map(({ id }: { id: string }) => id)).toContain(proof.ritual.id)
  })

  it('has a photograph, and a certificate whose number can be verified', async () => {
    const { token, number } = await findPerformed()
    const { body: proof } = await test.call('GET', `/api/proofs/${token}?lang=ru`)
    expect(proof.media.map(({ alt }: { alt: { ru: string } }) => alt.ru)).toEqual([
      'Рисунок-образец: огонь и\u00a0пандиты',
    ])
    const { body } = await test.call('GET', `/api/verify/${number}?lang=ru`)
    expect(body).toMatchObject({ valid: true, ritual: 'Маха-Мритьюнджая-ягья', weeks: 4, place: 'Варанаси' })
  })
})
