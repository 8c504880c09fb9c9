import { Link } from '#ui/layout/link.tsx'
import styles from './refund-rule.module.css'
import { useMessages } from './messages.ts'

/** The refund rule in one sentence beside the payment, with a link to the full page. */
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
