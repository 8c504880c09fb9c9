import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq, inArray } from 'drizzle-orm'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'
import { accounts } from '../../people/accounts/tables.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { conversations } from '../../assistant/consultant/tables.ts'
import { orders } from '../../orders/orders/tables.ts'

let shop: TestShop
let owner: Browser
let partner: Browser
let anna: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signIn(shop, 'admin@example.com')
  partner = await signIn(shop, 'partner@example.com')
  anna = await signIn(shop, 'anna@example.com')
  await anna.call('POST', '/api/orders', makeOrder())
  await anna.call('POST', '/api/customer-profiles', {
    firstName: 'Анна',
    lastName: 'Смирнова',
    birthDate: '12.03.1990',
    birthPlace: 'Тверь',
    consent: true,
  })
  await shop.call('POST', '/api/orders', guestOrder('ivan@example.com', 'Иван Петров'))
})
afterAll(() => shop.close())

function guestOrder(customerEmail: string, customerName: string) {
  return makeOrder([GANESHA_BASIC], { customerEmail, customerName })
}

async function find(q: string) {
  const { body } = await owner.call('GET', `/api/admin/customers?q=${encodeURIComponent(q)}`)
  return body.items
}

const auditOf = async (action: string) =>
  await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.action, action))

describe('the list of customers for staff', () => {
  it('contains every account and every guest once', async () => {
    const { body } = await owner.call('GET', '/api/admin/customers')
    expect(body.items.map(({ kind, name, email, orders }: never) => ({ kind, name, email, orders }))).toEqual([
      { kind: 'guest', name: 'Иван Петров', email: 'ivan@example.com', orders: 1 },
      { kind: 'account', name: 'Анна Смирнова', email: 'anna@example.com', orders: 1 },
    ])
  })

  it('can be searched by part of a name or e-mail address', async () => {
    expect(await find('СМИРН')).toHaveLength(1)
    expect(await find('ivan@')).toHaveLength(1)
    expect(await find('100%')).toEqual([])
  })

  it('is divided into pages that contain each customer once', async () => {
    const first = await owner.call('GET', '/api/admin/customers?limit=1')
    const second = await owner.call('GET', `/api/admin/customers?limit=1&cursor=${first.body.next}`)
    expect([first.body.items[0].email, second.body.items[0].email]).toEqual(['ivan@example.com', 'anna@example.com'])
    expect(second.body.next).toBeNull()
  })

  it('can be searched by a complete phone number in any format', async () => {
    await signIn(shop, '+79123456789')
    expect((await find('8 912')).length).toBe(0)
    expect((await find('+7 (912) 345 67 89'))[0].phone).toBe('+79123456789')
    expect((await find('8 912 345-67-89'))[0].phone).toBe('+79123456789')
    expect((await find('912 3456789'))[0].phone).toBe('+79123456789')
  })

  it('can be searched by the name and phone in an order', async () => {
    const olga = await signIn(shop, 'no-profile@example.com')
    await olga.call('POST', '/api/orders', makeOrder([GANESHA_BASIC], { customerName: 'Ольга Зимина' }))
    expect(await find('зимин')).toMatchObject([{ name: 'Ольга Зимина', email: 'no-profile@example.com' }])
    const made = { firstName: 'Раиса', lastName: 'Белова', email: 'raisa@example.com', phoneNumber: '+79165553001' }
    const { body: client } = await partner.call('POST', '/api/partner/clients', made)
    const items = [{ id: 'ganesha-basic', duration: 0.5, quantity: 1 }]
    await partner.call('POST', '/api/partner/orders', { clientId: client.id, items })
    expect(await find('8 916 555 30 01')).toMatchObject([{ kind: 'guest', email: 'raisa@example.com' }])
  })

  it('begins with the customer who signed in or ordered last', async () => {
    const old = new Date('2026-01-10T12:00:00Z')
    await signIn(shop, 'again@example.com')
    const regular = await signIn(shop, 'regular@example.com')
    await shop.shop.db
      .update(accounts)
      .set({ createdAt: old, lastSignInAt: old })
      .where(inArray(accounts.email, ['again@example.com', 'regular@example.com']))
    const first = async () => {
      const { body } = await owner.call('GET', '/api/admin/customers?limit=1')
      return [body.items[0].email, body.items[0].createdAt]
    }
    await regular.call('POST', '/api/orders', makeOrder([GANESHA_BASIC], { customerEmail: 'regular@example.com' }))
    expect(await first()).toEqual(['regular@example.com', old.toISOString()])
    await shop.call('POST', '/api/orders', guestOrder('again@example.com', 'Вера Ли'))
    expect(await first()).toEqual(['again@example.com', old.toISOString()])
    await shop.shop.db
      .update(accounts)
      .set({ lastSignInAt: shop.shop.now() })
      .where(eq(accounts.email, 'regular@example.com'))
    expect(await first()).toEqual(['regular@example.com', old.toISOString()])
  })

  it('shows the sum of several orders, even above the limit of one order', async () => {
    const rich = 'rich@example.com'
    for (let turn = 0; turn < 3; turn++) await shop.call('POST', '/api/orders', guestOrder(rich, 'Олег Ли'))
    await shop.shop.db
      .update(orders)
      .set({ status: 'completed', totalCents: 1_000_000_000, paidAt: shop.shop.now() })
      .where(eq(orders.customerEmail, rich))
    const { status, body } = await owner.call('GET', '/api/admin/customers?limit=1')
    expect([status, body.items]).toMatchObject([200, [{ email: rich, orders: 3, paidUsd: 30_000_000 }]])
  })
})

