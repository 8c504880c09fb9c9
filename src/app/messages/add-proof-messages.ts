import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/text/messages.tsx'

/** Brings the words of performed rituals into a page's dictionary. */
export async function addProofMessages(lang: Lang, dictionary: Dictionary): Promise<void> {
  const { messages } = lang === 'ru' ? await import('./proofs.ru.ts') : await import('./proofs.en.ts')
  Object.assign(dictionary, messages)
}
