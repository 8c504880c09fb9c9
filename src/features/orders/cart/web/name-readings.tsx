import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { useApi } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { useTypedQuery } from '#ui/data/use-typed-query.ts'
import { Field } from '#ui/forms/field.tsx'
import { useFinishBeforeSubmit } from '#ui/forms/form-context.ts'
import { Button } from '#ui/layout/button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ReadingMessages } from '../messages/page-readings.en.ts'
import type { Readings } from '../model.ts'
import styles from './name-readings.module.css'

const PAUSE = 350

type NameReadingsProps = {
  names: string[]
  /** The names of people who have died. They are also in `names`. */
  departed?: readonly string[]
  /** The corrected readings of the names, in Devanagari. The key is the name. */
  readings: Readings
  /**
   * Called with a corrected reading. An empty reading removes a correction. This function is absent if the person at this page may not
   * correct readings.
   */
  onCorrect?: ((name: string, devanagari: string) => void) | undefined
  messages: ReadingMessages
  /** How long the page waits after the last typed letter before it asks the server, in milliseconds. */
  pause?: number
}

/** Shows how the priest will read the names, in Devanagari and in the letters of the page's language. Shows nothing until the server has answered. */
export function NameReadings({ names, departed = [], readings, onCorrect, messages, pause = 0 }: NameReadingsProps) {
  const asked = names.map((name) => (readings[name] ? { name, said: readings[name] } : name))
  const { data } = useReadings(asked, { enabled: names.length > 0, pause })
  const known = new Map(data?.items.map((item) => [item.name, item]))
  const shown = names.flatMap((name) => known.get(name) ?? [])
  return (
    <div className={styles.readings} aria-live="polite">
      {shown.length > 0 && (
        <>
          <p className={styles.title}>{messages.title(shown.length)}</p>
          <ul data-plain className={styles.list}>
            {shown.map((item) => (
              <NameReading
                key={item.name}
                item={item}
                isDeparted={departed.includes(item.name)}
                corrected={readings[item.name] ?? ''}
                onCorrect={onCorrect && ((devanagari) => onCorrect(item.name, devanagari))}
                messages={messages}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type Item = { name: string; devanagari: string; reading: string }
type NameReadingProps = {
  item: Item
  isDeparted: boolean
  corrected: string
  onCorrect: ((devanagari: string) => void) | undefined
  messages: ReadingMessages
}

function NameReading({ item, isDeparted, corrected, onCorrect, messages }: NameReadingProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function close(devanagari?: string): void {
    if (devanagari !== undefined) onCorrect?.(devanagari)
    setIsOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }

  return (
    <li className={styles.item}>
      <Reading item={item} />
      {isDeparted && <small className={styles.corrected}>{messages.inMemory}</small>}
      {corrected !== '' && <small className={styles.corrected}>{messages.corrected}</small>}
      {isOpen ? (
        <Correction
          item={item}
          isCorrected={corrected !== ''}
          onClose={close}
          onFinish={(devanagari) => {
            onCorrect?.(devanagari)
            setIsOpen(false)
          }}
          messages={messages}
        />
      ) : (
        onCorrect && (
          <Button
            kind="quiet"
            className={styles.open}
            aria-label={messages.correctOf(item.name)}
            onClick={() => setIsOpen(true)}
            ref={opener}
          >
            {messages.correct}
          </Button>
        )
      )}
    </li>
  )
}

function Reading({ item: { devanagari, reading } }: { item: Pick<Item, 'devanagari' | 'reading'> }) {
  return (
    <p className={styles.reading}>
      <span lang="hi" className={styles.devanagari}>
        {devanagari}
      </span>
      <bdi>{reading}</bdi>
    </p>
  )
}

type CorrectionProps = {
  item: Item
  isCorrected: boolean
  onClose: (devanagari?: string) => void
  /** Called with the typed reading when the surrounding form is submitted. */
  onFinish: (devanagari: string) => void
  messages: ReadingMessages
}

/** The form that corrects the reading of a name. It shows how the priest will read the typed text. */
function Correction({ item, isCorrected, onClose, onFinish, messages }: CorrectionProps) {
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState(item.reading)
  const typed = said.trim()
  // A reading in the letters of the page is not exact: the server could read the same text differently. So an unchanged text is not sent.
  const isSame = typed === item.reading
  const { data, error, refetch, isPlaceholderData } = useReadings([{ name: item.name, said: typed }], {
    enabled: typed !== '' && !isSame,
    pause: PAUSE,
  })
  const read = isSame ? item : data?.items[0]
  const isReady = isSame || (read !== undefined && !isPlaceholderData && error === null)
  const fault = typed === '' || !error ? undefined : findProblem(error)?.errors?.[0]?.message
  const accept = () => isReady && onClose(isSame ? undefined : read?.devanagari)
  const isUnsaved = typed !== '' && !isSame
  useFinishBeforeSubmit(async () => {
    if (isUnsaved) onFinish(await readTyped())
  }, isUnsaved)

  async function readTyped(): Promise<string> {
    if (isReady && read) return read.devanagari
    const answer = await refetch({ cancelRefetch: false })
    const devanagari = answer.isPlaceholderData ? undefined : answer.data?.items[0]?.devanagari
    if (devanagari !== undefined) return devanagari
    field.current?.focus()
    field.current?.scrollIntoView({ block: 'center' })
    throw answer.error ?? new Error('the text was changed during the call')
  }

  const show = useCallback((control: HTMLInputElement | null) => {
    field.current = control
    focusOnce(control)
  }, [])

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    // Enter must not submit the form that contains this field.
    event.preventDefault()
    event.stopPropagation()
    accept()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Only handles the keys Enter and Escape of the field.
    <div className={styles.correction} onKeyDown={press}>
      <Field
        label={messages.said(item.name)}
        hint={messages.saidHint}
        value={said}
        onChange={setSaid}
        error={fault}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        ref={show}
      />
      {error && fault === undefined && typed !== '' ? (
        <p className={styles.will} role="alert">
          {findProblem(error)?.message ?? messages.lost}{' '}
          <Button kind="quiet" onClick={() => void refetch()}>
            {messages.retry}
          </Button>
        </p>
      ) : (
        <div className={styles.will} aria-live="polite">
          {read && fault === undefined && (
            <>
              <span>{messages.will}</span> <Reading item={read} />
              {/ы/i.test(typed) && <small>{messages.noY}</small>}
            </>
          )}
        </div>
      )}
      <div className={styles.buttons}>
        <Button kind="secondary" aria-disabled={!isReady || undefined} onClick={accept}>
          {messages.use}
        </Button>
        {isCorrected && (
          <Button kind="quiet" onClick={() => onClose('')}>
            {messages.reset}
          </Button>
        )}
        <Button kind="quiet" onClick={() => onClose()}>
          {messages.cancel}
        </Button>
      </div>
    </div>
  )
}

type Asked = (string | { name: string; said: string })[]

/** Requests the readings of the names. While a new reading is requested, the page still shows the earlier readings. */
function useReadings(names: Asked, { enabled, pause }: { enabled: boolean; pause: number }) {
  const lang = useLang()
  const api = useApi()
  return useTypedQuery({
    queryKey: ['name-readings', lang, names],
    pause,
    read: (signal) => api.post('/api/name-readings', { query: { lang }, body: { names } }, { signal }),
    enabled,
    keepsLast: true,
  })
}

/** Focuses a field and selects its text. This function is the same object at each render, so React calls it only once. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
