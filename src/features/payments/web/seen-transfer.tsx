import { Icon } from '#ui/icon.tsx'
import { explorerLink } from './coin-links.ts'
import type { ClientPayment } from './payment-state.ts'
import styles from './seen-transfer.module.css'
import { useShopSettings } from './use-shop.ts'
import { useWords } from './words.ts'

/** A transfer that the network has shown: how sure it is already, and its hash. */
export function SeenTransfer({ payment }: { payment: ClientPayment }) {
  const { seen } = useWords()
  const { confirmations, requiredConfirmations, currency, transactionHash } = payment
  const counted = Math.min(confirmations, requiredConfirmations)
  return (
    <div className={styles.seen}>
      {payment.status === 'detected' && requiredConfirmations > 0 && (
        <label className={styles.progress}>
          <span role="status">{seen.confirmations(counted, requiredConfirmations)}</span>
          <progress value={counted} max={requiredConfirmations} />
        </label>
      )}
      {transactionHash && <TransactionHash currency={currency} hash={transactionHash} />}
    </div>
  )
}

/** A transaction's hash, with its place in a block explorer; a sandbox's chain stands in none. */
export function TransactionHash({ currency, hash }: { currency: string; hash: string }) {
  const words = useWords()
  const shop = useShopSettings()
  const link = shop && !shop.sandbox ? explorerLink(currency, hash) : undefined
  return (
    <div className={styles.transaction}>
      <p className={styles.label}>{words.transaction}</p>
      <p className="type-mono" translate="no">
        {hash}
      </p>
      {link && (
        <a className={styles.explorer} href={link} target="_blank" rel="noopener noreferrer">
          {words.explorer} <Icon name="external" size={16} />
        </a>
      )}
    </div>
  )
}
