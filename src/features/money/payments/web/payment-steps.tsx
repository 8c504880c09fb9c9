import { Icon } from '#ui/layout/icon.tsx'
import styles from './payment-steps.module.css'
import { useMessages } from './messages.ts'

export type Step = 'method' | 'coin' | 'transfer' | 'card'

const BY_COIN: readonly Step[] = ['method', 'coin', 'transfer']
const BY_CARD: readonly Step[] = ['method', 'card']

/** The customer's progress in the payment. */
export function PaymentSteps({ current }: { current: Step }) {
  const { steps } = useMessages()
  const path = current === 'card' ? BY_CARD : BY_COIN
  const at = path.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={steps.label}>
      {path.map((step, place) => (
        <li
          key={step}
          className={styles.step}
          data-done={place < at || undefined}
          aria-current={place === at ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {place < at ? <Icon name="check" size={16} /> : place + 1}
          </span>
          <span>{steps[step]}</span>
          {place < at && <span className="visually-hidden">, {steps.done}</span>}
        </li>
      ))}
    </ol>
  )
}
