import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffRole } from '#base/role.ts'
import { makeOrder } from '../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../test/sign-in.ts'
import { signInStaff } from '../../test/sign-in-staff.ts'
import { openHttp } from './http.ts'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop({ ...BEHIND_PROXY, BACKUP_STORAGE: '/nowhere' })
  http = await openHttp(shop)
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

async function ask(path: string, browser?: Browser) {
  const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`http://127.0.0.1:${http.port}${path}`, { headers: cookie ? { cookie } : {} })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

const PLAIN = { status: 200, type: 'text/plain', text: 'ok\n' }

it('visitors, customers and staff without permission see only whether the shop is healthy', async () => {
  const others: StaffRole[] = ['editor', 'priest']
  const browsers = [await signIn(shop, 'anna@example.com'), await signIn(shop, 'partner@example.com')]
  for (const role of others) browsers.push(await signInStaff(shop, role))
  for (const browser of [undefined, ...browsers]) expect(await ask('/healthz', browser)).toEqual(PLAIN)
})

it('a query string does not change the answer of a probe', async () => {
  for (const probe of ['/livez', '/readyz', '/healthz']) expect(await ask(`${probe}?from=monitor`)).toEqual(PLAIN)
})

it('the probes /livez and /readyz give staff the same answer as other callers', async () => {
  for (const probe of ['/livez', '/readyz']) expect(await ask(probe, owner)).toEqual(PLAIN)
})

it.each<StaffRole>(['manager', 'viewer'])(
  'the health page gives the role %s details: engine, chains, mail, jobs, backups, memory',
  async (role) => {
    const placed = await shop.call('POST', '/api/orders', makeOrder(), { 'idempotency-key': `healthy-to-a-${role}` })
    const browser = await signInStaff(shop, role)
    const { status, type, text } = await ask('/healthz', browser)
    expect({ status, type }).toEqual({ status: 200, type: 'application/json' })
    const health = JSON.parse(text)
    expect(health).toEqual({
      isReady: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      uptimeSeconds: expect.any(Number),
      node: process.versions.node,
      engine: shop.shop.database.engine,
      databaseMs: expect.any(Number),
      memory: { processBytes: expect.any(Number), heapBytes: expect.any(Number), heapLimitBytes: expect.any(Number) },
      disk: expect.toSatisfy((disk: unknown) => disk === null || typeof disk === 'object'),
      outbox: { waiting: expect.any(Number), failed: 0, oldestSeconds: expect.any(Number) },
      chains: ['bitcoin', 'ethereum', 'tron'].map((name) => ({
        name,
        height: expect.any(Number),
        lagSeconds: expect.any(Number),
        isFailing: false,
      })),
      lateJobs: [],
      alerts: [],
      archive: null,
      backup: { newestAt: null, isLate: true, missingPackage: null },
      seller: { missing: [], takesPayments: true, until: null },
    })
    // Without a mail server the e-mails stay in the shop, so no e-mail counts as waiting.
    expect(health.outbox).toMatchObject({ waiting: 0, oldestSeconds: 0 })
    expect(health.memory.processBytes).toBeGreaterThan(health.memory.heapBytes)
    // The health page contains no personal data: no order, name or address.
    expect(text).not.toContain(placed.body.id)
    expect(text).not.toMatch(/anna|@/)
  },
)

it('staff who have not passed their second factor see only whether the shop works', async () => {
  const { config } = shop.shop
  config.STAFF_SECOND_FACTOR = true
  expect(await ask('/healthz', owner)).toEqual(PLAIN)
  config.STAFF_SECOND_FACTOR = false
  expect((await ask('/healthz', owner)).type).toBe('application/json')
})

it('the shop is not ready while its database is unreachable', async () => {
  const unavailable = { ...shop.shop.database, answers: async () => false }
  const sick = await openHttp({ ...shop, shop: { ...shop.shop, database: unavailable } })
  const response = await fetch(`http://127.0.0.1:${sick.port}/healthz`)
  expect([response.status, await response.text()]).toEqual([503, 'not ready\n'])
  await sick.close()
})
