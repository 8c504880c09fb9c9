import type { PageModule, PageParams } from './page-module.ts'

export type RouteName =
  | 'home'
  | 'options'
  | 'catalogue-list'
  | 'ritual'
  | 'article'
  | 'legal'
  | 'consent'
  | 'checkout'
  | 'order'
  | 'user-profile'
  | 'sandbox'
  | 'sandbox-card'
  | 'not-found'

type PageRoute = {
  name: RouteName
  patterns: string[]
  load: () => Promise<{ page: PageModule }>
}

export const routes: PageRoute[] = [
  { name: 'home', patterns: ['/'], load: () => import('../routes/home.tsx') },
  { name: 'options', patterns: ['/options'], load: () => import('../routes/options.tsx') },
  {
    name: 'catalogue-list',
    patterns: ['/articles', '/rituals'],
    load: () => import('../routes/catalogue-list.tsx'),
  },
  {
    name: 'ritual',
    patterns: ['/ritual/:id?'],
    load: () => import('../routes/ritual.tsx'),
  },
  {
    name: 'article',
    patterns: ['/article/:id?'],
    load: () => import('../routes/article.tsx'),
  },
  {
    name: 'legal',
    patterns: ['/(?<id>offer|privacy|refund)'],
    load: () => import('../routes/legal.tsx'),
  },
  { name: 'consent', patterns: ['/consent'], load: () => import('../routes/consent.tsx') },
  {
    name: 'checkout',
    patterns: ['/checkout/:id'],
    load: () => import('../routes/checkout.tsx'),
  },
  {
    name: 'order',
    patterns: ['/order/:id'],
    load: () => import('../routes/order.tsx'),
  },
  { name: 'user-profile', patterns: ['/user-profile'], load: () => import('../routes/user-profile.tsx') },
  {
    name: 'sandbox',
    patterns: ['/sandbox'],
    load: () => import('../routes/sandbox.tsx'),
  },
  {
    name: 'sandbox-card',
    patterns: ['/sandbox/card/:ref'],
    load: () => import('../routes/sandbox-card.tsx'),
  },
]

const notFound: PageRoute = {
  name: 'not-found',
  patterns: [],
  load: () => import('../routes/not-found.tsx'),
}

export type Match = { route: PageRoute; params: PageParams }

/** The source file of a route's page, by which the build finds its script. */
export const fileOf = (name: RouteName): string => `src/app/routes/${name}.tsx`

/** The route of a path; the not-found route when none fits. */
export function matchPath(path: string): Match {
  for (const route of routes) {
    for (const pattern of route.patterns) {
      const found = patternOf(pattern).exec(path)
      if (found) return { route, params: { ...found.groups } }
    }
  }
  return { route: notFound, params: {} }
}

/** Patterns have whole segments only: fixed, `:name`, an optional last `:name?`, and a named group of a regular expression. */
function patternOf(pattern: string): RegExp {
  const source = pattern.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}/?$`)
}
