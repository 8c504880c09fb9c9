import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/text/messages.tsx'

/** Adds the texts of performed rituals to a dictionary. */
export async function addProofMessages(lang: Lang, dictionary: Dictionary): Promise<void> {
  const { messages } = lang === 'ru' ? await import('./proofs.ru.ts') : await import('./proofs.en.ts')
  Object.assign(dictionary, messages)
}
