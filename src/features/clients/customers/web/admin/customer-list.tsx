import type { Lang } from '#base/i18n.ts'
import { useApiPages } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { FilterBar } from '#ui/data/filter-bar.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress } from '#ui/layout/panel.ts'
import { Price } from '#ui/text/price.tsx'
import type { CustomersMessages } from '../../messages/admin.en.ts'
import type { CustomerRow } from '../../schemas.ts'
import { formatDayShort } from '#ui/text/moment-format.ts'
import { useMessages } from './messages.ts'

export function CustomerList() {
  const messages = useMessages()
  const lang = useLang()
  const { search } = useAddress()
  const q = search.get('q') || undefined
  const list = useApiPages('/api/admin/customers', { query: { q } })
  return (
    <>
      <PageHead title={messages.title} />
      <FilterBar searchHint={messages.searchHint} names={[]} />
      <DataTable
        label={messages.title}
        columns={columnsOf(messages, lang)}
        list={list}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/customers/${id}`}
        {...(q ? {} : { empty: messages.empty })}
      />
    </>
  )
}

function columnsOf(messages: CustomersMessages, lang: Lang): Column<CustomerRow>[] {
  const { columns: titles } = messages
  return [
    {
      id: 'name',
      title: titles.name,
      isHeading: true,
      cell: ({ name, kind }) => (
        <>
          {name || messages.noName} {kind === 'guest' && <Badge>{messages.guest}</Badge>}
        </>
      ),
    },
    { id: 'contact', title: titles.contact, cell: ({ email, phone }) => email || phone },
    figure('orders', titles.orders, ({ orders }) => orders),
    figure('paid', titles.paid, ({ paidUsd }) =>
      paidUsd > 0 ? <Price cents={Math.round(paidUsd * 100)} lang={lang} /> : '—',
    ),
    figure('last', titles.last, ({ lastOrderAt }) => (lastOrderAt ? formatDayShort(lastOrderAt, lang) : '')),
  ]
}

function figure(id: string, title: string, cell: Column<CustomerRow>['cell']): Column<CustomerRow> {
  return { id, title, cell, isFigure: true }
}
