import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { isComposing } from '#ui/forms/composing.ts'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useMessages } from '../messages.ts'
import styles from './list-field.module.css'

type ListFieldProps = {
  label: ReactNode
  hint?: ReactNode
  items: string[]
  onChange: (items: string[]) => void
  error?: string | undefined
  disabled?: boolean
  lang?: string | undefined
  suggestions?: string[]
}

/** A sortable list of short lines. Pasting several lines creates several items. */
export function ListField({ label, hint, items, onChange, error, disabled, lang, suggestions }: ListFieldProps) {
  const { lines } = useMessages()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)

  function focus(place: number): void {
    // The focus moves after React has rendered the new line.
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLElement>('input, textarea')[place]?.focus())
  }

  function put(next: string[], place: number): void {
    onChange(next)
    focus(place)
  }

  function press(event: KeyboardEvent, place: number): void {
    if (isComposing(event)) return
    const isEmpty = items[place] === ''
    const to = place + (event.key === 'ArrowUp' ? -1 : 1)
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) put(items.toSpliced(place + 1, 0, ''), place + 1)
    else if (event.key === 'Backspace' && isEmpty) put(items.toSpliced(place, 1), Math.max(0, place - 1))
    else if (event.altKey && /^Arrow(Up|Down)$/.test(event.key) && to >= 0 && to < items.length)
      put(items.toSpliced(place, 1).toSpliced(to, 0, items[place] ?? ''), to)
    else return
    event.preventDefault()
  }

  function paste(event: ClipboardEvent, place: number): void {
    const pasted = event.clipboardData
      .getData('text')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    if (pasted.length < 2) return
    event.preventDefault()
    const kept = items[place] === '' ? [] : [items[place] ?? '']
    put(items.toSpliced(place, 1, ...kept, ...pasted), place + kept.length + pasted.length - 1)
  }

  // A textarea wraps long lines, but suggestions require an input.
  const Control = suggestions ? 'input' : 'textarea'
  return (
    <div ref={box} className={styles.list} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {hint && <p className={styles.hint}>{hint}</p>}
      <span id={`${id}-hint`} className="visually-hidden">
        {lines.hint}
      </span>
      {items.map((item, place) => (
        // The index is the key, because two lines may have the same text.
        <div key={place} className={styles.item}>
          <Control
            className={styles.input}
            value={item}
            disabled={disabled}
            lang={lang}
            aria-label={lines.item(place + 1)}
            onChange={({ target }: { target: { value: string } }) =>
              onChange(items.with(place, inOneLine(target.value)))
            }
            onKeyDown={(event: KeyboardEvent) => press(event, place)}
            onPaste={(event: ClipboardEvent) => paste(event, place)}
            {...(suggestions ? { list: `${id}-list` } : { rows: 1 })}
          />
          {!disabled && (
            <button
              type="button"
              className={styles.remove}
              aria-label={lines.remove(place + 1)}
              onClick={() => put(items.toSpliced(place, 1), Math.max(0, place - 1))}
            >
              <Icon name="close" size={16} />
            </button>
          )}
        </div>
      ))}
      {!disabled && (
        <Button kind="quiet" size="compact" className={styles.add} onClick={() => put([...items, ''], items.length)}>
          <Icon name="plus" size={16} /> {lines.add}
        </Button>
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </datalist>
      )}
      <div aria-live="polite">{error && <p className={styles.error}>{error}</p>}</div>
    </div>
  )
}

/** Replaces line breaks by spaces. Each item is one line, but the textarea would accept line breaks. */
function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
