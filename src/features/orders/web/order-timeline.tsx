import { Icon } from '#ui/icon.tsx'
import type { OrderStatus } from '../model.ts'
import styles from './order-timeline.module.css'
import { useMessages } from './messages.ts'

const STEPS = ['paid', 'scheduled', 'names', 'performed', 'proof'] as const

/** How many of the five steps are behind. */
const DONE: Partial<Record<OrderStatus, number>> = { pending: 0, completed: 1, processing: 3, ready: 5 }

/** The way of an order from payment to proof; a closed order has none. */
export function OrderTimeline({ status }: { status: OrderStatus }) {
  const { page } = useMessages()
  const done = DONE[status]
  if (done === undefined) return null
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="type-h3">
        {page.timeline}
      </h2>
      <ol className={styles.steps}>
        {STEPS.map((step, place) => (
          <li
            key={step}
            className={styles.step}
            data-state={place < done ? 'done' : place === done ? 'now' : 'later'}
            aria-current={place === done ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {place < done && <Icon name="check" size={16} />}
            </span>
            <div>
              <h3 className={styles.title}>
                {page.steps[step].title}
                {place < done && <span className="visually-hidden">, {page.stepDone}</span>}
              </h3>
              <p className={styles.text}>{page.steps[step].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
