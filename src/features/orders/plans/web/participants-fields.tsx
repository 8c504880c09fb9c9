import { useMaskito } from '@maskito/react'
import { useEffect, useId, useRef, useState } from 'react'
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  useController,
  useFormContext,
} from 'react-hook-form'
import type { ProfileView } from '#features/people/profiles/schemas.ts'
import { MASKS, readWritten } from '#features/people/profiles/web/profile-form/masks.ts'
import { birthDateText } from '#features/people/profiles/web/birth-date-text.ts'
import { focusOnce } from '#ui/layout/focus-once.ts'
import { CheckField } from '#ui/forms/check-field.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { useFaultPlace, useFinishBeforeSubmit } from '#ui/forms/form-context.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { type Readings } from '#features/orders/cart/model.ts'
import { correctReading } from '#features/orders/cart/rules-names.ts'
import { NameReadings } from '#features/orders/cart/web/name-readings.tsx'
import {
  cleanParticipant,
  fullName,
  isBlank,
  MAX_GOTRA,
  type Participant,
  type ParticipantField,
  parseParticipants,
} from '../rules-participants.ts'
import styles from './participants-fields.module.css'
import { newRow, type Row, rowPath, ROWS_PATH } from './plan-rows.ts'
import { useMessages } from './messages.ts'

const NOBODY: Participant = { firstName: '', lastName: '', birthDate: '', birthTime: '' }
const FIELDS: ParticipantField[] = ['firstName', 'lastName', 'birthDate', 'birthTime', 'gotra']

/**
 * The fields for the participants, one row each. They are in the field `participants` of the form that contains them. Rows can come from
 * the profile or from a pasted list.
 */
export function ParticipantsFields({ profile }: { profile: ProfileView | null }) {
  const form = useRows()
  const { form: messages, readings: readingMessages } = useMessages()
  const { field: readings } = useController<{ readings: Readings }, 'readings'>({ name: 'readings' })
  const { getValues } = useFormContext<{ readings: Readings }>()
  const id = useId()
  const [isPasting, setIsPasting] = useState(false)
  const [focusLast, setFocusLast] = useState(0)
  const rows = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const me = profile && meOf(profile)
  const isMeThere = form.rows.some((row) => row.firstName === me?.firstName && row.lastName === me.lastName)

  // The page requests the reading of a name when the customer leaves the name's row, not after every letter.
  const typed = namesOf(form.rows)
  const [finished, setFinished] = useState(typed)
  const [rowCount, setRowCount] = useState(form.rows.length)
  // Rows that arrive together, from the server or from a pasted list, are complete.
  if (rowCount !== form.rows.length) {
    setRowCount(form.rows.length)
    setFinished(typed)
  }
  const finish = () => setFinished(typed)

  useEffect(() => {
    if (focusLast > 0) rows.current?.lastElementChild?.querySelector('input')?.focus()
  }, [focusLast])

  function add(): void {
    form.addRow()
    setFocusLast((count) => count + 1)
  }

  /** Reads the present corrections from the form, because several corrections can arrive before the next render. */
  function correct(name: string, devanagari: string): void {
    readings.onChange(correctReading(getValues('readings'), name, devanagari))
  }

  function remove(row: Row): void {
    form.removeRow(row.id)
    addButton.current?.focus()
  }

  return (
    <fieldset className={styles.participants} aria-describedby={`${id}hint`}>
      {form.paths.map((path) => (
        <FaultPlace key={path} name={path} />
      ))}
      <legend className={`${styles.title} type-h3`}>{messages.participants}</legend>
      <p id={`${id}hint`} className={styles.hint}>
        {messages.participantsHint}
      </p>
      <div className={styles.rows} ref={rows} onBlur={finish}>
        {form.rows.map((row, place) => (
          <ParticipantRow key={row.id} row={row} number={place + 1} form={form} onRemove={() => remove(row)} />
        ))}
      </div>
      <p className={styles.error} role="alert">
        {form.errorAt(ROWS_PATH)}
      </p>
      <NameReadings
        names={typed.filter((name) => finished.includes(name))}
        departed={namesOf(form.rows.filter((row) => cleanParticipant(row).isDeparted))}
        readings={readings.value}
        onCorrect={correct}
        messages={readingMessages}
      />
      <div className={styles.actions}>
        <Button onClick={add} ref={addButton}>
          <Icon name="plus" size={20} /> {messages.add}
        </Button>
        {me && !isMeThere && <Button onClick={() => form.addPeople([me])}>{messages.addMe}</Button>}
        <Button aria-expanded={isPasting} onClick={() => setIsPasting(!isPasting)}>
          {isPasting ? messages.pasteClose : messages.paste}
        </Button>
      </div>
      {isPasting && (
        <PasteList
          onRead={(participants) => {
            form.addPeople(participants)
            setIsPasting(false)
          }}
        />
      )}
    </fieldset>
  )
}

function namesOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.map((row) => fullName(cleanParticipant(row))).filter((name) => name !== ''))]
}

