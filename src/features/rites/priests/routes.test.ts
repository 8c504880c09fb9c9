import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#features/people/accounts/tables.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import type { Browser } from '../../../../test/sign-in.ts'
import { findPriestNames } from './queries.ts'

const RECORDS = '/api/admin/priest-profiles'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signInStaff(shop, 'owner')
}, 120_000)
afterAll(() => shop.close())

const listed = async (lang = 'en') => (await shop.call('GET', `/api/priests?lang=${lang}`)).body.items
const named = (items: { name: string }[], name: string) => items.find((item) => item.name === name)

describe('the priests in a sandbox', () => {
  it('are marked as samples in the public list', async () => {
    const items = await listed()
    expect(items).toHaveLength(3)
    for (const item of items) expect(item).toMatchObject({ isSample: true, portrait: { url: expect.any(String) } })
    expect(items[0]).toMatchObject({ name: 'Ramesh Shastri', otherName: 'Рамеш Шастри', since: 1994, rituals: [] })
  })

  it('include a profile for the owner’s account', async () => {
    const [account] = await shop.shop.db.select().from(accounts).where(eq(accounts.email, 'admin@example.com'))
    const id = account?.id ?? ''
    expect((await findPriestNames(shop.shop.db, [id])).get(id)).toMatchObject({
      en: 'Ramesh Shastri',
      ru: 'Рамеш Шастри',
    })
  })

  it('are shown on the pages of the rituals that they may perform', async () => {
    const priests = async (id: string) =>
      (await shop.call('GET', `/api/services/${id}/text?lang=en`)).body.priests.map(
        ({ name }: { name: string }) => name,
      )
    expect(await priests('rudrabhishek')).toEqual(['Ramesh Shastri', 'Vishnu Dikshit'])
    expect(await priests('ganesha')).toEqual(['Ramesh Shastri'])
  })
})

describe('the profile of a priest', () => {
  it('is hidden until published, and needs a name in only one language', async () => {
    const unnamed = await owner.call('POST', RECORDS, { published: true })
    expect([unnamed.status, unnamed.body.errors[0].path]).toEqual([422, 'name'])
    const { status, body } = await owner.call('POST', RECORDS, { name: { en: 'Gopal Bhatt' } })
    expect([status, body.published, body.accountId, body.gaps]).toEqual([
      201,
      false,
      null,
      ['name', 'portrait', 'school'],
    ])
    expect(named(await listed(), 'Gopal Bhatt')).toBeUndefined()
    const shown = await owner.call('PUT', `${RECORDS}/${body.id}`, { published: true, version: body.version })
    expect(shown.status).toBe(200)
    expect(named(await listed('ru'), 'Gopal Bhatt')).toMatchObject({ isSample: false, portrait: null })
  })

  it('provides the author’s name for the pages of the priest’s rituals', async () => {
    await owner.call('POST', RECORDS, { name: { en: 'Madhav Joshi' }, ritualIds: ['hanuman'], published: true })
    expect((await shop.call('GET', '/api/services/hanuman/text?lang=en')).body.author).toBe('Madhav Joshi')
    expect((await shop.call('GET', '/api/services/ganesha/text?lang=en')).body).not.toHaveProperty('author')
  })

  it('is not saved if another person has changed the profile', async () => {
    const { body } = await owner.call('POST', RECORDS, { name: { en: 'Hari Das' } })
    await owner.call('PUT', `${RECORDS}/${body.id}`, { since: 2001, version: body.version })
    const late = await owner.call('PUT', `${RECORDS}/${body.id}`, { since: 2002, version: body.version })
    expect([late.status, late.body.code]).toEqual([409, 'conflict.version'])
  })

  it('is not saved if the portrait is unknown or the year is impossible', async () => {
    const wrong = { name: { en: 'A' }, portraitId: 'f'.repeat(32), since: 1800 }
    expect((await owner.call('POST', RECORDS, wrong)).body.errors[0].path).toBe('since')
    const { body } = await owner.call('POST', RECORDS, { ...wrong, since: null })
    expect(body.errors[0].path).toBe('portraitId')
  })

  it('is created unpublished when a staff member becomes a priest', async () => {
    const manager = await signInStaff(shop, 'viewer')
    const { body: me } = await manager.call('GET', '/api/auth/me')
    const { body: staff } = await owner.call('GET', '/api/admin/staff')
    const member = staff.items.find(({ id }: { id: string }) => id === me.account.id)
    await owner.call('PUT', `/api/admin/staff/${member.id}`, { role: 'priest', version: member.version })
    expect((await owner.call('GET', `${RECORDS}/${member.id}`)).body).toMatchObject({
      id: member.id,
      accountId: member.id,
      published: false,
    })
  })

  it('is in the calendar’s list of priests even without an account', async () => {
    const { body } = await owner.call('POST', RECORDS, { name: { en: 'Outside Priest' } })
    const { items } = (await owner.call('GET', '/api/admin/priests?lang=en')).body
    expect(named(items, 'Outside Priest')).toMatchObject({ id: body.id, staffRole: '' })
    const changed = await owner.call('PUT', `/api/admin/priests/${body.id}`, { capacity: 2 })
    expect([changed.status, changed.body.capacity]).toEqual([200, 2])
  })

  it('can be changed only by roles that may change the catalogue', async () => {
    const priest = await signInStaff(shop, 'priest')
    expect((await priest.call('POST', RECORDS, { name: { en: 'No' } })).status).toBe(403)
    const editor = await signInStaff(shop, 'editor')
    expect((await editor.call('POST', RECORDS, { name: { en: 'Yes' } })).status).toBe(201)
  })
})
