import { useEffect, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { api } from '#ui/data/api.ts'
import { RequestError } from '#ui/data/request.ts'
import { SEARCH_LENGTH } from '../model.ts'
import type { SearchAnswer } from '../schemas.ts'

/** Debounce time of the input, in milliseconds. */
const REST = 120

export type Search =
  | { status: 'empty' }
  | { status: 'searching'; last: SearchAnswer | undefined }
  | { status: 'found'; answer: SearchAnswer }
  | { status: 'failed'; offline: boolean }

type Settled = { key: string; answer?: SearchAnswer; offline?: boolean }

/** Searches while the visitor types; only the response for the current input is kept. */
export function useSearch(text: string, lang: Lang): { search: Search; retry: () => void } {
  const query = text.trim().slice(0, SEARCH_LENGTH)
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled>()
  const key = `${attempt} ${lang} ${query}`

  useEffect(() => {
    if (query === '') return
    const stopping = new AbortController()
    const timer = setTimeout(() => {
      api.get('/api/search', { query: { q: query, lang } }, { signal: stopping.signal }).then(
        (answer) => setSettled({ key, answer }),
        (error: unknown) => {
          if (!stopping.signal.aborted) setSettled({ key, offline: !(error instanceof RequestError) })
        },
      )
    }, REST)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [query, lang, key])

  return { search: stateOf(query, key, settled), retry: () => setAttempt(attempt + 1) }
}

/** Keeps the previous results until there is a response. */
function stateOf(query: string, key: string, settled: Settled | undefined): Search {
  if (query === '') return { status: 'empty' }
  if (settled?.key !== key) return { status: 'searching', last: settled?.answer }
  return settled.answer
    ? { status: 'found', answer: settled.answer }
    : { status: 'failed', offline: settled.offline === true }
}
