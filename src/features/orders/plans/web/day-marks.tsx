import { useLang } from '#ui/text/messages.tsx'
import type { PanchangDay } from '../schemas.ts'
import { formatDayOfMonth } from './day-format.ts'
import { useMessages } from './messages.ts'
import styles from './month-calendar.module.css'

export type Mark = 'purnima' | 'amavasya' | 'ekadashi' | 'festival' | 'recommended'
const MARKS: readonly Mark[] = ['purnima', 'amavasya', 'ekadashi', 'festival', 'recommended']

export function listDayMarks(day: PanchangDay): Mark[] {
  const { isPurnima: purnima, isAmavasya: amavasya, isEkadashi: ekadashi, festival, reason: recommended } = day
  const has = { purnima, amavasya, ekadashi, festival, recommended }
  return MARKS.filter((mark) => has[mark])
}

/** The shape of each mark in the calendar: ring, disc, diamond, star, tick. */
const SHAPES: Record<Mark, string> = {
  purnima: 'M5 9A4 4 0 1 0 5 1 4 4 0 0 0 5 9ZM5 7.6A2.6 2.6 0 1 1 5 2.4 2.6 2.6 0 0 1 5 7.6Z',
  amavasya: 'M5 9A4 4 0 1 0 5 1 4 4 0 0 0 5 9Z',
  ekadashi: 'M5 .8L9.2 5 5 9.2.8 5Z',
  festival: 'M5 0l1.3 3.7L10 5 6.3 6.3 5 10 3.7 6.3 0 5l3.7-1.3Z',
  recommended: 'M4 8.6L.6 5.2l1.2-1.2L4 6.2 8.2 2l1.2 1.2Z',
}

/** The mark of a day, for the month view of the calendar. */
export function MarkSign({ mark }: { mark: Mark }) {
  return (
    <svg className={styles.sign} data-mark={mark} viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
      <path d={SHAPES[mark]} />
    </svg>
  )
}

/** The legend of the marks in a month. The moon needs no explanation. */
export function Legend({ hasRecommended }: { hasRecommended: boolean }) {
  const { calendar: messages } = useMessages()
  return (
    <ul data-plain className={styles.legend} aria-label={messages.legend}>
      <li>
        <Moon tithi={6} /> {messages.moon}
      </li>
      <li>
        <span className={styles.sample} data-festival aria-hidden="true">
          1
        </span>
        {messages.marks.festival}
      </li>
      {hasRecommended && (
        <li>
          <span className={styles.sample} data-recommended aria-hidden="true">
            1
          </span>
          {messages.marks.recommended}
        </li>
      )}
    </ul>
  )
}

type NotableDaysProps = { days: PanchangDay[]; min: string; onChoose: (date: string) => void }

/**
 * The list of the marked days of the month, with name and reason. A click chooses a day. A recommended weekday repeats every week, so it is
 * listed only once.
 */
export function NotableDays({ days, min, onChoose }: NotableDaysProps) {
  const lang = useLang()
  const { calendar: messages } = useMessages()
  const said = new Set<string>()
  const notable = days.filter(({ date, festival, reason }) => {
    const text = festival ?? reason
    if (date < min || !text || said.has(text)) return false
    said.add(text)
    return true
  })
  if (notable.length === 0) return null
  return (
    <ul data-plain className={styles.notable} aria-label={messages.notable}>
      {notable.map(({ date, festival, reason }) => (
        <li key={date}>
          <button type="button" onClick={() => onChoose(date)}>
            <span className={styles.notableDay}>{formatDayOfMonth(date, lang)}</span>{' '}
            <span>
              {festival && <strong>{festival}</strong>}
              {festival && reason && '. '}
              {reason}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const RADIUS = 6

const TITHIS = 30

/** The moon on a lunar day, 1 to 30. The lit part is filled. It grows from the right, as people see it in the northern hemisphere. */
export function Moon({ tithi }: { tithi: number }) {
  return (
    <svg className={styles.moon} viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
      <circle r={RADIUS} />
      <path d={litPartPath(tithi)} />
    </svg>
  )
}

/**
 * The path of the moon's lit part: along the edge of the moon, and back along the edge of the shadow. The shadow's edge is an ellipse whose
 * width is the cosine of the phase.
 */
export function litPartPath(tithi: number): string {
  const isWaxing = tithi <= TITHIS / 2
  const phase = (tithi / TITHIS) * 2 * Math.PI
  const width = RADIUS * Math.abs(Math.cos(phase))
  const isCrescent = Math.cos(phase) > 0
  const [limb, edge] = isWaxing ? [1, isCrescent ? 0 : 1] : [0, isCrescent ? 1 : 0]
  return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 0 ${limb} 0 ${RADIUS}A${width.toFixed(2)} ${RADIUS} 0 0 ${edge} 0 ${-RADIUS}Z`
}
