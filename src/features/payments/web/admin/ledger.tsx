import { DataTable, type Column } from '#ui/data-table.tsx'
import { dayBounds } from '#ui/day-bounds.ts'
import { FilterBar } from '#ui/filter-bar.tsx'
import { Field } from '#ui/field.tsx'
import { useDictionary } from '#ui/messages.tsx'
import { useAddress } from '#ui/panel.ts'
import type { PanelMessages } from '#ui/panel-messages.en.ts'
import { SelectField } from '#ui/select-field.tsx'
import { usePages } from '#ui/use-pages.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import { useNamingColumns } from './naming-columns.tsx'
import { ChainText, PaymentState } from './payment-badges.tsx'
import styles from './payments-page.module.css'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

const FILTERS = ['method', 'status', 'attention', 'from', 'to']

/** Every attempt to pay, the newest first. */
export function Ledger() {
  const messages = useMessages()
  const panel = useDictionary<PanelMessages>('panel')
  const { search, setSearch } = useAddress()
  const asked = new URLSearchParams(
    ['q', ...FILTERS].flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : [])),
  )
  // Its days are those of whoever looks.
  const days = dayBounds({ from: asked.get('from'), to: asked.get('to') })
  for (const [name, at] of Object.entries(days)) asked.set(name, at)
  const list = usePages<LedgerEntry>(`/api/admin/payments${asked.size > 0 ? `?${asked}` : ''}`)
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
        empty={asked.size > 0 ? panel.emptyFiltered : messages.emptyLedger}
      />
    </div>
  )
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
