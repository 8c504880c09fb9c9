import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/text/messages.tsx'

/** Adds the texts of the review page to its dictionary. */
export async function addReviewMessages(lang: Lang, dictionary: Dictionary): Promise<void> {
  dictionary.reviews =
    lang === 'ru'
      ? (await import('#features/rites/reviews/messages/page.ru.ts')).ru
      : (await import('#features/rites/reviews/messages/page.en.ts')).en
}
