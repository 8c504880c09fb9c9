import { type KeyboardEvent, useId, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { articlePath, ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { api } from '#ui/data/api.ts'
import { RequestError } from '#ui/data/request.ts'
import { useTypedQuery } from '#ui/data/use-typed-query.ts'
import { isComposing } from '#ui/forms/composing.ts'
import { useNavigation } from '#ui/layout/link.tsx'
import { PaletteDialog, PaletteHead, paletteInput } from '#ui/overlays/palette.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { SEARCH_LENGTH } from '../model.ts'
import type { SearchAnswer, SearchResult } from '../schemas.ts'
import { searchMessages } from './messages.ts'
import styles from './search-palette.module.css'
import { groupByKind, SearchResults, SearchWaiting } from './search-results.tsx'
import { SearchFailed, SearchNothing, SearchStart } from './search-start.tsx'

/** The search waits this long after the last typed letter, in milliseconds. */
const DEBOUNCE_MS = 120

type SearchPaletteProps = { open: boolean; onClose: () => void }

/** The search, which is shown over the page: a field with results below it. It works with keyboard and pointer. On a phone it fills the screen. */
export function SearchPalette({ open, onClose }: SearchPaletteProps) {
  const messages = searchMessages[useLang()]
  return (
    <PaletteDialog open={open} onClose={onClose} label={messages.title}>
      <Palette onClose={onClose} />
    </PaletteDialog>
  )
}

function Palette({ onClose }: { onClose: () => void }) {
  const lang = useLang()
  const messages = searchMessages[lang]
  const { go } = useNavigation()
  const [text, setText] = useState(requestedQuery)
  const [chosen, setChosen] = useState(0)
  const { search, retry } = useSearch(text, lang)
  const listId = useId()
  const answer = answerOf(search)
  const results = groupByKind(answer?.results ?? [])
  const active = results[Math.min(chosen, results.length - 1)]
  const optionId = (result: SearchResult) => `${listId}-${result.kind}-${result.id}`

  function type(value: string): void {
    setText(value)
    setChosen(0)
  }

  function open(result: SearchResult): void {
    onClose()
    go(pathOf(result))
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const opens = event.key === 'Enter' && search.status === 'found'
    if (isComposing(event) || !active || !(opens || step)) return
    // When the palette closes, the button that opened it gets the focus. Without `preventDefault` the same key press would also press this button.
    event.preventDefault()
    if (opens) return open(active)
    setChosen((results.length + Math.min(chosen, results.length - 1) + (step ?? 0)) % results.length)
  }

  return (
    <>
      <PaletteHead closeLabel={messages.close} onClose={onClose} isBusy={search.status === 'searching'}>
        <input
          {...paletteInput}
          type="text"
          role="combobox"
          placeholder={messages.placeholder}
          maxLength={SEARCH_LENGTH}
          aria-label={messages.label}
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={results.length > 0 ? listId : undefined}
          aria-activedescendant={active && optionId(active)}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
      </PaletteHead>
      <p role="status" className="visually-hidden">
        {search.status === 'found' && results.length > 0 && messages.count(results.length)}
      </p>
      <div className={styles.body} aria-busy={search.status === 'searching' || undefined}>
        {search.status === 'empty' && <SearchStart onPick={type} />}
        {search.status === 'searching' && !answer && <SearchWaiting />}
        {search.status === 'failed' && <SearchFailed offline={search.offline} onRetry={retry} />}
        {answer && results.length > 0 && (
          <SearchResults
            id={listId}
            answer={answer}
            asked={text.trim()}
            active={active}
            optionId={optionId}
            pathOf={pathOf}
            onOpen={onClose}
          />
        )}
        {search.status === 'found' && results.length === 0 && (
          <SearchNothing query={search.answer.query} onPick={type} />
        )}
      </div>
      <p className={styles.keys} aria-hidden="true">
        {messages.keys.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      </p>
    </>
  )
}

/** The query in the page address. Search boxes on other sites link to `/?q=…`. */
function requestedQuery(): string {
  return new URLSearchParams(location.search).get('q')?.slice(0, SEARCH_LENGTH) ?? ''
}

type Search =
  | { status: 'empty' }
  | { status: 'searching'; last: SearchAnswer | undefined }
  | { status: 'found'; answer: SearchAnswer }
  | { status: 'failed'; offline: boolean }

/** Searches while the visitor types. Uses only the response for the current input. */
function useSearch(text: string, lang: Lang): { search: Search; retry: () => void } {
  const q = text.trim().slice(0, SEARCH_LENGTH)
  const { data, error, isFetching, refetch } = useTypedQuery({
    queryKey: ['/api/search', lang, q],
    pause: DEBOUNCE_MS,
    read: (signal) => api.get('/api/search', { query: { q, lang } }, { signal }),
    enabled: q !== '',
    keepsLast: true,
  })
  return { search: stateOf(), retry: () => void refetch() }

  function stateOf(): Search {
    if (q === '') return { status: 'empty' }
    if (isFetching) return { status: 'searching', last: data }
    return data && !error
      ? { status: 'found', answer: data }
      : { status: 'failed', offline: !(error instanceof RequestError) }
  }
}

function answerOf(search: Search): SearchAnswer | undefined {
  if (search.status === 'found') return search.answer
  return search.status === 'searching' ? search.last : undefined
}

function pathOf({ kind, id }: SearchResult): string {
  return kind === 'ritual' ? ritualPath(id) : articlePath(id)
}
