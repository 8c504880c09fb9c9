import type { PageContext, RouteName } from '../shell/routes.ts'
import { recordOf } from './head.ts'

/** The path of the canonical page when a record was asked for under an alias (decisions A9). */
export function redirectOf(
  route: RouteName,
  { params, lang, queryClient }: Pick<PageContext, 'params' | 'lang' | 'queryClient'>,
): string | undefined {
  const record = recordOf(route, params.id, lang, queryClient)
  return record && params.id !== undefined && record.id !== params.id ? `/${route}/${record.id}` : undefined
}
