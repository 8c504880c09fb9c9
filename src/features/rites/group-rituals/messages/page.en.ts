import { readings } from '#features/orders/cart/messages/page-readings.en.ts'
import { consent } from '#features/people/profiles/messages/page-consent.en.ts'
import { countEn } from '#base/i18n.ts'

export const en = {
  title: (ritual: string) => `${ritual}, for many families`,
  notFoundTitle: 'There is no such group ritual',
  notFoundText: 'Perhaps it was called off, or only part of the link was copied.',
  home: 'Home',
  failed: 'The page could not be loaded.',
  retry: 'Try again',
  about:
    'One ritual is performed for all families that join, and the names of every family are read aloud. Afterwards every family gets the page with photographs or a video of the rite, and a certificate of its own.',
  performer: 'The priest and the place are named on your order’s page once they are set.',
  when: 'Begins',
  until: 'Book by',
  price: 'Price per family',
  places: (places: number) => `${countEn(places, 'place', 'places')} in all`,
  left: (left: number, places: number) => `${left} of ${countEn(places, 'place', 'places')} left`,
  closed: {
    full: { title: 'All places are taken', text: 'If one becomes free before the day, you can take it here.' },
    closed: {
      title: 'No more places are sold for this day',
      text: 'The ritual itself can be ordered for your family alone.',
    },
    cancelled: {
      title: 'This group ritual was called off',
      text: 'Every family that paid gets its money back, the way it was paid. You need not do anything: we write to you when it is sent.',
      refund: 'How soon money is returned',
    },
  },
  alone: 'About the ritual',
  orderAlone: 'Order it for your family',
  form: 'Join',
  family: 'Names of the family',
  familyHint: 'One per line, ten at most, as they are to be read aloud',
  readings,
  name: 'Your full name',
  email: 'E-mail',
  consent: { ...consent, text: 'I agree to have these names kept and read during the ritual' },
  join: (price: string) => `Take a place for ${price}`,
  hold: 'The place is held for you for two hours; if it is not paid for by then, somebody else may take it.',
  refundRules: 'Refund rules',
  notSent: 'The place could not be taken. What you wrote is still here; please try again.',
}

export type GroupMessages = typeof en
