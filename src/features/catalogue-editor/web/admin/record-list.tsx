import { useState } from 'react'
import type { RecordKind } from '#features/catalogue/model-record.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { useLang } from '#ui/messages.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useAddress, usePanel } from '#ui/panel.ts'
import { SelectField } from '#ui/select-field.tsx'
import { usePages } from '#ui/use-pages.ts'
import { STATES } from '../../model.ts'
import type { RecordLine } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import { NewRecordDialog } from './new-record-dialog.tsx'
import { SortProvider } from './sort-handle.tsx'
import { CALLS, PAGES } from './record.ts'
import { columnsOf, nameOf } from './record-columns.tsx'
import { useSorting } from './use-sorting.ts'

/** All records of a kind in their order of display, which is changed by dragging or by the menu of a row. */
export function RecordList({ kind }: { kind: RecordKind }) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const { search, setSearch } = useAddress()
  const [isMaking, setIsMaking] = useState(false)
  const asked = new URLSearchParams({ limit: '100' })
  for (const name of ['q', 'state']) if (search.get(name)) asked.set(name, search.get(name) ?? '')
  const isNarrowed = asked.size > 1
  const list = usePages<RecordLine>(`${CALLS[kind]}?${asked}`)
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
          value={search.get('state') ?? ''}
          onChange={(state) => setSearch({ state: state || undefined })}
          options={[
            { value: '', text: messages.list.anyState },
            ...STATES.map((state) => ({ value: state, text: messages.states[state] })),
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
          list={{ ...list, items }}
          keyOf={(row) => row.id}
          hrefOf={(row) => `${PAGES[kind]}/${row.id}`}
          empty={isNarrowed ? messages.list.emptyFiltered : messages.list.empty}
        />
      </SortProvider>
      <NewRecordDialog kind={kind} open={isMaking} onClose={() => setIsMaking(false)} />
    </>
  )
}
