import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { readingTime } from '#features/catalogue/rules.ts'
import { Field } from '#ui/field.tsx'
import { useMessages } from './messages.ts'
import styles from './markdown-field.module.css'

type MarkdownFieldProps = {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  disabled?: boolean
  lang: string
}

const TOOLS = [
  { id: 'bold', sign: 'B' },
  { id: 'italic', sign: 'I' },
  { id: 'heading', sign: 'H' },
  { id: 'list', sign: '•' },
  { id: 'quote', sign: '❝' },
  { id: 'link', sign: '↗' },
  { id: 'table', sign: '▦' },
] as const

type Tool = (typeof TOOLS)[number]['id']
const KEYS: Record<string, Tool> = { KeyB: 'bold', KeyI: 'italic' }

/** A long text in Markdown with the few marks it needs; Ctrl+B and Ctrl+I as everywhere. */
export function MarkdownField({ label, value, onChange, error, disabled = false, lang }: MarkdownFieldProps) {
  const { markdown } = useMessages()
  const box = useRef<HTMLTextAreaElement>(null)
  const { sample } = markdown
  function act(tool: Tool): void {
    if (tool === 'bold') wrap('**', '**', sample.bold)
    else if (tool === 'italic') wrap('*', '*', sample.italic)
    else if (tool === 'link') wrap('[', '](/)', sample.link)
    else if (tool === 'table') insert(`\n${sample.table}\n`)
    else prefix({ heading: '## ', list: '- ', quote: '> ' }[tool])
  }

  /** As if it were typed, so that undo knows of it. */
  function insert(text: string): void {
    box.current?.focus()
    // Deprecated, and the only way into a text field that leaves its undo whole; browsers keep it for that.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand('insertText', false, text)
  }

  function wrap(before: string, after: string, instead: string): void {
    const area = box.current
    if (!area) return
    const chosen = area.value.slice(area.selectionStart, area.selectionEnd) || instead
    const start = area.selectionStart + before.length
    insert(before + chosen + after)
    area.setSelectionRange(start, start + chosen.length)
  }

  /** Puts a mark before each chosen line. */
  function prefix(mark: string): void {
    const area = box.current
    if (!area) return
    const from = area.value.lastIndexOf('\n', area.selectionStart - 1) + 1
    const to = area.selectionEnd
    area.setSelectionRange(from, to)
    insert(
      area.value
        .slice(from, to)
        .split('\n')
        .map((line) => mark + line)
        .join('\n'),
    )
  }

  function press(event: KeyboardEvent): void {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    const tool = isShortcut ? KEYS[event.code] : undefined
    if (!tool) return
    event.preventDefault()
    act(tool)
  }

  const words = value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return (
    <div className={styles.field}>
      <div className={styles.tools} role="group" aria-label={markdown.tools}>
        {TOOLS.map(({ id, sign }) => (
          <button
            key={id}
            type="button"
            className={styles.tool}
            data-tool={id}
            aria-label={markdown[id]}
            title={markdown[id]}
            disabled={disabled}
            onClick={() => act(id)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </div>
      <Field
        multiline
        ref={box}
        className={styles.text}
        label={label}
        value={value}
        onChange={onChange}
        error={error}
        disabled={disabled}
        lang={lang}
        rows={14}
        onKeyDown={press}
      />
      <p className={styles.count}>{markdown.words(words, readingTime(value))}</p>
    </div>
  )
}
