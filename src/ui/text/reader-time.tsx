import { useIsAlive } from '../feedback/use-is-alive.ts'
import { LiveText } from '../feedback/live-text.tsx'
import { useLang } from './messages.tsx'
import {
  formatInIndia,
  formatInPageZone,
  formatInReaderZone,
  namePageZone,
  nameReaderZone,
  zoneBeside,
} from './reader-zone.ts'
import styles from './reader-time.module.css'

/**
 * A moment in the reader's time zone. The server does not know this zone, so the server renders the moment in the zone that `ReaderZone` names.
 */
export function ReaderTime({ at }: { at: string }) {
  const lang = useLang()
  const text = useIsAlive() ? formatInReaderZone(at, lang) : formatInPageZone(at, lang)
  return (
    <time className={styles.time} dateTime={at}>
      <LiveText exact>{text}</LiveText>
    </time>
  )
}

/** A moment of a ritual: first at its place in India, then in the reader's time zone, each with its zone. */
export function RiteTime({ at }: { at: string }) {
  const lang = useLang()
  const isAlive = useIsAlive()
  return (
    <>
      <span className={styles.place}>{formatInIndia(at, lang)}</span>{' '}
      <span className={styles.reader}>
        <ReaderTime at={at} /> <LiveText>{zoneBeside(lang, isAlive)}</LiveText>
      </span>
    </>
  )
}

/** The sentence that names the time zone of all times on a page. A page has this sentence once. */
export function ReaderZone() {
  const lang = useLang()
  const name = useIsAlive() ? nameReaderZone(lang) : namePageZone(lang)
  return <LiveText>{name}</LiveText>
}
