import { type DayButtonProps, DayPicker } from '@daypicker/react'
import { enGB, ru } from '@daypicker/react/locale'
import { createContext, useContext, useEffect, useRef } from 'react'
import { formatDay } from '#base/date-format.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { PanchangDay } from '../schemas.ts'
import { addDays } from '../rules.ts'
import { toMidnight, weekdayText } from './day-format.ts'
import { toLocalDay } from '#ui/text/local-day.ts'
import { Legend, listDayMarks, Moon, NotableDays } from './day-marks.tsx'
import styles from './month-calendar.module.css'
import { useClosedDays } from './use-closed-days.ts'
import { type LunarDays, useLunarMonth } from './use-lunar-month.ts'
import { useMessages } from './messages.ts'

type MonthCalendarProps = {
  value: string | undefined
  /** A day in the month that the calendar shows. */
  month: string
  /** The ritual whose recommended days are marked. */
  ritual?: string
  /** The first day that can be chosen. */
  min: string
  onMonth: (day: string) => void
  onChange: (date: string) => void
}

const LunarDaysContext = createContext<LunarDays>(new Map())
const YEARS_AHEAD_IN_DAYS = 731

/** The calendar of a month, with marks for its lunar days. The marks explain days but do not disable any day. */
export function MonthCalendar({ value, month, ritual, min, onMonth, onChange }: MonthCalendarProps) {
  const lang = useLang()
  const { calendar: messages } = useMessages()
  const { days, isError } = useLunarMonth(month, ritual)
  const { earliest, closed } = useClosedDays(month)
  const first = earliest !== undefined && earliest > min ? earliest : min

  function nameOf(date: Date, { today, selected }: { today?: boolean; selected?: boolean }): string {
    const day = toLocalDay(date)
    const lunar = days.get(day)
    const parts = [
      today && messages.today,
      `${weekdayText(day, lang)}, ${formatDay(day, lang)}`,
      lunar && saysOf(lunar),
    ]
    const closing = closed.get(day)
    const why = closing && (closing.reason || messages.closed[closing.kind])
    return [...parts, why, selected && messages.selected].filter(Boolean).join(', ')
  }

  const saysOf = (lunar: PanchangDay): string =>
    listDayMarks(lunar)
      .map((mark) => {
        if (mark === 'festival') return lunar.festival
        return mark === 'recommended' ? lunar.reason : messages.marks[mark]
      })
      .join(', ')

  return (
    <div className={styles.calendar}>
      <LunarDaysContext value={days}>
        <DayPicker
          mode="single"
          aria-label={messages.label}
          locale={lang === 'ru' ? ru : enGB}
          weekStartsOn={1}
          navLayout="around"
          month={toMidnight(month)}
          onMonthChange={(shown) => onMonth(toLocalDay(shown))}
          startMonth={toMidnight(first)}
          endMonth={toMidnight(addDays(min, YEARS_AHEAD_IN_DAYS))}
          disabled={[{ before: toMidnight(first) }, ...[...closed.keys()].map(toMidnight)]}
          selected={value === undefined ? undefined : toMidnight(value)}
          onSelect={(date, triggered) => onChange(toLocalDay(date ?? triggered))}
          components={COMPONENTS}
          classNames={CLASSES}
          labels={{ labelDayButton: nameOf, labelPrevious: () => messages.previous, labelNext: () => messages.next }}
        />
      </LunarDaysContext>
      <Legend hasRecommended={[...days.values()].some(({ reason }) => reason !== undefined)} />
      <NotableDays days={[...days.values()].filter(({ date }) => !closed.has(date))} min={first} onChoose={onChange} />
      {closed.size > 0 && (
        <ul data-plain className={styles.note}>
          {[...closed.values()].map(({ day, kind, reason }) => (
            <li key={day}>{messages.closedOn(formatDay(day, lang), reason || messages.closed[kind])}</li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{isError ? messages.failed : messages.note}</p>
    </div>
  )
}

/** The number of a day with its marks. The text of the marks is in the button's accessible name. */
function DayButton({ day, modifiers, children, ...button }: DayButtonProps) {
  const lunar = useContext(LunarDaysContext).get(toLocalDay(day.date))
  const place = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) place.current?.focus()
  }, [modifiers.focused])
  return (
    <button
      type="button"
      {...button}
      ref={place}
      data-festival={lunar?.festival ? true : undefined}
      data-recommended={lunar?.reason ? true : undefined}
    >
      <span>{children}</span>
      <span className={styles.signs}>{lunar && <Moon tithi={lunar.tithi.number} />}</span>
    </button>
  )
}

const COMPONENTS = { DayButton }

const CLASSES = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  caption_label: 'type-h3',
  button_previous: styles.turn,
  button_next: styles.turn,
  chevron: styles.chevron,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.cell,
  day_button: styles.day,
  today: styles.today,
  selected: styles.selected,
  disabled: styles.disabled,
}
