import type { Currency } from '#features/money/settlements/model-currencies.ts'

const coins: Record<Currency, { name: string; network: string }> = {
  BTC: { name: 'Bitcoin (BTC)', network: 'Bitcoin' },
  ETH: { name: 'Ethereum (ETH)', network: 'Ethereum' },
  USDT_ERC20: { name: 'USDT · Ethereum network (ERC-20)', network: 'Ethereum (ERC-20)' },
  USDT_TRC20: { name: 'USDT · TRON network (TRC-20)', network: 'TRON (TRC-20)' },
}

export const en = {
  /** The names of the coins. A coin is always named with its network, because money sent over another network is lost. */
  coins,
  /** The text of the e-mail to the orders mailbox about unpaid addresses. */
  unpaidRun: {
    subject: '{chain}: {count} addresses in a row were not paid to',
    first:
      'The last {count} addresses that the shop gave out on {chain} were not paid to. Most wallets stop searching after 20 such addresses and would not show what comes later.',
    gap: 'Raise the gap limit in the wallet. Addresses that nobody paid to are given out again when their watch is over.',
    slow: 'Somebody may be using addresses up: from now on new ones are given out slowly, and some customers will be asked to choose another way to pay.',
    how: 'What to do is written in docs/payments.md, under “Sweeping”.',
  },
  errors: {
    'payments.currency-unknown': 'Choose one of the coins offered',
    'payments.coin-unavailable': 'This coin cannot be accepted right now. Choose another one or try again in a minute.',
    'payments.coin-not-offered': 'This coin is not offered at the moment. Choose another way to pay.',
    'payments.below-minimum':
      'This coin is for larger orders: the network’s fee would be out of proportion. Please choose another.',
    'payments.too-many-attempts': 'This order has had too many payment attempts. Please write to us and we will help.',
    'payments.money-received': 'Money has already arrived for this payment, so it can no longer be cancelled.',
    'payments.amount-changed': 'The amount due has changed. Please check the new total.',
  } as Record<string, string>,
}

export type CryptoMessages = typeof en
