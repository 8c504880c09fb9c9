import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { countWords, readingTime } from '#features/catalogue/catalogue/rules-text.ts'
import { picturePath } from '#features/platform/media/paths.ts'
import type { MediaView } from '#features/platform/media/schemas.ts'
import { ACCEPTED_PICTURES } from '#features/platform/media/web/admin/file-button.tsx'
import { LibraryDialog } from '#features/platform/media/web/admin/library-field.tsx'
import { useMessages as useMediaMessages } from '#features/platform/media/web/admin/messages.ts'
import { Field } from '#ui/forms/field.tsx'
import { useMessages } from '../messages.ts'
import styles from './markdown-field.module.css'

type MarkdownFieldProps = {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  disabled?: boolean
  lang: Lang
}

/** The tools with their icons. An icon consists of lines of the same width in a square of 24 × 24 px. */
const TOOLS = [
  { id: 'bold', sign: 'M7.5 5h5.2a3.5 3.5 0 0 1 0 7H7.5zM7.5 12h6a3.5 3.5 0 0 1 0 7h-6z' },
  { id: 'italic', sign: 'M10.5 5h6.5M7 19h6.5M13.8 5l-3.6 14' },
  { id: 'heading', sign: 'M6.5 5v14M17.5 5v14M6.5 12h11' },
  { id: 'list', sign: 'M10 6.5h9.5M10 12h9.5M10 17.5h9.5M4.8 6.5h.9M4.8 12h.9M4.8 17.5h.9' },
  { id: 'quote', sign: 'M9.5 12h-4.5v-5h4.5v6a4 4 0 0 1-3 4M19 12h-4.5v-5H19v6a4 4 0 0 1-3 4' },
  {
    id: 'link',
    sign: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  },
  { id: 'table', sign: 'M4.5 5.5h15v13h-15zM4.5 10h15M10 10v8.5' },
  { id: 'picture', sign: 'M4.5 5.5h15v13h-15zM4.5 16l4.5-4.5 3.5 3.5 2.5-2.5 4.5 4M15 9.5h.1' },
] as const

type Tool = (typeof TOOLS)[number]['id']
const KEYS: Record<string, Tool> = { KeyB: 'bold', KeyI: 'italic' }

/** A long text in Markdown with a few formatting tools; Ctrl+B and Ctrl+I work as usual. */
export function MarkdownField({ label, value, onChange, error, disabled = false, lang }: MarkdownFieldProps) {
  const { markdown } = useMessages()
  const box = useRef<HTMLTextAreaElement>(null)
  const { sample } = markdown
  const [isChoosing, setIsChoosing] = useState(false)
  const { picker } = useMediaMessages()
  function act(tool: Tool): void {
    if (tool === 'bold') wrap('**', '**', sample.bold)
    else if (tool === 'italic') wrap('*', '*', sample.italic)
    else if (tool === 'link') wrap('[', '](/)', sample.link)
    else if (tool === 'table') insert(`\n${sample.table}\n`)
    else if (tool === 'picture') setIsChoosing(true)
    else prefix({ heading: '## ', list: '- ', quote: '> ' }[tool])
  }

  /** Inserts a picture of the library as a separate paragraph at the cursor. The dialog has the focus, so this function changes the text directly. */
  function place(file: MediaView): void {
    setIsChoosing(false)
    const at = box.current?.selectionEnd ?? value.length
    const alt = file.alt[lang].replace(/[[\]\\]/g, ' ')
    const [before, after] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()]
    onChange([before, `![${alt}](${picturePath(file.id, 960, 'webp')})`, after].filter(Boolean).join('\n\n'))
  }

  /** Inserts the text as if the user had typed it, so that undo works. */
  function insert(text: string): void {
    box.current?.focus()
    // This method is deprecated, but no other method inserts text into a field and keeps the undo history. So browsers still support it.
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

  /** Puts a Markdown mark before each selected line. */
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

  return (
    <div className={styles.field}>
      <div className={styles.tools} role="group" aria-label={markdown.tools}>
        {TOOLS.map(({ id, sign }) => (
          <button
            key={id}
            type="button"
            className={styles.tool}
            aria-label={markdown[id]}
            title={markdown[id]}
            disabled={disabled}
            onClick={() => act(id)}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d={sign} />
            </svg>
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
      <LibraryDialog
        open={isChoosing}
        title={picker.title}
        kind="image"
        accept={ACCEPTED_PICTURES}
        empty={undefined}
        onPick={place}
        onClose={() => setIsChoosing(false)}
      />
      <p className={styles.count}>{markdown.words(countWords(value), readingTime(value))}</p>
    </div>
  )
}
