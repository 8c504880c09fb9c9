import { useDeferredValue, useState } from 'react'
import { announceSessionEnd } from '#features/people/accounts/web/session-news.ts'
import { api } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { useAction } from '#ui/data/use-action.ts'
import { Field } from '#ui/forms/field.tsx'
import search from '#ui/forms/search-cross.module.css'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Price } from '#ui/text/price.tsx'
import { usePanelMessages } from '#ui/text/use-panel-messages.ts'
import { formatDayShort } from '#ui/text/moment-format.ts'
import { dashboardPath, LOGIN_PATH } from '../paths.ts'
import type { ClientRow } from '../schemas.ts'
import { ClientPage } from './client-page.tsx'
import type { PartProps } from './dashboard-props.ts'
import { useMessages } from './messages.ts'
import { NewOrder } from './new-order.tsx'
import { OrdersTab } from './orders-tab.tsx'
import { useClients, usePartner, useStatement } from './partner-calls.ts'
import { balanceTerm, cents, formatMonth, lastMonths } from './partner-format.ts'
import { PartnerOrder } from './partner-order.tsx'
import styles from './partner.module.css'
import { StatementTab } from './statement-tab.tsx'

type DashboardProps = { id: string; search: URLSearchParams }

const TABS = ['orders', 'clients', 'statement'] as const

/** The page of one partner with three parts: orders, clients and the statement. The URL says which part is open. */
export function PartnerDashboard({ id, search }: DashboardProps) {
  const messages = useMessages()
  const { data: partner } = usePartner()
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'orders'
  const root = dashboardPath(id)
  const logout = useAction(async () => {
    await api.post('/api/auth/logout')
    announceSessionEnd()
    location.assign(LOGIN_PATH)
  })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className="type-h2">{messages.title}</h1>
          {partner && <p className={styles.who}>{partner.name}</p>}
          <Balance />
        </div>
        <div className={styles.filterButtons}>
          <Button as={Link} kind="quiet" size="compact" href="/user-profile?tab=orders">
            {messages.ownOrders}
          </Button>
          <Button size="compact" busy={logout.isBusy} onClick={() => void logout.run()}>
            {messages.logout}
          </Button>
        </div>
      </header>
      {logout.failure && <Notice tone="danger">{logout.failure}</Notice>}
      <Tabs
        label={messages.tabs.label}
        tabs={TABS.map((name) => ({ href: `${root}?tab=${name}`, text: messages.tabs[name], isCurrent: name === tab }))}
      />
      <Part tab={tab} root={root} search={search} />
    </div>
  )
}

/** Shows what the partner has earned this month, and whether the shop or the partner owes money. */
function Balance() {
  const { statement: messages } = useMessages()
  const lang = useLang()
  const [month] = useState(() => lastMonths(new Date(), 1)[0] ?? '')
  const { data } = useStatement(month)
  const sums = data && {
    [`${formatMonth(month, lang)}: ${messages.earned.toLowerCase()}`]: data.commissionUsd,
    [balanceTerm(messages, data.balance.balanceUsd)]: Math.abs(data.balance.balanceUsd),
  }
  return (
    <dl className={styles.balance}>
      {Object.entries(sums ?? {}).map(([term, usd]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Price cents={cents(usd)} lang={lang} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ tab, root, search }: PartProps & { tab: (typeof TABS)[number]; search: URLSearchParams }) {
  const [order, client] = [search.get('order'), search.get('client')]
  if (tab === 'statement') return <StatementTab month={search.get('month')} root={root} />
  if (tab === 'clients')
    return client ? <ClientPage key={client} id={client} root={root} /> : <ClientsTab root={root} />
  if (order === 'new') return <NewOrder key={client} clientId={client ?? ''} root={root} />
  return order ? <PartnerOrder key={order} id={order} root={root} /> : <OrdersTab root={root} />
}

function ClientsTab({ root }: PartProps) {
  const { clients: messages } = useMessages()
  const panel = usePanelMessages()
  const lang = useLang()
  const [q, setQ] = useState('')
  const list = useClients(useDeferredValue(q))
  const { columns: titles } = messages
  const columns: Column<ClientRow>[] = [
    { id: 'name', title: titles.name, isHeading: true, cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { id: 'contact', title: titles.contact, cell: ({ email, phoneNumber }) => email || phoneNumber },
    { id: 'orders', title: titles.orders, isFigure: true, cell: ({ orders }) => orders },
    { id: 'since', title: titles.since, isFigure: true, cell: ({ createdAt }) => formatDayShort(createdAt, lang) },
  ]
  return (
    <section className={styles.part} aria-label={titles.name}>
      <div className={`${styles.filters} ${search.cross}`} role="search">
        <Field type="search" label={messages.search} value={q} onChange={setQ} />
        <div className={styles.filterButtons}>
          <Button as={Link} kind="primary" href={`${root}?tab=clients&client=new`}>
            {messages.create}
          </Button>
        </div>
      </div>
      <DataTable
        label={titles.name}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `${root}?tab=clients&client=${id}`}
        empty={q ? panel.emptyFiltered : messages.empty}
      />
    </section>
  )
}
