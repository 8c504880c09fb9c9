import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Lang } from '#base/i18n.ts'
import type { Messages, TextName } from '../messages/page-texts.ts'

export type PageParams = Record<string, string | undefined>
export type PageContext<Name extends TextName = never> = {
  params: PageParams
  search: URLSearchParams
  lang: Lang
  messages: Messages<Name>
  queryClient: QueryClient
}

/** The properties of a page that the shell needs, in the browser and on the server. */
export type PageModule<Name extends TextName = never> = {
  Page: ComponentType<{ params: PageParams; search: URLSearchParams }>
  /** The additional texts of this page, which not every page has. */
  texts?: readonly Name[]
  /** The calls whose responses are needed before the page is shown. */
  queries: (context: Pick<PageContext, 'params' | 'search' | 'lang'>) => string[]
  /** Loads code that the server does not render. On client-side navigation the old page stays until it is loaded. */
  parts?: () => Promise<unknown>
  /** The page's title without the shop's name. */
  title: (context: PageContext<Name>) => string
  /** A description for search engines. It is used if the record and the shop have no description. */
  description?: (context: PageContext<Name>) => string
  /** Returns false if the record that the address names does not exist. */
  exists: (context: PageContext) => boolean
  /** True if only the server can determine the page's content. Then the browser loads the document, also on client-side navigation. */
  asksServer?: () => boolean
  /** The responses that are known in advance for a browser without a session, by call. The page does not make these calls. */
  whenStranger?: Record<string, unknown>
  /** The target path, for an address that only redirects. */
  redirect?: (context: PageContext) => string | undefined
}

/** Any page. Each page gets at least the texts that it names. */
export type AnyPage = PageModule<TextName>

/** A page whose title and description use only the texts that it names. */
export const definePage = <const Name extends TextName>(page: PageModule<Name>): PageModule<Name> => page
