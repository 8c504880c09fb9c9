import { type Column, DataTable } from '#ui/data-table.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { usePages } from '#ui/use-pages.ts'
import type { LedgerEntry, RefundEntry } from '../../schemas-ledger.ts'
import styles from './payments-page.module.css'
import { SurplusReturn } from './surplus-return.tsx'
import { useFormats, useMessages } from './words.ts'

const TONES: Record<RefundEntry['status'], Tone> = { requested: 'info', done: 'ok', failed: 'danger' }

/** What is to be given back, and what was. */
export function Surpluses() {
  const messages = useMessages()
  const owed = usePages<LedgerEntry>('/api/admin/surpluses')
  const refunds = usePages<RefundEntry>('/api/admin/refunds')
  const { sum, moment, person, way } = useFormats()
  const reload = () => {
    owed.reload()
    refunds.reload()
  }
  const { column, refundColumn, refundStatuses, order } = messages
  const owedColumns: Column<LedgerEntry>[] = [
    { id: 'order', title: column.order, isHeading: true, cell: ({ orderNumber }) => order(orderNumber) },
    { id: 'way', title: column.way, cell: way },
    {
      id: 'owed',
      title: messages.fact.surplus,
      isFigure: true,
      cell: ({ surplus, currency }) => surplus && sum(surplus.amount, currency),
    },
    { id: 'created', title: column.created, cell: ({ createdAt }) => moment(createdAt) },
    { id: 'do', title: '', cell: (entry) => <SurplusReturn entry={entry} onDone={reload} /> },
  ]
  const refundColumns: Column<RefundEntry>[] = [
    { id: 'order', title: refundColumn.order, isHeading: true, cell: ({ orderNumber }) => order(orderNumber) },
    { id: 'amount', title: refundColumn.amount, isFigure: true, cell: ({ amount, currency }) => sum(amount, currency) },
    {
      id: 'status',
      title: refundColumn.status,
      cell: ({ status, lastFault }) => (
        <span className={styles.state}>
          <Badge tone={TONES[status]}>{refundStatuses[status]}</Badge>
          {status !== 'done' && lastFault && <span className={styles.why}>{lastFault}</span>}
        </span>
      ),
    },
    {
      id: 'reason',
      title: refundColumn.reason,
      cell: ({ reason }) => (reason === 'surplus' ? messages.surplusesTitle : reason),
    },
    { id: 'by', title: refundColumn.by, cell: ({ requestedBy }) => person(requestedBy) },
    { id: 'at', title: refundColumn.at, cell: ({ requestedAt }) => moment(requestedAt) },
    {
      id: 'proof',
      title: refundColumn.proof,
      cell: ({ providerRef }) => providerRef && <span className={styles.mono}>{providerRef}</span>,
    },
  ]
  return (
    <div className={styles.stack}>
      <h2 className={styles.heading}>{messages.surplusesTitle}</h2>
      <DataTable
        label={messages.surplusesTitle}
        columns={owedColumns}
        list={owed}
        keyOf={({ id }) => id}
        empty={messages.emptySurpluses}
      />
      <h2 className={styles.heading}>{messages.refundsTitle}</h2>
      <DataTable
        label={messages.refundsTitle}
        columns={refundColumns}
        list={refunds}
        keyOf={({ id }) => id}
        hrefOf={({ paymentId }) => `/payments/${paymentId}`}
        empty={messages.emptyRefunds}
      />
    </div>
  )
}