describe('a customer’s page for staff', () => {
  it('hides birth data, and the audit log records when staff show the data', async () => {
    const [row] = await find('anna@')
    const { body } = await owner.call('GET', `/api/admin/customers/${row.id}`)
    expect(body.personal).toMatchObject({ birthDate: '•••', birthPlace: '•••', birthTime: '' })
    expect(JSON.stringify(body)).not.toMatch(/\b1990\b/)
    const opened = await owner.call('POST', `/api/admin/customers/${row.id}/reveal`, { reason: 'Позвонила' })
    expect(opened.body.personal).toMatchObject({ birthDate: '12.03.1990', birthPlace: 'Тверь' })
    expect(await auditOf('customer.reveal')).toMatchObject([{ subjectId: row.id, after: { reason: 'Позвонила' } }])
  })

  it('shows a guest’s orders, but has no personal data of the guest', async () => {
    const [row] = await find('ivan@')
    const { body } = await owner.call('GET', `/api/admin/customers/${row.id}`)
    expect(body.orderList).toHaveLength(1)
    expect((await owner.call('POST', `/api/admin/customers/${row.id}/reveal`, {})).body.code).toBe(
      'customers.guest-keeps-nothing',
    )
  })

  it('offers a guest’s data for download, but only of the guest’s own e-mail address', async () => {
    const [row] = await find('ivan@')
    const { status, body } = await owner.call('GET', `/api/admin/customers/${row.id}/export`)
    expect([status, body.email, body.orders.length]).toEqual([200, row.email, 1])
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(['exportedAt', 'messages', 'orderPlans', 'gifts', 'proofs']),
    )
    expect(JSON.stringify(body)).not.toContain('anna@')
    expect(await auditOf('customer.export')).toMatchObject([{ subjectId: 'guest' }])
  })

  it('does not exist (404) for an unknown id or a staff member’s id', async () => {
    expect((await owner.call('GET', `/api/admin/customers/${'0'.repeat(32)}`)).status).toBe(404)
    const me = (await owner.call('GET', '/api/auth/me')).body
    expect((await owner.call('GET', `/api/admin/customers/${me.id}`)).status).toBe(404)
  })

  it('offers an account’s complete data, and the download is in the audit log', async () => {
    const [row] = await find('anna@')
    const { status, body } = await owner.call('GET', `/api/admin/customers/${row.id}/export`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ account: { email: 'anna@example.com' }, profile: { birthPlace: 'Тверь' } })
    expect((await auditOf('customer.export')).filter(({ subjectId }) => subjectId === row.id)).toHaveLength(1)
  })
})

