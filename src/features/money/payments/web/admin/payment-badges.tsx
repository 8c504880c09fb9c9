import { Badge, type Tone } from '#ui/feedback/badge.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import type { LedgerStatus } from '../../model.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import styles from './payments-page.module.css'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

const TONES: Record<LedgerStatus, Tone> = {
  waiting: 'neutral',
  detected: 'info',
  underpaid: 'warn',
  completed: 'ok',
  expired: 'neutral',
  review: 'danger',
  cancelled: 'neutral',
  surplus: 'warn',
  declined: 'neutral',
  awaiting: 'warn',
}

/** Badges with the state of a payment attempt and the reason why staff must look at it. */
export function PaymentState({ entry }: { entry: Pick<LedgerEntry, 'status' | 'attention' | 'surplus' | 'currency'> }) {
  const { statuses, attentions, owed } = useMessages()
  const { sum } = useFormats()
  const { status, attention, surplus, currency } = entry
  const why = surplus && attention === 'surplus' ? owed(sum(surplus.amount, currency)) : undefined
  return (
    <span className={styles.state}>
      <Badge tone={attention === null ? TONES[status] : attention === 'surplus' ? 'warn' : TONES[status]}>
        {statuses[status]}
      </Badge>
      {attention !== null && attention !== 'second-person' && (
        <span className={styles.why}>{why ?? attentions[attention].title}</span>
      )}
    </span>
  )
}

/** Shows a payment address or a transaction. It is shortened on small screens, and links to a block explorer if there is one. */
export function ChainText({ text, url, isShort }: { text: string; url: string | null; isShort?: boolean }) {
  const shown = isShort && text.length > 18 ? `${text.slice(0, 8)}…${text.slice(-6)}` : text
  return (
    <span className={styles.place}>
      {url === null ? (
        <span className={styles.mono} title={text}>
          {shown}
        </span>
      ) : (
        <a className={styles.mono} href={url} target="_blank" rel="noopener noreferrer" title={text}>
          {shown} <Icon name="external" size={16} />
        </a>
      )}
    </span>
  )
}
