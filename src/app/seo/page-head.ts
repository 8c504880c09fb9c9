import { headTags } from './head.ts'
import type { HeadContext } from './page-meta.ts'
import type { RouteName } from '../shell/routes.ts'

/** The tags of the head that depend on the page. Icons and styles are the same on every page. */
const OF_ONE_PAGE = [
  'meta:is([name=description], [name=keywords], [name=robots], [name^="twitter:"], [property])',
  'link:is([rel=canonical], [rel=alternate])',
  'script[type="application/ld+json"]',
].join()

/**
 * Updates the head to the tags that the server would send for this page, because browsers read the address for sharing and bookmarks from the head.
 */
export function renewHead(route: RouteName, context: HeadContext): void {
  const template = document.createElement('template')
  template.innerHTML = headTags(route, context)
  for (const old of document.head.querySelectorAll(OF_ONE_PAGE)) old.remove()
  document.head.append(...template.content.querySelectorAll(OF_ONE_PAGE))
}
