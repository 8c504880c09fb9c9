import { Fragment, type ReactNode } from 'react'
import { liveTexts } from '#ui/feedback/live-text.tsx'
import styles from './dot-separated.module.css'

/** Things beside each other with a dot between them; where one of them begins a line, no dot stands before it. */
export function DotSeparated({ parts }: { parts: ReactNode[] }) {
  return (
    <span className={styles.parts}>
      {parts.filter(Boolean).map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- They never change their places.
        <Fragment key={place}>
          {place > 0 && ' '}
          <span>{liveTexts(part)}</span>
        </Fragment>
      ))}
    </span>
  )
}
