import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../../test/sign-in.ts'

const PATH = '/api/admin/discounts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'admin@example.com')
  for (const role of ['manager', 'viewer', 'editor'])
    await owner.call('POST', '/api/admin/staff', { email: `${role}@example.com`, role })
})
afterAll(() => shop.close())

const create = (body: Record<string, unknown>) => owner.call('POST', PATH, body)
const change = (id: string, body: Record<string, unknown>) => owner.call('PUT', `${PATH}/${id}`, body)

describe('a discount code', () => {
  it('is created with the given limits', async () => {
    const { status, body, headers } = await create({
      code: ' весна 26 ',
      amountUsd: 25.5,
      serviceIds: ['ganesha'],
      from: '2026-01-01',
      until: '2099-12-31',
      uses: 100,
      usesPerCustomer: 1,
      minUsd: 300,
    })
    expect(status).toBe(201)
    expect(headers.get('location')).toBe(`${PATH}/${body.id}`)
    expect(body).toMatchObject({
      code: 'ВЕСНА26',
      percent: null,
      amountUsd: 25.5,
      serviceIds: ['ganesha'],
      from: '2026-01-01T00:00:00.000Z',
      until: '2100-01-01T00:00:00.000Z',
      uses: 100,
      usesPerCustomer: 1,
      minUsd: 300,
      active: true,
      state: 'active',
      used: 0,
      reserved: 0,
      isExceeded: false,
      givenUsd: 0,
      version: 1,
    })
    expect((await owner.call('GET', `${PATH}/${body.id}`)).body).toEqual(body)
  })

  it('is valid for every ritual and at any time if no limits are set', async () => {
    const { body } = await create({ code: 'ALWAYS', percent: 90 })
    expect(body).toMatchObject({ percent: 90, amountUsd: null, serviceIds: null, from: null, until: null, uses: null })
  })

  it.each([
    ['code', { code: 'a', percent: 10 }],
    ['code', { code: 'with%sign', percent: 10 }],
    ['percent', { code: 'KIND-1' }],
    ['percent', { code: 'KIND-2', percent: 10, amountUsd: 10 }],
    ['percent', { code: 'KIND-3', percent: 0 }],
    ['percent', { code: 'KIND-4', percent: 91 }],
    ['percent', { code: 'KIND-5', percent: 12.5 }],
    ['amountUsd', { code: 'KIND-6', amountUsd: 0 }],
    ['amountUsd', { code: 'KIND-7', amountUsd: 0.001 }],
    ['uses', { code: 'USES-1', percent: 10, uses: 0 }],
    ['usesPerCustomer', { code: 'USES-2', percent: 10, usesPerCustomer: 1.5 }],
    ['minUsd', { code: 'MIN-1', percent: 10, minUsd: -1 }],
    ['from', { code: 'FROM-1', percent: 10, from: 'tomorrow' }],
    ['until', { code: 'UNTIL-1', percent: 10, from: '2026-12-02', until: '2026-12-01' }],
    ['serviceIds', { code: 'RITUAL-0', percent: 10, serviceIds: [] }],
    ['serviceIds', { code: 'RITUAL-1', percent: 10, serviceIds: ['nothing'] }],
  ])('is refused if the field %s is wrong: %j', async (path, body) => {
    const answer = await create(body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([{ path, message: expect.stringMatching(/\p{L}/u) }])
  })

  it('exists only once, because upper and lower case letters are the same', async () => {
    await create({ code: 'TWICE', percent: 10 })
    const again = await create({ code: 'twice', percent: 20 })
    expect([again.status, again.body.errors[0].path]).toEqual([422, 'code'])
    const { body: other } = await create({ code: 'OTHER', percent: 10 })
    expect((await change(other.id, { code: 'Twice' })).status).toBe(422)
  })

  it('can be changed one field at a time, switched off and switched on', async () => {
    const { body: made } = await create({ code: 'CHANGED', percent: 10, uses: 5 })
    expect((await change(made.id, { active: false })).body).toMatchObject({ percent: 10, uses: 5, state: 'off' })
    expect((await change(made.id, { active: true, uses: null, amountUsd: 7 })).body).toMatchObject({
      percent: null,
      amountUsd: 7,
      uses: null,
      state: 'active',
      version: 3,
    })
    expect((await change(made.id, { amountUsd: null })).status).toBe(422)
  })

  it('does not change if the change is based on an old version', async () => {
    const { body: made } = await create({ code: 'VERSIONED', percent: 10 })
    await change(made.id, { percent: 20, version: 1 })
    const stale = await change(made.id, { percent: 30, version: 1 })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'conflict.version', version: 2, present: { percent: 20 } })
  })

  it('is not found if the id is unknown (404)', async () => {
    const answers = await Promise.all([owner.call('GET', `${PATH}/${'0'.repeat(32)}`), change('0'.repeat(32), {})])
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  it('gets an audit entry for every change by staff', async () => {
    const { body: made } = await create({ code: 'AUDITED', percent: 10 })
    await change(made.id, { active: false })
    const entries = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, made.id))
    expect(entries.map(({ action, subject }) => [action, subject]).toSorted()).toEqual([
      ['discount.change', 'discount'],
      ['discount.create', 'discount'],
    ])
    const changed = entries.find(({ action }) => action === 'discount.change')
    expect([changed?.before, changed?.after]).toMatchObject([{ active: true }, { active: false, code: 'AUDITED' }])
  })
})

describe('the list of discount codes', () => {
  it('is divided into pages, with the newest code first', async () => {
    const codes = ['PAGE-1', 'PAGE-2', 'PAGE-3']
    for (const code of codes) await create({ code, percent: 10 })
    const first = (await owner.call('GET', `${PATH}?limit=2`)).body
    const second = (await owner.call('GET', `${PATH}?limit=1&cursor=${first.next}`)).body
    const listed = [...first.items, ...second.items].map(({ code }: { code: string }) => code)
    expect(listed.toSorted()).toEqual(codes)
    expect((await owner.call('GET', `${PATH}?cursor=forged`)).status).toBe(400)
  })

  it('can be read by viewers, but only managers can change a discount code', async () => {
    const as = (role: string) => signIn(shop, `${role}@example.com`)
    const [manager, viewer, editor] = [await as('manager'), await as('viewer'), await as('editor')]
    const statuses = async (who: Browser, code: string) => [
      (await who.call('GET', PATH)).status,
      (await who.call('POST', PATH, { code, percent: 10 })).status,
    ]
    expect(await statuses(manager, 'OF-MANAGER')).toEqual([200, 201])
    expect(await statuses(viewer, 'OF-VIEWER')).toEqual([200, 403])
    expect(await statuses(editor, 'OF-EDITOR')).toEqual([403, 403])
    expect((await shop.call('GET', PATH)).status).toBe(401)
  })
})
