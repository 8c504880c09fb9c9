import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/text/messages.tsx'

/** Brings the words of the partners' pages into a page's dictionary. */
export async function addPartnerMessages(lang: Lang, dictionary: Dictionary): Promise<void> {
  const { messages } = lang === 'ru' ? await import('./partner.ru.ts') : await import('./partner.en.ts')
  Object.assign(dictionary, messages)
}
