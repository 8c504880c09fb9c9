import { Link } from '#ui/link.tsx'
import { useLang } from '#ui/messages.tsx'
import type { OrderOwner } from '../schemas.ts'
import { dayText } from './format-day.ts'
import styles from './order-owner.module.css'
import { useWords } from './messages.ts'

/** Who the order is for and what is asked for: shown to its signed-in owner alone (decisions B2). */
export function OrderOwnerCard({ owner }: { owner: OrderOwner }) {
  const words = useWords().page.owner
  const lang = useLang()
  const rows = [
    { name: words.name, value: owner.customerName },
    { name: words.email, value: owner.customerEmail },
    { name: words.phone, value: owner.customerPhone ?? '' },
    { name: words.instructions, value: owner.specialInstructions },
    { name: words.date, value: owner.startDate === null ? '' : dayText(owner.startDate, lang) },
    { name: words.wishes, value: owner.specialWishes },
    { name: words.participants, value: withoutGaps(owner.participants) },
  ].filter(({ value }) => value !== '')
  return (
    <section className={styles.owner} aria-labelledby="owner-title">
      <h2 id="owner-title" className="type-h3">
        {words.title}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {owner.startDate === null && `${words.noPlan} `}
        <Link href="/user-profile?tab=orders">{words.plan}</Link>
      </p>
      <p className={styles.note}>{words.note}</p>
    </section>
  )
}

/** One participant a line: first name, last name, date, time; what is not known leaves no commas behind. */
function withoutGaps(participants: string): string {
  const lines = participants.split('\n').map((line) => line.split(',').map((part) => part.trim()))
  return lines.map((parts) => parts.filter(Boolean).join(', ')).join('\n')
}
