import { useEffect, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { RequestError, requestJson } from '#ui/request.ts'
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
  const address = query === '' ? '' : `/api/search?${new URLSearchParams({ q: query, lang }).toString()}`
  const key = `${attempt} ${address}`

  useEffect(() => {
    if (address === '') return
    const stopping = new AbortController()
    const timer = setTimeout(() => {
      requestJson<SearchAnswer>(address, { signal: stopping.signal }).then(
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
  }, [address, key])

  return { search: stateOf(address, key, settled), retry: () => setAttempt(attempt + 1) }
}

/** What was found before stays on the screen until there is an answer. */
function stateOf(address: string, key: string, settled: Settled | undefined): Search {
  if (address === '') return { status: 'empty' }
  if (settled?.key !== key) return { status: 'searching', last: settled?.answer }
  return settled.answer
    ? { status: 'found', answer: settled.answer }
    : { status: 'failed', offline: settled.offline === true }
}
