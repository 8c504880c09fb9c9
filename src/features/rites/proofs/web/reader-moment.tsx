import { printedMoment, SITE_ZONE } from '#features/people/places/rules-moment.ts'
import { useLang } from '#ui/text/messages.tsx'
import { ReaderTime, ReaderZone } from '#ui/text/reader-time.tsx'
import styles from './reader-moment.module.css'

/** A moment of a ritual: the time of its place, and below it the time of the reader. */
export function SiteMoment({ at }: { at: string }) {
  return (
    <>
      {printedMoment(at, SITE_ZONE, useLang())}
      <ReaderMoment at={at} />
    </>
  )
}

/** Only the time of the reader, with its zone. Paper has no reader, so it shows only the time of the place. */
export function ReaderMoment({ at }: { at: string }) {
  return (
    <span className={styles.reader}>
      <ReaderTime at={at} />. <ReaderZone />
    </span>
  )
}
