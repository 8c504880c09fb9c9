import { pluralEn } from '#base/i18n.ts'

export const en = {
  title: 'Search the shop',
  label: 'Ritual, wish or question',
  placeholder: 'An exam, a new home, Ganesha',
  close: 'Close',
  results: 'Found',
  rituals: 'Rituals',
  articles: 'Articles',
  count: (count: number) => `${count} ${pluralEn(count, 'result', 'results')}. Arrows choose, Enter opens.`,
  meant: (query: string) => `Shown for “${query}”`,
  emptyTitle: 'Often searched for',
  suggestions: ['health of those close to me', 'starting a business', 'an exam', 'moving house', 'choosing a date'],
  nothing: (query: string) => `Nothing was found for “${query}”`,
  nothingText: 'Try a single word or another spelling. Or ask us: a person answers.',
  failed: 'The search did not work. Please try again.',
  offline: 'There is no connection. The search needs one.',
  retry: 'Try again',
  keys: [
    ['↑ ↓', 'choose'],
    ['Enter', 'open'],
    ['Esc', 'close'],
  ],
}

export type SearchMessages = typeof en
