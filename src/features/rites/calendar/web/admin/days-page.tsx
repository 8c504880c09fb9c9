import { type ComponentProps, useState } from 'react'
import { MarkSign, listDayMarks } from '#features/orders/plans/web/day-marks.tsx'
import { useApiPages } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { Segmented } from '#ui/forms/segmented.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { CalendarDrag } from './calendar-drag.tsx'
import { type CalendarLine, type DragSource, droppedDays } from './calendar-line.ts'
import { capitalised, longDay, spanName } from './day-names.ts'
import styles from './days-page.module.css'
import { DayCell } from './day-cell.tsx'
import { DayDialog } from './day-dialog.tsx'
import { useMessages } from './messages.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { TogetherDialog } from './together-dialog.tsx'
import { UnscheduledList } from './unscheduled-list.tsx'
import { useCalendar } from './use-calendar.ts'
import type { CalendarDayView, UnscheduledLine } from '../../schemas.ts'

/**
 * The days of a month or a week with their rituals. A list beside the days contains the lines without days. Staff can drag a line to a day,
 * or schedule the line in a dialog.
 */
export function DaysPage() {
  const { can } = usePanel()
  const calendar = useCalendar()
  const lang = useLang()
  const messages = useMessages()
  const [edited, setEdited] = useState<CalendarLine>()
  const [together, setTogether] = useState<UnscheduledLine[]>()
  const [openedDay, setOpenedDay] = useState<string>()
  const [dragged, setDragged] = useState<DragSource>()
  const [pointed, setPointed] = useState<string>()
  const [changes, setChanges] = useState(0)
  const [isPastShown, setIsPastShown] = useState(false)
  const days = calendar.data?.items ?? []
  const today = calendar.data?.today ?? ''
  const span = spanName(calendar, lang)
  const isCurrent =
    days.some(({ date }) => date === today) &&
    (calendar.view === 'week' || today.slice(0, 7) === calendar.at.slice(0, 7))
  const hasPast = isCurrent && days.some(({ date, performances }) => date < today && performances.length > 0)
  const marked = dragged?.line.serviceId ?? edited?.serviceId ?? pointed

  function drop(day: string | undefined): void {
    setDragged(undefined)
    if (!dragged || day === undefined || day < today) return
    setEdited({ ...dragged.line, savedDays: dragged.line.days, days: droppedDays(dragged, day) })
  }

  function showChanges(): void {
    setChanges(changes + 1)
    void calendar.refetch()
  }

  return (
    <CalendarDrag dragged={dragged} onPick={setDragged} onDrop={drop}>
      <Toolbar calendar={calendar} title={span} />
      <div className={styles.page}>
        {can('orders.read') && (
          <Waiting key={changes} onChoose={setEdited} onTogether={setTogether} onPoint={setPointed} />
        )}
        <div className={styles.main}>
          <Loaded query={calendar} skeleton={<Skeleton lines={12} />}>
            {() => (
              <>
                <WeekdayNames days={days.slice(0, 7).map(({ date }) => date)} />
                {hasPast && !isPastShown && (
                  <Button size="compact" className={styles.earlier} onClick={() => setIsPastShown(true)}>
                    {messages.earlierDays}
                  </Button>
                )}
                <ol
                  data-plain
                  className={styles.grid}
                  data-view={calendar.view}
                  data-from-today={(isCurrent && !isPastShown) || undefined}
                >
                  {days.map((day) => (
                    <DayCell
                      key={day.date}
                      day={day}
                      today={today}
                      isOutside={calendar.view === 'month' && day.date.slice(0, 7) !== calendar.at.slice(0, 7)}
                      reason={day.recommended.find(({ serviceId }) => serviceId === marked)?.reason}
                      onOpen={() => setOpenedDay(day.date)}
                      onChoose={setEdited}
                    />
                  ))}
                </ol>
                <Legend days={days} />
                {days.every(({ performances }) => performances.length === 0) && (
                  <p className={styles.empty}>{messages.emptyMonth}</p>
                )}
              </>
            )}
          </Loaded>
        </div>
      </div>
      {edited && (
        <ScheduleDialog
          line={edited}
          days={days}
          span={span}
          today={today}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            showChanges()
          }}
        />
      )}
      {together && (
        <TogetherDialog
          lines={together}
          today={today}
          onClose={() => setTogether(undefined)}
          onSaved={() => {
            setTogether(undefined)
            showChanges()
          }}
        />
      )}
      <DayDialog
        key={openedDay}
        day={days.find(({ date }) => date === openedDay)}
        title={openedDay === undefined ? '' : capitalised(longDay(openedDay, lang))}
        onClose={() => setOpenedDay(undefined)}
        onChoose={(line) => {
          setOpenedDay(undefined)
          setEdited(line)
        }}
        onSaved={calendar.refetch}
      />
    </CalendarDrag>
  )
}

function Toolbar({ calendar, title }: { calendar: ReturnType<typeof useCalendar>; title: string }) {
  const messages = useMessages()
  const { view } = calendar
  return (
    <div className={styles.toolbar}>
      <Button size="compact" square aria-label={messages.previous} onClick={() => calendar.step(-1)}>
        <Icon name="arrow-left" size={20} />
      </Button>
      <Button size="compact" square aria-label={messages.next} onClick={() => calendar.step(1)}>
        <span className={styles.forward}>
          <Icon name="arrow-left" size={20} />
        </span>
      </Button>
      <h2 className={styles.span} aria-live="polite">
        {title}
      </h2>
      <div className={styles.choice}>
        <Button size="compact" onClick={calendar.toToday}>
          {messages.today}
        </Button>
        <Segmented
          label={messages.views.label}
          value={view}
          onSelect={(value) => calendar.show(value === 'week' ? 'week' : 'month')}
          segments={[
            { value: 'month', text: messages.views.month },
            { value: 'week', text: messages.views.week },
          ]}
        />
      </div>
    </div>
  )
}

/** Explains the symbols beside the dates that are shown. */
function Legend({ days }: { days: CalendarDayView[] }) {
  const { marks, marksLabel } = useMessages()
  const found = MARKS.filter((mark) => days.some((day) => listDayMarks(day).includes(mark)))
  if (found.length === 0) return null
  return (
    <ul data-plain className={styles.legend} aria-label={marksLabel}>
      {found.map((mark) => (
        <li key={mark}>
          <MarkSign mark={mark} /> {marks[mark]}
        </li>
      ))}
    </ul>
  )
}

const MARKS = ['purnima', 'amavasya', 'ekadashi', 'festival'] as const

function WeekdayNames({ days }: { days: string[] }) {
  const lang = useLang()
  const format = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' })
  return (
    <div className={styles.weekdays} aria-hidden="true">
      {days.map((day) => (
        <span key={day}>{format.format(new Date(day))}</span>
      ))}
    </div>
  )
}

type WaitingProps = Omit<ComponentProps<typeof UnscheduledList>, 'list'>

function Waiting(props: WaitingProps) {
  const lang = useLang()
  return <UnscheduledList list={useApiPages('/api/admin/calendar/unscheduled', { query: { lang } })} {...props} />
}
