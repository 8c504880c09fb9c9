import { Link } from '#ui/layout/link.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import styles from './payments-page.module.css'
import { useMessages } from './messages.ts'

/** A hint for a shop with only one member of staff: where to change the limit above which two people confirm, and where to add a second person. */
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
