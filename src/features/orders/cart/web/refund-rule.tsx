import { Link } from '#ui/layout/link.tsx'
import styles from './refund-rule.module.css'
import { useMessages } from './messages.ts'

/** The rule in one sentence where it is paid, and the page that has all of it. */
export function RefundRule({ onLeave }: { onLeave?: () => void }) {
  const { refund, refundRules } = useMessages()
  return (
    <p className={styles.rule}>
      {refund}{' '}
      <Link href="/refund" onClick={onLeave}>
        {refundRules}
      </Link>
    </p>
  )
}
