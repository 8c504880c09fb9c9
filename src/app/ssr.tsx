import { renderToString } from 'react-dom/server'
import type { Lang } from '#base/i18n.ts'
import type { CallAnswer } from './pages/cached-calls.ts'
import { dehydrateAnswers, type PageState } from './pages/page-state.ts'
import { apiAddress } from '#ui/data/api.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { RequestError } from '#ui/data/request.ts'
import { headTags } from './seo/head.ts'
import { renderSample, type SampleFacts } from './samples/sample-page.tsx'
import { App } from './shell/app.tsx'
import type { AnyPage, PageContext } from './shell/page-module.ts'
import { routeFile, type Match, matchPath, type RouteName } from './shell/routes.ts'
import { messages as en } from './messages/public.en.ts'
import { messages as ru } from './messages/public.ru.ts'
import { loadPageTexts, type Messages, type TextName } from './messages/page-texts.ts'
import { readRecord } from './seo/page-meta.ts'

const EVERYWHERE = { ru, en }

/** Renders a document or a page with sample names. */
export async function sampleMarkup(facts: SampleFacts): Promise<string> {
  return renderSample(facts, { ...EVERYWHERE[facts.lang], ...(await loadPageTexts(facts.lang, ['proofs'])) })
}

export type RenderRequest = {
  path: string
  search: string
  lang: Lang
  langIsChosen: boolean
  /** True if the browser sent no session cookie. */
  isStranger?: boolean
  /** Answers the API's GET calls within this process. */
  read: (call: string) => Promise<CallAnswer>
}

export type PreparedPage = {
  status: 200 | 404
  /** The canonical path of this page, if the request used an alias or a trailing slash. */
  redirect?: string
  /** True if the redirect is the same until the catalogue changes. */
  isRedirectKept?: boolean
  /** The kind of page. All missing pages of one kind look the same. */
  kind: string
  render: () => RenderedPage
}

export type RenderedPage = {
  status: 200 | 404
  route: RouteName
  /** The source file of the page. The build's manifest gives the script for it. */
  file: string
  head: string
  body: string
  /** The state of the page as JSON that is safe inside a script element. */
  state: string
}

type LoadedPage = { page: AnyPage; messages: Messages }

/**
 * Loaded page modules with their texts, by route and language. They are stored, because Node looks up the file again for each `import()`.
 */
const pages = new Map<string, LoadedPage>()

/** Reads a page's data through API calls and checks that the page exists. The page is rendered on demand. */
export async function preparePage(request: RenderRequest): Promise<PreparedPage> {
  const { path, lang } = request
  const search = new URLSearchParams(request.search)
  const { route, params } = matchPath(path)
  const { page, messages } = await loadPage(route, lang)
  const calls = [...everywhere(lang), ...page.queries({ params, search, lang })]
  const answers = await Promise.all(calls.map((call) => readCall(call, request)))
  const known = Object.fromEntries(answers.flat())
  if (request.isStranger) Object.assign(known, page.whenStranger)
  const queryClient = createQueryClient(undefined, known)
  const context = { params, search, lang, messages, queryClient }
  const exists = page.exists(context)
  if (!exists && answers.some(({ length }) => length === 0)) throw new RequestError(429, '', undefined)
  const moved = exists ? undefined : await findMoved(route.name, params.id, request)
  return {
    status: exists ? 200 : 404,
    redirect: exists ? (page.redirect?.(context) ?? redirectOf(route.name, path, context)) : moved,
    // The redirect is cached only under one spelling of the address, because each spelling would be cached separately.
    isRedirectKept: moved !== undefined && path === `/${route.name}/${params.id}`,
    kind: [route.name, ...Object.keys(params).filter((name) => params[name] !== undefined)].join(' '),
    render: () => render({ name: route.name, page, context, exists }, request),
  }
}

/** The redirect target of the page of an unpublished record. */
async function findMoved(name: RouteName, id: string | undefined, request: RenderRequest): Promise<string | undefined> {
  if (id === undefined || (name !== 'ritual' && name !== 'article')) return undefined
  const call = apiAddress('/api/moved-pages/{kind}/{id}', { path: { kind: name, id } })
  const [[, value] = []] = await readCall(call, request)
  // The schema of the call defines this type.
  return (value as { to: string | null } | null)?.to ?? undefined
}

async function loadPage({ name, load }: Match['route'], lang: Lang): Promise<LoadedPage> {
  const key = `${name} ${lang}`
  const known = pages.get(key)
  if (known) return known
  const { page } = await load()
  // A page uses only the texts that it names.
  const messages = { ...EVERYWHERE[lang], ...(await loadPageTexts(lang, page.texts)) }
  pages.set(key, { page, messages })
  return { page, messages }
}

/** The data that every page needs. */
const everywhere = (lang: Lang): string[] => ['/api/shop', apiAddress('/api/categories', { query: { lang } })]

/**
 * Missing data is `null`, as in the browser (query-client.ts). If the visitor has made too many calls, the data is left out. The browser then makes
 * the call again and shows the refusal.
 */
async function readCall(call: string, { read }: RenderRequest): Promise<[call: string, value: unknown][]> {
  const { status, text, value } = await read(call)
  if (status === 404) return [[call, null]]
  if (status === 429) return []
  if (status !== 200) throw new RequestError(status, text, undefined)
  return [[call, value]]
}

type MatchedPage = {
  name: RouteName
  page: AnyPage
  context: PageContext<TextName>
  exists: boolean
}

/** Returns the page's body, its head, and the state for hydration. */
function render(
  { name, page, context, exists }: MatchedPage,
  { path, search, lang, langIsChosen }: RenderRequest,
): RenderedPage {
  const { queryClient, messages } = context
  const body = renderToString(
    <App
      lang={lang}
      langIsChosen={langIsChosen}
      messages={messages}
      queryClient={queryClient}
      pages={new Map([[name, page]])}
      // A missing page is cached for everyone, so it must not contain anything from a single request.
      ssr={{ path, search: exists ? search : '' }}
    />,
  )
  // A missing page contains nothing from the address.
  const isTold = (call: string) => exists || everywhere(lang).includes(call)
  const queries = dehydrateAnswers(queryClient, isTold)
  const state: PageState = { lang, langIsChosen, route: name, ...(exists ? {} : { isMissing: true }), queries }
  return {
    status: exists ? 200 : 404,
    route: name,
    file: routeFile(name),
    head: headTags(name, {
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

/**
 * The canonical path of a page. It is set if the request used an alias of the record, a path that is not normalised (`%61` for `a`), or a
 * trailing slash.
 */
function redirectOf(
  route: RouteName,
  path: string,
  { params, lang, queryClient }: Pick<PageContext, 'params' | 'lang' | 'queryClient'>,
): string | undefined {
  const record = readRecord(route, params.id, lang, queryClient)
  if (record) return path === `/${route}/${record.id}` ? undefined : `/${route}/${record.id}`
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : undefined
}
