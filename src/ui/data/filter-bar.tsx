import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '../layout/button.tsx'
import { isComposing } from '../forms/composing.ts'
import { Field } from '../forms/field.tsx'
import styles from './filter-bar.module.css'
import cross from '../forms/search-cross.module.css'
import { Icon } from '../layout/icon.tsx'
import { useDictionary } from '../text/messages.tsx'
import { useAddress } from '../layout/panel.ts'
import type { PanelMessages } from '../text/panel-messages.en.ts'
import { useKeys } from '../layout/use-keys.ts'

type FilterBarProps = {
  /** What the search looks into, said in its field; without it there is no search (`?q=`). */
  searchHint?: string
  /** Names of the query's parameters that the filters set, to clear them. */
  names: string[]
  /** Selects and the like. */
  children?: ReactNode
}

/** What a list is narrowed by; it stands in the address, so a narrowed list can be sent and gone back to. */
export function FilterBar({ searchHint, names, children }: FilterBarProps) {
  const messages = useDictionary<PanelMessages>('panel')
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

/** On a phone several filters stand behind a button. Where one is set they are open, and nothing but the button closes them. */
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

/** Looks when the typing pauses, not at every letter. `/` goes there from anywhere, and Enter from there to the rows. */
function SearchField({ hint }: { hint: string }) {
  const { search, setSearch } = useAddress()
  const asked = search.get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  const [before, setBefore] = useState(asked)
  if (asked !== before) {
    setBefore(asked)
    // A space at the end, which is not looked for, is the beginning of the next word.
    if (typed.trim() !== asked) setTyped(asked)
  }
  const input = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => input.current?.focus() })
  const look = () => setSearch({ q: typed.trim() || undefined }, 'replace')
  const lookLater = useEffectEvent(look)
  useEffect(() => {
    if (typed.trim() === asked) return
    const timer = setTimeout(() => lookLater(), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, asked])
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event)) return
    // Else the link would be followed by the same press.
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
