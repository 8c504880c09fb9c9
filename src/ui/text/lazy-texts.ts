import type { Lang } from '#base/i18n.ts'

/** The texts of every feature in one language, by feature name. */
export type Dictionary = Record<string, unknown>

/** The texts of one feature in both languages. A page loads only one language. */
export type LazyTexts<Texts = unknown> = { en: () => Promise<{ en: Texts }>; ru: () => Promise<{ ru: Texts }> }

export type TextsOf<Lazy> = Lazy extends LazyTexts<infer Texts> ? Texts : never

export async function loadTexts(lang: Lang, texts: Record<string, LazyTexts> = {}): Promise<Dictionary> {
  const load = async ({ en, ru }: LazyTexts): Promise<unknown> => (lang === 'ru' ? (await ru()).ru : (await en()).en)
  const loaded = Object.entries(texts).map(async ([name, lazy]) => [name, await load(lazy)] as const)
  return Object.fromEntries(await Promise.all(loaded))
}
