import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '#base/i18n.ts'
import { isSpecialIntention } from '#features/catalogue/catalogue/rules-pricing.ts'
import { apiAddress, getApiData } from '#ui/data/api.ts'

/** What a page about one ritual shows: its text, and of the special intention what there is to choose. */
export function ritualQueries(id: string, lang: Lang): string[] {
  const text = apiAddress('/api/services/{id}/text', { path: { id }, query: { lang } })
  return isSpecialIntention(id) ? [text, apiAddress('/api/intentions', { query: { lang } })] : [text]
}

/** The ritual or, where only an article has this id, the article. */
export const findRitualText = (client: QueryClient, id: string, lang: Lang) =>
  getApiData(client, '/api/services/{id}/text', { path: { id }, query: { lang } })
