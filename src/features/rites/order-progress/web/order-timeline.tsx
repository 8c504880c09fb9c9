import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ProgressView } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './order-timeline.module.css'
import { useProgress } from './use-progress.ts'

/**
 * The steps of an order from payment to proof (the report with pictures), in one row if there is space. A cancelled or refunded order has
 * no steps. A finished step has no explanation. On a phone only the current step has an explanation.
 */
export function OrderTimeline({ orderId, status }: { orderId: string; status: OrderStatus }) {
  const messages = useMessages()
  const lang = useLang()
  const { data } = useProgress(orderId, status)
  if (!data || status === 'cancelled' || status === 'refunded') return null
  return (
    <Section
      className={styles.timeline}
      heading={status === 'pending' ? undefined : 'visually-hidden'}
      title={messages.timeline}
    >
      <ol className={styles.steps}>
        {data.steps.map(({ step, state }) => (
          <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' && <Icon name="check" size={16} />}
            </span>
            <div>
              <h3 className={styles.title}>
                {messages.steps[step].title}
                {state === 'done' && <span className="visually-hidden">, {messages.stepDone}</span>}
              </h3>
              {(state !== 'done' || step === 'proof') && (
                <p className={styles.text}>
                  {state === 'done' ? messages.proofThere : stepText({ step, state }, data, messages, lang)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/**
 * Returns the explanation of a step. The step for the day shows the customer's decision. The step for the ritual shows when the ritual
 * begins, or that the last day has passed.
 */
function stepText(
  { step, state }: ProgressView['steps'][number],
  { lines, next }: ProgressView,
  messages: ReturnType<typeof useMessages>,
  lang: Lang,
): string {
  const last = lines
    .flatMap(({ days }) => days.at(-1) ?? [])
    .toSorted()
    .at(-1)
  const isWaitedFor = next?.kind === 'recording' || next?.kind === 'overdue'
  if (step === 'performed' && state === 'now' && isWaitedFor && last !== undefined)
    return messages.ended(formatDay(last, lang))
  if (step === 'performed' && state === 'now' && next?.kind === 'perform' && next.day !== null)
    return messages.begins(formatDay(next.day, lang))
  const open = lines.filter(({ days, performsAt, performed }) => days.length === 0 && !performsAt && !performed)
  const isDecided = open.length > 0 && open.every(({ priestChooses, askedDay }) => priestChooses || askedDay !== null)
  if (step !== 'scheduled' || !isDecided) return messages.steps[step].text
  return open.every(({ askedDay }) => askedDay === null) ? messages.priestChooses : messages.waits
}
