/** The kinds of sites that lead people to the shop. */
export type Source = 'direct' | 'search' | 'social' | 'ai' | 'mail' | 'site'

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

/** What kind of site a host is; nothing finer is kept of where somebody came from. Empty: no site led here. */
export function sourceOf(host: string): Source {
  if (host === '') return 'direct'
  return KINDS.find(([, hosts]) => hosts.test(host.toLowerCase()))?.[0] ?? 'site'
}
