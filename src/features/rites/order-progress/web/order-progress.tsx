import { useQueryClient } from '@tanstack/react-query'
import { type OrderStatus, PAID_STATUSES } from '#features/orders/orders/model.ts'
import { orderPlanHref } from '#features/orders/orders/paths.ts'
import { FactRow } from '#ui/layout/fact-list.tsx'
import { forgetUnusedApi } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Names } from '#ui/text/names.tsx'
import type { ProgressView } from '../schemas.ts'
import { findOwnTexts } from './own-texts.ts'
import { LineProgress } from './line-progress.tsx'
import { useMessages } from './messages.ts'
import styles from './order-progress.module.css'
import { ShowNames } from './show-names.tsx'
import { useProgress } from './use-progress.ts'

type OrderProgressProps = { orderId: string; status: OrderStatus }

/** Shown after the payment: the agreed details, buttons to give missing details, and the priest. */
export function OrderProgress({ orderId, status }: OrderProgressProps) {
  const messages = useMessages()
  const client = useQueryClient()
  const { data, isError, refetch } = useProgress(orderId, status)
  if (!PAID_STATUSES.includes(status)) return null
  if (!data || !PAID_STATUSES.includes(data.status))
    return (
      <Section isCard className={styles.card} title={messages.title} aria-busy={!isError || undefined}>
        {isError ? (
          <Notice tone="danger" action={<Button onClick={() => void refetch()}>{messages.retry}</Button>}>
            {messages.failed}
          </Notice>
        ) : (
          <Skeleton lines={5} />
        )}
      </Section>
    )
  function readAgain(): void {
    // The page for names and day, and the list of orders, show the same data.
    forgetUnusedApi(client, '/api/orders')
    void refetch()
  }
  return <Agreed orderId={orderId} progress={data} onChanged={readAgain} />
}

type AgreedProps = { orderId: string; progress: ProgressView; onChanged: () => void }

function Agreed({ orderId, progress, onChanged }: AgreedProps) {
  const messages = useMessages()
  // The server does not know the texts that this tab has stored, so the first render must not contain them.
  const lang = useLang()
  const own = useIsAlive() ? findOwnTexts(orderId, progress, lang) : {}
  const { lines, changes, missing } = progress
  const isComplete = !missing.includes('names') && !missing.includes('day')
  return (
    <Section isCard className={styles.card} title={lines.length === 1 ? messages.title : messages.titleMany}>
      <dl className={styles.facts}>
        <NamesFact orderId={orderId} progress={progress} own={own} onChanged={onChanged} />
        <WishFact orderId={orderId} progress={progress} own={own} />
      </dl>
      {lines.map((line) => (
        <LineProgress
          key={line.lineId}
          orderId={orderId}
          line={line}
          progress={progress}
          isAlone={lines.length === 1}
          onChanged={onChanged}
        />
      ))}
      {changes !== 'none' && isComplete && (
        <p className={styles.foot}>
          <Link href={orderPlanHref(orderId)}>{correctText(progress, messages)}</Link>
        </p>
      )}
    </Section>
  )
}

/** The text about corrections. The day of a group ritual is the same for all families, so the customer cannot correct it. */
function correctText(
  { changes, lines }: ProgressView,
  { correct, correctJoined }: ReturnType<typeof useMessages>,
): string {
  const isJoined = lines.every(({ performsAt }) => performsAt !== undefined)
  return changes === 'all' && isJoined ? correctJoined : correct[changes]
}

type FactProps = { orderId: string; progress: ProgressView; own: ReturnType<typeof findOwnTexts> }

function NamesFact({
  orderId,
  progress: { names, wish, missing, lines },
  own,
  onChanged,
}: FactProps & { onChanged: () => void }) {
  const messages = useMessages()
  const shown = names.full ?? own.names ?? names.initials
  const isHidden = names.full === undefined && ((names.areGiven && !own.names) || (wish.isGiven && !own.wish))
  // After the ritual, names can no longer be given, so the page only shows for whom the ritual was performed.
  const isTold = names.areGiven || !missing.includes('names') || lines.every(({ performed }) => performed)
  return (
    <FactRow term={messages.names}>
      {isTold ? <Names names={shown} /> : <span className={styles.quiet}>{messages.noNames(shown.join(', '))}</span>}
      {missing.includes('names') && (
        <Link href={orderPlanHref(orderId)} className={styles.give}>
          {messages.giveNames}
        </Link>
      )}
      {isHidden && <ShowNames onChanged={onChanged} />}
    </FactRow>
  )
}

function WishFact({ orderId, progress: { wish, missing }, own }: FactProps) {
  const messages = useMessages()
  const text = wish.text ?? own.wish
  const isMissing = missing.includes('wish')
  if (!wish.isGiven && !isMissing) return null
  return (
    <FactRow term={messages.wish}>
      {wish.isGiven ? (
        <span className={styles.text} dir={text ? 'auto' : undefined}>
          {text ?? messages.wishGiven}
        </span>
      ) : (
        <span className={styles.quiet}>{messages.noWish}</span>
      )}
      {isMissing && (
        <Link href={orderPlanHref(orderId)} className={styles.give}>
          {messages.giveWish}
        </Link>
      )}
    </FactRow>
  )
}
