import { isId } from '#base/ids.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Decisions } from './decisions.tsx'
import { Ledger } from './ledger.tsx'
import { ManualForm } from './manual-form.tsx'
import { PaymentDetail } from './payment-detail.tsx'
import styles from './payments-page.module.css'
import { PolicyPage } from './policy-page.tsx'
import { Surpluses } from './surpluses.tsx'
import { Wallets } from './wallets.tsx'
import { useMessages } from './messages.ts'

const TABS = { ledger: Ledger, decisions: Decisions, surpluses: Surpluses, wallets: Wallets, policy: PolicyPage }

type TabId = keyof typeof TABS

function isTab(id: string): id is TabId {
  return Object.hasOwn(TABS, id)
}

/** The section about money in the panel: `/payments` with its tabs, `/payments/manual`, and `/payments/{id}`. */
export function PaymentsPage() {
  const { segments } = useAddress()
  const [, place = 'ledger'] = segments
  if (place === 'manual') return <ManualForm />
  if (!isTab(place)) return isId(place) ? <PaymentDetail id={place} /> : <UnknownPage />
  return <Tabbed current={place} />
}

/** The page for a URL that names neither a tab nor a payment. */
function UnknownPage() {
  const { title } = useMessages()
  return (
    <Loaded query={{ data: null }} head={<PageHead title={title} back={{ href: '/payments', text: title }} />}>
      {() => null}
    </Loaded>
  )
}

function Tabbed({ current }: { current: TabId }) {
  const { title, tabs, confirmByHand } = useMessages()
  const { can } = usePanel()
  const Content = TABS[current]
  return (
    <>
      <PageHead
        title={title}
        actions={
          can('money.change') && (
            <Button as={Link} size="compact" href="/payments/manual">
              {confirmByHand}
            </Button>
          )
        }
      />
      <div className={styles.stack}>
        <Tabs
          label={title}
          tabs={(Object.keys(TABS) as TabId[]).map((id) => ({
            href: id === 'ledger' ? '/payments' : `/payments/${id}`,
            text: tabs[id],
            isCurrent: id === current,
          }))}
        />
        <Content />
      </div>
    </>
  )
}
