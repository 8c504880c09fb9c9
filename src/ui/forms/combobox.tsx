import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import styles from './combobox.module.css'
import { isComposing } from './composing.ts'
import { Field } from './field.tsx'

/** `value` is put into the field when the user chooses it. The list shows `text` and, in a smaller size, `note`. */
export type Suggestion = { value: string; text: string; note?: string }

type ComboboxProps = {
  label: string
  hint?: string
  error?: string
  value: string
  onChange: (value: string) => void
  /** Matches for the text. The caller computes them. The user may also type other text. */
  suggestions: Suggestion[]
  /** Announced when the list appears or changes: "3 suggestions". */
  countText: (count: number) => string
} & Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'id' | 'list' | 'className'>

/** After a blur the list stays open for this many milliseconds, so that the user can click it (docs/contract.md, "Profile and plan"). */
const BLUR_DELAY = 200

/** A text field with suggestions (ARIA 1.2: an editable combobox with a list). */
export function Combobox({ suggestions, countText, onChange, onKeyDown, onBlur, onFocus, ...field }: ComboboxProps) {
  const listId = useId()
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [wanted, setWanted] = useState(false)
  const [chosen, setChosen] = useState<number>()
  const open = wanted && suggestions.length > 0
  const active = open && chosen !== undefined && chosen < suggestions.length ? chosen : undefined
  const optionId = (at: number) => `${listId}-${at}`

  useEffect(() => () => clearTimeout(closing.current), [])
  useEffect(() => {
    if (active !== undefined) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  function show(isShown: boolean): void {
    clearTimeout(closing.current)
    setWanted(isShown)
    setChosen(undefined)
  }

  function choose({ value }: Suggestion): void {
    onChange(value)
    show(false)
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const picked = active === undefined ? undefined : suggestions[active]
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault()
      setWanted(true)
      setChosen(nextOf(active, step, suggestions.length))
    } else if (event.key === 'Enter' && picked) {
      event.preventDefault()
      choose(picked)
    } else if (event.key === 'Escape' && open) {
      // Escape closes only the list, not the dialog around the field.
      event.preventDefault()
      event.stopPropagation()
      show(false)
    } else onKeyDown?.(event)
  }

  function leave(event: FocusEvent<HTMLInputElement>): void {
    closing.current = setTimeout(() => show(false), BLUR_DELAY)
    onBlur?.(event)
  }

  return (
    <Field
      {...field}
      type="text"
      role="combobox"
      autoComplete="off"
      spellCheck={false}
      aria-autocomplete="list"
      aria-expanded={open}
      aria-controls={open ? listId : undefined}
      aria-activedescendant={active === undefined ? undefined : optionId(active)}
      onChange={(value) => {
        onChange(value)
        show(true)
      }}
      onKeyDown={press}
      onBlur={leave}
      onFocus={(event) => {
        clearTimeout(closing.current)
        onFocus?.(event)
      }}
      after={
        <>
          {open && (
            <div ref={placeInWindow} id={listId} className={styles.list} role="listbox" aria-label={field.label}>
              {suggestions.map((suggestion, at) => (
                <button
                  key={suggestion.value}
                  id={optionId(at)}
                  className={styles.option}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  // The field keeps the focus during the press. If the press moved the focus, the list would close before the click.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(suggestion)}
                >
                  {suggestion.text}
                  {suggestion.note && <span className={styles.note}>{suggestion.note}</span>}
                </button>
              ))}
            </div>
          )}
          <span role="status" className="visually-hidden">
            {open && countText(suggestions.length)}
          </span>
        </>
      }
    />
  )
}

/** Minimum height of the list in pixels: three suggestions and the edge of a fourth. */
const MIN_HEIGHT = 150

/**
 * The list opens upwards if it would extend below the window, a phone's keyboard or a bar at the foot of the page, and if there is more room above
 * the field. While it is open, the list stays on this side. The scroll padding of the root element defines the free space at the edges.
 */
function placeInWindow(list: HTMLElement | null): void {
  if (!list?.parentElement) return
  const { top, bottom } = list.parentElement.getBoundingClientRect()
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement)
  const seen = window.visualViewport
  const foot = innerHeight - lengthOf(scrollPaddingBlockEnd)
  const below = Math.min(foot, seen ? seen.offsetTop + seen.height : foot) - bottom
  const above = top - lengthOf(scrollPaddingBlockStart)
  list.dataset.side ??= list.scrollHeight > below && above > below ? 'above' : 'below'
  const room = list.dataset.side === 'above' ? above : below
  list.style.setProperty('--room', `${Math.max(MIN_HEIGHT, room)}px`)
}

/** The length in pixels. `auto` means no free space. */
function lengthOf(padding: string): number {
  return Number.parseFloat(padding) || 0
}

/**
 * From the field, the key Down goes to the first option, and the key Up goes to the last option. From the last option in either direction, the focus
 * returns to the text in the field.
 */
function nextOf(active: number | undefined, step: number, count: number): number | undefined {
  const next = active === undefined ? (step > 0 ? 0 : count - 1) : active + step
  return next >= 0 && next < count ? next : undefined
}
