import { useState } from 'react'
import type { z } from 'zod'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { useApi } from '#ui/data/api.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Link } from '#ui/layout/link.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { MAX_NOTE, MAX_PLACE } from '../../model.ts'
import { sheetPath } from '../../paths.ts'
import { type CalendarDayView, dayInput, type DayNote, type PerformanceView } from '../../schemas.ts'
import type { CalendarLine } from './calendar-line.ts'
import { useMessages } from './messages.ts'
import styles from './schedule-dialog.module.css'

const schema = dayInput.omit({ version: true })

type DayDialogProps = {
  day: CalendarDayView | undefined
  title: string
  onClose: () => void
  onSaved: () => void
  onChoose: (line: CalendarLine) => void
}

/** The note and the place of a day. */
export function DayDialog({ day, title, ...rest }: DayDialogProps) {
  return (
    <Dialog open={day !== undefined} onClose={rest.onClose} title={title}>
      {day && <DayForm day={day} {...rest} />}
    </Dialog>
  )
}

type DayFormProps = Omit<DayDialogProps, 'day' | 'title'> & { day: CalendarDayView }

export function DayForm({ day, onClose, onSaved, onChoose }: DayFormProps) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const [theirs, setTheirs] = useState<DayNote>()
  const form = useSchemaForm({ schema, values: { place: day.place, note: day.note } })
  const failure = form.formState.errors.root?.server
  const isConflict = failure?.type === 'conflict.version'

  async function save(typed: z.input<typeof schema>): Promise<void> {
    await api.put('/api/admin/calendar-days/{date}', {
      path: { date: day.date },
      body: { ...typed, version: day.version },
    })
    showToast({ title: messages.day.saved })
    onSaved()
    onClose()
  }

  const mayChange = can('calendar.change')
  const ofLines = new Set(day.performances.flatMap(({ conflicts }) => conflicts))
  const ofDay = [...new Set(day.conflicts.map(({ kind }) => kind))].filter((kind) => !ofLines.has(kind))
  return (
    <Form
      form={form}
      onSubmit={save}
      onConflict={onSaved}
      // The refusal contains the current note of the day.
      onPresent={(present) => setTheirs(present as DayNote)}
      className={styles.body}
    >
      <Facts
        facts={[
          { term: messages.day.panchang, value: messages.lunarDay(day.tithi.name, day.nakshatra) },
          { term: messages.sankalpa.festival, value: day.festival },
          { term: messages.day.conflicts, value: ofDay.map((kind) => messages.conflicts[kind]).join('. ') },
          {
            term: messages.day.loads,
            value: day.capacity.map(({ name, taken, capacity }) => messages.load(name, taken, capacity)).join(', '),
          },
          ...(mayChange
            ? []
            : [
                { term: messages.day.place, value: day.place },
                { term: messages.day.note, value: day.note },
              ]),
        ]}
      />
      <DayLines lines={day.performances} onChoose={onChoose} />
      {day.about.length > 0 && (
        <section>
          <h3 className={styles.heading}>{messages.day.recommended}</h3>
          <ul className={styles.reasons}>
            {day.about.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {mayChange && (
        <>
          <TextField name="place" label={messages.day.place} hint={messages.day.placeHint} maxLength={MAX_PLACE} />
          <TextAreaField name="note" label={messages.day.note} maxLength={MAX_NOTE} />
        </>
      )}
      {failure && (
        <Notice tone={isConflict ? 'warn' : 'danger'} title={failure.message}>
          {isConflict && theirs && (
            <Facts
              facts={[
                { term: messages.day.place, value: theirs.place },
                { term: messages.day.note, value: theirs.note },
              ]}
            />
          )}
        </Notice>
      )}
      <div className={styles.foot}>
        {can('sheets.read') && <Link href={sheetPath(day.date)}>{messages.day.openSheet}</Link>}
        {mayChange && <SubmitButton>{messages.dialog.save}</SubmitButton>}
      </div>
    </Form>
  )
}

type DayLinesProps = { lines: PerformanceView[]; onChoose: (line: CalendarLine) => void }

/** The rituals of the day, with their warnings. A click on a ritual opens its days. */
function DayLines({ lines, onChoose }: DayLinesProps) {
  const messages = useMessages()
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{messages.day.rituals}</h3>
      <ul data-plain className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.orderId} ${line.lineId}`}>
            <button
              type="button"
              className={styles.line}
              data-conflict={line.conflicts.length > 0 || undefined}
              onClick={() => onChoose(line)}
            >
              <strong>{printedName(line.name)}</strong>
              <span>{[line.number, messages.kOfN(line.k, line.n), line.priest?.name].filter(Boolean).join(' · ')}</span>
              {line.conflicts.length > 0 && (
                <span>{line.conflicts.map((kind) => messages.conflicts[kind]).join('. ')}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
