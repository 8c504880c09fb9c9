import { useEffect, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { api, type ApiData } from '#ui/data/api.ts'
import { type Suggestion } from '#ui/forms/combobox.tsx'
import { MIN_CITY_LETTERS } from '../model.ts'

/** Delay after the last keystroke before the server is called, in milliseconds. */
const DEBOUNCE_MS = 150

/** The call's maximum length. */
const MAX_LETTERS = 60

/** Suggested places for the typed text; empty when the server cannot be reached. Answers to outdated text are dropped. */
export function usePlaces(text: string, lang: Lang, enabled: boolean): Suggestion[] {
  const query = text.trim()
  const asks = enabled && query.length >= MIN_CITY_LETTERS && query.length <= MAX_LETTERS
  const sentQuery = asks ? query : ''
  const [found, setFound] = useState<{ of: string; places: ApiData<'/api/places'> }>()

  useEffect(() => {
    if (sentQuery === '') return
    const stopping = new AbortController()
    const timer = setTimeout(() => {
      api.get('/api/places', { query: { q: sentQuery, lang } }, { signal: stopping.signal }).then(
        (places) => setFound({ of: `${lang} ${sentQuery}`, places }),
        () => {
          // Without a connection the field works without suggestions.
        },
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [sentQuery, lang])

  if (found?.of !== `${lang} ${sentQuery}`) return []
  return found.places.map(({ name, region }) => ({ value: `${name}, ${region}`, text: name, note: region }))
}
