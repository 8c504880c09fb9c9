import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '#features/people/accounts/tables.ts'
import { auditEntries } from '#features/platform/audit/tables.ts'
import type { StaffRole } from '#base/role.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { sweepInvitations } from './commands.ts'

const STAFF = '/api/admin/staff'

let shop: TestShop
let owner: Browser
let count = 0
let email = ''
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
})
afterAll(() => shop.close())
beforeEach(async () => {
  count += 1
  email = `worker${count}@example.com`
  await advance(86_400)
  owner = await signIn(shop, 'admin@example.com')
})

const advance = (seconds: number) => shop.call('POST', '/api/sandbox/clock/advance', { seconds })
const invite = async (role: StaffRole, to = email, by = owner) => await by.call('POST', STAFF, { email: to, role })
const meOf = async (browser: Browser) => (await browser.call('GET', '/api/auth/me')).body
const listed = async (to: string) =>
  (await owner.call('GET', `${STAFF}?limit=100`)).body.items.find((item: { email: string }) => item.email === to)

const customersOf = async (q: string) =>
  (await owner.call('GET', `/api/admin/customers?q=${encodeURIComponent(q)}`)).body.items

async function signInMember(role: StaffRole, to = email): Promise<{ id: string; browser: Browser }> {
  const { body } = await invite(role, to)
  return { id: body.id, browser: await signIn(shop, to) }
}

describe('an invitation of a staff member', () => {
  it('is an e-mail in the chosen language; the first sign-in gives the role', async () => {
    const { status, body } = await owner.call('POST', STAFF, { email: email.toUpperCase(), role: 'editor', lang: 'ru' })
    expect([status, body.state, body.role, body.email]).toEqual([201, 'invited', 'editor', email])
    const { body: sent } = await shop.call('GET', `/api/sandbox/messages?to=${email}`)
    expect(sent[0]).toMatchObject({ channel: 'email', subject: 'Вас приглашают работать в Ахути' })
    expect(sent[0].text).toContain('/admin-panel?lang=ru')
    const browser = await signIn(shop, email)
    expect(await meOf(browser)).toMatchObject({ role: 'admin', staffRole: 'editor' })
    expect(await listed(email)).toMatchObject({ id: body.id, state: 'active', role: 'editor', expiresAt: null })
  })

  it('is valid for seven days', async () => {
    await invite('editor')
    await advance(7 * 86_400)
    owner = await signIn(shop, 'admin@example.com')
    expect(await meOf(await signIn(shop, email))).toMatchObject({ role: 'customer', staffRole: null })
    expect(await listed(email)).toBeUndefined()
  })

  it('is deleted after seven days, together with an account created for the invitation', async () => {
    const { body } = await invite('editor')
    await advance(7 * 86_400)
    await sweepInvitations(shop.shop)
    expect(await shop.shop.db.select().from(accounts).where(eq(accounts.id, body.id))).toEqual([])
  })

  it('can expire without deleting data that were merged into the invited account', async () => {
    const { body } = await invite('editor')
    await advance(7 * 86_400)
    owner = await signIn(shop, 'admin@example.com')
    const phone = '+79120000055'
    await signIn(shop, phone)
    const from = (await customersOf(phone))[0].id
    expect((await owner.call('POST', `/api/admin/customers/${from}/merge`, { into: body.id })).status).toBe(200)
    await sweepInvitations(shop.shop)
    expect(await customersOf(phone)).toMatchObject([{ id: body.id, email, phone }])
  })

  it('works only if the person signs in with the invited e-mail address', async () => {
    const phone = '+79120000056'
    await signIn(shop, phone)
    await signIn(shop, email)
    const [[from], [into]] = [await customersOf(phone), await customersOf(email)]
    await owner.call('POST', `/api/admin/customers/${from.id}/merge`, { into: into.id })
    await invite('editor')
    await advance(61)
    expect(await meOf(await signIn(shop, phone))).toMatchObject({ id: into.id, role: 'customer', staffRole: null })
    expect(await listed(email)).toMatchObject({ state: 'invited' })
    expect(await meOf(await signIn(shop, email))).toMatchObject({ id: into.id, staffRole: 'editor' })
  })

  it('can be withdrawn; an invited customer then stays a customer', async () => {
    await signIn(shop, email)
    const { body } = await invite('manager')
    expect((await owner.call('DELETE', `${STAFF}/${body.id}`)).status).toBe(204)
    expect(await listed(email)).toBeUndefined()
    await advance(61)
    expect(await meOf(await signIn(shop, email))).toMatchObject({ id: body.id, role: 'customer' })
  })

  it('can be sent again with another role', async () => {
    await invite('editor')
    const { status, body } = await invite('priest')
    expect([status, body.role]).toEqual([201, 'priest'])
    expect(await meOf(await signIn(shop, email))).toMatchObject({ staffRole: 'priest' })
  })

  it('is refused for partners, for staff members and for invalid e-mail addresses', async () => {
    expect((await invite('editor', 'partner@example.com')).body.code).toBe('staff.is-partner')
    expect((await invite('editor', 'admin@example.com')).body.code).toBe('staff.already')
    expect((await invite('editor', 'nobody')).status).toBe(422)
    expect((await owner.call('POST', STAFF, { email, role: 'king' })).status).toBe(422)
  })
})

