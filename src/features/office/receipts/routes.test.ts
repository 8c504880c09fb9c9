import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const receipt = async (id: string, lang = 'en') =>
  await shop.api.request(`http://localhost/api/orders/${id}/receipt.pdf?lang=${lang}`)

it('the link of an order opens its invoice, and after payment its receipt', { timeout: 60_000 }, async () => {
  const { id } = (await shop.call('POST', '/api/orders', makeOrder())).body
  const invoice = await receipt(id)
  expect([invoice.status, invoice.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(invoice.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${id.slice(0, 8)}.pdf"`)

  const { body } = await shop.call('POST', '/api/card/payment', { orderId: id })
  const checkout = new URL(body.url).pathname.split('/').at(-1)
  await shop.call('POST', `/api/sandbox/card/${checkout}/outcome`, { outcome: 'pay' })
  const paid = await receipt(id, 'ru')
  expect(paid.headers.get('cache-control')).toBe('private, no-store')
  const file = await PDFDocument.load(new Uint8Array(await paid.arrayBuffer()))
  expect([file.getTitle(), file.getPageCount()]).toEqual([`Квитанция #${id.slice(0, 8)}`, 1])
})

it('an unknown order has no receipt', async () => {
  expect((await receipt(newId())).status).toBe(404)
})
