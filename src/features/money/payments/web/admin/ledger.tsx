import { useApiPages } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { dayBounds } from '#ui/text/local-day.ts'
import { FilterBar } from '#ui/data/filter-bar.tsx'
import { Field } from '#ui/forms/field.tsx'
import { usePanelMessages } from '#ui/text/use-panel-messages.ts'
import { useAddress } from '#ui/layout/panel.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { METHODS } from '#features/money/settlements/model.ts'
import { LEDGER_STATUSES } from '../../model.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import { ChainText, PaymentState } from './payment-badges.tsx'
import styles from './payments-page.module.css'
import { useFormats, useNamingColumns } from './ledger-format.ts'
import { useMessages } from './messages.ts'

const FILTERS = ['method', 'status', 'attention', 'from', 'to']

/** The list of all payment attempts, the newest first. */
export function Ledger() {
  const messages = useMessages()
  const panel = usePanelMessages()
  const { search, setSearch } = useAddress()
  const list = useApiPages('/api/admin/payments', { query: queryOf(search) })
  const isNarrowed = ['q', ...FILTERS].some((name) => search.has(name))
  const choose = (name: string) => ({
    value: search.get(name) ?? '',
    onChange: (value: string) => setSearch({ [name]: value || undefined }),
  })
  const any = { value: '', text: messages.any }
  const options = (words: Record<string, string>) => [
    any,
    ...Object.entries(words).map(([value, text]) => ({ value, text })),
  ]
  return (
    <div className={styles.stack}>
      <FilterBar searchHint={messages.search} names={FILTERS}>
        <SelectField label={messages.filter.method} options={options(messages.methods)} {...choose('method')} />
        <SelectField label={messages.filter.status} options={options(messages.statuses)} {...choose('status')} />
        <SelectField
          label={messages.filter.attention}
          options={[any, { value: 'true', text: messages.filter.onlyAttention }]}
          {...choose('attention')}
        />
        <Field type="date" label={messages.filter.from} {...choose('from')} />
        <Field type="date" label={messages.filter.to} {...choose('to')} />
      </FilterBar>
      <DataTable
        label={messages.tabs.ledger}
        columns={useColumns()}
        list={list}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/payments/${id}`}
        empty={isNarrowed ? panel.emptyFiltered : messages.emptyLedger}
      />
    </div>
  )
}

/** Reads the filters of the list from the URL of the page. Days are in the viewer's time zone. */
function queryOf(search: URLSearchParams) {
  return {
    q: search.get('q') || undefined,
    method: METHODS.find((method) => method === search.get('method')),
    status: LEDGER_STATUSES.find((status) => status === search.get('status')),
    attention: search.get('attention') === 'true' ? ('true' as const) : undefined,
    ...dayBounds({ from: search.get('from'), to: search.get('to') }),
  }
}

function useColumns(): Column<LedgerEntry>[] {
  const { column } = useMessages()
  const { sum, moment, person } = useFormats()
  return [
    ...useNamingColumns(),
    {
      id: 'expected',
      title: column.expected,
      isFigure: true,
      cell: ({ expected, currency }) => sum(expected, currency),
    },
    {
      id: 'received',
      title: column.received,
      isFigure: true,
      cell: ({ received, currency }) => (received === '0' ? '—' : sum(received, currency)),
    },
    { id: 'status', title: column.status, cell: (entry) => <PaymentState entry={entry} /> },
    {
      id: 'by',
      title: column.by,
      cell: ({ transactionHash, transactionUrl, confirmedBy }) =>
        confirmedBy ? (
          person(confirmedBy)
        ) : transactionHash === null ? null : (
          <ChainText text={transactionHash} url={transactionUrl} isShort />
        ),
    },
    { id: 'created', title: column.created, isFigure: true, cell: ({ createdAt }) => moment(createdAt) },
  ]
}
