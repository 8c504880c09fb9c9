import { MONTHS } from '#base/date-format.ts'
import { countEn } from '#base/i18n.ts'
import type { MoonDay } from '../model.ts'

/** Texts of the page with future group rituals and festivals, and of its feed. */
export const en = {
  title: 'Calendar of rituals and festivals',
  lead: 'Festivals and days of the moon for the next three months, the rituals that go with them, and group rituals that you can join.',
  groups: 'Group rituals',
  groupsText: 'One ritual is performed for many families, and the names of every family are read aloud.',
  noGroups: 'No group ritual is planned for these days. Any ritual can be ordered for your family alone.',
  toRituals: 'Choose a ritual',
  begins: 'Begins',
  left: (left: number, places: number) => `${left} of ${countEn(places, 'place', 'places')} left`,
  places: (places: number) => `${countEn(places, 'place', 'places')} in all`,
  until: 'Book by',
  perFamily: (price: string) => `${price} per family`,
  join: 'Join',
  more: 'About this group ritual',
  closed: { full: 'All places are taken', closed: 'Places are no longer sold', cancelled: 'Called off' },
  order: 'Order',
  orderOn: (ritual: string, day: string) => `Order for ${day}: ${ritual}`,
  days: 'Festivals and days of the moon',
  daysText:
    'Days by the lunar calendar of Varanasi. Below a date are the rituals that are customary on it; each can be ordered for that day. Ekadashi is the eleventh day of the waxing or the waning moon, a time of fasting and prayer.',
  moon: { purnima: 'Full moon, Purnima', amavasya: 'New moon, Amavasya', ekadashi: 'Ekadashi' } satisfies Record<
    MoonDay,
    string
  >,
  months: MONTHS.en,
  /** The days of the week. The first is Sunday. */
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  feed: {
    title: 'In your own calendar',
    text: 'Subscribe, and new dates appear in your phone or computer by themselves.',
    subscribe: 'Subscribe',
    download: 'Download the file',
    name: (shop: string) => `${shop}: rituals and festivals`,
    group: (ritual: string) => `${ritual}, for many families`,
    customary: (rituals: string) => `Customary on this day: ${rituals}`,
  },
  loading: 'Loading the calendar',
  failed: 'The calendar could not be loaded.',
  retry: 'Try again',
}

export type CalendarMessages = typeof en
