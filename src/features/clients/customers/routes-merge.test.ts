import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { HOUR } from '#base/time.ts'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { engine, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../../test/sign-in.ts'
import { accounts } from '../../people/accounts/tables.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { orderPlans } from '../../orders/order-plans/tables.ts'
import { sweepInvitations } from '../../people/staff/commands.ts'
import { invitations } from '../../people/staff/tables.ts'

const PERSON = { firstName: 'Анна', lastName: 'Смирнова', birthDate: '12.03.1990', birthPlace: 'Тверь' }
const CONSENT = '/api/account/consent'

let shop: TestShop
let owner: Browser
let count = 0
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

async function find(q: string) {
  const { body } = await owner.call('GET', `/api/admin/customers?q=${encodeURIComponent(q)}`)
  return body.items[0]
}

const merge = async (id: string, into: string) => await owner.call('POST', `/api/admin/customers/${id}/merge`, { into })

async function orderAsGuest(customerEmail: string) {
  await shop.call('POST', '/api/orders', makeOrder([GANESHA_BASIC], { customerEmail }))
  return (await find(customerEmail)).id
}

describe('an invited staff member', () => {
  it('cannot be merged with a customer, who would otherwise get the staff role', async () => {
    const invitation = { email: 'boss@example.com', role: 'owner' }
    const { body: invited } = await owner.call('POST', '/api/admin/staff', invitation)
    const phone = '+79120000077'
    await signIn(shop, phone)
    const { id } = await find(phone)
    const guest = await orderAsGuest('boss-of-old@example.com')
    const refused = [await merge(id, invited.id), await merge(guest, invited.id)]
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'customers.invited'],
      [409, 'customers.invited'],
    ])
    expect(await find(phone)).toMatchObject({ id })
    expect((await owner.call('DELETE', `/api/admin/staff/${invited.id}`)).status).toBe(204)
  })
})

/** Opens two records of one person. The second record remains after the merge. */
async function openTwo() {
  count += 1
  const emails = [`goes${count}@example.com`, `stays${count}@example.com`] as const
  const [goes, stays] = [await signIn(shop, emails[0]), await signIn(shop, emails[1])]
  return {
    goes,
    stays,
    join: async () => {
      const { status, body } = await merge((await find(emails[0])).id, (await find(emails[1])).id)
      expect(status).toBe(200)
      return body
    },
  }
}

/** Opens two records of one person. In the second record the person withdrew the consent after giving it in the first record. */
async function openWithdrawn() {
  const two = await openTwo()
  await two.goes.call('POST', '/api/customer-profiles', { ...PERSON, consent: true })
  await two.stays.call('POST', CONSENT, {})
  await two.stays.call('DELETE', CONSENT)
  return two
}

const consentsOf = ({ consents }: { consents: { withdrawnAt: string | null }[] }) =>
  consents.map(({ withdrawnAt }) => (withdrawnAt === null ? 'given' : 'withdrawn'))

describe('the customer’s consent after a merge of two records', () => {
  it('is withdrawn if the customer last withdrew it in the remaining record', async () => {
    const { join } = await openWithdrawn()
    const joined = await join()
    expect(consentsOf(joined)).toEqual(['withdrawn', 'withdrawn'])
    expect(joined).toMatchObject({ name: 'Анна Смирнова', personal: { birthDate: '', birthPlace: '' } })
  })

  it('is valid if the customer gave it again after the withdrawal', async () => {
    const { goes, stays, join } = await openTwo()
    await stays.call('POST', CONSENT, {})
    await stays.call('DELETE', CONSENT)
    await goes.call('POST', '/api/customer-profiles', { ...PERSON, consent: true })
    const joined = await join()
    expect(consentsOf(joined)).toEqual(['given', 'withdrawn'])
    expect(joined).toMatchObject({ personal: { birthDate: '•••', birthPlace: '•••' } })
  })

  it('is valid if the customer gave it again with an order', async () => {
    const { goes, join } = await openWithdrawn()
    const plan = { participants: 'Пётр Смирнов', consent: true }
    const { body: order } = await goes.call('POST', '/api/orders', { ...makeOrder([GANESHA_BASIC]), plan })
    const joined = await join()
    expect(consentsOf(joined)).toEqual(['withdrawn', 'given'])
    expect(joined).toMatchObject({ personal: { birthDate: '•••' } })
    const [kept] = await shop.shop.db.select().from(orderPlans).where(eq(orderPlans.id, order.id))
    expect(kept?.participants).toEqual(expect.any(String))
  })

  it('is valid if the customer gave it again for a group ritual', async () => {
    const { goes, join } = await openWithdrawn()
    const inHours = (hours: number) => new Date(shop.shop.now().getTime() + hours * HOUR).toISOString()
    const group = { serviceId: 'ganesha', performsAt: inHours(50), closesAt: inHours(48), places: 3, price: 25 }
    const { body: made } = await owner.call('POST', '/api/admin/group-rituals', group)
    const place = { customerName: 'Анна', customerEmail: 'anna@example.com', family: 'Анна', consent: true }
    expect((await goes.call('POST', `/api/group-rituals/${made.id}/places`, place)).status).toBe(201)
    expect(await join()).toMatchObject({ personal: { birthDate: '•••' } })
  })

  it('is valid if the customer never withdrew the consent', async () => {
    const { goes, join } = await openTwo()
    await goes.call('POST', '/api/customer-profiles', { ...PERSON, consent: true })
    const joined = await join()
    expect(consentsOf(joined)).toEqual(['given'])
    expect(joined).toMatchObject({ personal: { birthDate: '•••' } })
  })
})

it('the audit log does not contain a guest’s e-mail address after a merge', async () => {
  const guest = await orderAsGuest('guest-of-old@example.com')
  await signIn(shop, 'has-account@example.com')
  const { id } = await find('has-account@example.com')
  expect((await merge(guest, id)).status).toBe(200)
  const entries = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
  expect(entries).toMatchObject([{ action: 'customer.merge', before: { merged: 'guest' }, after: { orders: 1 } }])
})

// The embedded database has only one connection, so two calls cannot run at the same time.
describe.runIf(engine === 'postgres')('an expired invitation of a staff member that is being renewed', () => {
  it.each(['a merge into its account', 'the clean-up'])('stays valid if %s runs at the same time', async (what) => {
    const email = `again${(count += 1)}@example.com`
    const { body: invited } = await owner.call('POST', '/api/admin/staff', { email, role: 'editor' })
    const guest = await orderAsGuest(`guest${count}@example.com`)
    const { db } = shop.shop
    const mine = eq(invitations.accountId, invited.id)
    await db.update(invitations).set({ expiresAt: shop.shop.now() }).where(mine)
    const started: Promise<unknown>[] = []
    await db.transaction(async (tx) => {
      await tx.select().from(accounts).where(eq(accounts.id, invited.id)).for('update')
      started.push(what === 'the clean-up' ? sweepInvitations(shop.shop) : merge(guest, invited.id))
      await tx.execute(sql`select pg_sleep(0.5)`)
      await tx
        .update(invitations)
        .set({ expiresAt: new Date(Date.now() + 24 * HOUR) })
        .where(mine)
    })
    const [answer] = await Promise.all(started)
    const refused = expect.objectContaining({
      status: 409,
      body: expect.objectContaining({ code: 'customers.invited' }),
    })
    expect(answer).toEqual(what === 'the clean-up' ? undefined : refused)
    expect(await db.select().from(invitations).where(mine)).toHaveLength(1)
  })
})
