import type { RouteName } from '../shell/routes.ts'
import type { PageContext } from '../shell/page-module.ts'
import { recordOf } from './page-meta.ts'

/**
 * The path of the page that an address stands for: a record asked for under an alias or in a roundabout way (`%61` for `a`), or a page
 * asked for with a slash at its end.
 */
export function redirectOf(
  route: RouteName,
  path: string,
  { params, lang, queryClient }: Pick<PageContext, 'params' | 'lang' | 'queryClient'>,
): string | undefined {
  const record = recordOf(route, params.id, lang, queryClient)
  if (record) return path === `/${route}/${record.id}` ? undefined : `/${route}/${record.id}`
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : undefined
}
