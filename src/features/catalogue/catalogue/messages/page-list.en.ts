import { pluralEn } from '#base/i18n.ts'

/** Texts that only the lists of articles and rituals use. Loaded with these pages. */
export const en = {
  title: 'Vedic Rituals',
  intro: 'What a yagya is, how it is performed and what each ritual is for.',
  empty: 'Articles coming soon',
  toRituals: 'Choose a ritual',
  more: 'Read more',
  ritualBadge: 'Ritual',
  articleBadge: 'Article',
  groups: { order: 'Before you order', rite: 'How the rite is performed', sky: 'The sky and the home' },
  rituals: 'Rituals',
  count: (count: number) => `${count} ${pluralEn(count, 'article', 'articles')}`,
  ritualCount: (count: number) => `${count} ${pluralEn(count, 'ritual', 'rituals')}`,
}

export type ListMessages = typeof en
