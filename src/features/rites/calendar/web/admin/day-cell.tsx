import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useId } from 'react'
import { formatDay } from '#base/date-format.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { MarkSign, listDayMarks } from '#features/orders/plans/web/day-marks.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Names } from '#ui/text/names.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { sheetPath } from '../../paths.ts'
import type { CalendarDayView, PerformanceView } from '../../schemas.ts'
import type { CalendarLine } from './calendar-line.ts'
import styles from './day-cell.module.css'
import { longDay } from './day-names.ts'
import { useMessages } from './messages.ts'

type DayCellProps = {
  day: CalendarDayView
  today: string
  /** True if the day belongs to the previous or the next month. */
  isOutside: boolean
  /** Why the day is recommended for the highlighted ritual. */
  reason: string | undefined
  onOpen: () => void
  onChoose: (line: CalendarLine) => void
}

/** One day of the calendar: its almanac data, its rituals, how many rituals each priest has, and the warnings. */
export function DayCell({ day, today, isOutside, reason, onOpen, onChoose }: DayCellProps) {
  const { date, performances } = day
  const lang = useLang()
  const messages = useMessages()
  const { can } = usePanel()
  // The line of the ritual already shows a missing priest.
  const conflicts = day.conflicts.filter(({ kind }) => kind !== 'no-priest')
  const { setNodeRef, isOver } = useDroppable({ id: date, disabled: date < today })
  return (
    <li
      ref={setNodeRef}
      className={styles.day}
      data-today={date === today || undefined}
      data-outside={isOutside || undefined}
      data-past={date < today || undefined}
      data-over={isOver || undefined}
      data-recommended={reason === undefined ? undefined : true}
      data-empty={performances.length === 0 || undefined}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.number}
          aria-label={messages.openDay(longDay(date, lang))}
          aria-current={date === today ? 'date' : undefined}
          onClick={onOpen}
        >
          <span className={styles.short}>{Number(date.slice(8))}</span>
          <span className={styles.long}>{longDay(date, lang)}</span>
        </button>
        {listDayMarks(day).map((mark) => (
          <MarkSign key={mark} mark={mark} />
        ))}
        {reason !== undefined && <Why reason={reason} />}
        {performances.length > 0 && can('sheets.read') && (
          <Link href={sheetPath(date)} className={styles.sheet} aria-label={messages.sheetOf(formatDay(date, lang))}>
            {messages.sheet}
          </Link>
        )}
      </div>
      <p className={styles.lunar}>{messages.lunarDay(day.tithi.name, day.nakshatra)}</p>
      {day.festival && <p className={styles.festival}>{day.festival}</p>}
      {performances.length > 0 && (
        <ul data-plain className={styles.list}>
          {performances.map((performance) => (
            <li key={`${performance.orderId} ${performance.lineId}`}>
              <Chip performance={performance} date={date} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {day.capacity.length > 0 && (
        <ul data-plain className={styles.loads}>
          {day.capacity.map(({ priestId, name, taken, capacity }) => (
            <li key={priestId} data-full={taken >= capacity || undefined}>
              {messages.load(name, taken, capacity)}
            </li>
          ))}
        </ul>
      )}
      {conflicts.length > 0 && (
        <p className={styles.conflict}>
          {[...new Set(conflicts.map(({ kind }) => messages.conflicts[kind]))].join('. ')}
        </p>
      )}
    </li>
  )
}

/** The symbol of a recommended day. The reason appears when the symbol has the pointer or the focus. */
function Why({ reason }: { reason: string }) {
  const id = useId()
  const { recommendedDay } = useMessages()
  return (
    <span className={styles.why}>
      <button type="button" className={styles.sign} aria-label={recommendedDay} aria-describedby={id}>
        <span aria-hidden="true">◎</span>
      </button>
      <span role="tooltip" id={id} className={styles.reason}>
        {reason}
      </span>
    </span>
  )
}

type ChipProps = { performance: PerformanceView; date: string; onChoose: (line: CalendarLine) => void }

function Chip({ performance, date, onChoose }: ChipProps) {
  const messages = useMessages()
  const { can } = usePanel()
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `${performance.orderId} ${performance.lineId} ${date}`,
    data: { line: performance, from: date },
    disabled: !can('calendar.change'),
  })
  const { name, people, priest, k, n, conflicts, number } = performance
  const who = people.names ?? people.initials
  // In the month view, a ritual of several weeks has text on its first day and on Mondays. On other days it is a bar.
  const isBar = k > 1 && new Date(date).getUTCDay() !== 1
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...listeners}
      aria-describedby={listeners && attributes['aria-describedby']}
      className={styles.chip}
      title={isBar ? printedName(name) : undefined}
      data-bar={isBar || undefined}
      data-dragging={isDragging || undefined}
      data-conflict={conflicts.length > 0 || undefined}
      onClick={() => onChoose(performance)}
    >
      <strong>{printedName(name)}</strong>
      <span>{[number, messages.kOfN(k, n), priest?.name ?? messages.noPriest].filter(Boolean).join(' · ')}</span>
      {who.length > 0 && (
        <span>
          <Names names={who} />
        </span>
      )}
    </button>
  )
}
