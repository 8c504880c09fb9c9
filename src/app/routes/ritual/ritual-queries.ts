import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '#base/i18n.ts'
import { CATALOGUE_ID } from '#features/catalogue/catalogue/paths.ts'
import { isSpecialIntention } from '#features/catalogue/catalogue/rules-pricing.ts'
import { apiAddress, getApiData } from '#ui/data/api.ts'

/** The data of a page about one ritual: its text, and the options of the special intention. */
export function ritualQueries(id: string, lang: Lang): string[] {
  const text = apiAddress('/api/services/{id}/text', { path: { id }, query: { lang } })
  return isSpecialIntention(id) ? [text, apiAddress('/api/intentions', { query: { lang } })] : [text]
}

/** The open group rituals of this ritual. A text that cannot be an id has no group rituals, and the call would refuse it. */
export function groupQueries(id: string, lang: Lang): string[] {
  return mayHaveGroups(id) ? [apiAddress('/api/group-rituals', { query: { lang, ritual: id } })] : []
}

export const mayHaveGroups = (id: string): boolean => CATALOGUE_ID.test(id)

/** The ritual or, if only an article has this id, the article. */
export const findRitualText = (client: QueryClient, id: string, lang: Lang) =>
  getApiData(client, '/api/services/{id}/text', { path: { id }, query: { lang } })
