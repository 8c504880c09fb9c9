import { useState } from 'react'
import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { useApiPages } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { DataTable } from '#ui/data/data-table.tsx'
import { FilterBar } from '#ui/data/filter-bar.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { STATES } from '../../../model.ts'
import { useMessages } from '../messages.ts'
import { NewRecordDialog } from './new-record-dialog.tsx'
import { SortProvider } from '../lists/sort-handle.tsx'
import { CALLS, PAGES } from './record.ts'
import { columnsOf, nameOf } from './record-columns.tsx'
import { useSorting } from '../lists/use-sorting.ts'

/** Records per page. */
const AT_ONCE = 100

/** All records of a kind in display order, which can be changed by dragging or by the menu of a row. */
export function RecordList({ kind }: { kind: RecordKind }) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const { search, setSearch } = useAddress()
  const [isMaking, setIsMaking] = useState(false)
  const q = search.get('q') || undefined
  const state = STATES.find((one) => one === search.get('state'))
  const isNarrowed = q !== undefined || state !== undefined
  const list = useApiPages(CALLS[kind], { query: { limit: AT_ONCE, q, state } })
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
          return row ? nameOf(row, lang) : id
        }}
        onMove={move}
      >
        <DataTable
          label={messages.kinds[kind].all}
          columns={columnsOf({ kind, messages, lang, order: canChange ? { ids, move, isNarrowed } : undefined })}
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
