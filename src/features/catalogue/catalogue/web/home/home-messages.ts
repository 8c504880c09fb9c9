import { createContext, useContext } from 'react'
import type { Lang } from '#base/i18n.ts'
import { en, type HomeMessages } from '../../messages/page-home.en.ts'
import { ru } from '../../messages/page-home.ru.ts'
import { withHomeTexts } from '../../rules-home.ts'

/** The texts of the home page that staff have changed, by field. */
export type HomeTexts = Readonly<Record<string, string>>

/** Both languages are in the script of this page, so that no other page loads them. */
const messages: Record<Lang, HomeMessages> = { ru, en }

/** The texts of the home page, computed once by `HomePage` for all its sections. */
export const HomeMessagesContext = createContext<HomeMessages>(en)

export const useHomeMessages = (): HomeMessages => useContext(HomeMessagesContext)

/** The texts of the home page: the shop's original texts, and the texts that staff have changed. */
export function homeMessagesIn(lang: Lang, changed: HomeTexts): HomeMessages {
  return withHomeTexts(messages[lang], changed)
}
