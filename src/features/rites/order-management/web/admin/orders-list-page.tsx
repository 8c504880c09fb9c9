import { lazy, Suspense } from 'react'
import { ORDER_STATUSES } from '#features/orders/orders/model.ts'
import { apiAddress, useApiQuery } from '#ui/data/api.ts'
import { FilterBar } from '#ui/data/filter-bar.tsx'
import { downloadFile } from '#ui/data/save-file.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Field } from '#ui/forms/field.tsx'
import { Segmented } from '#ui/forms/segmented.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link, useNavigation } from '#ui/layout/link.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { useKeys } from '#ui/layout/use-keys.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { OrderCounts } from '../../schemas.ts'
import { filterQuery, FILTERS } from './order-format.ts'
import { useMessages } from './messages.ts'
import { OrderList } from './order-list.tsx'

const OrdersBoard = lazy(() => import('./board/orders-board.tsx').then((module) => ({ default: module.OrdersBoard })))

/** The page with all orders, as a table or as a board with columns. The filters are in the URL. */
export function OrdersListPage() {
  const messages = useMessages()
  const { search, setSearch } = useAddress()
  const { can } = usePanel()
  const { go } = useNavigation()
  const { data: counts } = useApiQuery('/api/admin/orders/counts', { query: filterQuery(search, useLang()) })
  const isBoard = search.get('view') === 'board'
  const status = ORDER_STATUSES.find((one) => one === search.get('status'))
  const canChange = can('orders.change')
  useKeys(canChange ? { n: () => go('/orders/new') } : {})
  return (
    <>
      <PageHead
        title={messages.title}
        aside={counts && messages.count(status ? counts.byStatus[status] : counts.all)}
        actions={
          <>
            <Segmented
              label={messages.list.view}
              segments={[
                { value: 'table', text: messages.list.table },
                { value: 'board', text: messages.list.board },
              ]}
              value={isBoard ? 'board' : 'table'}
              onSelect={(view) => setSearch({ view: view === 'board' ? view : undefined, status: undefined }, 'push')}
            />
            <ExportMenu />
            {canChange && (
              <Button kind="primary" size="compact" as={Link} href="/orders/new">
                <Icon name="plus" size={16} /> {messages.list.create}
              </Button>
            )}
          </>
        }
      />
      <Filters counts={counts} isBoard={isBoard} />
      {isBoard ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <OrdersBoard counts={counts} />
        </Suspense>
      ) : (
        <OrderList />
      )}
    </>
  )
}

/** Exports the orders that match the filters in the URL as a file. Not a plain link, because the call may require a second factor. */
function ExportMenu() {
  const { list } = useMessages()
  const lang = useLang()
  const { search } = useAddress()
  const { send } = usePanel()

  async function download(ending: 'csv' | 'xlsx'): Promise<void> {
    const address = apiAddress(`/api/admin/orders.${ending}`, { query: filterQuery(search, lang) })
    try {
      await downloadFile(send, address, `orders.${ending}`)
    } catch {
      showToast({ title: list.exportFailed, kind: 'destructive' })
    }
  }

  return (
    <Menu
      label={list.export}
      items={[
        { id: 'csv', text: list.exportAs('CSV'), onSelect: () => void download('csv') },
        { id: 'xlsx', text: list.exportAs('XLSX'), onSelect: () => void download('xlsx') },
      ]}
    >
      {list.export}
    </Menu>
  )
}

function Filters({ counts, isBoard }: { counts: OrderCounts | undefined; isBoard: boolean }) {
  const { list, statuses } = useMessages()
  const { search, setSearch } = useAddress()
  const valueOf = (name: string) => search.get(name) ?? ''
  const countOf = (status: (typeof ORDER_STATUSES)[number]) => (counts ? ` (${counts.byStatus[status]})` : '')
  return (
    <FilterBar searchHint={list.searchHint} names={FILTERS}>
      {!isBoard && (
        <SelectField
          label={list.status}
          value={valueOf('status')}
          onChange={(status) => setSearch({ status }, 'push')}
          options={[
            { value: '', text: list.anyStatus(counts?.all) },
            ...ORDER_STATUSES.map((status) => ({ value: status, text: statuses[status] + countOf(status) })),
          ]}
        />
      )}
      <Field type="date" label={list.from} value={valueOf('from')} onChange={(from) => setSearch({ from })} />
      <Field type="date" label={list.to} value={valueOf('to')} onChange={(to) => setSearch({ to })} />
    </FilterBar>
  )
}
