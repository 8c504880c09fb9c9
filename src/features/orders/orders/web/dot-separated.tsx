import { Fragment, type ReactNode } from 'react'
import { liveTexts } from '#ui/feedback/live-text.tsx'
import styles from './dot-separated.module.css'

/** Inline parts separated by dots; a part at the start of a line has no dot before it. */
export function DotSeparated({ parts }: { parts: ReactNode[] }) {
  return (
    <span className={styles.parts}>
      {parts.filter(Boolean).map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- The positions never change.
        <Fragment key={place}>
          {place > 0 && ' '}
          <span>{liveTexts(part)}</span>
        </Fragment>
      ))}
    </span>
  )
}
