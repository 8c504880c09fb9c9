import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasRight } from '#base/rights.ts'
import { STAFF_ROLES, type StaffRole } from '#base/role.ts'
import type { Route } from '#server/http/route.ts'
import { BEHIND_PROXY, signIn } from '../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'

const CALLERS = ['stranger', 'customer', 'partner', ...STAFF_ROLES] as const
type CallerName = (typeof CALLERS)[number]

let shop: TestShop
let staffRoutes: Route[] = []
const cookies = new Map<CallerName, string>([['stranger', '']])
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  staffRoutes = shop.routes.filter(({ access }) => access === 'staff')
  const owner = await signIn(shop, 'admin@example.com')
  const others = STAFF_ROLES.filter((role) => role !== 'owner')
  for (const role of others) await owner.call('POST', '/api/admin/staff', { email: `${role}@example.com`, role })
  const browsers: [CallerName, Promise<Awaited<ReturnType<typeof signIn>>>][] = [
    ['customer', signIn(shop, 'anna@example.com')],
    ['partner', signIn(shop, 'partner@example.com')],
    ...others.map((role): [CallerName, ReturnType<typeof signIn>] => [role, signIn(shop, `${role}@example.com`)]),
  ]
  cookies.set('owner', `sid=${owner.cookies.get('sid')}`)
  for (const [name, browser] of browsers) cookies.set(name, `sid=${(await browser).cookies.get('sid')}`)
})
afterAll(() => shop.close())

const isStaffRole = (name: CallerName): name is StaffRole => (STAFF_ROLES as readonly string[]).includes(name)

/** How a call is refused before anything of it is looked at, by the table of rights alone; `ok` when it is not. */
function expected({ right }: Route, caller: CallerName): string {
  if (caller === 'stranger') return '401'
  if (!isStaffRole(caller)) return '403'
  return right === undefined || hasRight(caller, right) ? 'ok' : '403'
}

/** How it is refused in fact. The ids are nobody's and the bodies empty, so that what is let through changes nothing. */
async function answered({ method, path }: Route, caller: CallerName): Promise<string> {
  const response = await shop.api.request(`http://localhost${path.replace(/\{\w+\}/g, '0'.repeat(32))}`, {
    method: method.toUpperCase(),
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      cookie: cookies.get(caller) ?? '',
      ...(method === 'get' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'post' || method === 'put' ? { body: '{}' } : {}),
  })
  const text = await response.text()
  if (response.status === 401) return '401'
  return response.status === 403 && text.includes('"http.forbidden"') ? '403' : 'ok'
}

const lineOf = (route: Route, cells: string[]) =>
  [
    `${route.method} ${route.path}`.padEnd(58),
    (route.right ?? '(any)').padEnd(17),
    ...cells.map((cell) => cell.padEnd(8)),
  ]
    .join(' ')
    .trimEnd()

it('every call of the staff says which roles may use it, and whether it asks for a fresh factor', () => {
  const rows = staffRoutes.map((route) =>
    lineOf(route, [...STAFF_ROLES.map((role) => expected(route, role)), route.fresh ? 'fresh' : '']),
  )
  expect(`\n${rows.toSorted().join('\n')}\n`).toMatchInlineSnapshot()
})

it('every call of the staff refuses exactly whom the table refuses: a stranger, a customer, a partner and each role', async () => {
  const table = staffRoutes.map((route) =>
    lineOf(
      route,
      CALLERS.map((caller) => expected(route, caller)),
    ),
  )
  const found = await Promise.all(
    staffRoutes.map(async (route) =>
      lineOf(route, await Promise.all(CALLERS.map(async (caller) => await answered(route, caller)))),
    ),
  )
  expect(found).toEqual(table)
})

it('no call of the staff that changes something is open to any of them without a right, but one’s own second factor', () => {
  const open = staffRoutes.filter(({ right, method }) => right === undefined && method !== 'get')
  expect(open.filter(({ path }) => !path.startsWith('/api/auth/second-factor'))).toEqual([])
})
