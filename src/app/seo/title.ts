import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '#base/i18n.ts'
import { getApiData } from '#ui/data/api.ts'

/** Returns `{title} - {shop}`. The call that returns a text removes this ending from its title. */
export function pageTitle(title: string, queryClient: QueryClient, lang: Lang): string {
  const shop = getApiData(queryClient, '/api/shop')
  return `${title} - ${shop?.name[lang] ?? 'Ahuti'}`
}
