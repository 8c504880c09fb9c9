import { headTags } from './head.ts'
import type { HeadContext } from './page-meta.ts'
import type { RouteName } from '../shell/routes.ts'

/** What the head says of one page; the rest of it, icons and styles, is every page's. */
const OF_ONE_PAGE = [
  'meta:is([name=description], [name=keywords], [name=robots], [name^="twitter:"], [property])',
  'link:is([rel=canonical], [rel=alternate])',
  'script[type="application/ld+json"]',
].join()

/** Says in the head what the server would have said of the page that is shown now: a browser that shares or saves it reads its address there. */
export function renewHead(route: RouteName, context: HeadContext): void {
  const template = document.createElement('template')
  template.innerHTML = headTags(route, context)
  for (const old of document.head.querySelectorAll(OF_ONE_PAGE)) old.remove()
  document.head.append(...template.content.querySelectorAll(OF_ONE_PAGE))
}
