import { formatDay } from '#base/date-format.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { printedMoment } from '#features/people/places/rules-moment.ts'
import { useApiPages } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { sheetPath } from '../../paths.ts'
import type { ChangedNames } from '../../schemas.ts'
import { useMessages } from './messages.ts'

/** The page with future rituals whose names changed too late. Each row leads to the sheet of its day. */
export function ChangedNamesPage() {
  const { tabs, changedNames: messages } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const list = useApiPages('/api/admin/calendar/changed-names', { query: { lang } })
  const { columns: titles } = messages
  const columns: Column<ChangedNames>[] = [
    { id: 'ritual', title: titles.ritual, cell: ({ ritual }) => printedName(ritual), isHeading: true },
    { id: 'order', title: titles.order, cell: ({ orderNumber }) => orderNumber },
    { id: 'day', title: titles.day, cell: ({ day }) => formatDay(day, lang) },
    { id: 'changed', title: titles.changed, cell: ({ at }) => printedMoment(at, lang) },
    { id: 'why', title: titles.why, cell: ({ kind }) => messages.kinds[kind] },
  ]
  return (
    <DataTable
      label={tabs.names}
      columns={columns}
      list={list}
      keyOf={({ orderId, lineId, day }) => `${orderId} ${lineId} ${day}`}
      {...(can('sheets.read') && { hrefOf: ({ day }: ChangedNames) => sheetPath(day) })}
      empty={messages.empty}
    />
  )
}
