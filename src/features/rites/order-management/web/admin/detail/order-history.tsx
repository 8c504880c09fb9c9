import type { Lang } from '#base/i18n.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { OrderDetail, TimelineEntry } from '../../../schemas.ts'
import type { OrderAdminMessages } from '../../../messages/admin.en.ts'
import { formatSum } from '#features/money/settlements/rules.ts'
import { momentText } from '../order-format.ts'
import { useMessages } from '../messages.ts'
import styles from './order-history.module.css'
import { OrderSection } from './order-section.tsx'

/** The events of the order, the latest first. */
export function OrderHistory({ order: { timeline } }: { order: OrderDetail }) {
  const messages = useMessages()
  const lang = useLang()
  return (
    <OrderSection title={messages.order.timeline}>
      <ol data-plain className={styles.history}>
        {timeline.toReversed().map((entry, place) => (
          <li key={place} className={styles.entry}>
            <p className={styles.what}>{whatOf(entry, messages, lang)}</p>
            {entry.facts.reason !== undefined && <p className={styles.more}>{entry.facts.reason}</p>}
            {entry.kind === 'note' && <p className={styles.more}>{entry.facts.text}</p>}
            <p className={styles.when}>
              <time dateTime={entry.at}>{momentText(entry.at, lang)}</time>
              {entry.actor !== null && <span>{entry.actor}</span>}
            </p>
          </li>
        ))}
      </ol>
    </OrderSection>
  )
}

function whatOf({ kind, facts }: TimelineEntry, messages: OrderAdminMessages, lang: Lang): string {
  const { history } = messages
  const word = (words: Record<string, string>, code = '') => words[code] ?? code
  const sum = () => formatSum(facts.amount ?? '', facts.currency ?? 'USD', lang)
  if (kind === 'status') return history.status(word(messages.statuses, facts.from), word(messages.statuses, facts.to))
  if (kind === 'paid') return history.paid(sum())
  if (kind === 'message') return history.message(facts.subject ?? '')
  if (kind === 'message-sent') return history['message-sent'](word(messages.messageKinds, facts.kind))
  if (kind === 'payment') return history.payment(word(messages.methods, facts.method), sum())
  if (kind === 'refund') return history.refund(sum(), word(messages.refundStatuses, facts.status))
  return history[kind]
}
