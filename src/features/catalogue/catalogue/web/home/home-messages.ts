import { createContext, useContext } from 'react'
import type { Lang } from '#base/i18n.ts'
import { useLang } from '#ui/text/messages.tsx'
import { en, type HomeMessages } from '../../messages/page-home.en.ts'
import { ru } from '../../messages/page-home.ru.ts'
import { withHomeTexts } from '../../rules-home.ts'

/** Texts of the home page by field, in place of those that came with the shop. */
export type HomeTexts = Readonly<Record<string, string>>

/** Both languages in the page's own script, so that no other page loads them. */
const messages: Record<Lang, HomeMessages> = { ru, en }

/** The texts that staff have changed. */
export const HomeTextsContext = createContext<HomeTexts>({})

export function homeMessagesIn(lang: Lang, changed: HomeTexts): HomeMessages {
  return withHomeTexts(messages[lang], changed)
}

export function useHomeMessages(): HomeMessages {
  return homeMessagesIn(useLang(), useContext(HomeTextsContext))
}
