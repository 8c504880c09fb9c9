import { useApiPages } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Badge, type Tone } from '#ui/feedback/badge.tsx'
import { usePanelMessages } from '#ui/text/use-panel-messages.ts'
import type { LedgerEntry, RefundEntry } from '../../schemas-ledger.ts'
import styles from './payments-page.module.css'
import { SurplusReturn } from './surplus-return.tsx'
import { useFormats, useNamingColumns } from './ledger-format.ts'
import { useMessages } from './messages.ts'

const TONES: Record<RefundEntry['status'], Tone> = { requested: 'info', done: 'ok', failed: 'danger' }

export function Surpluses() {
  const messages = useMessages()
  const owed = useApiPages('/api/admin/surpluses')
  const refunds = useApiPages('/api/admin/refunds')
  const reload = () => {
    owed.refetch()
    refunds.refetch()
  }
  return (
    <div className={styles.stack}>
      <h2 className={styles.heading}>{messages.statuses.surplus}</h2>
      <DataTable
        label={messages.statuses.surplus}
        columns={useOwedColumns(reload)}
        list={owed}
        keyOf={({ id }) => id}
        empty={messages.emptySurpluses}
      />
      <h2 className={styles.heading}>{messages.sections.refunds}</h2>
      <DataTable
        label={messages.sections.refunds}
        columns={useRefundColumns()}
        list={refunds}
        keyOf={({ id }) => id}
        hrefOf={({ paymentId }) => `/payments/${paymentId}`}
        empty={messages.emptyRefunds}
      />
    </div>
  )
}

function useOwedColumns(reload: () => void): Column<LedgerEntry>[] {
  const { column, fact } = useMessages()
  const { sum, moment } = useFormats()
  return [
    ...useNamingColumns(),
    {
      id: 'owed',
      title: fact.surplus,
      isFigure: true,
      cell: ({ surplus, currency }) => surplus && sum(surplus.amount, currency),
    },
    { id: 'created', title: column.created, cell: ({ createdAt }) => moment(createdAt) },
    {
      id: 'do',
      title: usePanelMessages().actions,
      cell: (entry) => <SurplusReturn entry={entry} onDone={reload} />,
    },
  ]
}

function useRefundColumns(): Column<RefundEntry>[] {
  const { refundColumn, refundStatuses, order, statuses } = useMessages()
  const { sum, moment, person, reason: reasonText } = useFormats()
  return [
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
      cell: ({ reason }) => (reason === 'surplus' ? statuses.surplus : reasonText(reason)),
    },
    { id: 'by', title: refundColumn.by, cell: ({ requestedBy }) => person(requestedBy) },
    { id: 'at', title: refundColumn.at, cell: ({ requestedAt }) => moment(requestedAt) },
    {
      id: 'proof',
      title: refundColumn.proof,
      cell: ({ providerRef }) => providerRef && <span className={styles.mono}>{providerRef}</span>,
    },
  ]
}
