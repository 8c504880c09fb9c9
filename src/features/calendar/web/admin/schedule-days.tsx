import { useId, useState } from 'react'
import { formatDay } from '#base/date-format.ts'
import { addDays, isCalendarDay } from '#features/plans/rules.ts'
import { shortDayText } from '#features/plans/web/day-format.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLang } from '#ui/messages.tsx'
import { DAYS_MAX } from '../../model.ts'
import type { CalendarDayView } from '../../schemas.ts'
import type { CalendarLine } from './calendar-line.ts'
import { useMessages } from './messages.ts'
import styles from './schedule-dialog.module.css'

type DayListProps = {
  days: string[]
  today: string
  /** Said where there are none. */
  emptyText: string
  onRemove: ((day: string) => void) | undefined
}

export function DayList({ days, today, emptyText, onRemove }: DayListProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {messages.days}
      </h3>
      {days.length === 0 ? (
        <p className={styles.quiet}>{emptyText}</p>
      ) : (
        <ul data-plain className={styles.days}>
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

export function AddDays({ today, onAdd }: { today: string; onAdd: (days: string[]) => void }) {
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

type RecommendedProps = { line: CalendarLine; span: string; shown: CalendarDayView[]; onAdd: (day: string) => void }

export function Recommended({ line, span, shown, onAdd }: RecommendedProps) {
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
        {messages.recommended(span)}
      </h3>
      {found.length === 0 ? (
        <p className={styles.quiet}>{messages.noRecommended}</p>
      ) : (
        <ul data-plain className={styles.recommended}>
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
