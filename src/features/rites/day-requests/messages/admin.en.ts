/** Texts of the panel about requests for another day. They are added to the texts about orders. */
export const en = {
  asks: (ritual: string, day: string) => `The customer asks to begin “${ritual}” on ${day}`,
  hasRefused: 'The customer also answered by the link that this day does not suit: one answer settles both.',
  isSet: (day: string) => `It is set for ${day}. The day stays until you answer.`,
  noDays: 'The days were withdrawn meanwhile. Set them in the calendar.',
  accept: 'Accept',
  decline: 'Decline',
  back: 'Cancel',
  acceptTitle: (day: string) => `Move to ${day}?`,
  acceptText:
    'All days of the ritual move by the same number of days. If the order has an address, the customer gets an e-mail with the new days; otherwise please telephone.',
  declineTitle: (day: string) => `Decline ${day}?`,
  declineText:
    'The day that is set stays. If the order has an address, the customer gets an e-mail about it; otherwise please telephone.',
  word: 'A word to the customer',
  wordHint: 'Optional. It stands in the e-mail, as you write it.',
  accepted: 'The ritual is moved',
  declined: 'The day stays as it was',
}

export type DayRequestAdminMessages = typeof en
