import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import styles from './filter-bar.module.css'
import { Icon } from './icon.tsx'
import { useDictionary } from './messages.tsx'
import { useAddress } from './panel.ts'
import type { PanelMessages } from './panel-messages.en.ts'
import { useKeys } from './use-keys.ts'

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
  return (
    <div className={styles.bar} role="search">
      {searchHint !== undefined && <SearchField hint={searchHint} />}
      {children}
      {isNarrowed && (
        <Button onClick={() => setSearch(Object.fromEntries(all.map((name) => [name, undefined])))}>
          {messages.clearFilters}
        </Button>
      )}
    </div>
  )
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
    setTyped(asked)
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
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Else the link would be followed by the same press.
    event.preventDefault()
    look()
    document.querySelector<HTMLElement>('[data-row]')?.focus()
  }
  return (
    <Field
      ref={input}
      className={styles.search}
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
