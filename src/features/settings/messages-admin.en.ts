import type { Lang } from '#base/i18n.ts'
import type { SettingTier, SwitchedMethod, TierNumbers } from '#base/settings.ts'

const methods: Record<SwitchedMethod, string> = {
  BTC: 'Bitcoin',
  ETH: 'Ether',
  USDT_ERC20: 'USDT on Ethereum (ERC-20)',
  USDT_TRC20: 'USDT on TRON (TRC-20)',
  card: 'Bank card',
}
const tiers: Record<SettingTier, string> = { basic: 'Basic', enhanced: 'Enhanced', premium: 'Premium' }
const numbers: Record<keyof TierNumbers, string> = {
  days: 'Days with a fire',
  recitations: 'Recitations',
  priests: 'Priests',
}

export const en = {
  title: 'Settings',
  tabsLabel: 'Sections of the settings',
  tabs: {
    shop: 'Shop',
    contacts: 'Contacts',
    payments: 'Payments',
    languages: 'Languages',
    legal: 'Legal facts',
    tiers: 'Tiers',
  },
  text: {
    shop: 'The name stands in the head of each page, in e-mails, in search engines and in shared links.',
    contacts: 'Where customers write to, and what e-mails name.',
    payments:
      'What is switched off is not offered, and new payments in it are refused. A payment that is open goes on.',
    languages: 'In which the public pages are offered. Pages in another language lead to the one that is left.',
    legal:
      'Who runs the shop and how it answers. The offer, the privacy notice and the refund rules say it; of what is empty they say nothing.',
    tiers:
      'Shown on the ritual’s page beside each tier, where it is filled in. Numbers of a ritual stand instead of those of all.',
  },
  inRussian: 'in Russian',
  inEnglish: 'in English',
  name: 'Name of the shop',
  usual: (value: string) => `When empty: ${value}`,
  providerEmail: 'E-mail for questions',
  providerEmailHint: 'Stands on the pages.',
  ordersEmail: 'E-mail for orders',
  ordersEmailHint: 'Customers’ answers and the shop’s own news of orders and money come here.',
  messengerHandle: 'Name in the messenger',
  messengerLink: 'Link to the messenger',
  methods,
  enabled: 'Offered',
  offIn: 'Not in these countries',
  offInHint: 'Two letters each, separated by commas: RU, BY',
  countryUnknown:
    'The shop does not know where a visitor is, so countries do not count yet. Name the header in which your proxy writes the country: COUNTRY_HEADER.',
  policyLink: 'How careful the shop is with money: the policy',
  languages: { ru: 'Russian', en: 'English' },
  legalFacts: {
    operatorName: 'Name of who runs it',
    registrationNumber: 'Registration number',
    address: 'Postal address',
    email: 'E-mail for enquiries',
    law: 'Law of the contract',
    storage: 'Country where data is stored',
    replyDays: 'Answers within, working days',
    refundDays: 'Money is returned within, working days',
  },
  /** By the language that is filled in: an example of it. */
  legalHints: {
    law: {
      ru: 'As it follows «к договору применяется»: право Республики Армения',
      en: 'As it follows “the contract is governed by”: the law of Armenia',
    },
    storage: { ru: 'For example: Германия', en: 'For example: Germany' },
  } as Record<string, Record<Lang, string>>,
  legalMissing: 'The legal pages leave something out',
  legalMissingText: (facts: string) =>
    `Not filled in: ${facts}. Buyers see no gap: the sentences are left out. Fill in what the law asks of you, and have a lawyer read the pages.`,
  registrationHint: 'With its name: VAT DE123456789',
  tiers,
  numbers,
  all: 'All rituals',
  chooseRitual: 'Choose a ritual',
  addRitual: 'Own numbers for this ritual',
  removeRitual: 'As all rituals',
  save: 'Save',
  saved: 'It holds now',
  readOnly: 'Your role reads the settings and does not change them.',
  faults: 'Some fields are not right yet',
  conflict: 'Somebody has changed the settings meanwhile. What you typed stays; look at what holds now.',
  showCurrent: 'Show what holds now',
}

export type SettingsAdminMessages = typeof en
