import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/text/messages.tsx'

/** Adds the texts of group rituals to the dictionary of their page. */
export async function addGroupMessages(lang: Lang, dictionary: Dictionary): Promise<void> {
  dictionary.groups =
    lang === 'ru'
      ? (await import('#features/rites/group-rituals/messages/page.ru.ts')).ru
      : (await import('#features/rites/group-rituals/messages/page.en.ts')).en
}
