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
    partner  get  /api/partner/clients
    partner  get  /api/partner/clients/{id}
    partner  get  /api/partner/me
    partner  get  /api/partner/orders
    partner  get  /api/partner/orders/{id}
    partner  get  /api/partner/statement
    partner  get  /api/partner/statement.csv
    partner  post /api/partner/clients
    partner  post /api/partner/orders
    partner  post /api/partner/orders/{id}/manual-payment
    partner  post /api/partner/orders/{id}/sent
    partner  post /api/partner/quote
    partner  put  /api/partner/clients/{id}
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
    staff    delete /api/admin/customers/{id}
    staff    get  /api/admin/customers
    staff    get  /api/admin/customers/{id}
    staff    get  /api/admin/customers/{id}/export
    staff    get  /api/admin/email-templates
    staff    get  /api/admin/messages
    staff    get  /api/admin/messages/{id}
    staff    get  /api/admin/partners
    staff    get  /api/admin/partners/{id}
    staff    get  /api/admin/partners/{id}/statement
    staff    get  /api/admin/reports/funnel
    staff    get  /api/admin/reports/funnel.csv
    staff    get  /api/admin/reports/languages
    staff    get  /api/admin/reports/languages.csv
    staff    get  /api/admin/reports/payments
    staff    get  /api/admin/reports/payments.csv
    staff    get  /api/admin/reports/rituals
    staff    get  /api/admin/reports/rituals.csv
    staff    get  /api/admin/reports/sales
    staff    get  /api/admin/reports/sales.csv
    staff    get  /api/admin/reports/sources
    staff    get  /api/admin/reports/sources.csv
    staff    get  /api/admin/today
    staff    post /api/admin/customers/{id}/merge
    staff    post /api/admin/customers/{id}/reveal
    staff    post /api/admin/email-templates/{kind}/test
    staff    post /api/admin/messages/{id}/retry
    staff    post /api/admin/partners
    staff    post /api/admin/partners/{id}/payouts
    staff    put  /api/admin/partners/{id}
    "
  `)
})
