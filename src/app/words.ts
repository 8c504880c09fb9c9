import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/words.tsx'
import type { words as everywhere } from './words.en.ts'
import type { words as account } from './words-account.en.ts'
import type { words as buying } from './words-buying.en.ts'

/** All words of the shop in one language; those of buying and of the account are there once a page has brought them. */
export type Words = typeof everywhere & typeof buying & typeof account

/** Brings the words of the cart, the payment, the order and the sandbox into a page's dictionary. */
export async function addBuyingWords(lang: Lang, dictionary: Dictionary): Promise<void> {
  const { words } = lang === 'ru' ? await import('./words-buying.ru.ts') : await import('./words-buying.en.ts')
  Object.assign(dictionary, words)
}
