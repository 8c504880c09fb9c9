/** The routes that are the same for everyone and indexed by search engines; all others are private or tools. */
export const PUBLIC_ROUTES: ReadonlySet<string> = new Set([
  'home',
  'options',
  'catalogue-list',
  'ritual',
  'article',
  'legal',
  'group',
])
