import { useDraggable } from '@dnd-kit/core'
import { useEffect, useId, useRef } from 'react'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { shortDayText } from '#features/orders/plans/web/day-format.ts'
import { Button } from '#ui/layout/button.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Names } from '#ui/text/names.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import type { Pages } from '#ui/data/api.ts'
import { MAX_TOGETHER } from '../../model.ts'
import type { UnscheduledLine } from '../../schemas.ts'
import { type CalendarLine, formatLength, waitingLine } from './calendar-line.ts'
import styles from './unscheduled-list.module.css'
import { useMessages } from './messages.ts'
import { type SelectedRow, useSelection } from './use-selection.ts'

type UnscheduledListProps = {
  list: Pages<UnscheduledLine>
  onChoose: (line: CalendarLine) => void
  /** Called to schedule the ticked rituals in one form. */
  onTogether: (lines: UnscheduledLine[]) => void
  /** Called with the ritual that has the pointer or the focus, so that the calendar highlights the recommended days of this ritual. */
  onPoint: (serviceId: string | undefined) => void
}

/** Paid rituals without days, in the order of payment. */
export function UnscheduledList({ list, onChoose, onTogether, onPoint }: UnscheduledListProps) {
  const { unscheduled: messages } = useMessages()
  const { can } = usePanel()
  const selection = useSelection(list.data)
  const mayChange = can('calendar.change')
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
              {mayChange && (
                <>
                  <p className={`${styles.note} ${styles.onGrid}`}>{messages.hint}</p>
                  <p className={`${styles.note} ${styles.inList}`}>{messages.hintInList}</p>
                  {items.length > 1 && <SelectionBar selection={selection} onTogether={onTogether} />}
                </>
              )}
              <ul data-plain className={styles.list}>
                {selection.rows.map((row) => (
                  <li key={row.id} className={styles.item} data-selected={row.getIsSelected() || undefined}>
                    {mayChange && items.length > 1 && <Tick row={row} />}
                    <Card line={row.original} onChoose={onChoose} onPoint={onPoint} />
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

type SelectionBarProps = {
  selection: ReturnType<typeof useSelection>
  onTogether: UnscheduledListProps['onTogether']
}

function SelectionBar({ selection, onTogether }: SelectionBarProps) {
  const { unscheduled: messages } = useMessages()
  const all = useRef<HTMLInputElement>(null)
  const { lines, isAll, isSome, toggleAll, clear } = selection
  const isTooMany = lines.length > MAX_TOGETHER
  const id = useId()
  // The `indeterminate` state of a checkbox exists only as a DOM property, not as an attribute.
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome
  }, [isSome])
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input ref={all} type="checkbox" checked={isAll} onChange={toggleAll} />
        <span aria-live="polite">{lines.length === 0 ? messages.selectAll : messages.selected(lines.length)}</span>
      </label>
      {lines.length > 0 && (
        <div className={styles.actions}>
          <Button
            kind="primary"
            size="compact"
            disabled={isTooMany}
            aria-describedby={isTooMany ? id : undefined}
            onClick={() => onTogether(lines)}
          >
            {messages.together}
          </Button>
          <Button kind="quiet" size="compact" onClick={clear}>
            {messages.clear}
          </Button>
        </div>
      )}
      {isTooMany && (
        <p id={id} className={styles.note}>
          {messages.tooMany(MAX_TOGETHER)}
        </p>
      )}
    </div>
  )
}

/** The checkbox of a ritual. A click with Shift ticks all rituals between the last ticked ritual and this ritual. */
function Tick({ row }: { row: SelectedRow }) {
  const { unscheduled: messages } = useMessages()
  const { name, number } = row.original
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={row.getIsSelected()}
        disabled={!row.getCanSelect()}
        title={row.getCanSelect() ? undefined : messages.fixedMoment}
        onChange={row.getToggleSelectedHandler()}
      />
      <span className="visually-hidden">{messages.select(printedName(name), number)}</span>
    </label>
  )
}

type CardProps = { line: UnscheduledLine } & Pick<UnscheduledListProps, 'onChoose' | 'onPoint'>

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
