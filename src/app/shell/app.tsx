import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Router, useLocation } from 'wouter'
import type { Lang } from '#base/i18n.ts'
import { MessagesProvider } from '#ui/text/messages.tsx'
import type { Messages } from '../messages/page-texts.ts'
import { NavigationProvider, usePages } from './navigation.tsx'
import { PageBoundary } from './page-boundary.tsx'
import type { AnyPage } from './page-module.ts'
import { matchPath } from './routes.ts'
import { Shell } from './shell.tsx'
import { useAddressQuery } from './use-address-query.ts'

export type AppProps = {
  lang: Lang
  /** True if the URL contains the language. Then links must also contain the language. */
  langIsChosen: boolean
  messages: Messages
  queryClient: QueryClient
  /** The pages whose code is loaded, by the name of the route. */
  pages: Map<string, AnyPage>
  /** On the server: the address of the request. */
  ssr?: { path: string; search: string }
}

/** The whole site around the current page. */
export function App({ lang, langIsChosen, messages, queryClient, pages, ssr }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <MessagesProvider lang={lang} dictionary={messages}>
        <Router ssrPath={ssr?.path} ssrSearch={ssr?.search}>
          <NavigationProvider lang={lang} langIsChosen={langIsChosen} messages={messages} pages={pages}>
            <Shell>
              <CurrentPage />
            </Shell>
          </NavigationProvider>
        </Router>
      </MessagesProvider>
    </QueryClientProvider>
  )
}

function CurrentPage(): ReactNode {
  const [path] = useLocation()
  const search = useAddressQuery()
  const pages = usePages()
  const { route, params } = matchPath(path)
  const page = pages.get(route.name)
  if (!page) return null
  return (
    <PageBoundary key={path}>
      <page.Page params={params} search={new URLSearchParams(search)} />
    </PageBoundary>
  )
}
