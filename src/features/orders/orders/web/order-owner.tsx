import type { ReactNode } from 'react'
import { birthDateText } from '#features/people/profiles/web/birth-date-text.ts'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { OrderOwner } from '../schemas.ts'
import { orderPlanHref } from '../paths.ts'
import { formatDay } from '#base/date-format.ts'
import styles from './order-owner.module.css'
import { useMessages } from './messages.ts'

/** Participants and wish of the order: shown only to its signed-in owner (docs/contract.md, "Pages"). */
export function OrderOwnerCard({ orderId, owner }: { orderId: string; owner: OrderOwner }) {
  const messages = useMessages().page.owner
  const lang = useLang()
  const rows: { name: string; value: ReactNode }[] = [
    { name: messages.name, value: owner.customerName },
    { name: messages.email, value: owner.customerEmail },
    { name: messages.phone, value: owner.customerPhone ?? '' },
    { name: messages.instructions, value: owner.specialInstructions },
    { name: messages.date, value: owner.startDate === null ? '' : formatDay(owner.startDate, lang) },
    { name: messages.wishes, value: owner.specialWishes },
    { name: messages.participants, value: owner.participants && <People participants={owner.participants} /> },
  ].filter(({ value }) => value !== '')
  return (
    <section className={styles.owner} aria-labelledby="owner-title">
      <h2 id="owner-title" className="type-h3">
        {messages.title}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {owner.startDate === null && `${messages.noPlan} `}
        <Link href={orderPlanHref(orderId)}>{messages.plan}</Link>
      </p>
      <p className={styles.note}>{messages.note}</p>
    </section>
  )
}

/** One participant per line: the name (highlighted), date, time; unknown fields leave no commas. */
function People({ participants }: { participants: string }) {
  const lang = useLang()
  const lines = participants.split('\n').map((line) => line.split(',').map((part) => part.trim()))
  return lines.map(([first = '', last = '', ...born], place) => (
    // oxlint-disable-next-line react/no-array-index-key -- They are never reordered.
    <p key={place}>
      <bdi>{[first, last].filter(Boolean).join(', ')}</bdi>
      {born.filter(Boolean).map((part) => `, ${birthDateText(part, lang)}`)}
    </p>
  ))
}
