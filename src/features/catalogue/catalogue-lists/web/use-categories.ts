import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { Category } from '../schemas.ts'

/** Returns the categories in display order. Public pages already contain them. The staff panel loads them. */
export function useCategories(): readonly Category[] {
  return useApiQuery('/api/categories', { query: { lang: useLang() } }).data ?? NONE
}

export function useCategory(id: string | null | undefined): Category | undefined {
  return useCategories().find((category) => category.id === id)
}

const NONE: readonly Category[] = []
