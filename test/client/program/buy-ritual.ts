import { createClient } from './sdk/client/index.ts'
import * as shop from './sdk/sdk.gen.ts'

/** Works like a third-party program, which knows only the shop's API document and the shop's address. It buys a ritual in the sandbox. */
export async function buyRitual(baseUrl: string) {
  const client = createClient({ baseUrl, headers: { Origin: baseUrl }, throwOnError: true })
  const { data: ritual } = await shop.getService({ client, path: { id: 'ganesha' }, throwOnError: true })
  const { data: order } = await shop.placeOrder({
    client,
    headers: { 'idempotency-key': crypto.randomUUID() },
    query: { lang: 'en' },
    body: {
      customerName: 'Anna Smirnova',
      customerEmail: 'Anna.Smirnova@Example.com',
      paymentMethod: 'crypto',
      items: [{ id: ritual.id, price: ritual.price, quantity: 1, duration: 1 }],
      total: ritual.price,
    },
    throwOnError: true,
  })
  const { data: payment } = await shop.createCryptoPayment({
    client,
    body: { orderId: order.id, currency: 'USDT_TRC20', amountUsd: order.total },
    throwOnError: true,
  })
  const { address, expectedAmount: amount } = payment
  await shop.sendSandboxTransfer({ client, body: { currency: 'USDT_TRC20', address, amount }, throwOnError: true })
  await shop.mineSandboxBlocks({ client, body: { currency: 'USDT_TRC20', blocks: 20 }, throwOnError: true })
  const path = { id: payment.id }
  const { data: status } = await shop.getCryptoPaymentStatus({ client, path, throwOnError: true })
  const { data: bought } = await shop.getOrder({ client, path: { id: order.id }, throwOnError: true })
  return { payment: status.status, order: bought.status, total: bought.total }
}

/** Returns the status and the error code of the shop's response to a wrong price. */
export async function offerTooLittle(baseUrl: string): Promise<{ status: number; code: string }> {
  const client = createClient({ baseUrl, headers: { Origin: baseUrl } })
  const { error } = await shop.placeOrder({
    client,
    body: {
      customerName: 'Anna Smirnova',
      customerEmail: 'anna@example.com',
      paymentMethod: 'crypto',
      items: [{ id: 'ganesha-basic', price: 1, quantity: 1, duration: 0.5 }],
      total: 1,
    },
  })
  if (!error) throw new Error('the shop accepted a wrong price')
  return { status: error.status, code: error.code }
}

/** This function never runs. It shows that the types reject input that the shop would refuse. */
export function mistakes() {
  // @ts-expect-error -- a coin that is not accepted
  void shop.createCryptoPayment({ body: { orderId: 'x', currency: 'DOGE', amountUsd: 1 } })
  // @ts-expect-error -- an order without items
  void shop.placeOrder({ body: { customerName: 'A', customerEmail: 'a@b.cc', paymentMethod: 'crypto', total: 1 } })
}
