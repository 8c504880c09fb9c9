import { printedMoment } from '#features/people/places/rules-moment.ts'
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

/** The time of a ritual in the reader's time zone. Not printed, because a paper may have readers in other time zones. */
export function ReaderMoment({ at }: { at: string }) {
  return (
    <span className={styles.reader}>
      <ReaderTime at={at} />
    </span>
  )
}
