import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Lang } from '#base/i18n.ts'
import type { Dictionary } from '#ui/text/messages.tsx'
import type { Messages } from '../messages/add-messages.ts'

export type PageParams = Record<string, string | undefined>
export type PageContext = {
  params: PageParams
  search: URLSearchParams
  lang: Lang
  messages: Messages
  queryClient: QueryClient
}

/** What the shell, in the browser and on the server, needs to know of a page. */
export type PageModule = {
  Page: ComponentType<{ params: PageParams; search: URLSearchParams }>
  /** Brings words that not every page has. */
  addMessages?: (lang: Lang, dictionary: Dictionary) => Promise<unknown>
  /** Addresses of the calls whose answers must be there before the page is shown. */
  queries: (context: Pick<PageContext, 'params' | 'search' | 'lang'>) => string[]
  /** The page's title without the shop's name. */
  title: (context: PageContext) => string
  /** A sentence for search engines, where neither a record nor the shop itself has the right one. */
  description?: (context: PageContext) => string
  /** False when what the address names does not exist. */
  exists: (context: PageContext) => boolean
  /** True where only the server knows what the page will show: then its document is loaded, also from another page of ours. */
  asksServer?: () => boolean
  /** Answers, by call, that need not be asked for when the browser has brought no session. */
  whenStranger?: Record<string, unknown>
  /** The path to go to instead, of an address that only leads on. */
  redirect?: (context: PageContext) => string | undefined
}
