import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '../layout/button.tsx'
import { isComposing } from '../forms/composing.ts'
import { Field } from '../forms/field.tsx'
import styles from './filter-bar.module.css'
import cross from '../forms/search-cross.module.css'
import { Icon } from '../layout/icon.tsx'
import { usePanelMessages } from '../text/use-panel-messages.ts'
import { useAddress } from '../layout/panel.ts'
import { useKeys } from '../layout/use-keys.ts'

type FilterBarProps = {
  /** Describes in the search field what the search covers. Without this text the list has no search (`?q=`). */
  searchHint?: string
  /** Query parameters that the filters set. The button that clears the filters removes them. */
  names: string[]
  /** Select fields and similar controls. */
  children?: ReactNode
}

/** The filters of a list. The page address contains them, so that users can share a filtered list and return to it. */
export function FilterBar({ searchHint, names, children }: FilterBarProps) {
  const messages = usePanelMessages()
  const { search, setSearch } = useAddress()
  const all = searchHint === undefined ? names : ['q', ...names]
  const isNarrowed = all.some((name) => search.has(name))
  const filters = useFilters(names.filter((name) => search.has(name)).length)
  return (
    <div className={styles.bar} role="search">
      {searchHint !== undefined && <SearchField hint={searchHint} />}
      {names.length > 1 && (
        <Button
          className={styles.toggle}
          aria-expanded={filters.isOpen}
          aria-controls={filters.id}
          onClick={filters.toggle}
        >
          {messages.filters(filters.count)}
        </Button>
      )}
      <div id={filters.id} className={styles.filters} data-closed={(names.length > 1 && !filters.isOpen) || undefined}>
        {children}
      </div>
      {isNarrowed && (
        <Button onClick={() => setSearch(Object.fromEntries(all.map((name) => [name, undefined])))}>
          {messages.clearFilters}
        </Button>
      )}
    </div>
  )
}

/** On a phone several filters are hidden behind a button. If a filter is set, the filters are open at first. Only the button closes them. */
function useFilters(count: number) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(count > 0)
  const [before, setBefore] = useState(count)
  if (count !== before) {
    setBefore(count)
    if (before === 0) setIsOpen(true)
  }
  return { id, count, isOpen, toggle: () => setIsOpen(!isOpen) }
}

const PAUSE = 250

/**
 * Searches when the user stops typing, not on every letter. The key `/` moves the focus to the field from anywhere, and Enter moves the focus to the
 * rows.
 */
function SearchField({ hint }: { hint: string }) {
  const { search, setSearch } = useAddress()
  const searchedText = search.get('q') ?? ''
  const [typed, setTyped] = useState(searchedText)
  const [before, setBefore] = useState(searchedText)
  if (searchedText !== before) {
    setBefore(searchedText)
    // A space at the end of the typed text is ignored, because the user will probably type another word.
    if (typed.trim() !== searchedText) setTyped(searchedText)
  }
  const input = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => input.current?.focus() })
  const look = () => setSearch({ q: typed.trim() || undefined }, 'replace')
  const lookLater = useEffectEvent(look)
  useEffect(() => {
    if (typed.trim() === searchedText) return
    const timer = setTimeout(() => lookLater(), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, searchedText])
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event)) return
    // Without this line, the same key press would also open the link of the row.
    event.preventDefault()
    look()
    document.querySelector<HTMLElement>('[data-row]')?.focus()
  }
  return (
    <Field
      ref={input}
      className={`${styles.search} ${cross.cross}`}
      type="search"
      label={hint}
      labelHidden
      placeholder={hint}
      value={typed}
      onChange={setTyped}
      onKeyDown={press}
      after={<Icon name="search" size={20} />}
    />
  )
}
