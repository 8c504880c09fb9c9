import { renderToString } from 'react-dom/server'
import type { Lang } from '#base/i18n.ts'
import type { PageState } from './pages/page-state.ts'
import { createQueryClient } from '#ui/query-client.ts'
import { headTags } from './seo/head.ts'
import { redirectOf } from './seo/redirect.ts'
import { App } from './shell/app.tsx'
import { fileOf, matchPath, type RouteName } from './shell/routes.ts'
import { SHOP_QUERY } from './pages/shop-view-query.ts'
import { words as en } from './messages/public.en.ts'
import { words as ru } from './messages/public.ru.ts'
import { words as accountEn } from './messages/account.en.ts'
import { words as accountRu } from './messages/account.ru.ts'
import { words as buyingEn } from './messages/checkout.en.ts'
import { words as buyingRu } from './messages/checkout.ru.ts'

const WORDS = { ru: { ...ru, ...buyingRu, ...accountRu }, en: { ...en, ...buyingEn, ...accountEn } }

export type RenderRequest = {
  path: string
  search: string
  lang: Lang
  langIsChosen: boolean
  /** Answers the API's GET calls in process. */
  fetchPath: (path: string) => Promise<Response>
}

export type RenderedPage = {
  status: number
  /** The path this page really has, when it was asked for under an alias or with a slash at the end. */
  redirect?: string
  route: RouteName
  /** Source file of the page, for its script in the build's manifest. */
  file: string
  head: string
  body: string
  /** JSON, safe inside a script element. */
  state: string
}

/** Renders one page: its data through the API's own calls, its body, its head, and the state the browser goes on from. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { path, lang, langIsChosen } = request
  const words = WORDS[lang]
  const search = new URLSearchParams(request.search)
  const queryClient = createQueryClient(request.fetchPath)
  const { route, params } = matchPath(path)
  const { page } = await route.load()
  const keys = [SHOP_QUERY, ...page.queries({ params, search, lang })]
  await Promise.all(keys.map((key) => queryClient.fetchQuery({ queryKey: [key] })))
  const context = { params, search, lang, words, queryClient }
  const exists = page.exists(context)
  const body = renderToString(
    <App
      lang={lang}
      langIsChosen={langIsChosen}
      words={words}
      queryClient={queryClient}
      pages={new Map([[route.name, page]])}
      ssr={{ path, search: request.search }}
    />,
  )
  const state: PageState = { lang, langIsChosen, route: route.name, known: queryClient.known() }
  return {
    status: exists ? 200 : 404,
    redirect: exists ? (page.redirect?.(context) ?? redirectOf(route.name, path, context)) : undefined,
    route: route.name,
    file: fileOf(route.name),
    head: headTags(route.name, {
      ...context,
      path,
      exists,
      title: page.title(context),
      description: page.description?.(context),
    }),
    body,
    state: JSON.stringify(state).replace(/</g, '\\u003c'),
  }
}