describe('two records of one customer', () => {
  it('can be merged: the guest’s orders then belong to the account', async () => {
    const [from] = await find('ivan@')
    const [into] = await find('anna@')
    const merged = await owner.call('POST', `/api/admin/customers/${from.id}/merge`, { into: into.id })
    expect(merged.body.orders).toBe(2)
    const found = await find('ivan@')
    expect(found.map(({ id }: { id: string }) => id)).toEqual([into.id])
    expect((await anna.call('GET', '/api/orders?email=anna@example.com')).body).toHaveLength(2)
  })

  it('can be merged if both are accounts: missing data is filled in', async () => {
    const bySms = await signIn(shop, '+79120000001')
    await bySms.call('POST', '/api/orders', makeOrder([GANESHA_BASIC], { customerEmail: 'x@example.com' }))
    const [from] = await find('+79120000001')
    await signIn(shop, 'petr@example.com')
    const [into] = await find('petr@')
    const merged = await owner.call('POST', `/api/admin/customers/${from.id}/merge`, { into: into.id })
    expect(merged.body).toMatchObject({ phone: '+79120000001', email: 'petr@example.com', orders: 1 })
    expect((await bySms.call('GET', '/api/auth/me')).status).toBe(401)
  })

  it('are merged with all their conversations with the consultant', async () => {
    await signIn(shop, 'first@example.com')
    await signIn(shop, 'second@example.com')
    const [[from], [into]] = [await find('first@'), await find('second@')]
    const kept = {
      lang: 'ru' as const,
      turns: '',
      consentedAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    }
    await shop.shop.db.insert(conversations).values({ id: 'kept', accountId: from.id, ...kept })
    await owner.call('POST', `/api/admin/customers/${from.id}/merge`, { into: into.id })
    const [row] = await shop.shop.db.select().from(conversations).where(eq(conversations.id, 'kept'))
    expect(row?.accountId).toBe(into.id)
  })

  it('cannot be merged if the second record is a guest or the same record', async () => {
    await shop.call('POST', '/api/orders', guestOrder('oleg@example.com', 'Олег Ким'))
    const [guest] = await find('oleg@')
    const [account] = await find('anna@')
    const merge = async (id: string, into: string) =>
      (await owner.call('POST', `/api/admin/customers/${id}/merge`, { into })).body.code
    expect(await merge(account.id, guest.id)).toBe('customers.into-guest')
    expect(await merge(account.id, account.id)).toBe('customers.same')
  })
})

describe('the call that erases a customer', () => {
  it('removes the name of an account or a guest everywhere', async () => {
    const [guest] = await find('oleg@')
    const [account] = await find('anna@')
    const erase = async (id: string) =>
      (await owner.call('DELETE', `/api/admin/customers/${id}`, { confirm: true })).status
    expect([await erase(guest.id), await erase(account.id)]).toEqual([204, 204])
    expect([await find('oleg'), await find('anna')]).toEqual([[], []])
    expect((await anna.call('GET', '/api/auth/me')).status).toBe(401)
    const subjects = (await auditOf('customer.erase')).map(({ subjectId }) => subjectId)
    // The id of a guest is made from the e-mail address. The audit log is permanent, so it contains only `guest`.
    expect(subjects.toSorted()).toEqual([account.id, 'guest'].toSorted())
  })

  it('also deletes the partners’ records about a guest', async () => {
    await shop.call('POST', '/api/orders', guestOrder('nina@example.com', 'Нина Орлова'))
    const written = { firstName: 'Нина', lastName: 'Орлова', email: 'nina@example.com' }
    const { body: client } = await partner.call('POST', '/api/partner/clients', written)
    const [nina] = await find('nina@')
    await owner.call('DELETE', `/api/admin/customers/${nina.id}`, { confirm: true })
    expect((await partner.call('GET', `/api/partner/clients/${client.id}`)).status).toBe(404)
  })

  it('does not erase anything if the audit entry cannot be written', async () => {
    await signIn(shop, 'vera@example.com')
    const [vera] = await find('vera@')
    await shop.shop.db.execute(
      `alter table audit_entry add constraint no_more check (action <> 'customer.erase') not valid`,
    )
    const refused = await owner.call('DELETE', `/api/admin/customers/${vera.id}`, { confirm: true })
    await shop.shop.db.execute('alter table audit_entry drop constraint no_more')
    expect(refused.status).toBe(500)
    expect(await find('vera@')).toHaveLength(1)
  })
})

describe('an invited staff member in the list of customers', () => {
  it('can be erased or merged only after the owner withdraws the invitation', async () => {
    const email = 'invited@example.com'
    await signIn(shop, email)
    await signIn(shop, 'double@example.com')
    const { body: invited } = await owner.call('POST', '/api/admin/staff', { email, role: 'owner' })
    const [into] = await find('double@')
    const erase = async () => await owner.call('DELETE', `/api/admin/customers/${invited.id}`, { confirm: true })
    const merged = await owner.call('POST', `/api/admin/customers/${invited.id}/merge`, { into: into.id })
    expect([merged.status, merged.body.code]).toEqual([409, 'customers.invited'])
    expect((await erase()).body.code).toBe('customers.invited')
    expect((await owner.call('DELETE', `/api/admin/staff/${invited.id}`)).status).toBe(204)
    expect((await erase()).status).toBe(204)
  })
})

describe('the right to read data of customers', () => {
  it('belongs to staff only', async () => {
    const lena = await signIn(shop, 'lena@example.com')
    expect((await shop.call('GET', '/api/admin/customers')).status).toBe(401)
    expect((await lena.call('GET', '/api/admin/customers')).status).toBe(403)
  })
})
