import type { PanchangDay } from '../schemas.ts'
import styles from './month-calendar.module.css'
import { useMessages } from './messages.ts'

export type Mark = 'purnima' | 'amavasya' | 'ekadashi' | 'festival'
const MARKS: readonly Mark[] = ['purnima', 'amavasya', 'ekadashi', 'festival']

/** Each mark has a shape of its own: ring, disc, diamond, star. */
const SHAPES: Record<Mark, string> = {
  purnima: 'M5 9A4 4 0 1 0 5 1 4 4 0 0 0 5 9ZM5 7.6A2.6 2.6 0 1 1 5 2.4 2.6 2.6 0 0 1 5 7.6Z',
  amavasya: 'M5 9A4 4 0 1 0 5 1 4 4 0 0 0 5 9Z',
  ekadashi: 'M5 .8L9.2 5 5 9.2.8 5Z',
  festival: 'M5 0l1.3 3.7L10 5 6.3 6.3 5 10 3.7 6.3 0 5l3.7-1.3Z',
}

export function marksOf(day: PanchangDay): Mark[] {
  const { isPurnima: purnima, isAmavasya: amavasya, isEkadashi: ekadashi, festival } = day
  const has = { purnima, amavasya, ekadashi, festival }
  return MARKS.filter((mark) => has[mark])
}

export function MarkSign({ mark }: { mark: Mark }) {
  return (
    <svg className={styles.sign} data-mark={mark} viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
      <path d={SHAPES[mark]} />
    </svg>
  )
}

export function Legend() {
  const { calendar: messages } = useMessages()
  return (
    <ul role="list" className={styles.legend} aria-label={messages.legend}>
      {MARKS.map((mark) => (
        <li key={mark}>
          <MarkSign mark={mark} />
          {messages.marks[mark]}
        </li>
      ))}
    </ul>
  )
}
