import { useId, useState } from 'react'
import { formatDay } from '#base/date-format.ts'
import { addDays, isCalendarDay } from '#features/plans/rules.ts'
import { shortDayText } from '#features/plans/web/day-format.ts'
import { printedName } from '#features/orders/rules-status.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Facts } from '#ui/facts.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useLang } from '#ui/messages.tsx'
import { Names } from '#ui/names.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { SelectField } from '#ui/select-field.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import { useFresh } from '#ui/use-fresh.ts'
import { DAYS_MAX } from '../../model.ts'
import type { CalendarDayView, PriestView, ScheduleView } from '../../schemas.ts'
import type { CalendarLine } from './calendar-line.ts'
import { useMessages } from './messages.ts'
import { freePlaces } from '../../rules-span.ts'
import styles from './schedule-dialog.module.css'

type ScheduleDialogProps = {
  line: CalendarLine
  /** The days that are shown, for what is recommended and who is free. */
  days: CalendarDayView[]
  today: string
  onClose: () => void
  onSaved: () => void
}

/** All days of one line and who performs it: the way by keyboard, and where a dropped line is confirmed. */
export function ScheduleDialog({ line, days: shown, today, onClose, onSaved }: ScheduleDialogProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  const { can, call } = usePanel()
  const [days, setDays] = useState(line.days)
  const [priestId, setPriestId] = useState(line.priest?.id ?? '')
  const [version, setVersion] = useState(line.version)
  const mayChange = can('calendar.change') && line.status !== 'ready'
  const save = useAction(async () => {
    const body = { days, priestId: priestId === '' ? null : priestId, version }
    await call<ScheduleView>(`/api/admin/calendar/${line.orderId}/${line.lineId}?lang=${lang}`, { method: 'PUT', body })
    showToast({ title: messages.saved, text: messages.savedText })
    onSaved()
  })
  const isStale = save.problem?.code === 'conflict.version'

  /** What somebody else chose takes the place of what stood here. */
  function takeTheirs(): void {
    const theirs = save.problem?.present as ScheduleView
    setDays(theirs.days)
    setPriestId(theirs.priestId ?? '')
    setVersion(theirs.version)
    save.clear()
  }

  return (
    <Dialog
      open
      size="form"
      onClose={onClose}
      title={printedName(line.name)}
      closeLabel={messages.close}
      foot={
        <div className={styles.foot}>
          {!isStale && <Button onClick={onClose}>{messages.cancel}</Button>}
          {mayChange && (
            <Button kind="primary" busy={save.isBusy} onClick={() => (isStale ? takeTheirs() : void save.run())}>
              {isStale ? messages.close : messages.save}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.body}>
        {/* First, so that it is seen however long the rest is. */}
        {save.failure !== undefined && (
          <Notice tone={isStale ? 'warn' : 'danger'} title={isStale ? messages.changed : save.failure}>
            <Problems problem={save.problem} faults={save.faults} />
          </Notice>
        )}
        <Facts
          facts={[
            {
              term: messages.order,
              value: can('orders.read') ? <Link href={`/orders/${line.orderId}`}>{line.number}</Link> : line.number,
            },
            { term: messages.forWhom, value: <Names names={line.people.names ?? line.people.initials} /> },
            { term: messages.start, value: line.startDate && formatDay(line.startDate, lang) },
          ]}
        />
        <DayList
          days={days}
          today={today}
          lang={lang}
          onRemove={mayChange ? (day) => setDays(without(days, day)) : undefined}
        />
        {mayChange ? (
          <>
            <AddDays today={today} onAdd={(added) => setDays(joined(days, added))} />
            <Recommended
              line={line}
              shown={shown.filter(({ date }) => date >= today && !days.includes(date))}
              onAdd={(day) => setDays(joined(days, [day]))}
            />
            <PriestSelect value={priestId} onChange={setPriestId} line={line} days={days} shown={shown} />
          </>
        ) : (
          <p>{messages.readOnly}</p>
        )}
      </div>
    </Dialog>
  )
}

function without(days: string[], day: string): string[] {
  return days.filter((each) => each !== day)
}

function joined(days: string[], added: string[]): string[] {
  return [...new Set([...days, ...added])].toSorted().slice(0, DAYS_MAX)
}

type DayListProps = { days: string[]; today: string; lang: 'ru' | 'en'; onRemove: ((day: string) => void) | undefined }

function DayList({ days, today, lang, onRemove }: DayListProps) {
  const { dialog: messages } = useMessages()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {messages.days}
      </h3>
      {days.length === 0 ? (
        <p className={styles.quiet}>{messages.noDays}</p>
      ) : (
        <ul role="list" className={styles.days}>
          {days.map((day) => (
            <li key={day} className={styles.chip} data-past={day < today || undefined}>
              {shortDayText(day, lang)}
              {onRemove && (
                <button type="button" aria-label={messages.remove(formatDay(day, lang))} onClick={() => onRemove(day)}>
                  <Icon name="close" size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function AddDays({ today, onAdd }: { today: string; onAdd: (days: string[]) => void }) {
  const { dialog: messages } = useMessages()
  const [date, setDate] = useState('')
  const [count, setCount] = useState('1')
  const [error, setError] = useState<string>()

  function add(event: { preventDefault: () => void }): void {
    event.preventDefault()
    if (today === '') return
    if (!isCalendarDay(date)) return setError(messages.noDate)
    if (date < today) return setError(messages.past)
    setError(undefined)
    const length = Math.min(DAYS_MAX, Math.max(1, Math.floor(Number(count)) || 1))
    onAdd(Array.from({ length }, (_, place) => addDays(date, place)))
  }

  return (
    <form className={styles.add} onSubmit={add}>
      <Field type="date" label={messages.date} value={date} min={today} error={error} onChange={setDate} />
      <Field
        type="number"
        label={messages.count}
        value={count}
        min={1}
        max={DAYS_MAX}
        inputMode="numeric"
        onChange={setCount}
      />
      {/* Which day is today comes with the calendar, and this dialog may be there first. */}
      <Button type="submit" busy={today === ''}>
        {messages.add}
      </Button>
    </form>
  )
}

type RecommendedProps = { line: CalendarLine; shown: CalendarDayView[]; onAdd: (day: string) => void }

function Recommended({ line, shown, onAdd }: RecommendedProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  const id = useId()
  const found = shown.flatMap(({ date, recommended }) => {
    const reason = recommended.find(({ serviceId }) => serviceId === line.serviceId)?.reason
    return reason === undefined ? [] : [{ date, reason }]
  })
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {messages.recommended}
      </h3>
      {found.length === 0 ? (
        <p className={styles.quiet}>{messages.noRecommended}</p>
      ) : (
        <ul role="list" className={styles.recommended}>
          {found.map(({ date, reason }) => (
            <li key={date}>
              <Button size="compact" onClick={() => onAdd(date)}>
                <span className="visually-hidden">{messages.add}: </span>
                {shortDayText(date, lang)}
              </Button>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type PriestSelectProps = {
  value: string
  onChange: (id: string) => void
  line: CalendarLine
  days: string[]
  shown: CalendarDayView[]
}

function PriestSelect({ value, onChange, line, days, shown }: PriestSelectProps) {
  const { dialog: messages } = useMessages()
  const { data } = useFresh<{ items: PriestView[] }>('/api/admin/priests')
  const present = line.priest
  const known = data?.items ?? []
  const isGone = present !== null && data !== undefined && !known.some(({ id }) => id === present.id)
  const options = known.map((priest) => {
    const free = freePlaces(priest, days, line, shown)
    const text =
      days.length === 0 || free === undefined
        ? priest.name
        : free > 0
          ? messages.free(priest.name, free)
          : messages.full(priest.name)
    return { value: priest.id, text }
  })
  return (
    <SelectField
      label={messages.priest}
      value={value}
      onChange={onChange}
      options={[
        { value: '', text: messages.nobody },
        ...(isGone || (present && data === undefined) ? [{ value: present?.id ?? '', text: present?.name ?? '' }] : []),
        ...options,
      ]}
    />
  )
}

type ProblemsProps = { problem: { [fact: string]: unknown } | undefined; faults: Record<string, string> }

/** The days of a refusal in words. */
function Problems({ problem, faults }: ProblemsProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  const full =
    problem?.code === 'calendar.over-capacity'
      ? (problem.days as { day: string; taken: number; capacity: number }[])
      : []
  const texts = [
    ...full.map(({ day, taken, capacity }) => messages.overCapacity(formatDay(day, lang), taken, capacity)),
    ...new Set(Object.values(faults)),
  ]
  if (texts.length === 0) return null
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
