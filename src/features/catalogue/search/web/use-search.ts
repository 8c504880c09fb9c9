import { useEffect, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { api } from '#ui/data/api.ts'
import { RequestError } from '#ui/data/request.ts'
import { SEARCH_LENGTH } from '../model.ts'
import type { SearchAnswer } from '../schemas.ts'

/** How long typing must rest before it is searched for, in milliseconds. */
const REST = 120

export type Search =
  | { status: 'empty' }
  | { status: 'searching'; last: SearchAnswer | undefined }
  | { status: 'found'; answer: SearchAnswer }
  | { status: 'failed'; offline: boolean }

type Settled = { key: string; answer?: SearchAnswer; offline?: boolean }

/** Asks the shop while the visitor types; only the answer to what stands in the field now is kept. */
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

/** What was found before stays on the screen until there is an answer. */
function stateOf(query: string, key: string, settled: Settled | undefined): Search {
  if (query === '') return { status: 'empty' }
  if (settled?.key !== key) return { status: 'searching', last: settled?.answer }
  return settled.answer
    ? { status: 'found', answer: settled.answer }
    : { status: 'failed', offline: settled.offline === true }
}
