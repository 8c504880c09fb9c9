import { Icon } from '#ui/layout/icon.tsx'
import styles from './checkout-page.module.css'
import { useMessages } from './messages.ts'

type Step = 'contact' | 'payment'

/** The names of the checkout's steps, with the current step and the completed steps marked. */
export function CheckoutSteps({ current, isPaid }: { current: Step; isPaid: boolean }) {
  const { checkout: messages, page } = useMessages()
  const done = { contact: current === 'payment', payment: isPaid }
  return (
    <ol aria-label={messages.steps} className={styles.progress}>
      {(['contact', 'payment'] as const).map((step, place) => (
        <li
          key={step}
          className={styles.step}
          data-state={done[step] ? 'done' : step === current ? 'now' : 'later'}
          aria-current={step === current && !done[step] ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {done[step] ? <Icon name="check" size={16} /> : place + 1}
          </span>
          <span>
            {messages[step]}
            {done[step] && <span className="visually-hidden">, {page.stepDone}</span>}
          </span>
        </li>
      ))}
      <li className={styles.step} data-state={isPaid ? 'now' : 'later'}>
        {isPaid ? messages.next : messages[current === 'payment' ? 'afterPayment' : 'later']}
      </li>
    </ol>
  )
}
