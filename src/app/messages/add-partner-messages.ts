import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/text/messages.tsx'

/** Adds the texts of the partner pages to a dictionary. */
export async function addPartnerMessages(lang: Lang, dictionary: Dictionary): Promise<void> {
  const { messages } = lang === 'ru' ? await import('./partner.ru.ts') : await import('./partner.en.ts')
  Object.assign(dictionary, messages)
}
