import type { Lang } from '#base/i18n.ts'
import type { PartnerMessages } from '../messages/page.en.ts'
import { useDeferredValue, useState } from 'react'
import { orderTag } from '#base/ids.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/layout/button.tsx'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { dayBounds } from '#ui/text/local-day.ts'
import { Field } from '#ui/forms/field.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { usePanelMessages } from '#ui/text/use-panel-messages.ts'
import { Price } from '#ui/text/price.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { ORDER_STATES, type OrderState } from '../model.ts'
import type { PartnerOrder } from '../schemas.ts'
import { usePartnerOrders } from './partner-calls.ts'
import { cents, TONES } from './partner-format.ts'
import { formatDayShort } from '#ui/text/moment-format.ts'
import { useMessages } from './messages.ts'
import type { PartProps } from './dashboard-props.ts'
import search from '#ui/forms/search-cross.module.css'
import styles from './partner.module.css'

const NO_FILTER = { q: '', state: '', from: '', to: '' }

/** The list of the partner's orders, filtered by state, name, number and day. */
export function OrdersTab({ root }: PartProps) {
  const { orders: messages, states } = useMessages()
  const panel = usePanelMessages()
  const lang = useLang()
  const [filter, setFilter] = useState(NO_FILTER)
  const deferredFilter = useDeferredValue(filter)
  // The days of the filter are in the viewer's time zone.
  const { from, to } = dayBounds(deferredFilter)
  const state = ORDER_STATES.find((known) => known === deferredFilter.state)
  const list = usePartnerOrders({ q: deferredFilter.q || undefined, state, from, to })
  const set = (name: keyof typeof NO_FILTER) => (value: string) => setFilter({ ...filter, [name]: value })
  const isNarrowed = Object.values(filter).some((value) => value !== '')
  const options = Object.entries(states).map(([value, text]) => ({ value, text }))
  return (
    <section className={styles.part} aria-label={messages.columns.number}>
      <div className={`${styles.filters} ${styles.ordersFilters} ${search.cross}`} role="search">
        <Field type="search" label={messages.search} value={filter.q} onChange={set('q')} />
        <SelectField
          label={messages.state}
          value={filter.state}
          onChange={set('state')}
          options={[{ value: '', text: messages.any }, ...options]}
        />
        <Field type="date" label={messages.from} value={filter.from} onChange={set('from')} />
        <Field type="date" label={messages.to} value={filter.to} onChange={set('to')} />
        <div className={styles.filterButtons}>
          {isNarrowed && (
            <Button kind="quiet" onClick={() => setFilter(NO_FILTER)}>
              {panel.clearFilters}
            </Button>
          )}
          <Button as={Link} kind="primary" href={`${root}?tab=orders&order=new`}>
            {messages.create}
          </Button>
        </div>
      </div>
      <DataTable
        label={messages.columns.number}
        columns={columnsOf(messages.columns, lang)}
        list={list}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `${root}?tab=orders&order=${id}`}
        empty={isNarrowed ? panel.emptyFiltered : messages.empty}
      />
    </section>
  )
}

function Rituals({ items: [first, ...rest] }: { items: PartnerOrder['items'] }) {
  if (!first) return null
  const name = first.quantity > 1 ? `${printedName(first.name)}\u00a0×\u00a0${first.quantity}` : printedName(first.name)
  return rest.length > 0 ? `${name} +${rest.length}` : name
}

export function StateBadge({ state }: { state: OrderState }) {
  const { states } = useMessages()
  return <Badge tone={TONES[state]}>{states[state]}</Badge>
}

function columnsOf(columns: PartnerMessages['orders']['columns'], lang: Lang): Column<PartnerOrder>[] {
  return [
    { id: 'number', title: columns.number, isHeading: true, cell: ({ id }) => orderTag(id) },
    { id: 'client', title: columns.client, cell: ({ client }) => client.name },
    { id: 'rituals', title: columns.rituals, cell: ({ items }) => <Rituals items={items} /> },
    { id: 'state', title: columns.state, cell: ({ state }) => <StateBadge state={state} /> },
    { id: 'date', title: columns.date, isFigure: true, cell: ({ createdAt }) => formatDayShort(createdAt, lang) },
    {
      id: 'total',
      title: columns.total,
      isFigure: true,
      cell: ({ total }) => <Price cents={cents(total)} lang={lang} />,
    },
  ]
}
