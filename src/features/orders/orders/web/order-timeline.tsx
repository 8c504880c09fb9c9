import { Icon } from '#ui/layout/icon.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { OrderStatus } from '../model.ts'
import styles from './order-timeline.module.css'
import { useMessages } from './messages.ts'

const STEPS = ['paid', 'scheduled', 'names', 'performed', 'proof'] as const
type Step = (typeof STEPS)[number]

/** A group ritual has its day from the start, so it has no step for choosing the day. */
const JOINED_STEPS = STEPS.filter((step) => step !== 'scheduled')

/** The next step. None when the order is ready. */
const NEXT: Partial<Record<OrderStatus, Step | 'none'>> = {
  pending: 'paid',
  completed: 'scheduled',
  processing: 'performed',
  ready: 'none',
}

/** The progress of an order from payment to proof. A closed order shows none. */
export function OrderTimeline({ status, isJoined }: { status: OrderStatus; isJoined: boolean }) {
  const { page } = useMessages()
  const next = NEXT[status]
  if (next === undefined) return null
  const steps: readonly Step[] = isJoined ? JOINED_STEPS : STEPS
  const waits = isJoined && next === 'scheduled' ? 'names' : next
  const done = waits === 'none' ? steps.length : steps.indexOf(waits)
  return (
    <Section title={page.timeline}>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
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
              <p className={styles.text}>
                {step === 'proof' && place < done ? page.proofThere : page.steps[step].text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
