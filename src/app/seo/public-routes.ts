/** The routes that are the same for everyone and that search engines index. All other routes are private or tools. */
export const PUBLIC_ROUTES: ReadonlySet<string> = new Set([
  'home',
  'options',
  'catalogue-list',
  'ritual',
  'article',
  'calendar',
  'proofs',
  'legal',
  'about',
  'priests',
  'group',
])
