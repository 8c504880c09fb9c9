import type { AuditView } from '../../schemas.ts'
import styles from './audit.module.css'
import { Changes } from './entry-changes.tsx'
import { Subject } from './entry-subject.tsx'
import { useAuditMessages } from './messages.ts'

type EntryTextProps = {
  entry: AuditView
  /** Names of rituals by their ids. */
  rituals?: ReadonlyMap<string, string>
}

/** An audit entry in words: the action, its subject and the changes. */
export function EntryText({ entry, rituals }: EntryTextProps) {
  const { actions, records } = useAuditMessages()
  const { what, subject } = entry
  // An old entry's action may have no text.
  const words: Record<string, string | undefined> = actions
  return (
    <div className={styles.stack}>
      <span>{records[what]?.[subject] ?? words[what] ?? <code className={styles.id}>{what}</code>}</span>
      <Subject entry={entry} name={rituals?.get(entry.subjectId)} />
      <Changes entry={entry} />
    </div>
  )
}
