import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../test/make-order.ts'
import { signIn } from '../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const NUL = '\u0000'
const HALF = '\ud83d'

describe('a text that a database cannot store', () => {
  it.each([
    ['an order of a payment', '/api/crypto/payment', { orderId: NUL, currency: 'BTC', amountUsd: 164 }],
    ['an order of a card payment', '/api/card/payment', { orderId: `a${NUL}b` }],
    ['a name', '/api/orders', makeOrder(undefined, { customerName: `An${NUL}na` })],
    ['a line of an order', '/api/orders', makeOrder([{ id: `ganesha${NUL}`, price: 1, quantity: 1, duration: 1 }])],
    ['a field’s own name', '/api/orders', { ...makeOrder(), [`x${NUL}`]: 1 }],
    ['a lone surrogate', '/api/orders', makeOrder(undefined, { customerName: `Anna ${HALF}` })],
    ['a lone surrogate in an event', '/api/analytics/events', { events: [{ name: HALF }] }],
  ])('is refused as malformed input in %s', async (_, path, body) => {
    const answer = await shop.call('POST', path, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'http.unreadable-text' } })
  })

  it.each(['/api/sandbox/messages?to=%00', '/api/places?q=a%00', '/api/search?q=%00', '/api/services?x%00=1'])(
    'is refused as malformed input in the address %s',
    async (path) => {
      expect(await shop.call('GET', path)).toMatchObject({ status: 400, body: { code: 'http.unreadable-text' } })
    },
  )

  it('is refused with an explanation in the reader’s language', async () => {
    const { body } = await shop.call('GET', '/api/search?lang=ru&q=%00')
    expect(body.message).toMatch(/[а-яё]/i)
  })
})

describe('invisible characters', () => {
  const place = async (email: string, customerName: string) => {
    const anna = await signIn(shop, email)
    const { body } = await anna.call('POST', '/api/orders', makeOrder(undefined, { customerName }))
    return (await anna.call('GET', `/api/orders/${body.id}`)).body.owner.customerName
  }

  it('are removed from a name', async () => {
    expect(await place('latin@example.com', 'An\u202ena\u202c \u200bSmir\u2066nova\u2069\ufeff\u00ad')).toBe(
      'Anna Smirnova',
    )
  })

  it('stay in a name if the script needs them to join letters', async () => {
    expect(await place('indic@example.com', 'श्री\u200dराम')).toBe('श्री\u200dराम')
  })

  it('are refused as a name without any other character', async () => {
    const order = makeOrder(undefined, { customerName: '\u200b\u2060\u202e' })
    expect((await shop.call('POST', '/api/orders', order)).status).toBe(422)
  })

  it('are removed from the name in a profile', async () => {
    const anna = await signIn(shop, 'anna.profile@example.com')
    const names = { firstName: 'An\u202ena', lastName: 'Smir\u200bnova' }
    const { body } = await anna.call('POST', '/api/customer-profiles', names)
    expect(body).toMatchObject({ firstName: 'Anna', lastName: 'Smirnova' })
  })
})
