import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import { PriestChoice } from '#features/orders/order-plans/web/priest-choice.tsx'
import { orderPlanHref } from '#features/orders/orders/paths.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { printedMoment } from '#features/people/places/rules-moment.ts'
import { ProofLog } from '#features/rites/proofs/web/proof-log.tsx'
import { FactRow } from '#ui/layout/fact-list.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ProgressLine, ProgressView } from '../schemas.ts'
import { DayAnswer } from './day-answer.tsx'
import { useMessages } from './messages.ts'
import styles from './order-progress.module.css'

type LineProgressProps = {
  orderId: string
  line: ProgressLine
  progress: ProgressView
  isAlone: boolean
  onChanged: () => void
}

/** One ritual of an order: its day, place and priest, the recording, and the report entries by day. */
export function LineProgress({ orderId, line, progress, isAlone, onChanged }: LineProgressProps) {
  const messages = useMessages()
  const lang = useLang()
  const { performed, priest, place, days } = line
  const isSet = days.length > 0 || line.performsAt !== undefined
  const isOver = progress.next?.kind === 'recording' || progress.next?.kind === 'overdue'
  return (
    <div className={styles.line}>
      {!isAlone && <h3 className={styles.ritual}>{printedName(line.ritual)}</h3>}
      <dl className={styles.facts}>
        {performed ? (
          <>
            <FactRow term={messages.performed}>
              <Days days={performed.days.length > 1 ? performed.days : [performed.day]} fireDays={line.fireDays} />
            </FactRow>
            <FactRow term={messages.place}>
              <bdi>{performed.place}</bdi>
            </FactRow>
            {performed.priest && (
              <FactRow term={messages.priest}>
                <bdi>{performed.priest}</bdi>
              </FactRow>
            )}
          </>
        ) : (
          <>
            {(isSet || !line.isInCorrection) && (
              <DayFact orderId={orderId} line={line} progress={progress} onChanged={onChanged} />
            )}
            {place !== null && (
              <FactRow term={messages.place}>
                <bdi>{place}</bdi>
              </FactRow>
            )}
            {isSet && (priest !== null || !isOver) && (
              <FactRow term={messages.priest}>
                {priest === null ? <span className={styles.quiet}>{messages.noPriest}</span> : <bdi>{priest}</bdi>}
              </FactRow>
            )}
            <FactRow term={messages.recording}>{recordingText(line, progress, messages, lang)}</FactRow>
          </>
        )}
      </dl>
      <ProofLog title={messages.log} level={isAlone ? 'h3' : 'h4'} entries={line.entries} />
    </div>
  )
}

function recordingText(
  { isInCorrection, recordingBy }: ProgressLine,
  { recordingDays }: ProgressView,
  messages: ReturnType<typeof useMessages>,
  lang: Lang,
): string {
  if (isInCorrection) return messages.inCorrection
  return recordingBy === null
    ? messages.recordingWithin(recordingDays)
    : messages.recordingBy(formatDay(recordingBy, lang))
}

type DayFactProps = { orderId: string; line: ProgressLine; progress: ProgressView; onChanged: () => void }

/** Shows the set day, otherwise the requested day, otherwise buttons to choose a day. */
function DayFact({ orderId, line, progress: { isOpen }, onChanged }: DayFactProps) {
  const messages = useMessages()
  const lang = useLang()
  const { askedDay, requestedDay, notMoved, priestChooses, days, daysBought, performsAt, reason } = line
  if (performsAt !== undefined) return <FactRow term={messages.day}>{printedMoment(performsAt, lang)}</FactRow>
  const [first] = days
  if (first !== undefined)
    return (
      <FactRow term={messages.day}>
        <Days days={days} fireDays={line.fireDays} />
        {days.length < daysBought && <span className={styles.quiet}>{messages.fewer(daysBought)}</span>}
        {requestedDay === null && notMoved === null && askedDay !== null && askedDay !== first && (
          <span className={styles.quiet}>{messages.otherDay(formatDay(askedDay, lang))}</span>
        )}
        {reason !== '' && <span dir="auto">{messages.why(reason)}</span>}
        {notMoved !== null ? (
          <span>{messages.notMoved(notMoved.day === null ? '' : formatDay(notMoved.day, lang))}</span>
        ) : requestedDay === null ? (
          <DayAnswer orderId={orderId} line={line} onChanged={onChanged} />
        ) : (
          <span>{messages.requested(formatDay(requestedDay, lang))}</span>
        )}
      </FactRow>
    )
  if (askedDay !== null)
    return (
      <FactRow term={messages.day}>
        <span>{messages.asked(formatDay(askedDay, lang))}</span>
        <span className={styles.quiet}>{messages.waits}</span>
      </FactRow>
    )
  return (
    <FactRow term={messages.day}>
      <span className={priestChooses ? undefined : styles.quiet}>
        {priestChooses ? messages.priestChooses : messages.noDay}
      </span>
      {isOpen && (
        <span className={styles.choices}>
          {priestChooses ? (
            <Link href={orderPlanHref(orderId)} className={styles.give}>
              {messages.takeBack}
            </Link>
          ) : (
            <>
              <Link href={orderPlanHref(orderId)} className={styles.give}>
                {messages.chooseDay}
              </Link>
              <PriestChoice
                orderId={orderId}
                words={{ letPriest: messages.letPriest, saveFailed: messages.saveFailed, safe: messages.safe }}
                onSaved={onChanged}
              />
            </>
          )}
        </span>
      )}
    </FactRow>
  )
}

/** Shows several days as the first and the last day, with the number of days and of days with fire. */
function Days({ days, fireDays }: { days: readonly string[]; fireDays: number | null }) {
  const messages = useMessages()
  const lang = useLang()
  const [first = '', last = first] = [days[0], days.at(-1)]
  if (days.length === 1) return <span>{formatDay(first, lang)}</span>
  return (
    <>
      <span>{messages.from(formatDay(first, lang), formatDay(last, lang))}</span>
      <span className={styles.quiet}>
        {messages.length(days.length, fireDays === null ? null : Math.min(fireDays, days.length))}
      </span>
    </>
  )
}
