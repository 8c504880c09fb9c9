import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '#base/i18n.ts'
import { getApiData } from '#ui/data/api.ts'

/** `{title} - {shop}`. Titles come without endings of their own: the call that brings a text sees to that. */
export function pageTitle(title: string, queryClient: QueryClient, lang: Lang): string {
  const shop = getApiData(queryClient, '/api/shop')
  return `${title} - ${shop?.name[lang] ?? 'Ahuti'}`
}
