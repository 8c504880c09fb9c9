import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/words.tsx'

/** Brings the words of the customer's own page into a page's dictionary. */
export async function addAccountWords(lang: Lang, dictionary: Dictionary): Promise<void> {
  const { words } = lang === 'ru' ? await import('./words-account.ru.ts') : await import('./words-account.en.ts')
  Object.assign(dictionary, words)
}
