import { formatDay } from '#base/date-format.ts'
import { checkoutOnPath, ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { CalendarDay } from '../schemas.ts'
import styles from './calendar-page.module.css'
import { useMessages } from './messages.ts'

/** The festivals and special days of the moon, by month. */
export function CalendarDays({ days }: { days: CalendarDay[] }) {
  const { months } = useMessages()
  const names = [...new Set(days.map(({ date }) => date.slice(0, 7)))]
  return (
    <div className={styles.months}>
      {names.map((month) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h3 id={`month-${month}`} className={styles.month}>
            {months[Number(month.slice(5)) - 1]} {month.slice(0, 4)}
          </h3>
          <ul data-plain className={styles.days}>
            {days
              .filter(({ date }) => date.startsWith(month))
              .map((day) => (
                <Day key={day.date} day={day} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Day({ day: { date, festival, moon, rituals } }: { day: CalendarDay }) {
  const messages = useMessages()
  const lang = useLang()
  const moonName = moon && messages.moon[moon]
  return (
    <li className={styles.day} data-festival={festival !== null || undefined}>
      <time className={styles.date} dateTime={date}>
        <span className={styles.number}>{Number(date.slice(8))}</span>{' '}
        <span className={styles.weekday}>{messages.weekdays[new Date(date).getUTCDay()]}</span>
      </time>
      <div className={styles.words}>
        <p className={styles.name}>
          {festival ?? moonName}
          {festival !== null && moonName && <span className={styles.moon}> · {moonName}</span>}
        </p>
        {rituals.length > 0 && (
          <ul data-plain className={styles.rituals}>
            {rituals.map(({ id, name }) => (
              <li key={id} className={styles.ritual}>
                <Link href={ritualPath(id)}>{name}</Link>{' '}
                <Link
                  href={checkoutOnPath(id, date)}
                  className={styles.order}
                  aria-label={messages.orderOn(name, formatDay(date, lang))}
                >
                  {messages.order}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
