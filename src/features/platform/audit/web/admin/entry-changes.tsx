import { listDifferences } from '../../rules.ts'
import type { AuditView } from '../../schemas.ts'
import styles from './audit.module.css'
import { GUEST } from './entry-subject.tsx'
import { useAuditMessages } from './messages.ts'

/** The contents of an entry, by path. If the entry is about a change, shows the values before and after the change, otherwise only the facts. */
export function Changes({ entry: { what, before, after } }: { entry: AuditView }) {
  const messages = useAuditMessages()
  const differences = listDifferences(before, after)
  if (differences.length === 0) return null
  const isChange = before !== null && before !== undefined
  const title = isChange ? messages.changes : messages.details
  const isMerge = what === 'customer.merge'
  const placeOf = (path: string) => {
    const words = path.split('.').map((part) => messages.fields[part] ?? part)
    return path === '' ? messages.whole : words.join(' · ')
  }
  const valueOf = (text: string | undefined) => {
    if (text === 'true') return messages.yes
    if (text === 'false') return messages.no
    return text || '—'
  }
  const now = isChange ? messages.after : messages.value
  return (
    <details className={styles.changes}>
      <summary>{title}</summary>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{messages.place}</th>
            {isChange && <th scope="col">{messages.before}</th>}
            <th scope="col">{now}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ path, before: old, after: value }) => (
            <tr key={path}>
              <th scope="row">{placeOf(path)}</th>
              {isChange && (
                <td data-title={messages.before}>{isMerge && old === GUEST ? messages.guest : valueOf(old)}</td>
              )}
              <td data-title={now}>{valueOf(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
