import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRight, RIGHTS } from '#base/rights.ts'
import { STAFF_ROLES, type StaffRole } from '#base/role.ts'
import { DAY } from '#base/time.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { openTestShop, type ReadableBody, type TestShop } from '../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../test/sign-in.ts'
import { signInStaff } from '../../test/sign-in-staff.ts'
import { makePaidOrder, makeStaffRecords } from '../../test/staff-records.ts'

const TIMEOUT = 120_000
const BLIND = STAFF_ROLES.filter((role) => !hasRight(role, 'orders.read'))

let shop: TestShop
let owner: Browser
let photo: string
const staff = new Map<StaffRole, Browser>()
const secrets = new Set<string>()

beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'admin@example.com')
  staff.set('owner', owner)
  for (const role of STAFF_ROLES) if (role !== 'owner') staff.set(role, await signInStaff(shop, role))
  const { tokens, photo: uploaded } = await makeStaffRecords(shop, owner)
  photo = uploaded
  const rows = await shop.shop.db.select({ id: orders.id }).from(orders)
  for (const secret of [...tokens, ...rows.map(({ id }) => id)]) secrets.add(secret)
}, TIMEOUT)
afterAll(() => shop.close())

/** The content of a response, with cursors and other encoded texts decoded. */
function opened(value: unknown): string {
  const text = JSON.stringify(value)
  const packed = [...text.matchAll(/[A-Za-z0-9_-]{40,}/g)].map(([word]) =>
    Buffer.from(word, 'base64url').toString('latin1'),
  )
  return [text, ...packed].join('\n')
}

/** Makes every read call of the staff. Each parameter is tried with ids from earlier responses. */
async function readEverything(browser: Browser): Promise<Map<string, ReadableBody>> {
  const answers = new Map<string, ReadableBody>()
  const read = async (path: string) => {
    const { status, body } = await browser.call('GET', path)
    if (status === 200) answers.set(path, body)
  }
  const calls = shop.routes.filter(
    ({ access, method, answers: { 200: good } }) =>
      access === 'staff' && method === 'get' && !(good && 'media' in good),
  )
  const span = `from=${dayAtPlace(shop.shop.now())}&to=${dayAtPlace(new Date(shop.shop.now().getTime() + 5 * DAY))}`
  const listed = calls.filter(({ path }) => !path.includes('{'))
  for (const { path } of listed) {
    await read(`${path}?${span}`)
    await read(`${path}?limit=1`)
    for (const state of ['draft', 'published', 'waiting']) await read(`${path}?state=${state}`)
  }
  await read(`/api/admin/sheets/${dayAtPlace(shop.shop.now())}`)
  for (const [path, body] of new Map(answers)) {
    if (body?.next) await read(`${path}&cursor=${body.next}`)
    const root = path.split('?')[0] ?? ''
    for (const item of (body?.items ?? []) as ReadableBody[]) {
      if (typeof item.id === 'string') await read(`${root}/${item.id}`)
      if (typeof item.orderId === 'string' && item.lineId !== undefined)
        await read(`/api/admin/missing-proofs/${item.orderId}/${item.lineId}`)
    }
  }
  return answers
}

const orderIdsIn = (value: ReadableBody): string[] =>
  [...JSON.stringify(value).matchAll(/"orderId":"([0-9a-f]+)"/g)].map(([, id = '']) => id)

describe.each(BLIND)('a %s, who may not read orders', (role) => {
  it(
    'finds no order id and no customer link in any response',
    async () => {
      const browser = staff.get(role) ?? owner
      const answers = await readEverything(browser)
      expect(answers.size).toBeGreaterThan(5)
      for (const [path, body] of answers)
        for (const secret of secrets) expect(`${path} ${opened(body)}`).not.toContain(secret)
      const handed = [...new Set([...answers.values()].flatMap(orderIdsIn))]
      expect(handed.length).toBeGreaterThan(0)
      for (const id of handed) expect(id).toMatch(/^[0-9a-f]{32}$/)
      const stranger = openBrowser(shop)
      for (const { method, path } of shop.routes.filter(
        ({ access, path: at }) => access === 'open' && at.startsWith('/api/orders/{id}'),
      )) {
        for (const id of handed) {
          const body = method === 'put' ? { days: {} } : undefined
          expect([path, (await stranger.call(method.toUpperCase(), path.replace('{id}', id), body)).status]).toEqual([
            path,
            404,
          ])
        }
      }
      for (const orderId of handed.slice(0, 2)) {
        const paying = [
          ['/api/card/payment', { orderId }],
          ['/api/crypto/payment', { orderId, currency: 'BTC', amountUsd: 164 }],
        ] as const
        for (const [path, body] of paying) expect((await stranger.call('POST', path, body)).status).toBe(404)
      }
    },
    TIMEOUT,
  )
})

