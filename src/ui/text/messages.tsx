import { createContext, type ReactNode, useContext } from 'react'
import type { Lang } from '#base/i18n.ts'
import { invariant } from '#base/refusal.ts'
import type { Dictionary } from './lazy-texts.ts'

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

/** Returns the texts of one feature. Each feature wraps this function once in `web/messages.ts` with the type of its messages. */
export function useDictionary<Messages>(feature: string): Messages {
  // The language files of a feature are checked against one type, so the feature's name determines the type.
  return useLoaded().dictionary[feature] as Messages
}

/** The object of all loaded texts, for a component that adds texts. */
export function useWholeDictionary(): Dictionary {
  return useLoaded().dictionary
}

function useLoaded() {
  const loaded = useContext(MessagesContext)
  invariant(loaded, 'a component with texts must be inside a MessagesProvider')
  return loaded
}
