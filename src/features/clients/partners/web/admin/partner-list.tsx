import { useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { formatDollars } from '#base/money-format.ts'
import { useApiPages } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { FilterBar } from '#ui/data/filter-bar.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/layout/button.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Price } from '#ui/text/price.tsx'
import type { CommissionView, PartnerRow } from '../../schemas-admin.ts'
import { useMessages } from './messages.ts'
import { NewPartnerDialog } from './new-partner-dialog.tsx'

export function PartnerList() {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const { search } = useAddress()
  const [isAdding, setIsAdding] = useState(false)
  const q = search.get('q') || undefined
  const list = useApiPages('/api/admin/partners', { query: { q } })
  return (
    <>
      <PageHead
        title={messages.title}
        actions={
          can('partners.change') && (
            <Button kind="primary" size="compact" onClick={() => setIsAdding(true)}>
              {messages.create}
            </Button>
          )
        }
      />
      <FilterBar searchHint={messages.search} names={[]} />
      <DataTable
        label={messages.title}
        columns={columnsOf(messages, lang)}
        list={list}
        {...(q ? {} : { empty: messages.empty })}
        hrefOf={({ id }) => `/partners/${id}`}
        keyOf={({ id }) => id}
      />
      {isAdding && <NewPartnerDialog onClose={() => setIsAdding(false)} />}
    </>
  )
}

function Name({ partner: { name, active } }: { partner: PartnerRow }) {
  const messages = useMessages()
  const shown = name || messages.noName
  return active ? (
    shown
  ) : (
    <>
      {shown} <Badge>{messages.inactive}</Badge>
    </>
  )
}

function columnsOf({ columns: titles }: ReturnType<typeof useMessages>, lang: Lang): Column<PartnerRow>[] {
  const money = (dollars: number) => dollars > 0 && <Price cents={Math.round(dollars * 100)} lang={lang} />
  return [
    {
      id: 'name',
      title: titles.name,
      isHeading: true,
      cell: (partner) => <Name partner={partner} />,
    },
    { id: 'email', title: titles.email, cell: ({ email }) => email },
    {
      id: 'commission',
      title: titles.commission,
      isFigure: true,
      cell: ({ commission }) => ruleText(commission, lang),
    },
    { id: 'clients', title: titles.clients, isFigure: true, cell: ({ clients }) => clients },
    { id: 'orders', title: titles.orders, isFigure: true, cell: ({ orders }) => orders || '' },
    { id: 'paid', title: titles.paid, isFigure: true, cell: ({ paidUsd }) => money(paidUsd) },
    { id: 'due', title: titles.due, isFigure: true, cell: ({ dueUsd }) => money(dueUsd) },
  ]
}

/** Writes a commission rule as `10 %` or `$40`. */
function ruleText({ percent, fixedUsd = 0 }: CommissionView, lang: Lang): string {
  if (percent === undefined) return formatDollars(fixedUsd, lang)
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}
