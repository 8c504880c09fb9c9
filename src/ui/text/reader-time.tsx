import { useIsAlive } from '../feedback/use-is-alive.ts'
import { LiveText } from '../feedback/live-text.tsx'
import { useLang } from './messages.tsx'
import { formatInPageZone, formatInReaderZone, namePageZone, nameReaderZone } from './reader-zone.ts'
import styles from './reader-time.module.css'

/**
 * A moment in the reader's time zone, with the zone: `12 декабря 2026 г., 06:30 по Москве`. The server does not know this zone, so it renders
 * Moscow time for Russian and UTC for English.
 */
export function ReaderTime({ at }: { at: string }) {
  const lang = useLang()
  const isAlive = useIsAlive()
  return (
    <>
      <time className={styles.time} dateTime={at}>
        <LiveText exact>{isAlive ? formatInReaderZone(at, lang) : formatInPageZone(at, lang)}</LiveText>
      </time>{' '}
      <LiveText>{isAlive ? nameReaderZone(at, lang) : namePageZone(lang)}</LiveText>
    </>
  )
}
