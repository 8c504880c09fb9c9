import { momentText, SITE_ZONE } from '#features/people/places/rules-moment.ts'
import { useApiPages } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { formatUsd } from '#base/money-format.ts'
import type { AdminGroup } from '../../schemas.ts'
import { GroupDetail, GroupState } from './group-detail.tsx'
import { NewGroup } from './group-form.tsx'
import styles from './groups-page.module.css'
import { useMessages } from './messages.ts'

/** The section of group rituals: the list, `/groups/new` for a new group ritual, and `/groups/{id}` for one group ritual. */
export function GroupsPage() {
  const { segments } = useAddress()
  const [, id] = segments
  if (id === 'new') return <NewGroup />
  return id === undefined ? <List /> : <GroupDetail key={id} id={id} />
}

const stateOf = ({ closed }: AdminGroup) => <GroupState closed={closed} />

function List() {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const list = useApiPages('/api/admin/group-rituals', { query: { lang } })
  const { columns: titles } = messages
  const columns: Column<AdminGroup>[] = [
    { id: 'ritual', title: titles.ritual, cell: ({ ritual }) => ritual.name, isHeading: true },
    { id: 'begins', title: titles.begins, cell: ({ performsAt }) => momentText(performsAt, SITE_ZONE, lang) },
    { id: 'taken', title: titles.taken, cell: ({ taken, places }) => `${taken} / ${places}`, isFigure: true },
    { id: 'paid', title: titles.paid, cell: ({ paid }) => paid, isFigure: true },
    { id: 'price', title: titles.price, cell: ({ price }) => formatUsd(price * 100, lang), isFigure: true },
    { id: 'state', title: titles.state, cell: stateOf },
  ]
  return (
    <div className={styles.page}>
      <PageHead
        title={messages.title}
        actions={
          can('groups.change') && (
            <Button as={Link} href="/groups/new" size="compact" kind="primary">
              {messages.add}
            </Button>
          )
        }
      />
      <DataTable
        label={messages.title}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/groups/${id}`}
        empty={messages.empty}
      />
    </div>
  )
}
