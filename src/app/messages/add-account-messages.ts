import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/text/messages.tsx'

/** Adds the texts of the customer's own page to a dictionary. */
export async function addAccountMessages(lang: Lang, dictionary: Dictionary): Promise<void> {
  const { messages } = lang === 'ru' ? await import('./account.ru.ts') : await import('./account.en.ts')
  Object.assign(dictionary, messages)
}
