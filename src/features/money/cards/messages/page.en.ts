import type { CardProviderName } from '../model.ts'

const cards: Record<CardProviderName, string> = {
  sandbox: 'Bank card',
  stripe: 'Card issued outside Russia',
  yookassa: 'Card issued in Russia',
}

export const en = {
  /** The texts about which bank cards each card service accepts. */
  cards,
  /** The title of the payment on the card service's page. */
  cardTitle: (number: string) => `Order #${number}`,
  errors: {
    'payments.card-unavailable':
      'The card payment page cannot be opened right now. Try again in a minute or choose another way to pay.',
    'payments.card-unknown': 'There is no such card service',
    'payments.card-not-offered': 'Cards of this kind are not accepted at the moment. Choose another way to pay.',
    'payments.receipt-contact':
      'This card needs a receipt, and the order has neither an e-mail address nor a phone. Write to us, or choose another way to pay.',
    'payments.webhook-unreadable': 'This message cannot be read.',
    'payments.webhook-signature': 'The signature of this message is missing, wrong or too old.',
    'payments.refund-nothing': 'This payment holds no money that could be given back.',
    'payments.refund-impossible': 'The shop cannot give this payment back: do it at the card service.',
    'payments.refund-too-much': 'That is more than is left of what was paid.',
    'payments.refund-under-way': 'A refund of this money is under way. Wait until the card service has answered.',
    'payments.refund-changed': 'Another refund was asked for under this id.',
    'payments.refund-id': 'The id of a refund is 32 digits and letters from a to f.',
  } as Record<string, string>,
}

export type CardMessages = typeof en
