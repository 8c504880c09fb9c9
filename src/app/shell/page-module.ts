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

/** What the shell, in the browser and on the server, needs to know about a page. */
export type PageModule = {
  Page: ComponentType<{ params: PageParams; search: URLSearchParams }>
  /** Adds texts that not every page has. */
  addMessages?: (lang: Lang, dictionary: Dictionary) => Promise<unknown>
  /** The calls whose responses are needed before the page is shown. */
  queries: (context: Pick<PageContext, 'params' | 'search' | 'lang'>) => string[]
  /** The page's title without the shop's name. */
  title: (context: PageContext) => string
  /** A description for search engines, if neither a record nor the shop provides one. */
  description?: (context: PageContext) => string
  /** False if the addressed record does not exist. */
  exists: (context: PageContext) => boolean
  /** True if only the server knows what the page will show: then its document is loaded, also on client-side navigation. */
  asksServer?: () => boolean
  /** Known responses, by call, for a browser without a session, so that those calls are skipped. */
  whenStranger?: Record<string, unknown>
  /** The target path of an address that only redirects. */
  redirect?: (context: PageContext) => string | undefined
}
