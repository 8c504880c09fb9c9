import type { AnyPage, PageParams } from './page-module.ts'

export type RouteName =
  | 'home'
  | 'options'
  | 'catalogue-list'
  | 'ritual'
  | 'article'
  | 'calendar'
  | 'proofs'
  | 'legal'
  | 'consent'
  | 'about'
  | 'priests'
  | 'checkout'
  | 'order'
  | 'order-plan'
  | 'user-profile'
  | 'proof'
  | 'certificate'
  | 'verify'
  | 'review'
  | 'reminders'
  | 'day-link'
  | 'gift'
  | 'group'
  | 'partner-login'
  | 'partner-dashboard'
  | 'sandbox'
  | 'sandbox-card'
  | 'not-found'

type PageRoute = {
  name: RouteName
  /** The first pattern is the canonical address. */
  patterns: string[]
  load: () => Promise<{ page: AnyPage }>
  /** Set to false if the page is the same for every reader of a language. Then its bytes are cached. Otherwise the page is private. */
  isPrivate?: false
  /** True if the page is public but can change although the catalogue does not change. Such a page is cached for less than a minute. */
  isBrief?: true
}

export const routes: PageRoute[] = [
  { name: 'home', patterns: ['/'], load: () => import('../routes/home.tsx'), isPrivate: false },
  { name: 'options', patterns: ['/options'], load: () => import('../routes/options.tsx'), isPrivate: false },
  {
    name: 'catalogue-list',
    patterns: ['/articles', '/rituals'],
    load: () => import('../routes/catalogue-list.tsx'),
    isPrivate: false,
  },
  {
    name: 'ritual',
    patterns: ['/ritual/:id?'],
    load: () => import('../routes/ritual.tsx'),
    isPrivate: false,
  },
  {
    name: 'article',
    patterns: ['/article/:id?'],
    load: () => import('../routes/article.tsx'),
    isPrivate: false,
  },
  {
    name: 'calendar',
    patterns: ['/calendar'],
    load: () => import('../routes/calendar.tsx'),
    isPrivate: false,
    isBrief: true,
  },
  {
    name: 'proofs',
    patterns: ['/proofs'],
    load: () => import('../routes/proofs.tsx'),
    isPrivate: false,
    isBrief: true,
  },
  {
    name: 'legal',
    patterns: ['/(?<id>offer|privacy|refund)'],
    load: () => import('../routes/legal.tsx'),
    isPrivate: false,
  },
  { name: 'about', patterns: ['/about'], load: () => import('../routes/about.tsx'), isPrivate: false },
  { name: 'priests', patterns: ['/priests'], load: () => import('../routes/priests.tsx'), isPrivate: false },
  { name: 'consent', patterns: ['/consent'], load: () => import('../routes/consent.tsx'), isPrivate: false },
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
  { name: 'order-plan', patterns: ['/order/:id/plan'], load: () => import('../routes/order-plan.tsx') },
  { name: 'user-profile', patterns: ['/user-profile'], load: () => import('../routes/user-profile.tsx') },
  { name: 'proof', patterns: ['/proof/:token'], load: () => import('../routes/proof.tsx') },
  { name: 'certificate', patterns: ['/proof/:token/certificate'], load: () => import('../routes/certificate.tsx') },
  { name: 'verify', patterns: ['/verify/:number?'], load: () => import('../routes/verify.tsx') },
  { name: 'review', patterns: ['/review/:token'], load: () => import('../routes/review.tsx') },
  { name: 'reminders', patterns: ['/reminders/:token'], load: () => import('../routes/reminders.tsx') },
  { name: 'day-link', patterns: ['/pictures/:token'], load: () => import('../routes/day-link.tsx') },
  { name: 'gift', patterns: ['/gift/:token'], load: () => import('../routes/gift.tsx') },
  { name: 'group', patterns: ['/group/:id'], load: () => import('../routes/group.tsx') },
  { name: 'partner-login', patterns: ['/partner-login'], load: () => import('../routes/partner-login.tsx') },
  {
    name: 'partner-dashboard',
    patterns: ['/partner-dashboard/:id'],
    load: () => import('../routes/partner-dashboard.tsx'),
  },
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
  isPrivate: false,
}

export type Match = { route: PageRoute; params: PageParams }

/** The source file of a route's page. The build finds the page's script by this name. */
export const routeFile = (name: RouteName): string => `src/app/routes/${name}.tsx`

const compiled = routes.flatMap((route) => route.patterns.map((pattern) => ({ route, pattern: patternOf(pattern) })))

/** The route of a path, with decoded parameters. If no route matches, returns the not-found route. */
export function matchPath(path: string): Match {
  for (const { route, pattern } of compiled) {
    const found = pattern.exec(path)
    if (found) return { route, params: readParams(found.groups) }
  }
  return { route: notFound, params: {} }
}

function readParams(groups: PageParams = {}): PageParams {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text && decodeURIComponent(text)]))
  } catch {
    // The path has malformed escapes. No record has such an id.
    return { ...groups }
  }
}

/** A pattern has only whole segments: fixed text, `:name`, an optional last `:name?`, or a named group of a regular expression. */
function patternOf(pattern: string): RegExp {
  const source = pattern.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}/?$`)
}
