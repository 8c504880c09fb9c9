import { type Lang, termEn } from '#base/i18n.ts'
import type { TermKey } from '#base/ritual-terms.ts'
import type { SettingTier, SwitchedMethod, TierNumbers } from '#base/settings.ts'

const methods: Record<SwitchedMethod, string> = {
  BTC: 'Bitcoin',
  ETH: 'Ether',
  USDT_ERC20: 'USDT on Ethereum (ERC-\u206020)',
  USDT_TRC20: 'USDT on TRON (TRC-\u206020)',
  card: 'Bank card',
}
const tiers: Record<SettingTier, string> = { basic: 'Basic', enhanced: 'Enhanced', premium: 'Premium' }
const numbers: Record<keyof TierNumbers, string> = {
  recitations: 'Recitations',
  priests: 'Priests',
  hours: 'Hours a day',
  days: 'Days of fire',
}

export const en = {
  title: 'Settings',
  tabsLabel: 'Sections of the settings',
  tabs: {
    shop: 'Shop',
    contacts: 'Contacts',
    payments: 'Payments',
    languages: 'Languages',
    legal: 'Legal details',
    reminders: 'Reminders',
    alerts: 'Alerts',
    rite: 'Video of a rite',
    tiers: 'Tiers',
    terms: 'Terms',
    planning: 'Days',
    recording: 'Recording',
  },
  text: {
    shop: 'The name is shown at the top of each page, in e-mails, in search engines and in shared links.',
    contacts: 'Where customers write; e-mails give these addresses too.',
    payments:
      'A method that is switched off is not offered and takes no new payments. Payments already started can be finished.',
    languages: 'Languages of the public pages. Addresses in a language that is off open in the one that is left on.',
    legal:
      'Who sells, and how soon the shop answers. The footer, the page about the shop and the legal pages show these details; anything left empty is left out there. A shop with real money takes payments only when name, registration, address, country and a phone or an e-mail are filled in.',
    reminders:
      'E-mails that the shop sends by itself to the address of an order. Every customer can switch a kind off with the link in the e-mail.',
    alerts:
      'What cannot wait until somebody opens Today: a way to pay that does not work, old rates, a full disk, a late backup, a proof to check. One e-mail when it begins, one when it is over. If e-mails themselves do not go out, owners hear it by Telegram when their account is linked.',
    rite: 'A photograph or a video of a rite, on the home page and on the rituals. The video is loaded only when a visitor presses it.',
    tiers:
      'What a tier contains. Pages, the consultant and agents name these numbers. A ritual with its own numbers (in its editor, beside the price) uses those; a ritual that lacks a number here and there cannot be published.',
    terms:
      'Pages, search, the consultant and feeds offer only these terms. A ritual can have its own; they are set in its editor.',
    planning: 'Which days customers can choose and staff can set. What is already agreed stays as it is.',
    recording:
      'When customers get the recording and the certificate. The order page, the e-mails and the rituals’ pages say it; Today counts what is overdue.',
  },
  inRussian: '(Russian)',
  inEnglish: '(English)',
  name: 'Name of the shop',
  usual: (value: string) => `When empty: ${value}`,
  providerEmail: 'E-mail for questions',
  providerEmailHint: 'Shown on the pages.',
  ordersEmail: 'E-mail for orders',
  ordersEmailHint: 'Customers’ replies and the shop’s notices about orders and money come here.',
  none: 'When empty: pages show no messenger.',
  alertsOn: 'Tell by e-mail what cannot wait',
  alertEmails: 'To whom',
  alertEmailsHint: 'Addresses separated by commas, at most ten.',
  messengerHandle: 'Name in the messenger',
  messengerLink: 'Link to the messenger',
  methods,
  enabled: 'Offered',
  offIn: 'Not in these countries',
  offInHint: 'Two letters each, separated by commas: RU, BY',
  countryUnknown:
    'The shop does not know where a visitor is, so limits by country do not work yet. Ask whoever looks after the server to set COUNTRY_HEADER to the header in which the proxy passes the country.',
  leadDays: 'Days from an order to the first day that can be chosen',
  leadHint: 'With 0, a customer can choose today. Staff can set any later day.',
  capacity: 'Rituals that may begin on one day',
  capacityHint: 'Leave it empty for no limit. A group ritual counts once.',
  blockedDays: 'Days without rituals',
  blockedDay: 'Day',
  blockedRu: 'Reason in Russian',
  blockedEn: 'Reason in English',
  blockedHint: 'Customers read the reason. It may be empty.',
  blockedAdd: 'Add a day',
  blockedRemove: 'Remove',
  recordingDays: 'Days after the last day of the ritual',
  recordingHint: 'From 1 to 90. It is a promise of the recording, not of a result.',
  policyLink: 'Payment safety rules',
  reminders: {
    plan: 'A paid order without names or a day: after 2 and 7 days',
    unpaid: 'An unpaid order: once, after a day',
  },
  languages: { ru: 'Russian', en: 'English' },
  legalFacts: {
    operatorName: 'Operator’s name',
    registrationNumber: 'Registration number',
    address: 'Postal address',
    country: 'Country',
    phone: 'Phone',
    email: 'E-mail for enquiries',
    law: 'Governing law',
    storage: 'Data storage country',
    taxLine: 'Tax line on receipts',
    hours: 'When a person answers',
    since: 'In business since',
    replyDays: 'Reply within (working days)',
    refundDays: 'Refund within (working days)',
  },
  /** The same facts, for use within a sentence. */
  legalFactsShort: {
    operatorName: 'the operator’s name',
    registrationNumber: 'the registration number',
    address: 'the postal address',
    country: 'the country',
    phone: 'the phone',
    email: 'the e-mail for enquiries',
    law: 'the governing law',
    storage: 'the data storage country',
    taxLine: 'the tax line on receipts',
    hours: 'the hours in which a person answers',
    since: 'the year of the start',
    replyDays: 'the time to reply',
    refundDays: 'the time to refund',
  },
  /** An example for each language of the field. */
  legalHints: {
    law: {
      ru: 'As it follows «к договору применяется»: право Республики Армения',
      en: 'As it follows “the contract is governed by”: the law of Armenia',
    },
    storage: { ru: 'For example: Германия', en: 'For example: Germany' },
    taxLine: { ru: 'For example: НДС не облагается', en: 'For example: no VAT is charged' },
    hours: {
      ru: 'With the time zone, for example: по будням с 10 до 18 по Москве',
      en: 'With the time zone, for example: weekdays, 10:00–18:00 Moscow time',
    },
    country: { ru: 'For example: Армения', en: 'For example: Armenia' },
  } as Record<string, Record<Lang, string>>,
  logo: 'Logo',
  logoHint:
    'In the header of every page and of every e-mail, beside the name. A PNG with a transparent background fits both themes. Without one the shop shows its mark.',
  rite: {
    poster: 'Picture',
    posterHint: 'Without one the home page shows the yantra.',
    film: 'Address of the video',
    filmHint: 'From the library: /media/…/file.mp4. May stay empty.',
    caption: 'Who performs, and where',
  },
  legalMissing: 'Some legal details are missing',
  legalMissingText: (facts: string) =>
    `Not filled in: ${facts}. Customers see no gap: such sentences are left out. Fill in what the law requires of you, and have a lawyer read the pages.`,
  registrationHint: 'With its name: VAT DE123456789',
  tiers,
  numbers,
  terms: {
    title: 'A stronger or longer choice never costs less: a setting in which it would is not saved.',
    of: { ...tiers, intention: 'Special intention' } as Record<TermKey, string>,
    term: termEn,
  },
  all: 'All rituals',
  chooseRitual: 'Choose a ritual',
  addRitual: 'Numbers for one ritual',
  removeRitual: 'Use the common numbers',
  save: 'Save',
  saved: 'Saved, already in effect',
  readOnly: 'Your role can see the settings but not change them.',
  faults: 'Some fields are filled in wrongly',
  conflict: 'Somebody else has changed the settings meanwhile. What you typed is kept; look at the current settings.',
  showCurrent: 'Show the current settings',
}

export type SettingsAdminMessages = typeof en
