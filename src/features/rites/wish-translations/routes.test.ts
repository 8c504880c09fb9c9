import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { orders } from '../../orders/orders/tables.ts'
import { addDays } from '../../orders/plans/rules.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'
import { pruneTranslations, suggestTranslation } from './commands.ts'
import { wishTranslations } from './tables.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop({ ...BEHIND_PROXY, SANDBOX_DEMO: '0' })
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const WISH = 'Прошу о мире в доме.'
const PLAN = {
  startDate: null,
  isOwn: true,
  specialWishes: WISH,
  participants: 'Dina',
  ownerId: undefined,
  readBirth: () => ({ birthDate: '', birthTime: '' }),
}
const day = (ahead: number) => addDays(dayAtPlace(shop.shop.now()), ahead)
const rows = () => shop.shop.db.select().from(wishTranslations)

/** Creates a paid order with a wish. Returns the id and the browser of the signed-in customer. */
async function wishOf(email: string, wish = WISH): Promise<{ id: string; customer: Browser }> {
  const customer = await signIn(shop, email)
  const order = {
    ...makeOrder([GANESHA_BASIC], { customerEmail: email }),
    plan: { specialWishes: wish, consent: true },
  }
  const { body } = await customer.call('POST', '/api/orders?lang=ru', order)
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, body.id))
  return { id: body.id, customer }
}
const read = (id: string) => owner.call('GET', `/api/admin/wishes/${id}`)
const write = (id: string, body: Record<string, unknown>) =>
  owner.call('PUT', `/api/admin/wishes/${id}/translation?lang=en`, { lang: 'en', ...body })
const lineOf = async (date: string) => (await owner.call('GET', `/api/admin/sheets/${date}`)).body.performances[0]

it('a translated wish is printed on the sheet and stored encrypted', async () => {
  const { id } = await wishOf('anna@wishes.example')
  await owner.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(5)] })
  expect((await read(id)).body).toMatchObject({ wish: WISH, translation: null, version: 0, canSuggest: false })
  expect(await lineOf(day(5))).toMatchObject({ sankalpa: WISH, translation: null })
  const saved = await write(id, { text: 'For peace in the home.', version: 0 })
  expect(saved).toMatchObject({ status: 200, body: { version: 1, translation: { isCurrent: true, source: 'typed' } } })
  expect(await lineOf(day(5))).toMatchObject({ translation: { text: 'For peace in the home.', lang: 'en' } })
  expect(JSON.stringify(await rows())).not.toContain('peace')
  const audit = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'order.wish-translation'))
  expect(audit).toMatchObject([{ subjectId: id, after: { has: true, lang: 'en', source: 'typed' } }])
  expect(JSON.stringify(audit)).not.toContain('peace')
})

it('a translation disappears from the sheet after the customer changes the wish', async () => {
  const { id, customer } = await wishOf('boris@wishes.example')
  await owner.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(6)] })
  await write(id, { text: 'For peace.' })
  await customer.call('PUT', `/api/orders/${id}/plan`, { days: {}, specialWishes: 'Прошу о здоровье.', consent: true })
  expect((await read(id)).body.translation).toMatchObject({ isCurrent: false })
  expect((await lineOf(day(6))).translation).toBeNull()
})

it('two people cannot overwrite each other’s translation; an empty text deletes the translation', async () => {
  const { id } = await wishOf('vera@wishes.example')
  await write(id, { text: 'One', version: 0 })
  expect((await write(id, { text: 'Two', version: 0 })).body.code).toBe('conflict.version')
  expect((await write(id, { text: '', version: 1 })).body.translation).toBeNull()
})

it('only staff can translate a wish, and only if the order has a wish', async () => {
  const { id, customer } = await wishOf('gleb@wishes.example', '')
  expect((await write(id, { text: 'Words' })).body.code).toBe('wishes.none')
  expect((await customer.call('GET', `/api/admin/wishes/${id}`)).status).toBe(403)
  expect((await openBrowser(shop).call('GET', `/api/admin/wishes/${id}`)).status).toBe(401)
})

it('a suggestion comes from a language model that gets only the wish', async () => {
  const { id } = await wishOf('dina@wishes.example')
  const refused = await owner.call('POST', `/api/admin/wishes/${id}/suggestion`, { lang: 'hi' })
  expect([refused.status, refused.body.code]).toEqual([409, 'wishes.no-model'])
  const had = (await rows()).length
  const sent: string[] = []
  const context = {
    shop: shop.shop,
    plansOf: async () => new Map([[id, PLAN]]),
    translate: async (text: string, lang: string) => {
      sent.push(`${lang}: ${text}`)
      return 'घर में शांति'
    },
  }
  expect(await suggestTranslation(context, id, 'hi', AbortSignal.timeout(1000))).toBe('घर में शांति')
  expect(sent).toEqual([`hi: ${WISH}`])
  expect((await rows()).length).toBe(had)
})

it('a translation is exported with the customer’s data, and erased with the wish', async () => {
  const { id, customer } = await wishOf('egor@wishes.example')
  await write(id, { text: 'For Egor’s health.' })
  const copy = await customer.call('GET', '/api/account/export')
  expect(JSON.stringify(copy.body)).toContain('For Egor’s health.')
  await customer.call('PUT', `/api/orders/${id}/plan`, { days: {}, specialWishes: '', participants: '' })
  await pruneTranslations({ shop: shop.shop, plansOf: async () => new Map() })
  expect((await rows()).map((row) => row.id)).not.toContain(id)
})

it('translations are deleted with their wishes, even if there are many translations', async () => {
  const [{ id: kept }, { id: erased }] = [await wishOf('kept@wishes.example'), await wishOf('erased@wishes.example')]
  for (const id of [kept, erased]) expect((await write(id, { text: 'Peace at home.' })).status).toBe(200)
  const plansOf = async (_: unknown, asked: readonly { orderId: string }[]) =>
    new Map(asked.flatMap(({ orderId }) => (orderId === erased ? [] : [[orderId, PLAN] as const])))
  await pruneTranslations({ shop: shop.shop, plansOf }, 1)
  const ids = (await rows()).map(({ id }) => id)
  expect([ids.includes(kept), ids.includes(erased)]).toEqual([true, false])
})
