import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/text/messages.tsx'

/** Adds the texts of gifts to the dictionary of a page that shows one. */
export async function addGiftMessages(lang: Lang, dictionary: Dictionary): Promise<void> {
  dictionary.gifts =
    lang === 'ru'
      ? (await import('#features/orders/gifts/messages/page.ru.ts')).ru
      : (await import('#features/orders/gifts/messages/page.en.ts')).en
}
