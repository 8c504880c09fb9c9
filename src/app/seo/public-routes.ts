/** Names of the routes that are the same for everyone and are for search engines; every other is somebody's own, or a tool. */
export const PUBLIC_ROUTES: ReadonlySet<string> = new Set([
  'home',
  'options',
  'catalogue-list',
  'ritual',
  'article',
  'legal',
  'group',
])
