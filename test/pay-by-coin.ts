import type { TestShop } from './shop.ts'

/** Pays an order of the sandbox in USDT on TRON. The sum has enough confirmations. */
export async function payByCoin(shop: TestShop, orderId: string): Promise<void> {
  const coin = { currency: 'USDT_TRC20' }
  const { body } = await shop.call('POST', '/api/crypto/payment', { ...coin, orderId, amountUsd: 164 })
  await shop.call('POST', '/api/sandbox/chain/transfer', { ...coin, address: body.address, amount: '164' })
  await shop.call('POST', '/api/sandbox/chain/mine', { ...coin, blocks: 19 })
}
