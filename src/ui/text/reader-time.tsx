import { useIsAlive } from '../feedback/use-is-alive.ts'
import { LiveText } from '../feedback/live-text.tsx'
import { useLang } from './messages.tsx'
import { formatInPageZone, formatInReaderZone, namePageZone, nameReaderZone } from './reader-zone.ts'
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

/** The sentence that names the time zone of all times on a page. A page has this sentence once. */
export function ReaderZone() {
  const lang = useLang()
  const name = useIsAlive() ? nameReaderZone(lang) : namePageZone(lang)
  return <LiveText>{name}</LiveText>
}
