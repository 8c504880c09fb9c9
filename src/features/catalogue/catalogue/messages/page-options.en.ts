import { pluralEn } from '#base/i18n.ts'

/** Texts that only the categories page uses. Loaded with the page. */
export const en = {
  title: 'Ritual Categories',
  lead: 'What brings you here? Choose what is closest to you.',
  description:
    'Vedic fire rituals by intention: work and prosperity, health, family, protection, knowledge. Prices in US dollars.',
  count: (count: number) => `${count} ${pluralEn(count, 'ritual', 'rituals')}`,
  more: (count: number) => `+${count} more`,
  viewAll: 'View All',
  viewAllOf: (name: string) => `: ${name}`,
  empty: 'There are no rituals in this category yet',
  soon: 'Coming Soon',
  loading: 'The categories are loading',
  failedTitle: 'Loading error',
  failedText: 'Failed to load ritual categories',
  back: 'Go back',
  retry: 'Try again',
  unsure: 'Not sure what to choose?',
  unsureText: 'Tell us what brings you here, and we will advise you. Or look through all the rituals in one list.',
  consultant: 'Ask the consultant',
  all: 'All rituals',
}

export type OptionsMessages = typeof en
