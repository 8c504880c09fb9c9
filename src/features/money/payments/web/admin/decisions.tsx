import { useApiPages } from '#ui/data/api.ts'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { MoreButton } from '#ui/data/more-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import { Approval } from './approval.tsx'
import { DecisionForm } from './decision-form.tsx'
import styles from './payments-page.module.css'
import { SurplusReturn } from './surplus-return.tsx'
import { ContactLink } from './contact-link.tsx'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

/** The payments that need a decision by staff, each with an explanation and the possible actions. */
export function Decisions() {
  const { emptyDecisions } = useMessages()
  const list = useApiPages('/api/admin/payments', { query: { attention: 'true' } })
  return (
    <div className={`${styles.stack} ${styles.wide}`}>
      <Loaded query={list}>
        {(entries) =>
          entries.length === 0 ? (
            <Notice tone="ok" title={emptyDecisions.title} quiet>
              {emptyDecisions.text}
            </Notice>
          ) : (
            entries.map((entry) => <Decision key={entry.id} entry={entry} onDone={list.refetch} />)
          )
        }
      </Loaded>
      <MoreButton list={list} />
    </div>
  )
}

/** A box with one payment that waits for a decision by staff. */
export function Decision({ entry, onDone }: { entry: LedgerEntry; onDone: () => void }) {
  const { attentions, fact, order } = useMessages()
  const { sum, came, difference, moment, day, person, way } = useFormats()
  if (entry.attention === null) return null
  const { title, text } = attentions[entry.attention]
  return (
    <Card as="section" className={styles.card} aria-label={`${title}, ${order(entry.orderNumber)}`}>
      <div className={styles.cardHead}>
        <h2 className={styles.heading}>{title}</h2>
        <Link href={`/payments/${entry.id}`}>{order(entry.orderNumber)}</Link>
      </div>
      {difference(entry) && <p>{difference(entry)}</p>}
      <p className={styles.quiet}>{text}</p>
      <Facts
        facts={[
          { term: fact.way, value: way(entry) },
          { term: fact.expected, value: sum(entry.expected, entry.currency) },
          { term: fact.received, value: came(entry) },
          { term: fact.contact, value: entry.contact && <ContactLink contact={entry.contact} /> },
          { term: fact.surplus, value: entry.surplus && sum(entry.surplus.amount, entry.currency) },
          { term: fact.reference, value: entry.reference },
          { term: fact.receivedOn, value: entry.receivedOn && day(entry.receivedOn) },
          { term: fact.note, value: entry.note },
          { term: fact.confirmedBy, value: entry.confirmedBy && person(entry.confirmedBy) },
          { term: fact.begun, value: moment(entry.createdAt) },
        ]}
      />
      <DecisionForm entry={entry} onDone={onDone} />
      <Approval entry={entry} onDone={onDone} />
      <SurplusReturn entry={entry} onDone={onDone} />
    </Card>
  )
}
