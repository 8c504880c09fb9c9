import { chooseLang, isLang, type Lang } from '#base/i18n.ts'
import { CATEGORY_IDS } from '#features/catalogue/catalogue-lists/model.ts'
import { matchPath, type RouteName } from '../shell/routes.ts'

/** Query parameters that change a cached page, besides path and language, with their possible values. */
const VARIANTS: Partial<Record<RouteName, Record<string, readonly string[]>>> = {
  home: { category: CATEGORY_IDS },
}

/**
 * Query parameters that are needed to render a private page. The server must write complete links with these parameters, because hydration
 * does not correct attributes.
 */
const CARRIED = ['category', 'ai', 'tier', 'duration', 'intention', 'step', 'tab', 'number']

export type PageAddress = {
  path: string
  /** The part of the query that is used to render the page. */
  search: string
  lang: Lang
  langIsChosen: boolean
  isPrivate: boolean
  /** True if the page is cached for less than a minute. */
  isBrief: boolean
  /** The cache key of the page. Missing pages have the same key under every path. */
  key: string
  /** The target of the permanent redirect. It is set for `/ru` and `/en`, and if the URL contains a variant that the page does not have. */
  cleaned: string | undefined
  /** The complete original query with its question mark. A redirect to another path keeps this query. */
  query: string
}

/**
 * True if a known parameter occurs twice. One program would read the first value, another would read the last value, and the two would show
 * different pages.
 */
export function isAmbiguous(url: string): boolean {
  const query = new URLSearchParams(url.split('?').slice(1).join('?'))
  return ['lang', ...CARRIED].some((name) => query.getAll(name).length > 1)
}

/** The parts of a request that determine the page: the path, an offered language, the known parameters of the page, and nothing else. */
export function readAddress(url: string, acceptLanguage: string | undefined, offered?: readonly Lang[]): PageAddress {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const wholeQuery = mark < 0 || mark === url.length - 1 ? '' : url.slice(mark)
  const query = new URLSearchParams(wholeQuery)
  const wantedLang = query.get('lang')
  const lang = chooseLang(wantedLang, acceptLanguage, offered)
  const langIsChosen = isLang(wantedLang) && wantedLang === lang
  const { route } = matchPath(path)
  const isPrivate = route.isPrivate !== false
  const isBrief = route.isBrief === true
  const variants = VARIANTS[route.name] ?? {}
  const search = asSearch(pick(query, isPrivate ? CARRIED : Object.keys(variants)))
  const name = route.name === 'not-found' ? route.name : `${path}${search}`
  return {
    path,
    search,
    lang,
    langIsChosen,
    isPrivate,
    isBrief,
    key: `${lang}${langIsChosen ? '!' : ''} ${name}`,
    cleaned: cleanedAddress(path, wholeQuery, variants),
    query: wholeQuery,
  }
}

/** The home page in one language. Visitors type such an address because other sites use this form. */
const HOME_IN_LANGUAGE = /^\/(ru|en)\/?$/

function cleanedAddress(
  path: string,
  wholeQuery: string,
  variants: Record<string, readonly string[]>,
): string | undefined {
  const [, lang] = HOME_IN_LANGUAGE.exec(path) ?? []
  if (lang !== undefined) return `/?lang=${lang}${withoutParameters(wholeQuery, ['lang'], '&')}`
  const query = new URLSearchParams(wholeQuery)
  const unknown = Object.keys(variants).filter((name) =>
    query.getAll(name).some((value) => !variants[name]?.includes(value)),
  )
  if (unknown.length === 0) return undefined
  return path + withoutParameters(wholeQuery, unknown, '?')
}

/** The query without these parameters, in its original spelling. `mark` is put before a query that is not empty. */
function withoutParameters(wholeQuery: string, names: readonly string[], mark: '?' | '&'): string {
  const isKept = (part: string) => ![...new URLSearchParams(part).keys()].some((name) => names.includes(name))
  const kept = wholeQuery.slice(1).split('&').filter(isKept).join('&')
  return kept === '' ? '' : mark + kept
}

function pick(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
}

function asSearch(query: URLSearchParams): string {
  return query.size > 0 ? `?${query}` : ''
}
