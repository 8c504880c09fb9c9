import type { CardProviderName } from './model-card.ts'
import type { Chain, Currency } from './model.ts'

const coins: Record<Currency, { name: string; network: string }> = {
  BTC: { name: 'Bitcoin (BTC)', network: 'Bitcoin' },
  ETH: { name: 'Ethereum (ETH)', network: 'Ethereum' },
  USDT_ERC20: { name: 'USDT · Ethereum network (ERC-20)', network: 'Ethereum (ERC-20)' },
  USDT_TRC20: { name: 'USDT · TRON network (TRC-20)', network: 'TRON (TRC-20)' },
}

const chains: Record<Chain, string> = { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON' }

const cards: Record<CardProviderName, string> = {
  sandbox: 'Bank card',
  stripe: 'Card issued outside Russia',
  yookassa: 'Card issued in Russia',
}

export const en = {
  /** A coin always goes with its network: money sent over another one is lost. */
  coins,
  /** Whose cards a card service takes. */
  cards,
  /** What the payer reads on the card provider's page. */
  cardTitle: (number: string) => `Order #${number}`,
  /** A letter to the orders mailbox. */
  unpaidRun: {
    chains,
    subject: (chain: string, unpaid: number) => `${chain}: ${unpaid} addresses in a row were not paid to`,
    text: (chain: string, unpaid: number) =>
      `The last ${unpaid} addresses that the shop gave out on ${chain} were not paid to. Most wallets stop searching after 20 such addresses and would not show what comes later.`,
    gap: 'Raise the gap limit in the wallet. Addresses that nobody paid to are given out again when their watch is over.',
    slow: 'Somebody may be using addresses up: from now on new ones are given out slowly, and some customers will be asked to choose another way to pay.',
    how: 'What to do is written in docs/payments.md, under “Sweeping”.',
  },
  errors: {
    'payments.currency-unknown': 'Choose one of the coins offered',
    'payments.amount-invalid': 'The amount must be a positive number of dollars',
    'payments.order-not-found': 'Order not found. Please check the link.',
    'payments.order-not-payable': 'This order is not waiting for payment.',
    'payments.amount-changed': 'The amount due has changed. Please check the new total.',
    'payments.coin-unavailable': 'This coin cannot be accepted right now. Choose another one or try again in a minute.',
    'payments.below-minimum':
      'This coin is for larger orders: the network’s fee would be out of proportion. Please choose another.',
    'payments.too-many-attempts': 'This order has had too many payment attempts. Please write to us and we will help.',
    'payments.not-found': 'There is no such payment.',
    'payments.card-unavailable':
      'The card payment page cannot be opened right now. Try again in a minute or choose another way to pay.',
    'payments.card-unknown': 'There is no such card service',
    'payments.card-not-offered': 'Cards of this kind are not accepted at the moment. Choose another way to pay.',
    'payments.webhook-unreadable': 'This message cannot be read.',
    'payments.refund-nothing': 'This payment holds no money that could be given back.',
    'payments.refund-impossible': 'The shop cannot give this payment back: do it at the card service.',
    'payments.refund-too-much': 'That is more than is left of what was paid.',
    'payments.refund-under-way': 'A refund of this money is under way. Wait until the card service has answered.',
    'payments.refund-changed': 'Another refund was asked for under this id.',
    'payments.refund-id': 'The id of a refund is 32 digits and letters from a to f.',
    'payments.webhook-signature': 'The signature of this message is missing, wrong or too old.',
    'payments.money-received': 'Money has already arrived for this payment, so it can no longer be cancelled.',
    'payments.staff-only': 'This is for the shop’s staff, and for a partner only with own orders.',
    'payments.second-person': 'Another administrator must agree to this payment.',
    'payments.manual-invalid': 'This confirmation is not right yet.',
    'payments.manual-short': 'This is less than the order costs.',
    'payments.manual-done': 'This order has been confirmed by hand already.',
    'payments.reference-used': 'Another order was confirmed with this reference.',
    'payments.reference-required': 'Give the reference: what the bank or the network calls the payment.',
    'payments.date-invalid': 'Give the day the money came: within the last year and not in the future.',
    'payments.note-too-long': 'The note is too long: 2,000 characters at most.',
    'payments.note-required': 'Say in a few words why.',
    'payments.decision-unknown': 'Choose what to do: accepted, returned or dismissed.',
    'payments.decision-impossible':
      'Such a payment cannot be accepted as it is. Confirm the order by hand, or give the money back.',
    'payments.review-changed': 'This payment has changed or was decided about. Look at it again.',
  } as Record<string, string>,
}

export type PaymentServerWords = typeof en
