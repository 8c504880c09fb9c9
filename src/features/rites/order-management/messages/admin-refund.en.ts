import { handReturn } from '#features/money/payments/messages/admin-hand.en.ts'

/** Texts of the form that returns the money of an order. */
export const refund = {
  button: 'Refund…',
  nothing: 'Nothing is left to refund.',
  noRight: 'Your role may not move money.',
  title: (number: string) => `${number}: refund`,
  amount: 'Sum',
  amountHint: (sum: string) => `At most ${sum}. A smaller sum is a part: the order stays paid.`,
  notBegun: (sum: string) => `For the weeks not begun: ${sum}`,
  endDays: (days: string) =>
    `Remove these days from the calendar: ${days}. If you leave them, Today lists the ritual until you decide.`,
  partDone: 'The part is recorded as returned',
  byCard: (sum: string) => `${sum} goes back to the card through its service.`,
  byHand: (sum: string) =>
    `The shop cannot send ${sum}: send it from the wallet or the bank first, then say here how and when.`,
  ...handReturn,
  reason: 'Why',
  reasonHint: 'For the staff. The customer sees it only in a copy of their data.',
  confirm: (sum: string) => `Refund ${sum}`,
  confirmByHand: (sum: string) => `Note the return of ${sum}`,
  done: 'The order is refunded',
  asked: 'The refund is under way',
}
