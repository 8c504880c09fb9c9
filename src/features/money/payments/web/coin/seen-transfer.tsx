import { useId } from 'react'
import { ExplorerLink } from './explorer-link.tsx'
import type { ClientPayment } from '../payment-state.ts'
import styles from './seen-transfer.module.css'
import { LiveText } from '#ui/feedback/live-text.tsx'
import { useMessages } from '../messages.ts'

/** Shows a transfer that the network has seen, with its confirmations and its hash. */
export function SeenTransfer({ payment }: { payment: ClientPayment }) {
  const { seen } = useMessages()
  const { confirmations, requiredConfirmations, currency, transactionHash } = payment
  const countId = useId()
  const counted = Math.min(confirmations, requiredConfirmations)
  return (
    <div className={styles.seen}>
      {payment.status === 'detected' && requiredConfirmations > 0 && (
        <div className={styles.progress}>
          <span role="status" id={countId}>
            <LiveText>{seen.confirmations(counted, requiredConfirmations)}</LiveText>
          </span>
          <progress value={counted} max={requiredConfirmations} aria-labelledby={countId} />
        </div>
      )}
      {transactionHash && <TransactionHash currency={currency} hash={transactionHash} />}
    </div>
  )
}

/** Shows a transaction's hash with its explorer link. */
export function TransactionHash({ currency, hash }: { currency: string; hash: string }) {
  const messages = useMessages()
  return (
    <div className={styles.transaction}>
      <p className={styles.label}>{messages.transaction}</p>
      <p className="type-mono" translate="no">
        <LiveText exact>{hash}</LiveText>
      </p>
      <ExplorerLink currency={currency} kind="transaction" value={hash} />
    </div>
  )
}
