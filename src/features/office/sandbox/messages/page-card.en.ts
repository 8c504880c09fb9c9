import type { CardReport } from '#features/money/cards/model.ts'

const statuses: Record<CardReport['status'], string> = {
  open: 'waiting for you',
  paid: 'paid',
  failed: 'declined',
  expired: 'expired',
}

export const card = {
  title: 'Card payment (sandbox)',
  notice: 'This page only pretends to be a payment service. No card is asked for and no money moves.',
  notFound: 'There is no such payment page. Please go back and open it again.',
  order: (number: string) => `Order #${number}`,
  amount: 'To pay',
  statusName: 'Payment',
  status: statuses,
  bank: 'What should the bank do?',
  pay: (amount: string) => `Pay ${amount}`,
  decline: 'Decline the card',
  wrong: 'Charge a dollar too much',
  little: 'Charge a dollar too little',
  expire: 'Let the page expire',
  done: {
    open: '',
    paid: 'Paid. The shop already knows; you can close this tab.',
    failed: 'The card was declined. In the shop you can try again.',
    expired: 'This page has expired. In the shop you can open a new one.',
  } satisfies Record<CardReport['status'], string>,
  back: 'Return to the shop',
}

export type SandboxCardMessages = typeof card