describe('an order’s id in responses for staff', () => {
  it('is the real id for roles that may read orders', async () => {
    for (const role of RIGHTS['orders.read']) {
      const browser = staff.get(role) ?? owner
      const { items } = (await browser.call('GET', '/api/admin/missing-proofs')).body
      expect(items.length).toBeGreaterThan(0)
      for (const { orderId } of items) expect(secrets).toContain(orderId)
    }
  })

  it('is found if a priest sends an alias from the list of missing reports', async () => {
    const priest = staff.get('priest') ?? owner
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await priest.call('GET', `/api/admin/missing-proofs?limit=1${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.items.map(({ orderId, lineId }: ReadableBody) => `${orderId} ${lineId}`))
      cursor = body.next ?? ''
    } while (cursor !== '')
    const whole = (await priest.call('GET', '/api/admin/missing-proofs?limit=100')).body.items
    expect(seen).toEqual(whole.map(({ orderId, lineId }: ReadableBody) => `${orderId} ${lineId}`))
    const { orderId, lineId, orderNumber } = whole[0]
    expect((await priest.call('GET', `/api/admin/missing-proofs/${orderId}/${lineId}`)).body.orderId).toBe(orderId)
    const facts = {
      performedAt: '2026-01-14T02:10:00Z',
      place: 'Варанаси',
      media: [photo],
      text: { ru: `Слово ${orderId}`, en: '' },
    }
    const made = await priest.call('POST', '/api/admin/proofs', { orderId, lineId, ...facts })
    expect(made).toMatchObject({ status: 201, body: { orderId, orderNumber } })
    const toOwner = (await owner.call('GET', `/api/admin/proofs/${made.body.id}`)).body
    expect(secrets).toContain(toOwner.orderId)
    expect(`#${toOwner.orderId.slice(0, 8)}`).toBe(orderNumber)
    // Free text is not an id. An alias in a priest's text must not be replaced by the real id, because customers would read this id.
    expect(toOwner.text.ru).toBe(`Слово ${orderId}`)
    // If a priest sends a link with an alias to other staff, the link works for those who may read orders.
    expect((await owner.call('GET', `/api/admin/missing-proofs/${orderId}/${lineId}`)).body.orderId).toBe(
      toOwner.orderId,
    )
    const again = await priest.call('POST', '/api/admin/proofs', { orderId, lineId, ...facts })
    expect(again.status).toBe(409)
    for (const secret of secrets) expect(JSON.stringify(again.body)).not.toContain(secret)
  })

  it('becomes an alias on printed sheets, and the alias opens the proof', async () => {
    const { performances } = (await owner.call('GET', `/api/admin/sheets/${dayAtPlace(shop.shop.now())}`)).body
    expect(performances.length).toBe(2)
    for (const { orderId, printedOrderId, lineId } of performances) {
      expect(secrets).toContain(orderId)
      expect(secrets).not.toContain(printedOrderId)
      for (const role of ['owner', 'priest'] as const)
        expect(
          (await staff.get(role)?.call('GET', `/api/admin/missing-proofs/${printedOrderId}/${lineId}`))?.status,
        ).toBe(200)
    }
  })

  it('lets a manager change the plan, but not a viewer, editor or priest', async () => {
    const orderId = await makePaidOrder(shop)
    const read = async () => (await openBrowser(shop).call('GET', `/api/orders/${orderId}/plan`)).body
    const before = await read()
    const day = new Date(shop.shop.now().getTime() + 20 * DAY).toISOString().slice(0, 10)
    const change = { days: { 0: day } }
    for (const role of ['viewer', 'editor', 'priest'] as const)
      expect((await staff.get(role)?.call('PUT', `/api/orders/${orderId}/plan`, change))?.status).toBe(403)
    expect(await read()).toEqual(before)
    expect((await staff.get('manager')?.call('PUT', `/api/orders/${orderId}/plan`, change))?.status).toBe(200)
  })

  it('is sent only in filtered responses, or to roles that may read orders', () => {
    const files = shop.routes.filter(
      ({ access, answers }) => access === 'staff' && Object.values(answers).some((good) => 'media' in good),
    )
    expect(files.length).toBeGreaterThan(10)
    for (const { path, right } of files)
      for (const role of right ? RIGHTS[right] : STAFF_ROLES)
        expect([path, role, hasRight(role, 'orders.read')]).toEqual([path, role, true])
  })
})
