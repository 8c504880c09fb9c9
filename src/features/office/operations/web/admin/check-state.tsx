import { Badge } from '#ui/feedback/badge.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { causeOf } from '../../rules-faults.ts'
import type { BackupsView } from '../../schemas.ts'
import { numberIn, useMessages } from './messages.ts'
import styles from './operations-page.module.css'

/** The result of a trial restore. The error message, which is English, is collapsed if a sentence explains it. */
export function CheckState({ check }: { check: BackupsView['items'][number]['check'] }) {
  const messages = useMessages()
  const number = numberIn(useLang())
  if (!check) return <Badge>{messages.untried}</Badge>
  if (check.fault === null) return <Badge tone="ok">{messages.good(number(check.seconds))}</Badge>
  const cause = causeOf(check.fault)
  const said = (
    <span className={styles.small} lang="en">
      {check.fault}
    </span>
  )
  return (
    <div className={styles.stack}>
      <Badge tone="danger">{messages.bad}</Badge>
      {cause ? (
        <>
          <span>{messages.faults[cause]}</span>
          <details className={styles.details}>
            <summary>{messages.details}</summary>
            {said}
          </details>
        </>
      ) : (
        said
      )}
    </div>
  )
}
