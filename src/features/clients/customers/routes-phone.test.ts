import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'
import { accounts } from '../../people/accounts/tables.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const find = async (q: string) =>
  (await owner.call('GET', `/api/admin/customers?q=${encodeURIComponent(q)}`)).body.items

describe('a guest with only a phone number', () => {
  const PHONE = '+79167770001'
  const order = async (firstName: string) => {
    const customer = { firstName, lastName: 'Орлова', phone: PHONE, lang: 'ru' }
    const items = [{ id: 'ganesha-basic', duration: 0.5, quantity: 1 }]
    const { status, body } = await owner.call('POST', '/api/admin/orders', { customer, items })
    expect(status).toBe(201)
    return String(body.id)
  }

  it('is listed once with all orders, and is found by name and phone', async () => {
    const ids = [await order('Зоя'), await order('Зоя')]
    const listed = (await owner.call('GET', '/api/admin/customers')).body.items
    const rows = listed.filter(({ phone }: { phone: string }) => phone === PHONE)
    expect(rows).toMatchObject([{ kind: 'guest', name: 'Зоя Орлова', email: '', orders: 2 }])
    expect(await find('орлов')).toEqual(rows)
    expect(await find('8 916 777-00-01')).toEqual(rows)
    const { body } = await owner.call('GET', `/api/admin/customers/${rows[0].id}`)
    expect(body.orderList.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted())
    const { status, body: refusal } = await owner.call('GET', `/api/admin/customers/${rows[0].id}/export`)
    expect([status, refusal.code]).toEqual([404, 'customers.data-no-address'])
  })

  it('is erased completely, and an order with the same number makes a new guest', async () => {
    const [row] = await find('орлов')
    const erased = await owner.call('DELETE', `/api/admin/customers/${row.id}`, { confirm: true })
    expect(erased.status).toBe(204)
    expect(await find('орлов')).toEqual([])
    expect(await find(PHONE)).toEqual([])
    const phones = await shop.shop.db.select({ phone: accounts.phoneHash }).from(accounts)
    expect(phones.map(({ phone }) => phone)).not.toContain(shop.shop.keys.hash('phone', PHONE))
    await order('Нина')
    expect(await find(PHONE)).toMatchObject([{ name: 'Нина Орлова', orders: 1 }])
  })

  it('can be merged into an account', async () => {
    const [from] = await find(PHONE)
    await signIn(shop, 'nina@example.com')
    const [into] = await find('nina@')
    const { body } = await owner.call('POST', `/api/admin/customers/${from.id}/merge`, { into: into.id })
    expect(body.orders).toBe(1)
  })
})
