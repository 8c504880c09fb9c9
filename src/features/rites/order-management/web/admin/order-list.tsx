import { formatDollars } from '#base/money-format.ts'
import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { statusTone } from '#features/orders/orders/rules-status.ts'
import { useApiPages } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { useAddress } from '#ui/layout/panel.ts'
import type { OrderAdminMessages } from '../../messages/admin.en.ts'
import type { OrderItem } from '../../schemas.ts'
import { filterQuery, FILTERS, momentText, ritualsText } from './order-format.ts'
import { useMessages } from './messages.ts'
import styles from './order-list.module.css'

/** The table of orders that match the filters in the page's URL. */
export function OrderList() {
  const messages = useMessages()
  const { list } = messages
  const lang = useLang()
  const { search } = useAddress()
  const pages = useApiPages('/api/admin/orders', { query: filterQuery(search, lang) })
  const isNarrowed = ['q', ...FILTERS].some((name) => search.has(name))
  const columns = columnsOf(messages, lang)
  return (
    <DataTable
      label={list.label}
      columns={columns}
      list={pages}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/orders/${id}`}
      empty={isNarrowed ? list.nothing : <Empty />}
    />
  )
}

function columnsOf({ list, statuses }: OrderAdminMessages, lang: Lang): Column<OrderItem>[] {
  return [
    {
      id: 'number',
      title: list.number,
      cell: ({ id }) => <span className={styles.number}>{orderTag(id)}</span>,
      isHeading: true,
    },
    {
      id: 'status',
      title: list.status,
      cell: ({ status }) => <Badge tone={statusTone(status)}>{statuses[status]}</Badge>,
    },
    { id: 'customer', title: list.customer, cell: (order) => <Customer order={order} /> },
    {
      id: 'rituals',
      title: list.rituals,
      cell: ({ items }) => <span className={styles.rituals}>{ritualsText(items, lang)}</span>,
    },
    {
      id: 'placed',
      title: list.placed,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={styles.time}>
          {momentText(createdAt, lang)}
        </time>
      ),
    },
    { id: 'total', title: list.total, cell: ({ total }) => formatDollars(total, lang), isFigure: true },
  ]
}

function Customer({ order: { customer } }: { order: OrderItem }) {
  const { nameless } = useMessages()
  return (
    <span className={styles.customer}>
      <span>
        <bdi>{customer.name || nameless}</bdi>
      </span>
      {customer.email && <span className={styles.email}>{customer.email}</span>}
    </span>
  )
}

function Empty() {
  const { list } = useMessages()
  return (
    <>
      <strong>{list.empty}</strong>
      <p>{list.emptyText}</p>
    </>
  )
}
