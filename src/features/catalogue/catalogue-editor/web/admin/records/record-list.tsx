import { useState } from 'react'
import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { type Pages, useApi, useApiPages } from '#ui/data/api.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { FilterBar } from '#ui/data/filter-bar.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Button } from '#ui/layout/button.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { STATES } from '../../../model.ts'
import type { RecordLine } from '../../../schemas.ts'
import { SortProvider } from '../lists/drag-sorting.tsx'
import { useMessages } from '../messages.ts'
import { NewRecordDialog } from './new-record-dialog.tsx'
import { createRecordColumns, recordName } from './record-columns.tsx'
import { CALLS, PAGES } from './record.ts'

const PAGE_SIZE = 100

/** All rituals or articles in display order. The user changes the order by dragging or by the menu of a row. */
export function RecordList({ kind }: { kind: RecordKind }) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const { search, setSearch } = useAddress()
  const [isMaking, setIsMaking] = useState(false)
  const q = search.get('q') || undefined
  const state = STATES.find((one) => one === search.get('state'))
  const isNarrowed = q !== undefined || state !== undefined
  const list = useApiPages(CALLS[kind], { query: { limit: PAGE_SIZE, q, state } })
  const { items, move } = useSorting(kind, list)
  const ids = (items ?? []).map(({ id }) => id)
  const canChange = can('catalogue.change')

  return (
    <>
      <PageHead
        title={messages.kinds[kind].all}
        aside={items && messages.kinds[kind].count(items.length)}
        actions={
          canChange && (
            <Button kind="primary" size="compact" onClick={() => setIsMaking(true)}>
              {messages.kinds[kind].create}
            </Button>
          )
        }
      />
      <FilterBar searchHint={messages.list.search} names={['state']}>
        <SelectField
          label={messages.list.state}
          value={state ?? ''}
          onChange={(value) => setSearch({ state: value || undefined })}
          options={[
            { value: '', text: messages.list.anyState },
            ...STATES.map((value) => ({ value, text: messages.states[value] })),
          ]}
        />
      </FilterBar>
      <SortProvider
        ids={ids}
        nameOf={(id) => {
          const row = items?.find((each) => each.id === id)
          return row ? recordName(row, lang) : id
        }}
        onMove={move}
      >
        <DataTable
          label={messages.kinds[kind].all}
          columns={createRecordColumns({
            kind,
            messages,
            lang,
            order: canChange ? { ids, move, isNarrowed } : undefined,
          })}
          list={{ ...list, data: items }}
          keyOf={(row) => row.id}
          hrefOf={(row) => `${PAGES[kind]}/${row.id}`}
          empty={isNarrowed ? messages.list.emptyFiltered : messages.list.empty}
        />
      </SortProvider>
      <NewRecordDialog kind={kind} open={isMaking} onClose={() => setIsMaking(false)} />
    </>
  )
}

/**
 * Lets the user change the order of the rows. The new order is shown immediately and saved in the background. If saving fails, the old
 * order returns.
 */
function useSorting(kind: RecordKind, list: Pages<RecordLine>) {
  const messages = useMessages()
  const api = useApi()
  const [moved, setMoved] = useState<{ of: string; ids: string[] }>()
  // The order that the user set applies only while the list has the same rows.
  const known = (list.data ?? [])
    .map(({ id }) => id)
    .toSorted()
    .join(' ')
  const order = moved?.of === known ? moved.ids : undefined
  const items = order ? list.data?.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : list.data

  async function move(id: string, to: number): Promise<void> {
    const before = (items ?? []).map((row) => row.id)
    const ids = before.filter((each) => each !== id)
    ids.splice(to, 0, id)
    if (ids.join(' ') === before.join(' ')) return
    setMoved({ of: known, ids })
    try {
      await api.put(`${CALLS[kind]}/order`, { body: { ids } })
      list.refetch()
    } catch {
      setMoved({ of: known, ids: before })
      showToast({ title: messages.list.orderFailed, kind: 'destructive' })
    }
  }

  return { items, move: (id: string, to: number) => void move(id, to) }
}
