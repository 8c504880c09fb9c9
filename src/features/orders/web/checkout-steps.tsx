import { Icon } from '#ui/icon.tsx'
import styles from './checkout-steps.module.css'
import { useWords } from './messages.ts'

type Step = 'contact' | 'payment'

/** Where in the checkout one is, by name, and what is left for later. */
export function CheckoutSteps({ current, isPaid }: { current: Step; isPaid: boolean }) {
  const { checkout: words, page } = useWords()
  const done = { contact: current === 'payment', payment: isPaid }
  return (
    <ol aria-label={words.steps} className={styles.steps}>
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
            {words[step]}
            {done[step] && <span className="visually-hidden">, {page.stepDone}</span>}
          </span>
        </li>
      ))}
      <li className={styles.step} data-state="later">
        {words.later}
      </li>
    </ol>
  )
}
