import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import type { Browser } from '../../../../test/sign-in.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import { en as home } from '#features/catalogue/catalogue/messages/page-home.en.ts'

const ROOT = '/api/admin/page-texts'

let shop: TestShop
let owner: Browser
let editor: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signInStaff(shop, 'owner')
  editor = await signInStaff(shop, 'editor')
})
afterAll(async () => await shop.close())

const read = async (id: string) => (await owner.call('GET', `${ROOT}/${id}`)).body
const write = async (id: string, texts: object, by = owner) =>
  await by.call('PUT', `${ROOT}/${id}`, { version: (await read(id)).version, ...texts })
const homeTexts = async (lang: string) => (await shop.call('GET', `/api/home-texts?lang=${lang}`)).body.texts
const legal = async (id: string, lang = 'en') => (await shop.call('GET', `/api/pages/${id}?lang=${lang}`)).body

describe('the texts of the home page', () => {
  it('are the shop’s original texts until staff change these texts', async () => {
    const page = await read('home')
    expect([page.version, page.isEdited, page.en.hero, page.own.en.hero]).toEqual([1, false, home.hero, home.hero])
    expect(page.en['steps.3.title']).toBe(home.steps[3]?.title)
    expect(await homeTexts('en')).toEqual({})
  })

  it('can be changed in one language only', async () => {
    const { status, body } = await write('home', { en: { hero: '  A fire lit\nfor you ' } })
    expect([status, body.version, body.isEdited]).toEqual([200, 2, true])
    expect(await homeTexts('en')).toEqual({ hero: 'A fire lit for you' })
    expect(await homeTexts('ru')).toEqual({})
  })

  it('become the shop’s original texts again if staff empty a field', async () => {
    await write('home', { en: { hero: 'Ours', lead: 'Ours too' } })
    const { body } = await write('home', { en: { hero: ' ' } })
    expect([body.en.hero, body.en.lead]).toEqual([home.hero, 'Ours too'])
    expect(await homeTexts('en')).toEqual({ lead: 'Ours too' })
    expect((await write('home', { en: { lead: home.lead } })).body.isEdited).toBe(false)
  })

  it('are refused if based on an old version; the error contains the current texts', async () => {
    const { version } = await read('home')
    await write('home', { en: { hero: 'First' } })
    const late = await owner.call('PUT', `${ROOT}/home`, { version, en: { hero: 'Second' } })
    expect([late.status, late.body.code]).toEqual([409, 'conflict.version'])
    expect(late.body.present).toMatchObject({ version: version + 1, en: { hero: 'First' } })
  })

  it('can be restored from any version, and the audit log contains every change', async () => {
    const { body: versions } = await owner.call('GET', `${ROOT}/home/versions`)
    expect(versions.items.at(-1)).toMatchObject({ n: 1, origin: 'shipped', changed: [] })
    expect(versions.items.at(-2)).toMatchObject({ n: 2, changed: ['en.hero'], by: { email: expect.any(String) } })
    const second = await owner.call('GET', `${ROOT}/home/versions/2`)
    expect([second.body.en.hero, second.body.en.lead]).toEqual(['A fire lit for you', home.lead])
    const restored = await owner.call('POST', `${ROOT}/home/versions/2/restoration`, {})
    expect([restored.status, restored.body.en.hero]).toEqual([201, 'A fire lit for you'])
    expect(await homeTexts('en')).toEqual({ hero: 'A fire lit for you' })
    const { body: audit } = await owner.call('GET', '/api/admin/audit?what=page-texts.change')
    expect(audit.items.at(-1)).toMatchObject({
      subject: 'page-texts',
      before: { version: 1, 'en.hero': home.hero },
      after: { version: 2, 'en.hero': 'A fire lit for you' },
    })
    expect(audit.items[0].after).toMatchObject({ restoredFrom: 2 })
    expect((await owner.call('POST', `${ROOT}/home/versions/99/restoration`, {})).status).toBe(404)
  })

  it('are refused if a field is unknown or a text is too long', async () => {
    const { status, body } = await write('home', { ru: { hero: 'о'.repeat(501), motto: 'Нет такого' } })
    expect(status).toBe(422)
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['ru.hero', 'ru.motto'])
  })
})

describe('the text of a legal page', () => {
  it('contains facts from the settings, and every change creates a new edition', async () => {
    const shipped = await legal('refund')
    const { status } = await write('refund', { en: { title: 'Our refunds', body: 'Write to {ordersEmail}.' } })
    expect(status).toBe(200)
    await expect.poll(async () => (await legal('refund')).title).toBe('Our refunds')
    const page = await legal('refund')
    const { body: contacts } = await shop.call('GET', '/api/shop')
    expect(page.html).toContain(contacts.ordersEmail)
    expect([page.version, page.updated_at]).toEqual([`${shipped.version}.1`, new Date().toISOString().slice(0, 10)])
    expect((await legal('refund', 'ru')).title).not.toBe('Our refunds')
    await write('refund', { en: { title: '', body: '' } })
    await expect.poll(async () => (await legal('refund')).title).toBe(shipped.title)
    expect(await legal('refund')).toMatchObject({ html: shipped.html, version: `${shipped.version}.2` })
  })

  it('is refused if it contains a placeholder for an unknown fact', async () => {
    const { status, body } = await write('offer', { ru: { body: 'Продаёт {vendor}.' } })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path: 'ru.body', message: expect.stringContaining('{vendor}') }])
  })

  it('never contains HTML that staff typed', async () => {
    await write('offer', { en: { body: 'Sold <script>alert(1)</script> by [us](javascript:alert(1)).' } })
    await expect.poll(async () => (await legal('offer')).html).toContain('Sold')
    expect((await legal('offer')).html).not.toMatch(/<script|javascript:/)
  })

  it('can be changed only by people who may change the settings', async () => {
    expect((await write('home', { ru: { lead: 'Наше вступление.' } }, editor)).status).toBe(200)
    expect((await write('privacy', { ru: { title: 'Наше' } }, editor)).status).toBe(403)
    const restored = await editor.call('POST', `${ROOT}/offer/versions/1/restoration`, {})
    expect(restored.status).toBe(403)
    expect((await shop.call('GET', `${ROOT}/home`)).status).toBe(401)
  })
})
