import { consent } from '#features/people/profiles/messages/page-consent.en.ts'

/** Names, wish, first day and gift in the form of a new order, in English. */
export const plan = {
  title: 'Names, wish and day',
  lead: 'Nothing here is needed: the customer can give it after the payment, by the link of the order.',
  isGift: 'It is a gift',
  giftName: 'For whom?',
  giftNameHint: 'This name is read in the ritual, and it is on the card.',
  giftNote: 'Words on the card, if there are any',
  day: 'First day',
  dayHint: 'All rituals of this order begin on this day. Without it the customer chooses a day after the payment.',
  priestChooses: 'The priest chooses the day',
  consent: {
    text: 'The customer agrees that birth data, the wish and the participants’ names are stored and used to prepare and perform the rituals.',
    more: 'What we keep and how it can be withdrawn',
    newTab: consent.newTab,
  },
  faults: {
    'consent.required': 'Without the customer’s consent we may not keep this. Tick the box, or clear names and wish.',
  },
}
