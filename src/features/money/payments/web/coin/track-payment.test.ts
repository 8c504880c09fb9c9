import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  closeCountedBrowser,
  openCountedBrowser,
  openWindowAt,
  listSent,
} from '../../../../../../test/outside-counters.ts'

const ID = '0a1b2c3d4e5f60718293a4b5c6d7e8f9'
const ORDER = { items: [{ id: 'ganesha-basic', name: 'Ganesha', price: 164, quantity: 2 }] }
const SETTINGS = { ga4: 'G-1', metrika: null, days: 1 }

const calledPaths: string[] = []
beforeEach(() => {
  calledPaths.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    calledPaths.push(address)
    return Response.json(address.startsWith('/api/orders/') ? ORDER : SETTINGS)
  })
})
afterEach(closeCountedBrowser)

const trackPurchase = async () => await (await import('./track-payment.ts')).trackPurchase(ID, 'en')

it('analytics gets the short number of a paid order, but not the secret id', async () => {
  openCountedBrowser()
  const page = openWindowAt('/articles')
  await trackPurchase()
  const item = { item_id: 'ganesha', item_category: 'Vedic Ritual', item_variant: 'basic', price: 164, quantity: 2 }
  const facts = { transaction_id: '0a1b2c3d', currency: 'USD', value: 328, items: [item] }
  expect(listSent(page, 'purchase')).toMatchObject([['event', 'purchase', facts]])
  expect(JSON.stringify(page)).not.toContain(ID)
})

it('without consent the page does not report a paid order, and requests nothing', async () => {
  openCountedBrowser('')
  openWindowAt('/articles')
  await trackPurchase()
  expect(calledPaths).toEqual([])
})
