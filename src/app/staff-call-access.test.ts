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

/** The refusal that the table of rights alone requires, before the input is read. `ok` if the table accepts the call. */
function expected({ right }: Route, caller: CallerName): string {
  if (caller === 'stranger') return '401'
  if (!isStaffRole(caller)) return '403'
  return right === undefined || hasRight(caller, right) ? 'ok' : '403'
}

/** Returns the actual refusal. Ids are unknown and bodies are empty, so that accepted calls change nothing. */
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

it('the access table lists the roles and second-factor rule of every staff call', () => {
  const rows = staffRoutes.map((route) =>
    lineOf(route, [...STAFF_ROLES.map((role) => expected(route, role)), route.fresh ? 'fresh' : '']),
  )
  expect(`\n${rows.toSorted().join('\n')}\n`).toMatchInlineSnapshot(`
    "
    delete /api/admin/articles/{id}/aliases/{alias}            catalogue.change  ok       ok       ok       403      403
    delete /api/admin/articles/{id}/schedule                   catalogue.change  ok       ok       ok       403      403
    delete /api/admin/customers/{id}                           customers.change  ok       ok       403      403      403      fresh
    delete /api/admin/day-links/{date}                         proofs.create     ok       ok       403      ok       403
    delete /api/admin/media/{id}                               media.change      ok       ok       ok       ok       403
    delete /api/admin/priests/{id}/feed                        calendar.change   ok       ok       403      403      403
    delete /api/admin/proofs/{id}/archive                      proofs.publish    ok       ok       403      403      403
    delete /api/admin/proofs/{id}/entries/{entryId}            proofs.publish    ok       ok       403      403      403
    delete /api/admin/proofs/{id}/publication                  proofs.publish    ok       ok       403      403      403
    delete /api/admin/service-cards/{id}/aliases/{alias}       catalogue.change  ok       ok       ok       403      403
    delete /api/admin/service-cards/{id}/schedule              catalogue.change  ok       ok       ok       403      403
    delete /api/admin/sessions/{id}                            staff.change      ok       ok       403      403      403
    delete /api/admin/staff/{id}                               staff.change      ok       ok       403      403      403      fresh
    delete /api/auth/second-factor/passkey/{id}                (any)             ok       ok       ok       ok       ok
    delete /api/auth/second-factor/totp                        (any)             ok       ok       ok       ok       ok
    get /api/admin/addresses.csv                               money.read        ok       ok       403      403      ok       fresh
    get /api/admin/addresses.xlsx                              money.read        ok       ok       403      403      ok       fresh
    get /api/admin/articles                                    catalogue.read    ok       ok       ok       403      ok
    get /api/admin/articles/{id}                               catalogue.read    ok       ok       ok       403      ok
    get /api/admin/articles/{id}/links                         catalogue.read    ok       ok       ok       403      ok
    get /api/admin/articles/{id}/versions                      catalogue.read    ok       ok       ok       403      ok
    get /api/admin/articles/{id}/versions/{n}                  catalogue.read    ok       ok       ok       403      ok
    get /api/admin/audit                                       audit.read        ok       ok       403      403      ok
    get /api/admin/audit/actions                               audit.read        ok       ok       403      403      ok
    get /api/admin/backups                                     settings.read     ok       ok       403      403      ok
    get /api/admin/calendar                                    calendar.read     ok       ok       403      ok       ok
    get /api/admin/calendar/changed-names                      calendar.read     ok       ok       403      ok       ok
    get /api/admin/calendar/together                           calendar.change   ok       ok       403      403      403
    get /api/admin/calendar/unscheduled                        orders.read       ok       ok       403      403      ok
    get /api/admin/categories                                  catalogue.read    ok       ok       ok       403      ok
    get /api/admin/categories/versions                         catalogue.read    ok       ok       ok       403      ok
    get /api/admin/categories/versions/{n}                     catalogue.read    ok       ok       ok       403      ok
    get /api/admin/customers                                   customers.read    ok       ok       403      403      ok
    get /api/admin/customers/{id}                              customers.read    ok       ok       403      403      ok
    get /api/admin/customers/{id}/export                       customers.change  ok       ok       403      403      403      fresh
    get /api/admin/day-links/{date}                            proofs.create     ok       ok       403      ok       403
    get /api/admin/day-requests                                orders.read       ok       ok       403      403      ok
    get /api/admin/discounts                                   discounts.read    ok       ok       403      403      ok
    get /api/admin/discounts/{id}                              discounts.read    ok       ok       403      403      ok
    get /api/admin/email-templates                             settings.read     ok       ok       403      403      ok
    get /api/admin/email-templates/{kind}                      settings.read     ok       ok       403      403      ok
    get /api/admin/group-rituals                               groups.read       ok       ok       403      ok       ok
    get /api/admin/group-rituals/{id}                          groups.read       ok       ok       403      ok       ok
    get /api/admin/group-rituals/{id}/returns                  money.read        ok       ok       403      403      ok
    get /api/admin/handoffs                                    orders.read       ok       ok       403      403      ok
    get /api/admin/intentions                                  catalogue.read    ok       ok       ok       403      ok
    get /api/admin/intentions/versions                         catalogue.read    ok       ok       ok       403      ok
    get /api/admin/intentions/versions/{n}                     catalogue.read    ok       ok       ok       403      ok
    get /api/admin/journal                                     money.read        ok       ok       403      403      ok
    get /api/admin/journal/{month}                             money.read        ok       ok       403      403      ok
    get /api/admin/journal/{month}/entries.csv                 money.read        ok       ok       403      403      ok       fresh
    get /api/admin/journal/{month}/entries.xlsx                money.read        ok       ok       403      403      ok       fresh
    get /api/admin/media                                       media.change      ok       ok       ok       ok       403
    get /api/admin/media/uploads/{id}                          media.change      ok       ok       ok       ok       403
    get /api/admin/media/{id}                                  media.change      ok       ok       ok       ok       403
    get /api/admin/messages                                    orders.read       ok       ok       403      403      ok
    get /api/admin/messages/{id}                               orders.read       ok       ok       403      403      ok
    get /api/admin/missing-proofs                              proofs.read       ok       ok       403      ok       ok
    get /api/admin/missing-proofs/{orderId}/{lineId}           proofs.create     ok       ok       403      ok       403
    get /api/admin/opening                                     settings.read     ok       ok       403      403      ok
    get /api/admin/orders                                      orders.read       ok       ok       403      403      ok
    get /api/admin/orders.csv                                  orders.read       ok       ok       403      403      ok       fresh
    get /api/admin/orders.xlsx                                 orders.read       ok       ok       403      403      ok       fresh
    get /api/admin/orders/counts                               orders.read       ok       ok       403      403      ok
    get /api/admin/orders/{id}                                 orders.read       ok       ok       403      403      ok
    get /api/admin/orders/{id}/letters                         orders.change     ok       ok       403      403      403
    get /api/admin/page-texts                                  catalogue.read    ok       ok       ok       403      ok
    get /api/admin/page-texts/{id}                             catalogue.read    ok       ok       ok       403      ok
    get /api/admin/page-texts/{id}/versions                    catalogue.read    ok       ok       ok       403      ok
    get /api/admin/page-texts/{id}/versions/{n}                catalogue.read    ok       ok       ok       403      ok
    get /api/admin/partners                                    partners.read     ok       ok       403      403      ok
    get /api/admin/partners/{id}                               partners.read     ok       ok       403      403      ok
    get /api/admin/partners/{id}/statement                     partners.read     ok       ok       403      403      ok
    get /api/admin/payment-policy                              money.read        ok       ok       403      403      ok
    get /api/admin/payments                                    money.read        ok       ok       403      403      ok
    get /api/admin/payments/{id}                               money.read        ok       ok       403      403      ok
    get /api/admin/priest-profiles                             catalogue.read    ok       ok       ok       403      ok
    get /api/admin/priest-profiles/{id}                        catalogue.read    ok       ok       ok       403      ok
    get /api/admin/priests                                     calendar.read     ok       ok       403      ok       ok
    get /api/admin/proofs                                      proofs.read       ok       ok       403      ok       ok
    get /api/admin/proofs/{id}                                 proofs.read       ok       ok       403      ok       ok
    get /api/admin/proofs/{id}/archive                         proofs.read       ok       ok       403      ok       ok
    get /api/admin/refunds                                     money.read        ok       ok       403      403      ok
    get /api/admin/reports/funnel                              reports.read      ok       ok       403      403      ok
    get /api/admin/reports/funnel.csv                          reports.read      ok       ok       403      403      ok       fresh
    get /api/admin/reports/funnel.xlsx                         reports.read      ok       ok       403      403      ok       fresh
    get /api/admin/reports/languages                           reports.read      ok       ok       403      403      ok
    get /api/admin/reports/languages.csv                       reports.read      ok       ok       403      403      ok       fresh
    get /api/admin/reports/languages.xlsx                      reports.read      ok       ok       403      403      ok       fresh
    get /api/admin/reports/payments                            reports.read      ok       ok       403      403      ok
    get /api/admin/reports/payments.csv                        reports.read      ok       ok       403      403      ok       fresh
    get /api/admin/reports/payments.xlsx                       reports.read      ok       ok       403      403      ok       fresh
    get /api/admin/reports/rituals                             reports.read      ok       ok       403      403      ok
    get /api/admin/reports/rituals.csv                         reports.read      ok       ok       403      403      ok       fresh
    get /api/admin/reports/rituals.xlsx                        reports.read      ok       ok       403      403      ok       fresh
    get /api/admin/reports/sales                               reports.read      ok       ok       403      403      ok
    get /api/admin/reports/sales.csv                           reports.read      ok       ok       403      403      ok       fresh
    get /api/admin/reports/sales.xlsx                          reports.read      ok       ok       403      403      ok       fresh
    get /api/admin/reports/sources                             reports.read      ok       ok       403      403      ok
    get /api/admin/reports/sources.csv                         reports.read      ok       ok       403      403      ok       fresh
    get /api/admin/reports/sources.xlsx                        reports.read      ok       ok       403      403      ok       fresh
    get /api/admin/reviews                                     reviews.read      ok       ok       ok       403      ok
    get /api/admin/reviews/{id}                                reviews.read      ok       ok       ok       403      ok
    get /api/admin/service-cards                               catalogue.read    ok       ok       ok       403      ok
    get /api/admin/service-cards/{id}                          catalogue.read    ok       ok       ok       403      ok
    get /api/admin/service-cards/{id}/links                    catalogue.read    ok       ok       ok       403      ok
    get /api/admin/service-cards/{id}/versions                 catalogue.read    ok       ok       ok       403      ok
    get /api/admin/service-cards/{id}/versions/{n}             catalogue.read    ok       ok       ok       403      ok
    get /api/admin/sessions                                    staff.read        ok       ok       403      403      403
    get /api/admin/settings                                    settings.read     ok       ok       403      403      ok
    get /api/admin/sheets/{date}                               sheets.read       ok       ok       403      ok       403
    get /api/admin/staff                                       staff.read        ok       ok       403      403      403
    get /api/admin/surpluses                                   money.read        ok       ok       403      403      ok
    get /api/admin/sweep                                       money.read        ok       ok       403      403      ok
    get /api/admin/sweep.csv                                   money.read        ok       ok       403      403      ok       fresh
    get /api/admin/sweep.xlsx                                  money.read        ok       ok       403      403      ok       fresh
    get /api/admin/system                                      settings.read     ok       ok       403      403      ok
    get /api/admin/today                                       today.read        ok       ok       ok       ok       ok
    get /api/admin/wallets                                     money.read        ok       ok       403      403      ok
    get /api/admin/wishes/{orderId}                            sheets.read       ok       ok       403      ok       403
    get /api/auth/second-factor                                (any)             ok       ok       ok       ok       ok
    post /api/admin/articles                                   catalogue.change  ok       ok       ok       403      403
    post /api/admin/articles/{id}/aliases                      catalogue.change  ok       ok       ok       403      403
    post /api/admin/articles/{id}/publication                  catalogue.change  ok       ok       ok       403      403
    post /api/admin/articles/{id}/versions/{n}/restoration     catalogue.change  ok       ok       ok       403      403
    post /api/admin/backups                                    settings.change   ok       ok       403      403      403
    post /api/admin/calendar/together                          calendar.change   ok       ok       403      403      403
    post /api/admin/calendar/{orderId}/{lineId}/names-checks   calendar.change   ok       ok       403      403      403
    post /api/admin/calendar/{orderId}/{lineId}/unpaid-days    calendar.change   ok       ok       403      403      403
    post /api/admin/categories/versions/{n}/restoration        catalogue.change  ok       ok       ok       403      403
    post /api/admin/customers/{id}/merge                       customers.change  ok       ok       403      403      403      fresh
    post /api/admin/customers/{id}/reveal                      customers.reveal  ok       ok       403      403      403
    post /api/admin/day-links/{date}                           proofs.create     ok       ok       403      ok       403
    post /api/admin/day-requests/{id}/answer                   calendar.change   ok       ok       403      403      403
    post /api/admin/discounts                                  discounts.change  ok       ok       403      403      403      fresh
    post /api/admin/email-templates/{kind}/preview             settings.read     ok       ok       403      403      ok
    post /api/admin/email-templates/{kind}/test                settings.change   ok       ok       403      403      403
    post /api/admin/group-rituals                              groups.change     ok       ok       403      403      403
    post /api/admin/group-rituals/{id}/cancellation            groups.change     ok       ok       403      403      403
    post /api/admin/group-rituals/{id}/proof                   proofs.publish    ok       ok       403      403      403
    post /api/admin/group-rituals/{id}/returns/{orderId}       money.change      ok       ok       403      403      403      fresh
    post /api/admin/handoffs/{id}/answer                       orders.change     ok       ok       403      403      403
    post /api/admin/intentions/versions/{n}/restoration        catalogue.change  ok       ok       ok       403      403
    post /api/admin/journal/{month}/closing                    journal.close     ok       403      403      403      403      fresh
    post /api/admin/media                                      media.change      ok       ok       ok       ok       403
    post /api/admin/media/uploads                              media.change      ok       ok       ok       ok       403
    post /api/admin/messages/{id}/retry                        orders.change     ok       ok       403      403      403
    post /api/admin/orders                                     orders.change     ok       ok       403      403      403
    post /api/admin/orders/quote                               orders.change     ok       ok       403      403      403
    post /api/admin/orders/{id}/letters                        orders.change     ok       ok       403      403      403
    post /api/admin/orders/{id}/messages/{kind}                orders.change     ok       ok       403      403      403
    post /api/admin/orders/{id}/notes                          orders.change     ok       ok       403      403      403
    post /api/admin/orders/{id}/refund                         money.change      ok       ok       403      403      403      fresh
    post /api/admin/orders/{id}/told                           orders.change     ok       ok       403      403      403
    post /api/admin/page-texts/{id}/versions/{n}/restoration   catalogue.change  ok       ok       ok       403      403
    post /api/admin/partners                                   partners.change   ok       ok       403      403      403      fresh
    post /api/admin/partners/{id}/handovers                    partners.change   ok       ok       403      403      403      fresh
    post /api/admin/partners/{id}/handovers/{handoverId}/undo  partners.change   ok       ok       403      403      403      fresh
    post /api/admin/partners/{id}/payouts                      partners.change   ok       ok       403      403      403      fresh
    post /api/admin/payments/manual                            money.change      ok       ok       403      403      403      fresh
    post /api/admin/payments/manual/{id}/approval              money.change      ok       ok       403      403      403      fresh
    post /api/admin/payments/manual/{id}/withdrawal            money.change      ok       ok       403      403      403      fresh
    post /api/admin/payments/{id}/refund                       money.change      ok       ok       403      403      403      fresh
    post /api/admin/payments/{id}/return                       money.change      ok       ok       403      403      403      fresh
    post /api/admin/payments/{id}/review                       money.change      ok       ok       403      403      403      fresh
    post /api/admin/priest-profiles                            catalogue.change  ok       ok       ok       403      403
    post /api/admin/priests/{id}/feed                          calendar.change   ok       ok       403      403      403
    post /api/admin/proofs                                     proofs.create     ok       ok       403      ok       403
    post /api/admin/proofs/{id}/entries                        proofs.publish    ok       ok       403      403      403
    post /api/admin/proofs/{id}/publication                    proofs.publish    ok       ok       403      403      403
    post /api/admin/service-cards                              catalogue.change  ok       ok       ok       403      403
    post /api/admin/service-cards/{id}/aliases                 catalogue.change  ok       ok       ok       403      403
    post /api/admin/service-cards/{id}/publication             catalogue.change  ok       ok       ok       403      403
    post /api/admin/service-cards/{id}/versions/{n}/restoration catalogue.change  ok       ok       ok       403      403
    post /api/admin/sheets/{date}/prints                       sheets.read       ok       ok       403      ok       403
    post /api/admin/staff                                      staff.change      ok       ok       403      403      403      fresh
    post /api/admin/wishes/{orderId}/suggestion                sheets.read       ok       ok       403      ok       403
    post /api/auth/second-factor/passkey/challenge             (any)             ok       ok       ok       ok       ok
    post /api/auth/second-factor/passkey/registration          (any)             ok       ok       ok       ok       ok
    post /api/auth/second-factor/passkey/registration-options  (any)             ok       ok       ok       ok       ok
    post /api/auth/second-factor/passkey/verification          (any)             ok       ok       ok       ok       ok
    post /api/auth/second-factor/recovery                      (any)             ok       ok       ok       ok       ok
    post /api/auth/second-factor/recovery-codes                (any)             ok       ok       ok       ok       ok
    post /api/auth/second-factor/totp/registration             (any)             ok       ok       ok       ok       ok
    post /api/auth/second-factor/totp/registration-options     (any)             ok       ok       ok       ok       ok
    post /api/auth/second-factor/totp/verification             (any)             ok       ok       ok       ok       ok
    put /api/admin/articles/order                              catalogue.change  ok       ok       ok       403      403
    put /api/admin/articles/{id}                               catalogue.change  ok       ok       ok       403      403
    put /api/admin/articles/{id}/proposal                      catalogue.change  ok       ok       ok       403      403
    put /api/admin/calendar-days/{date}                        calendar.change   ok       ok       403      403      403
    put /api/admin/calendar/{orderId}/{lineId}                 calendar.change   ok       ok       403      403      403
    put /api/admin/categories                                  catalogue.change  ok       ok       ok       403      403
    put /api/admin/categories/proposal                         catalogue.change  ok       ok       ok       403      403
    put /api/admin/discounts/{id}                              discounts.change  ok       ok       403      403      403      fresh
    put /api/admin/email-templates/{kind}                      settings.change   ok       ok       403      403      403      fresh
    put /api/admin/group-rituals/{id}                          groups.change     ok       ok       403      403      403
    put /api/admin/intentions                                  catalogue.change  ok       ok       ok       403      403
    put /api/admin/intentions/proposal                         catalogue.change  ok       ok       ok       403      403
    put /api/admin/media/uploads/{id}                          media.change      ok       ok       ok       ok       403
    put /api/admin/media/{id}                                  media.change      ok       ok       ok       ok       403
    put /api/admin/name-spellings                              sheets.read       ok       ok       403      ok       403
    put /api/admin/orders/{id}/customer                        orders.change     ok       ok       403      403      403      fresh
    put /api/admin/orders/{id}/gift                            orders.change     ok       ok       403      403      403
    put /api/admin/orders/{id}/readings                        orders.change     ok       ok       403      403      403
    put /api/admin/page-texts/{id}                             catalogue.change  ok       ok       ok       403      403
    put /api/admin/partners/{id}                               partners.change   ok       ok       403      403      403      fresh
    put /api/admin/payment-policy                              policy.change     ok       403      403      403      403      fresh
    put /api/admin/priest-profiles/{id}                        catalogue.change  ok       ok       ok       403      403
    put /api/admin/priests/{id}                                calendar.change   ok       ok       403      403      403
    put /api/admin/proofs/{id}                                 proofs.create     ok       ok       403      ok       403
    put /api/admin/proofs/{id}/pictures/{mediaId}              proofs.publish    ok       ok       403      403      403
    put /api/admin/reviews/{id}/decision                       reviews.change    ok       ok       403      403      403
    put /api/admin/reviews/{id}/reply                          reviews.change    ok       ok       403      403      403
    put /api/admin/service-cards/order                         catalogue.change  ok       ok       ok       403      403
    put /api/admin/service-cards/{id}                          catalogue.change  ok       ok       ok       403      403
    put /api/admin/service-cards/{id}/proposal                 catalogue.change  ok       ok       ok       403      403
    put /api/admin/settings                                    settings.change   ok       ok       403      403      403      fresh
    put /api/admin/staff/{id}                                  staff.change      ok       ok       403      403      403      fresh
    put /api/admin/wishes/{orderId}/translation                sheets.read       ok       ok       403      ok       403
    put /api/orders/{id}/status                                orders.change     ok       ok       403      403      403
    "
  `)
})

it('every staff call refuses exactly the callers that the table excludes', async () => {
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

it('without a right, staff can change only their own second factor', () => {
  const open = staffRoutes.filter(({ right, method }) => right === undefined && method !== 'get')
  expect(open.filter(({ path }) => !path.startsWith('/api/auth/second-factor'))).toEqual([])
})
