import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('every call says who may use it; a change of access is a change of this table', () => {
  const table = shop.routes.map(({ access, method, path }) => `${access.padEnd(8)} ${method.padEnd(4)} ${path}`)
  expect(`\n${table.toSorted().join('\n')}\n`).toMatchInlineSnapshot(`
    "
    open     get  /api/admin/calendar/{priestToken}.ics
    open     get  /api/analytics/settings
    open     get  /api/articles-catalog
    open     get  /api/articles/{id}
    open     get  /api/articles/{id}/text
    open     get  /api/card/payment/{id}
    open     get  /api/crypto/payment/{id}/status
    open     get  /api/orders/{id}
    open     get  /api/pages/{id}
    open     get  /api/panchang
    open     get  /api/payment-methods
    open     get  /api/places
    open     get  /api/search
    open     get  /api/service-cards
    open     get  /api/services
    open     get  /api/services/{id}
    open     get  /api/services/{id}/text
    open     post /api/analytics/events
    open     post /api/auth/logout
    open     post /api/auth/request-login
    open     post /api/auth/verify-code
    open     post /api/card/payment
    open     post /api/card/payment/{id}/confirmation
    open     post /api/crypto/payment
    open     post /api/crypto/payment/{id}/cancellation
    open     post /api/crypto/payment/{id}/email
    open     post /api/orders
    sandbox  get  /api/sandbox/card/{ref}
    sandbox  get  /api/sandbox/chains
    sandbox  get  /api/sandbox/messages
    sandbox  get  /api/sandbox/messages/{id}/page
    sandbox  get  /api/sandbox/payments
    sandbox  post /api/sandbox/card/{ref}/outcome
    sandbox  post /api/sandbox/chain/mine
    sandbox  post /api/sandbox/chain/outage
    sandbox  post /api/sandbox/chain/reorg
    sandbox  post /api/sandbox/chain/transfer
    sandbox  post /api/sandbox/clock/advance
    sandbox  post /api/sandbox/rates
    signedIn delete /api/account
    signedIn delete /api/account/consent
    signedIn delete /api/auth/sessions/{id}
    signedIn get  /api/account/export
    signedIn get  /api/auth/me
    signedIn get  /api/auth/sessions
    signedIn get  /api/customer-profiles/me
    signedIn get  /api/orders
    signedIn get  /api/ritual-plans
    signedIn post /api/account/consent
    signedIn post /api/customer-profiles
    signedIn post /api/ritual-plans
    signedIn put  /api/customer-profiles/{id}
    staff    delete /api/admin/priests/{id}/feed
    staff    get  /api/admin/calendar
    staff    get  /api/admin/calendar/unscheduled
    staff    get  /api/admin/priests
    staff    get  /api/admin/sheets/{date}
    staff    post /api/admin/priests/{id}/feed
    staff    put  /api/admin/calendar-days/{date}
    staff    put  /api/admin/calendar/{orderId}/{lineId}
    staff    put  /api/admin/name-spellings
    staff    put  /api/admin/priests/{id}
    "
  `)
})
