import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import { formatSum } from '#features/money/settlements/rules.ts'
import { printedMoment } from '#features/people/places/rules-moment.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { OrderAdminMessages } from '../../../messages/admin.en.ts'
import type { OrderDetail, TimelineEntry } from '../../../schemas.ts'
import { useMessages } from '../messages.ts'
import { momentText } from '../order-format.ts'
import styles from './order-detail.module.css'
import { OrderSection } from './order-section.tsx'

/** The events of the order. The latest is first. */
export function OrderHistory({ order: { timeline } }: { order: OrderDetail }) {
  const messages = useMessages()
  const lang = useLang()
  return (
    <OrderSection title={messages.order.timeline}>
      <ol data-plain className={styles.history}>
        {timeline.toReversed().map((entry, place) => (
          <li key={place} className={styles.entry}>
            <p className={styles.what}>{whatOf(entry, messages, lang)}</p>
            {entry.kind === 'refund' && <Returned facts={entry.facts} />}
            {entry.facts.reason && <p className={styles.more}>{entry.facts.reason}</p>}
            {(entry.kind === 'note' || entry.kind === 'letter') && <p className={styles.more}>{entry.facts.text}</p>}
            {entry.kind === 'customer-changed' && <Correction facts={entry.facts} />}
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

/** Shows the method, the day and the reference of a refund. */
function Returned({ facts: { way, day, reference } }: Pick<TimelineEntry, 'facts'>) {
  const { history, refund } = useMessages()
  const lang = useLang()
  const words: Record<string, string> = { ...refund.ways, service: history.byService }
  const how = [way ? (words[way] ?? way) : '', day ? formatDay(day, lang) : ''].filter(Boolean).join(', ')
  return (
    <>
      {how !== '' && <p className={styles.more}>{how}</p>}
      {reference && <p className={styles.more}>{history.reference(reference)}</p>}
    </>
  )
}

function Correction({ facts }: Pick<TimelineEntry, 'facts'>) {
  const { history } = useMessages()
  return (
    <>
      {facts.email !== undefined && facts.email !== '' && <p className={styles.more}>{history.before(facts.email)}</p>}
      {facts.link !== undefined && <p className={styles.more}>{history.newLink}</p>}
    </>
  )
}

function whatOf({ kind, facts }: TimelineEntry, messages: OrderAdminMessages, lang: Lang): string {
  const { history } = messages
  const word = (words: Record<string, string>, code = '') => words[code] ?? code
  const sum = () => formatSum(facts.amount ?? '', facts.currency ?? 'USD', lang)
  if (kind === 'status') return history.status(word(messages.statuses, facts.from), word(messages.statuses, facts.to))
  if (kind === 'paid') return history.paid(sum())
  if (kind === 'decision') return decisionText(facts, messages, lang)
  if (kind === 'message')
    return facts.to === undefined
      ? history.message(facts.subject ?? '')
      : history.messageTo(facts.subject ?? '', facts.to)
  if (kind === 'letter') return history.letter(facts.subject ?? '')
  if (kind === 'message-sent') return history['message-sent'](word(messages.messageKinds, facts.kind))
  if (kind === 'payment' && facts.method === 'manual') return history.paymentOutside(sum())
  if (kind === 'payment') return history.payment(word(messages.methods, facts.method), sum())
  if (kind === 'days-set') return daysText(facts, messages, lang)
  if (kind === 'day-asked' || kind === 'day-accepted' || kind === 'day-declined')
    return history[kind](formatDay(facts.day ?? '', lang))
  if (kind === 'group-moved')
    return history[kind](printedMoment(facts.from ?? '', lang), printedMoment(facts.to ?? '', lang))
  if (kind === 'refund') return history.refund(sum(), word(messages.refundStatuses, facts.status))
  return history[kind]
}

function daysText(facts: TimelineEntry['facts'], { history, order }: OrderAdminMessages, lang: Lang): string {
  const { first = '', last = '', count = '1' } = facts
  const days =
    count === '1' ? formatDay(first, lang) : order.span(formatDay(first, lang), formatDay(last, lang), Number(count))
  return history['days-set'](days)
}

function decisionText(facts: TimelineEntry['facts'], { history }: OrderAdminMessages, lang: Lang): string {
  const { decision = '', amount, currency = 'USD', price = '' } = facts
  const said = history.decisions[decision as keyof typeof history.decisions] ?? decision
  if (amount === undefined) return said
  return history.decidedSum(said, formatSum(amount, currency, lang), formatSum(price, 'USD', lang))
}
