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
    open     get  /api/orders/{id}/proofs
    open     get  /api/pages/{id}
    open     get  /api/panchang
    open     get  /api/payment-methods
    open     get  /api/places
    open     get  /api/proofs/{token}
    open     get  /api/search
    open     get  /api/service-cards
    open     get  /api/services
    open     get  /api/services/{id}
    open     get  /api/services/{id}/text
    open     get  /api/verify/{number}
    open     get  /media/{id}/{name}
    open     get  /proof/{token}/certificate.pdf
    open     get  /proof/{token}/certificate.png
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
    staff    delete /api/admin/articles/{id}/aliases/{alias}
    staff    delete /api/admin/articles/{id}/schedule
    staff    delete /api/admin/service-cards/{id}/aliases/{alias}
    staff    delete /api/admin/service-cards/{id}/schedule
    staff    get  /api/admin/articles
    staff    get  /api/admin/articles/{id}
    staff    get  /api/admin/articles/{id}/versions
    staff    get  /api/admin/articles/{id}/versions/{n}
    staff    get  /api/admin/service-cards
    staff    get  /api/admin/service-cards/{id}
    staff    get  /api/admin/service-cards/{id}/versions
    staff    get  /api/admin/service-cards/{id}/versions/{n}
    staff    post /api/admin/articles
    staff    post /api/admin/articles/{id}/aliases
    staff    post /api/admin/articles/{id}/publication
    staff    post /api/admin/articles/{id}/versions/{n}/restoration
    staff    post /api/admin/service-cards
    staff    post /api/admin/service-cards/{id}/aliases
    staff    post /api/admin/service-cards/{id}/publication
    staff    post /api/admin/service-cards/{id}/versions/{n}/restoration
    staff    put  /api/admin/articles/order
    staff    put  /api/admin/articles/{id}
    staff    put  /api/admin/articles/{id}/proposal
    staff    put  /api/admin/service-cards/order
    staff    put  /api/admin/service-cards/{id}
    staff    put  /api/admin/service-cards/{id}/proposal
    signedIn put  /api/proofs/{token}/visibility
    staff    delete /api/admin/media/{id}
    staff    delete /api/admin/proofs/{id}/publication
    staff    get  /api/admin/media
    staff    get  /api/admin/media/uploads/{id}
    staff    get  /api/admin/media/{id}
    staff    get  /api/admin/missing-proofs
    staff    get  /api/admin/missing-proofs/{orderId}/{lineId}
    staff    get  /api/admin/proofs
    staff    get  /api/admin/proofs/{id}
    staff    post /api/admin/media
    staff    post /api/admin/media/uploads
    staff    post /api/admin/proofs
    staff    post /api/admin/proofs/{id}/publication
    staff    put  /api/admin/media/uploads/{id}
    staff    put  /api/admin/media/{id}
    staff    put  /api/admin/proofs/{id}
    staff    get  /api/admin/addresses.csv
    staff    get  /api/admin/payment-policy
    staff    get  /api/admin/payments
    staff    get  /api/admin/payments/{id}
    staff    get  /api/admin/refunds
    staff    get  /api/admin/settings
    staff    get  /api/admin/surpluses
    staff    get  /api/admin/wallets
    staff    post /api/admin/payments/manual
    staff    post /api/admin/payments/manual/{id}/approval
    staff    post /api/admin/payments/manual/{id}/withdrawal
    staff    post /api/admin/payments/{id}/refund
    staff    post /api/admin/payments/{id}/return
    staff    post /api/admin/payments/{id}/review
    staff    put  /api/admin/payment-policy
    staff    put  /api/admin/settings
    "
  `)
})
