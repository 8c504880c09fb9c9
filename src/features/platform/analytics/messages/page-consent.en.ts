import { countEn } from '#base/i18n.ts'

/** The consent notice and settings page. When their meaning changes, CONSENT_VERSION (web/consent.ts) must change too. */
export const en = {
  title: 'Consent settings',
  lead: 'What this shop counts, what it does not keep, and what you may allow or refuse.',
  own: {
    title: 'The shop’s own counter',
    text: 'It always runs, because it counts pages and not people.',
    counted: 'What is counted, by day and language',
    counts: [
      'which page was opened, without the rest of its address and without order numbers',
      'which ritual was looked at, put into the cart or taken out',
      'how often an order was started and a way to pay chosen',
      'that an order was paid: once, with its items and its total',
    ],
    kept: 'What is not kept',
    keeps: [
      'no cookie and no identifier of yours',
      'no IP address, no browser, no device',
      'no trail from page to page: what you looked at cannot be tied to you',
    ],
    days: (days: number) => `Counts are deleted after ${countEn(days, 'day', 'days')}.`,
  },
  outside: {
    title: 'Counters of other companies',
    none: 'None is connected. This site loads nothing from other companies, so there is nothing for you to allow.',
    text: 'The shop’s owner would like to use the services below. They set cookies, see your IP address and browser, and keep their data by their own rules. They are loaded only if you allow it, and never on the pages of orders, payment or your profile.',
    ga4: 'Google Analytics (Google)',
    metrika: 'Yandex Metrica (Yandex)',
    question: 'Counters of other companies',
    allow: 'Allow',
    refuse: 'Do not allow',
    chosen: (day: string) => `Your choice was saved on ${day}.`,
    notChosen: 'You have not chosen yet; until you do, nothing is loaded.',
    browserRefuses: 'Your browser asks sites not to track you. We take that as a no, so nothing is loaded.',
    later: 'It takes effect from the next page you open. You can change it here at any time.',
  },
  stored: {
    title: 'What this browser keeps',
    text: 'Your cart, your last order, the theme you chose and this choice stay in the browser’s own storage. The articles and rituals you have read may be kept too, for reading without a connection. Clearing the site’s data removes all of it.',
  },
  notice: {
    label: 'Counters of other companies',
    text: 'May we count visits with the help of other companies? Without your permission nothing is loaded, and the shop works just the same.',
    more: 'What is counted',
  },
}

export type ConsentMessages = typeof en
