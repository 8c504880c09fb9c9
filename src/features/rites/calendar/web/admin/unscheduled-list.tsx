import { useDraggable } from '@dnd-kit/core'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { shortDayText } from '#features/orders/plans/web/day-format.ts'
import { Button } from '#ui/layout/button.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Names } from '#ui/text/names.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import type { Pages } from '#ui/data/api.ts'
import type { UnscheduledLine } from '../../schemas.ts'
import { type CalendarLine, formatLength, waitingLine } from './calendar-line.ts'
import styles from './unscheduled-list.module.css'
import { useMessages } from './messages.ts'

type UnscheduledListProps = {
  list: Pages<UnscheduledLine>
  onChoose: (line: CalendarLine) => void
  /** The ritual with highlighted recommended days. Hover or focus selects it. */
  onPoint: (serviceId: string | undefined) => void
}

/** Paid rituals without days, ordered by the time of payment. */
export function UnscheduledList({ list, onChoose, onPoint }: UnscheduledListProps) {
  const { unscheduled: messages } = useMessages()
  const { can } = usePanel()
  return (
    <section className={styles.box} aria-labelledby="waiting">
      <h2 id="waiting" className={styles.title}>
        {messages.title}
        {list.data && <span>{`${list.data.length}${list.hasMore ? '+' : ''}`}</span>}
      </h2>
      <Loaded query={list}>
        {(items) =>
          items.length === 0 ? (
            <p className={styles.note}>{messages.empty}</p>
          ) : (
            <>
              {can('calendar.change') && (
                <>
                  <p className={`${styles.note} ${styles.onGrid}`}>{messages.hint}</p>
                  <p className={`${styles.note} ${styles.inList}`}>{messages.hintInList}</p>
                </>
              )}
              <ul data-plain className={styles.list}>
                {items.map((line) => (
                  <li key={`${line.orderId} ${line.lineId}`}>
                    <Card line={line} onChoose={onChoose} onPoint={onPoint} />
                  </li>
                ))}
              </ul>
              {list.hasMore && (
                <Button size="compact" busy={list.isFetching} onClick={list.more}>
                  {messages.more}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}

type CardProps = { line: UnscheduledLine } & Omit<UnscheduledListProps, 'list'>

function Card({ line, onChoose, onPoint }: CardProps) {
  const { can } = usePanel()
  const lang = useLang()
  const messages = useMessages()
  const whole = waitingLine(line)
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `${line.orderId} ${line.lineId}`,
    data: { line: whole },
    disabled: !can('calendar.change'),
  })
  const point = () => onPoint(line.serviceId)
  const leave = () => onPoint(undefined)
  const facts = [
    line.number,
    formatLength(line, lang, messages.unscheduled.term),
    !line.performsAt && line.startDate && messages.unscheduled.from(shortDayText(line.startDate, lang)),
    line.priestChooses && messages.unscheduled.priestChooses,
  ]
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...listeners}
      aria-describedby={listeners && attributes['aria-describedby']}
      className={styles.card}
      data-dragging={isDragging || undefined}
      onClick={() => onChoose(whole)}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <span className="visually-hidden">{messages.unscheduled.schedule}</span>
      <strong>{printedName(line.name)}</strong>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      <span>
        <Names names={line.people.names ?? line.people.initials} />
      </span>
    </button>
  )
}
