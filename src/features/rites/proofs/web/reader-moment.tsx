import { printedMoment } from '#features/people/places/rules-moment.ts'
import { useLang } from '#ui/text/messages.tsx'
import { ReaderTime } from '#ui/text/reader-time.tsx'
import styles from './reader-moment.module.css'

/** The time of a ritual: the time at the place, and below it the reader's time. */
export function SiteMoment({ at }: { at: string }) {
  return (
    <>
      {printedMoment(at, useLang())}
      <ReaderMoment at={at} />
    </>
  )
}

/** The same time in the reader's time zone. It is not printed, because readers of a paper may be in other zones. */
export function ReaderMoment({ at }: { at: string }) {
  return (
    <span className={styles.reader}>
      <ReaderTime at={at} />
    </span>
  )
}
