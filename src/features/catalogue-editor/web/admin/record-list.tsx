import { useState } from 'react'
import type { RecordKind } from '#features/catalogue/model-record.ts'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { Menu } from '#ui/menu.tsx'
import { useLang } from '#ui/messages.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useAddress, usePanel } from '#ui/panel.ts'
import { formatUsd } from '#ui/price.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { usePages } from '#ui/use-pages.ts'
import { type RecordState, STATES } from '../../model.ts'
import type { RecordLine } from '../../schemas.ts'
import { CompletenessMeter } from './completeness-meter.tsx'
import { momentText, useMessages } from './messages.ts'
import { NewRecordDialog } from './new-record-dialog.tsx'
import { OrderHandle, OrderProvider } from './order-handle.tsx'
import { CALLS, PAGES, PUBLIC_PAGES } from './record.ts'
import styles from './record-list.module.css'
import { useOrder } from './use-order.ts'

const TONES: Record<RecordState, Tone> = { draft: 'neutral', published: 'ok', changed: 'info' }

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
  const { items, move } = useOrder(kind, list)
  const canMove = can('catalogue.change') && !isNarrowed
  const nameOf = (row: RecordLine) => row.name[lang] || row.name.ru || row.name.en || row.id
  const ids = (items ?? []).map(({ id }) => id)

  function actionsOf(row: RecordLine) {
    const place = ids.indexOf(row.id)
    const locked = isNarrowed ? messages.list.narrowed : undefined
    const atTop = locked ?? (place === 0 ? messages.list.isFirst : undefined)
    const atEnd = locked ?? (place === ids.length - 1 ? messages.list.isLast : undefined)
    return [
      { id: 'up', text: messages.list.up, reason: atTop, onSelect: () => move(row.id, place - 1) },
      { id: 'down', text: messages.list.down, reason: atEnd, onSelect: () => move(row.id, place + 1) },
      { id: 'first', text: messages.list.first, reason: atTop, onSelect: () => move(row.id, 0) },
      {
        id: 'open',
        text: messages.list.open,
        reason: row.published ? undefined : messages.list.noPage,
        onSelect: () => void window.open(`${PUBLIC_PAGES[kind]}/${row.id}`, '_blank', 'noopener'),
      },
    ]
  }

  const columns: Column<RecordLine>[] = [
    {
      id: 'name',
      title: messages.list.name,
      isHeading: true,
      cell: (row) => (
        <span className={styles.name}>
          {nameOf(row)}
          <span className={styles.id}>{row.id}</span>
        </span>
      ),
    },
    { id: 'state', title: messages.list.state, cell: (row) => <State row={row} /> },
    {
      id: 'written',
      title: messages.list.written,
      cell: (row) => <CompletenessMeter completeness={row.completeness} />,
    },
    ...(kind === 'ritual'
      ? [
          {
            id: 'price',
            title: messages.list.price,
            isFigure: true,
            cell: (row: RecordLine) => (row.price === null ? null : formatUsd(Math.round(row.price * 100), lang)),
          },
        ]
      : []),
    {
      id: 'edited',
      title: messages.list.edited,
      cell: (row) => (
        <span className={styles.quiet}>{row.editedAt ? momentText(row.editedAt, lang) : messages.list.never}</span>
      ),
    },
    ...(can('catalogue.change')
      ? [
          {
            id: 'place',
            title: messages.list.place,
            isFigure: true,
            cell: (row: RecordLine) => (
              <span className={styles.place}>
                {canMove && <OrderHandle id={row.id} label={messages.list.drag(nameOf(row))} />}
                <Menu label={messages.list.actions(nameOf(row))} items={actionsOf(row)} />
              </span>
            ),
          },
        ]
      : []),
  ]

  return (
    <>
      <PageHead
        title={messages.kinds[kind].all}
        aside={items && messages.list.count(items.length)}
        actions={
          can('catalogue.change') && (
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
      <OrderProvider ids={ids} nameOf={(id) => nameIn(items, id, nameOf)} onMove={move}>
        <DataTable
          label={messages.kinds[kind].all}
          columns={columns}
          list={{ ...list, items }}
          keyOf={(row) => row.id}
          hrefOf={(row) => `${PAGES[kind]}/${row.id}`}
          empty={isNarrowed ? messages.list.emptyFiltered : messages.list.empty}
        />
      </OrderProvider>
      <NewRecordDialog kind={kind} open={isMaking} onClose={() => setIsMaking(false)} />
    </>
  )
}

function nameIn(items: RecordLine[] | undefined, id: string, nameOf: (row: RecordLine) => string): string {
  const row = items?.find((each) => each.id === id)
  return row ? nameOf(row) : id
}

function State({ row }: { row: RecordLine }) {
  const messages = useMessages()
  const lang = useLang()
  return (
    <span className={styles.state}>
      <Badge tone={TONES[row.state]}>{messages.states[row.state]}</Badge>
      {row.scheduled && (
        <span className={styles.quiet}>{messages.list.scheduled(momentText(row.scheduled.at, lang))}</span>
      )}
      {row.hasProposal && <Badge tone="warn">{messages.list.proposal}</Badge>}
    </span>
  )
}
