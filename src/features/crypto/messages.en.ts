import type { Currency } from '#features/settlements/model-currencies.ts'

const coins: Record<Currency, { name: string; network: string }> = {
  BTC: { name: 'Bitcoin (BTC)', network: 'Bitcoin' },
  ETH: { name: 'Ethereum (ETH)', network: 'Ethereum' },
  USDT_ERC20: { name: 'USDT · Ethereum network (ERC-20)', network: 'Ethereum (ERC-20)' },
  USDT_TRC20: { name: 'USDT · TRON network (TRC-20)', network: 'TRON (TRC-20)' },
}

export const en = {
  /** A coin always goes with its network: money sent over another one is lost. */
  coins,
  errors: {
    'payments.currency-unknown': 'Choose one of the coins offered',
    'payments.coin-unavailable': 'This coin cannot be accepted right now. Choose another one or try again in a minute.',
    'payments.below-minimum':
      'This coin is for larger orders: the network’s fee would be out of proportion. Please choose another.',
    'payments.too-many-attempts': 'This order has had too many payment attempts. Please write to us and we will help.',
    'payments.money-received': 'Money has already arrived for this payment, so it can no longer be cancelled.',
    'payments.amount-changed': 'The amount due has changed. Please check the new total.',
  } as Record<string, string>,
}

export type CryptoMessages = typeof en
