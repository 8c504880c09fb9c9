import { printedMoment } from '#features/people/places/rules-moment.ts'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import { useLang } from '#ui/text/messages.tsx'
import { ReaderTime } from '#ui/text/reader-time.tsx'
import styles from './reader-moment.module.css'

/** The time of a ritual: in the time zone of the rituals, and below in the reader's time zone. */
export function SiteMoment({ at }: { at: string }) {
  return (
    <>
      {printedMoment(at, useLang())}
      <ReaderMoment at={at} />
    </>
  )
}

const YOURS = { ru: 'ваше\u00a0время', en: 'your\u00a0time' }

/** The time of a ritual in the reader's time zone. Not printed, because a paper may have readers in other time zones. */
export function ReaderMoment({ at }: { at: string }) {
  const lang = useLang()
  const isAlive = useIsAlive()
  return (
    <span className={styles.reader}>
      <ReaderTime at={at} />
      {/* The server does not know the reader's zone. The words take their place from the start, so that nothing moves. */}
      <span className={styles.yours} aria-hidden={!isAlive} data-alive={isAlive}>
        , {YOURS[lang]}
      </span>
    </span>
  )
}
