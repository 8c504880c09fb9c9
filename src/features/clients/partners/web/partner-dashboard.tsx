import { tellSessionEnded } from '#features/people/accounts/web/session-news.ts'
import { api } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { useAction } from '#ui/data/use-action.ts'
import { dashboardPath, LOGIN_PATH } from '../paths.ts'
import { usePartner } from './partner-calls.ts'
import { ClientPage } from './client-page.tsx'
import { ClientsTab } from './clients-tab.tsx'
import { useMessages } from './messages.ts'
import { NewOrder } from './new-order.tsx'
import { PartnerOrder } from './partner-order.tsx'
import { OrdersTab } from './orders-tab.tsx'
import type { PartProps } from './dashboard-props.ts'
import styles from './partner.module.css'
import { StatementTab } from './statement-tab.tsx'

type DashboardProps = { id: string; search: URLSearchParams }

const TABS = ['orders', 'clients', 'statement'] as const

/** Orders, clients and the statement of one partner; the open part is in the URL. */
export function PartnerDashboard({ id, search }: DashboardProps) {
  const messages = useMessages()
  const { data: partner } = usePartner()
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'orders'
  const root = dashboardPath(id)
  const logout = useAction(async () => {
    await api.post('/api/auth/logout')
    tellSessionEnded()
    location.assign(LOGIN_PATH)
  })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className="type-h2">{messages.title}</h1>
          {partner && <p className={styles.who}>{partner.name}</p>}
        </div>
        <Button size="compact" busy={logout.isBusy} onClick={() => void logout.run()}>
          {messages.logout}
        </Button>
      </header>
      <Tabs
        label={messages.tabs.label}
        tabs={TABS.map((name) => ({ href: `${root}?tab=${name}`, text: messages.tabs[name], isCurrent: name === tab }))}
      />
      <Part tab={tab} root={root} search={search} />
    </div>
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
