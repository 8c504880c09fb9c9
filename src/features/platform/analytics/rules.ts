import type { Lang } from '#base/i18n.ts'
import type { BagEvent, TrackedEvent, TrackedItem } from './schemas.ts'
import { STEP_COUNTER } from './rules-funnel.ts'
import { sumValue } from './rules-value.ts'

/** The kinds of sites that refer visitors to the shop. */
type Source = 'direct' | 'search' | 'social' | 'ai' | 'mail' | 'site'

const KINDS: [source: Source, hosts: RegExp][] = [
  [
    'ai',
    /(^|\.)(chatgpt\.com|openai\.com|claude\.ai|perplexity\.ai|gemini\.google\.com|copilot\.microsoft\.com|chat\.deepseek\.com)$/,
  ],
  [
    'mail',
    /(^|\.)(mail\.google\.com|mail\.yandex\.[a-z.]+|e\.mail\.ru|outlook\.live\.com|mail\.yahoo\.com|mail\.proton\.me)$/,
  ],
  ['search', /(^|\.)(google|yandex|ya|bing|duckduckgo|yahoo|baidu|ecosia|go\.mail|rambler|qwant|startpage)\.[a-z.]+$/],
  [
    'social',
    /(^|\.)(t\.me|telegram\.org|vk\.com|vk\.ru|ok\.ru|facebook\.com|instagram\.com|youtube\.com|tiktok\.com|x\.com|t\.co|twitter\.com|whatsapp\.com|pinterest\.[a-z.]+|reddit\.com|linkedin\.com|dzen\.ru)$/,
  ],
]

/** Pages that are not counted (docs/contract.md, "Analytics"). */
const UNCOUNTED = [
  '/admin-panel',
  '/sirius22',
  '/ptest22',
  '/pdebug22',
  '/partner-login',
  '/partner-dashboard',
] as const

export function isCountedPath(path: string): boolean {
  return !UNCOUNTED.some((prefix) => path.startsWith(prefix))
}

/** An event on items whose value is the sum of price × quantity. */
export function bagEvent(name: Exclude<BagEvent['name'], 'add_payment_info'>, items: TrackedItem[]): TrackedEvent {
  return { name, currency: 'USD', value: sumValue(items), items }
}

type CounterKey = { name: string; path: string; lang: Lang; item: string; variant: string }
export type Count = CounterKey & { count: number }

/** The ids in the catalogue. If a browser reports another id, the id is not counted. */
export type KnownIds = { rituals: ReadonlySet<string>; articles: ReadonlySet<string> }

/** Pages whose path contains no personal data and no order id. They are counted with their full path. */
const PLAIN_PAGES: ReadonlySet<string> = new Set([
  '/',
  '/options',
  '/articles',
  '/rituals',
  '/user-profile',
  '/consent',
  '/offer',
  '/privacy',
  '/refund',
  '/calendar',
  '/sandbox',
])

/**
 * The page under which a path is counted. The id of an order or checkout is a secret and is left out. All unknown pages are counted as one
 * page, so that nobody can fill the table with invented paths.
 */
export function countedPage(path: string, known: KnownIds): string {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path
  if (PLAIN_PAGES.has(page)) return page
  const [, kind = '', id = ''] = /^\/([a-z]+)\/([^/]+)$/.exec(page) ?? []
  if (kind === 'order' || kind === 'checkout') return `/${kind}/{id}`
  if (kind === 'ritual' && known.rituals.has(id)) return page
  if (kind === 'article' && (known.articles.has(id) || known.rituals.has(id))) return page
  return '/404'
}

/** The rows that events increment: one row for each event, and one for each of its items that is in the catalogue. */
export function countsOf(events: readonly TrackedEvent[], lang: Lang, known: KnownIds): Count[] {
  return mergeCounts(events.flatMap((event) => countsOfEvent(event, lang, known)))
}

function countsOfEvent(event: TrackedEvent, lang: Lang, known: KnownIds): Count[] {
  const { name } = event
  if (name === 'page_view' && !isCountedPath(event.path)) return []
  const step = { name: STEP_COUNTER, path: '', lang, item: '', variant: name, count: 1 }
  return [...countsOfCounted(event, lang, known), ...(event.step ? [step] : [])]
}

function countsOfCounted(event: TrackedEvent, lang: Lang, known: KnownIds): Count[] {
  const { name } = event
  if (name === 'page_view') {
    const view = { name, path: countedPage(event.path, known), lang, item: '', variant: '', count: 1 }
    if (event.from === undefined) return [view]
    return [view, { name: 'visit', path: '', lang, item: '', variant: classifySource(event.from), count: 1 }]
  }
  const variant = name === 'add_payment_info' ? event.payment_type : ''
  return [{ name, path: '', lang, item: '', variant, count: 1 }, ...countsOfItems(name, event.items, lang, known)]
}

function countsOfItems(name: string, items: readonly TrackedItem[], lang: Lang, known: KnownIds): Count[] {
  return items.flatMap(({ item_id, item_variant = '', quantity }) => {
    const item = ritualOf(item_id)
    return known.rituals.has(item) ? [{ name, path: '', lang, item, variant: item_variant, count: quantity }] : []
  })
}

const SPECIAL_INTENTION = 'z-special-intention'

/** Returns the ritual of an item. Each special intention is a separate item, but all intentions are one ritual. */
function ritualOf(itemId: string): string {
  return itemId.startsWith(`${SPECIAL_INTENTION}-`) ? SPECIAL_INTENTION : itemId
}

/** Adds the counts with the same key. The result is sorted, so that every process writes in the same order and two writes cannot deadlock. */
export function mergeCounts(counts: readonly Count[]): Count[] {
  const merged = new Map<string, Count>()
  for (const { count, ...key } of counts) {
    const text = JSON.stringify([key.name, key.path, key.lang, key.item, key.variant])
    merged.set(text, { ...key, count: (merged.get(text)?.count ?? 0) + count })
  }
  return [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count)
}

/** A limit that allows `perSecond` calls on average, and twice as many at one moment. Further calls are refused. Times are in milliseconds. */
export function createLimit(perSecond: number) {
  const most = perSecond * 2
  let left = most
  let at = 0
  return (now: number): boolean => {
    left = Math.min(most, left + (Math.max(0, now - at) / 1000) * perSecond)
    at = now
    if (left < 1) return false
    left -= 1
    return true
  }
}

/**
 * Returns the kind of the site with this host. The shop stores nothing more precise about the referrer. An empty host means that there is
 * no referrer.
 */
export function classifySource(host: string): Source {
  if (host === '') return 'direct'
  return KINDS.find(([, hosts]) => hosts.test(host.toLowerCase()))?.[0] ?? 'site'
}
