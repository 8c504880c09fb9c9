import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/text/messages.tsx'

/** Brings the words of a ritual for many families into the dictionary of its page. */
export async function addGroupMessages(lang: Lang, dictionary: Dictionary): Promise<void> {
  dictionary.groups =
    lang === 'ru'
      ? (await import('#features/rites/group-rituals/messages/page.ru.ts')).ru
      : (await import('#features/rites/group-rituals/messages/page.en.ts')).en
}
