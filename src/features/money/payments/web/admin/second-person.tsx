import { Link } from '#ui/layout/link.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import styles from './payments-page.module.css'
import { useMessages } from './messages.ts'

/** For a shop with one person: where the limit is changed, and where a second person is added. */
export function NobodyElse() {
  const { approve, tabs } = useMessages()
  const { can } = usePanel()
  const { nobodyElse, limit, staff } = approve
  return (
    <p className={styles.quiet}>
      {nobodyElse} <Link href="/payments/policy">{limit(tabs.policy)}</Link>
      {can('staff.read') && (
        <>
          {' · '}
          <Link href="/staff">{staff}</Link>
        </>
      )}
    </p>
  )
}
