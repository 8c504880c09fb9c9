import { createContext, type ReactNode, useContext } from 'react'
import type { Lang } from '#base/i18n.ts'
import { invariant } from '#base/refusal.ts'

/** The texts of every feature in one language, by feature name. */
export type Dictionary = Record<string, unknown>

/** The texts of one feature in both languages, of which a page loads one. */
export type LazyTexts<Texts = unknown> = { en: () => Promise<{ en: Texts }>; ru: () => Promise<{ ru: Texts }> }

export type TextsOf<Lazy> = Lazy extends LazyTexts<infer Texts> ? Texts : never

/** Loads texts in one language. */
export async function loadTexts(lang: Lang, texts: Record<string, LazyTexts> = {}): Promise<Dictionary> {
  const load = async ({ en, ru }: LazyTexts): Promise<unknown> => (lang === 'ru' ? (await ru()).ru : (await en()).en)
  const loaded = Object.entries(texts).map(async ([name, lazy]) => [name, await load(lazy)] as const)
  return Object.fromEntries(await Promise.all(loaded))
}

const MessagesContext = createContext<{ lang: Lang; dictionary: Dictionary } | null>(null)

export function MessagesProvider({
  lang,
  dictionary,
  children,
}: {
  lang: Lang
  dictionary: Dictionary
  children: ReactNode
}) {
  return <MessagesContext value={{ lang, dictionary }}>{children}</MessagesContext>
}

export function useLang(): Lang {
  return useLoaded().lang
}

/** The texts of one feature; each feature wraps this once in `web/messages.ts` with the type of its messages. */
export function useDictionary<Messages>(feature: string): Messages {
  // Every language file is checked against the same type, so the name determines the type.
  return useLoaded().dictionary[feature] as Messages
}

/** The dictionary itself, for a part that adds its own texts. */
export function useWholeDictionary(): Dictionary {
  return useLoaded().dictionary
}

function useLoaded() {
  const loaded = useContext(MessagesContext)
  invariant(loaded, 'a component with texts must be inside a MessagesProvider')
  return loaded
}
