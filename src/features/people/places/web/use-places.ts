import type { Lang } from '#base/i18n.ts'
import { api } from '#ui/data/api.ts'
import { useTypedQuery } from '#ui/data/use-typed-query.ts'
import { type Suggestion } from '#ui/forms/combobox.tsx'
import { MIN_CITY_LETTERS } from '../model.ts'

/** The page calls the server this number of milliseconds after the last keystroke. */
const DEBOUNCE_MS = 150

/** The maximum length of a text that the call accepts. */
const MAX_LETTERS = 60

/** Suggests places for the typed text. The result is empty if the server is not available. An answer to an earlier text is ignored. */
export function usePlaces(text: string, lang: Lang, enabled: boolean): Suggestion[] {
  const query = text.trim()
  const { data = [] } = useTypedQuery({
    queryKey: ['/api/places', lang, query],
    pause: DEBOUNCE_MS,
    read: (signal) => api.get('/api/places', { query: { q: query, lang } }, { signal }),
    enabled: enabled && query.length >= MIN_CITY_LETTERS && query.length <= MAX_LETTERS,
  })
  return data.map(({ name, region }) => ({ value: `${name}, ${region}`, text: name, note: region }))
}