describe('the role of a staff member', () => {
  it('ends the person’s sessions when the role changes, and the audit log records the change', async () => {
    const { id, browser } = await signInMember('editor')
    const { status, body } = await owner.call('PUT', `${STAFF}/${id}`, { role: 'viewer' })
    expect([status, body.role]).toEqual([200, 'viewer'])
    expect((await browser.call('GET', '/api/auth/me')).status).toBe(401)
    const [entry] = await shop.shop.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'staff.role')))
    expect(entry).toMatchObject({ before: { role: 'editor' }, after: { role: 'viewer' } })
    expect(entry?.address).toMatch(/^198\.1[89]\./)
  })

  it('is changed only by the first of two changes with the same version', async () => {
    const { id } = await signInMember('editor')
    const { version } = await listed(email)
    expect((await owner.call('PUT', `${STAFF}/${id}`, { role: 'viewer', version })).status).toBe(200)
    const { status, body } = await owner.call('PUT', `${STAFF}/${id}`, { role: 'priest', version })
    expect([status, body.code, body.present]).toEqual([
      409,
      'conflict.version',
      { role: 'viewer', version: version + 1 },
    ])
  })

  it('cannot be taken from the shop’s last owner in any way', async () => {
    const { id } = await meOf(owner)
    const demoted = await owner.call('PUT', `${STAFF}/${id}`, { role: 'manager' })
    expect([demoted.status, demoted.body.code]).toEqual([409, 'staff.last-owner'])
    expect((await owner.call('DELETE', `${STAFF}/${id}`)).body.code).toBe('staff.last-owner')
    expect((await owner.call('DELETE', '/api/account', { confirm: true })).body.code).toBe('staff.last-owner')
    expect((await owner.call('GET', '/api/auth/me')).status).toBe(200)
  })

  it('remains “owner” for one of two owners who remove each other simultaneously', async () => {
    const { id, browser: second } = await signInMember('owner')
    const { id: first } = await meOf(owner)
    const answers = await Promise.all([
      owner.call('PUT', `${STAFF}/${id}`, { role: 'viewer' }),
      second.call('PUT', `${STAFF}/${first}`, { role: 'viewer' }),
    ])
    const owners = await shop.shop.db.select().from(accounts).where(eq(accounts.staffRole, 'owner'))
    expect(owners).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await shop.shop.db.update(accounts).set({ staffRole: 'viewer' }).where(eq(accounts.id, id))
    await shop.shop.db.update(accounts).set({ staffRole: 'owner' }).where(eq(accounts.id, first))
  })

  it('cannot be changed by a manager if the role is owner', async () => {
    const { browser: manager } = await signInMember('manager')
    const { id } = await meOf(owner)
    expect((await invite('owner', `other${count}@example.com`, manager)).body.code).toBe('staff.owners-only')
    expect((await manager.call('PUT', `${STAFF}/${id}`, { role: 'viewer' })).body.code).toBe('staff.owners-only')
    expect((await manager.call('DELETE', `${STAFF}/${id}`)).body.code).toBe('staff.owners-only')
    expect((await invite('editor', `other${count}@example.com`, manager)).status).toBe(201)
    const { body } = await manager.call('GET', '/api/admin/sessions?limit=100')
    const ofOwner = body.items.find(({ role }: { role: string }) => role === 'owner')
    expect((await manager.call('DELETE', `/api/admin/sessions/${ofOwner.id}`)).status).toBe(403)
  })

  it('cannot be raised by the staff member who has the role', async () => {
    const { id, browser: manager } = await signInMember('manager')
    expect((await manager.call('PUT', `${STAFF}/${id}`, { role: 'owner' })).body.code).toBe('staff.own-role')
  })

  it('can be removed, and the person becomes a customer', async () => {
    const { id, browser } = await signInMember('editor')
    expect((await owner.call('DELETE', `${STAFF}/${id}`)).status).toBe(204)
    expect((await browser.call('GET', '/api/auth/me')).status).toBe(401)
    await advance(61)
    expect(await meOf(await signIn(shop, email))).toMatchObject({ role: 'customer', staffRole: null })
    expect((await owner.call('DELETE', `${STAFF}/${id}`)).status).toBe(404)
  })
})

describe('the sessions of staff members', () => {
  it('are listed without sessions of customers and can be ended individually', async () => {
    const { id, browser } = await signInMember('priest')
    await signIn(shop, `customer${count}@example.com`)
    const { body } = await owner.call('GET', '/api/admin/sessions?limit=1')
    expect(body.items).toHaveLength(1)
    expect(body.items[0]).toMatchObject({ accountId: id, email, role: 'priest', isCurrent: false })
    const { body: rest } = await owner.call('GET', `/api/admin/sessions?cursor=${body.next}`)
    expect(rest.items.map((item: { email: string }) => item.email)).not.toContain(`customer${count}@example.com`)
    expect((await owner.call('DELETE', `/api/admin/sessions/${body.items[0].id}`)).status).toBe(204)
    expect((await browser.call('GET', '/api/auth/me')).status).toBe(401)
    expect((await owner.call('DELETE', `/api/admin/sessions/${body.items[0].id}`)).status).toBe(404)
  })

  it('cannot be listed with an invalid cursor', async () => {
    const cursor = Buffer.from(JSON.stringify(['not a time', 'x'])).toString('base64url')
    expect((await owner.call('GET', `/api/admin/sessions?cursor=${cursor}`)).status).toBe(400)
    expect((await openBrowser(shop).call('GET', '/api/admin/sessions')).status).toBe(401)
  })
})
