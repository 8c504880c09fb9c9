import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const place = async (customerEmail: string, by: Pick<TestShop, 'call'> = shop): Promise<string> =>
  (await by.call('POST', '/api/orders?lang=en', makeOrder(undefined, { customerEmail }))).body.id
const ask = async (id: string) => await shop.call('POST', `/api/orders/${id}/data?lang=en`)
/** Returns the link in the newest e-mail to an address. */
async function linkTo(email: string): Promise<string> {
  const { body } = await shop.call('GET', `/api/sandbox/messages?to=${email}`)
  return /\/api\/orders\/[0-9a-f]{32}\/data\/[0-9a-f]{72}/.exec(body[0].text)?.[0] ?? ''
}

describe('a guest who asks for a copy of the stored data', () => {
  it('gets all data about the e-mail address by a link in an e-mail', async () => {
    const id = await place('rada@example.com')
    await place('rada@example.com')
    await place('other@example.com')
    const { status, body } = await ask(id)
    expect([status, body]).toEqual([202, {}])
    const { status: opened, body: data } = await shop.call('GET', await linkTo('rada@example.com'))
    expect([opened, data.email, data.orders.length]).toEqual([200, 'rada@example.com', 2])
    expect(JSON.stringify(data)).not.toContain('other@')
  })

  it('cannot open the data with another order’s id or a changed link', async () => {
    const id = await place('one@example.com')
    const foreign = await place('two@example.com')
    await ask(id)
    const link = await linkTo('one@example.com')
    const last = link.endsWith('0') ? '1' : '0'
    const answers = [
      await shop.call('GET', link.replace(id, foreign)),
      await shop.call('GET', link.slice(0, -1) + last),
      await shop.call('GET', link.replace(/[0-9a-f]{72}$/, 'ffffffff'.padEnd(72, '0'))),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'customers.data-link-ended']),
    )
    expect((await shop.call('GET', link)).status).toBe(200)
  })

  it('gets at most three links a day for one e-mail address', async () => {
    const id = await place('many@example.com')
    const answers = []
    for (let turn = 0; turn < 4; turn += 1) answers.push((await ask(id)).status)
    expect(answers).toEqual([202, 202, 202, 429])
  })

  it('needs a new link after a day', async () => {
    const id = await place('late@example.com')
    await ask(id)
    const link = await linkTo('late@example.com')
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 23 * 3600 })
    expect((await shop.call('GET', link)).status).toBe(200)
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 3600 })
    expect((await shop.call('GET', link)).body.code).toBe('customers.data-link-ended')
  })
})

it('the order of an account has no link to a guest’s data', async () => {
  const customer = await signIn(shop, 'account@example.com')
  const id = await place('account@example.com', customer)
  const { status, body } = await ask(id)
  expect([status, body.code]).toEqual([409, 'customers.data-in-account'])
  expect((await ask('0'.repeat(32))).status).toBe(404)
})