function useRows() {
  const { clearErrors } = useFormContext<FieldValues>()
  const { field, formState } = useController<{ participants: Row[] }, 'participants'>({ name: 'participants' })
  const rows = field.value

  function change(next: Row[], ...mended: string[]): void {
    field.onChange(next)
    clearErrors([ROWS_PATH, ...mended])
  }

  return {
    rows,
    /** The paths of the fields that can show faults. */
    paths: [ROWS_PATH, ...rows.flatMap(({ id }) => FIELDS.map((name) => rowPath(id, name)))],
    errorAt: (path: string) => get<FieldErrors, FieldError | undefined>(formState.errors, path)?.message,
    addRow: () => change([...rows, newRow(NOBODY)]),
    /** Adds people below the filled rows. A blank row before them would look like a person without a name. */
    addPeople: (people: Participant[]) => change([...rows.filter((row) => !isBlank(row)), ...people.map(newRow)]),
    removeRow: (id: string) => change(rows.filter((row) => row.id !== id)),
    changeRow: (id: string, name: ParticipantField, value: string) =>
      change(
        rows.map((row) => (row.id === id ? { ...row, [name]: value } : row)),
        rowPath(id, name),
      ),
    markRow: (id: string, { isDeparted: _, ...person }: Participant, isDeparted: boolean) =>
      change(rows.map((row) => (row.id === id ? { ...person, id, ...(isDeparted && { isDeparted }) } : row))),
  }
}

function FaultPlace({ name }: { name: string }) {
  useFaultPlace(name)
  return null
}

type ParticipantRowProps = { row: Row; number: number; form: ReturnType<typeof useRows>; onRemove: () => void }

function ParticipantRow({ row, number, form, onRemove }: ParticipantRowProps) {
  const { form: messages } = useMessages()
  const lang = useLang()
  const dateRef = useMaskito({ options: MASKS.birthDate ?? null })
  const timeRef = useMaskito({ options: MASKS.birthTime ?? null })
  const of = (field: ParticipantField) => ({
    label: messages[field],
    name: rowPath(row.id, field),
    value: row[field] ?? '',
    error: form.errorAt(rowPath(row.id, field)),
    onChange: (value: string) => form.changeRow(row.id, field, value),
    autoComplete: 'off',
  })
  /** Words such as "in memory" beside the name tick the box. */
  const readMark = () => {
    const { isDeparted: _, ...typed } = row
    const { firstName, lastName, isDeparted } = cleanParticipant(typed, lang)
    if (isDeparted) form.markRow(row.id, { ...row, firstName, lastName }, true)
  }
  const dayInWords = birthDateText(row.birthDate, lang)
  const reading = (field: 'birthDate' | 'birthTime') => ({
    // In Russian a phone shows a keyboard with digits. English readers also type words: "14 March 1941", "7.30 am".
    inputMode: lang === 'ru' ? ('numeric' as const) : undefined,
    onBlur: () => form.changeRow(row.id, field, readWritten(field, row[field], lang)),
  })
  return (
    <div className={styles.row} role="group" aria-label={messages.participant(number)}>
      <Field {...of('firstName')} maxLength={100} onBlur={readMark} />
      <Field {...of('lastName')} maxLength={100} onBlur={readMark} />
      <Field
        {...of('birthDate')}
        {...reading('birthDate')}
        placeholder={messages.birthDateHint}
        note={dayInWords === row.birthDate ? undefined : dayInWords}
        ref={dateRef}
      />
      <Field {...of('birthTime')} {...reading('birthTime')} placeholder={messages.birthTimeHint} ref={timeRef} />
      <Field {...of('gotra')} maxLength={MAX_GOTRA} />
      <Button kind="quiet" square aria-label={messages.remove(number, row.firstName)} onClick={onRemove}>
        <Icon name="trash" size={20} />
      </Button>
      <CheckField
        label={messages.isDeparted}
        checked={row.isDeparted ?? false}
        onChange={(checked) => form.markRow(row.id, row, checked)}
      />
    </div>
  )
}

/** The field for a pasted list of participants. The save button of the form adds this list too, so that a list is not lost if it was only pasted. */
function PasteList({ onRead }: { onRead: (participants: Participant[]) => void }) {
  const { form: messages } = useMessages()
  const [text, setText] = useState('')
  const read = parseParticipants(text, useLang())
  useFinishBeforeSubmit(() => {
    if (read.length > 0) onRead(read)
  }, read.length > 0)
  return (
    <div className={styles.paste}>
      <Field
        multiline
        rows={4}
        label={messages.pasteLabel}
        hint={messages.pasteHint}
        value={text}
        onChange={setText}
        ref={focusOnce}
      />
      <Button disabled={read.length === 0} onClick={() => onRead(read)}>
        {messages.pasteRead(read.length)}
      </Button>
    </div>
  )
}

function meOf({ firstName, lastName, birthDate, birthTime }: ProfileView): Participant | undefined {
  return firstName === '' ? undefined : { firstName, lastName, birthDate, birthTime }
}
