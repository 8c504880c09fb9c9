import { orderDigits } from '#base/ids.ts'
import { formatDayShort } from '#ui/moment-format.ts'
import { Link } from '#ui/link.tsx'
import { useLang } from '#ui/messages.tsx'
import { differencesOf } from '../../rules-diff.ts'
import type { AuditView } from '../../schemas.ts'
import styles from './audit.module.css'
import { useAuditMessages } from './messages.ts'

/** What was done, in words where there are some, to what, and what it changed. */
export function EntryText({ entry }: { entry: AuditView }) {
  const messages = useAuditMessages()
  const { what, before, after } = entry
  // An entry may be older than its word.
  const words: Record<string, string | undefined> = messages.actions
  const differences = differencesOf(before, after)
  const isMerge = what === 'customer.merge'
  return (
    <div className={styles.stack}>
      <span>{words[what] ?? <code className={styles.id}>{what}</code>}</span>
      <Subject entry={entry} />
      {differences.length > 0 && (
        <details className={styles.changes}>
          <summary>{messages.changes}</summary>
          <table aria-label={messages.changes}>
            <thead>
              <tr>
                <th scope="col">{messages.place}</th>
                <th scope="col">{messages.before}</th>
                <th scope="col">{messages.after}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ path, before: old, after: now }) => (
                <tr key={path}>
                  <th scope="row">{path || messages.whole}</th>
                  <td data-title={messages.before}>{isMerge && old === GUEST ? messages.guest : (old ?? '—')}</td>
                  <td data-title={messages.after}>{now ?? '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  )
}

/** What was changed: an order by its number, anything else by its id. */
function Subject({ entry: { subject, subjectId, subjectName, who } }: { entry: AuditView }) {
  const messages = useAuditMessages()
  const lang = useLang()
  // What somebody did to their own account needs no number.
  if (subjectId === who.id) return null
  if (subject === 'order')
    return (
      <Link href={`/orders/${subjectId}`} className={styles.small}>
        {messages.order(orderDigits(subjectId))}
      </Link>
    )
  if (subjectName) return <span className={styles.small}>{subjectName}</span>
  if (subject === 'customer' && subjectId === GUEST) return <span className={styles.small}>{messages.guest}</span>
  return (
    <span className={styles.small}>
      {messages.subjects[subject] ?? subject}{' '}
      {DAY.test(subjectId) ? formatDayShort(`${subjectId}T12:00`, lang) : <Id id={subjectId} />}
    </span>
  )
}

/** What stands in place of the id of who had no account. */
const GUEST = 'guest'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** An id in as few digits as an order's number has; the whole of it where the pointer rests. */
export function Id({ id }: { id: string }) {
  const isLong = /^[0-9a-f]{32}$/.test(id)
  return (
    <code className={styles.id} title={isLong ? id : undefined}>
      {isLong ? orderDigits(id) : id}
    </code>
  )
}
