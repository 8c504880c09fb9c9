import type { Lang } from '#base/i18n.ts'
import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { Badge, type Tone } from '#ui/feedback/badge.tsx'
import type { Column } from '#ui/data/data-table.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { formatDollars } from '#base/money-format.ts'
import type { EditorMessages } from '../../../messages/admin.en.ts'
import type { RecordState } from '../../../model.ts'
import type { RecordLine } from '../../../schemas.ts'
import { CompletenessMeter } from './completeness-meter.tsx'
import { useMessages } from '../messages.ts'
import { formatMomentShort } from '#ui/text/moment-format.ts'
import { SortHandle } from '../lists/drag-sorting.tsx'
import { PUBLIC_PAGES } from './record.ts'
import styles from './record-list.module.css'

export const TONES: Record<RecordState, Tone> = { draft: 'neutral', published: 'ok', changed: 'info' }

/** The order of the rows, and how to change it. `isNarrowed`: the list is filtered, so it does not show the whole order. */
type Order = { ids: string[]; move: (id: string, to: number) => void; isNarrowed: boolean }
type ColumnsOptions = { kind: RecordKind; messages: EditorMessages; lang: Lang; order: Order | undefined }

export function createRecordColumns({ kind, messages, lang, order }: ColumnsOptions): Column<RecordLine>[] {
  const { list } = messages
  const columns: (Column<RecordLine> | false)[] = [
    { id: 'name', title: list.name, isHeading: true, cell: (row) => nameCell(row, lang) },
    { id: 'state', title: list.state, cell: (row) => <State row={row} /> },
    { id: 'written', title: list.written, cell: (row) => <CompletenessMeter completeness={row.completeness} /> },
    kind === 'ritual' && { id: 'price', title: list.price, isFigure: true, cell: (row) => priceText(row, lang) },
    {
      id: 'edited',
      title: list.edited,
      cell: (row) => (
        <span className={styles.quiet}>{row.editedAt ? formatMomentShort(row.editedAt, lang) : list.never}</span>
      ),
    },
    order !== undefined && {
      id: 'place',
      title: list.place,
      isFigure: true,
      cell: (row) => <OrderCell kind={kind} row={row} order={order} />,
    },
  ]
  return columns.filter((column) => column !== false)
}

export function recordName({ id, name }: RecordLine, lang: Lang): string {
  return name[lang] || name.ru || name.en || id
}

function priceText({ price }: RecordLine, lang: Lang): string | null {
  return price === null ? null : formatDollars(price, lang)
}

function nameCell(row: RecordLine, lang: Lang) {
  return (
    <span className={styles.name}>
      {recordName(row, lang)}
      <span className={styles.id}>{row.id}</span>
    </span>
  )
}

function State({ row }: { row: RecordLine }) {
  const messages = useMessages()
  const lang = useLang()
  return (
    <span className={styles.state}>
      <Badge tone={TONES[row.state]}>{messages.states[row.state]}</Badge>
      {row.scheduled && (
        <span className={styles.quiet}>{messages.list.scheduled(formatMomentShort(row.scheduled.at, lang))}</span>
      )}
      {row.hasProposal && <Badge tone="warn">{messages.list.proposal}</Badge>}
    </span>
  )
}

/** The drag handle and the menu of a row. */
function OrderCell({ kind, row, order }: { kind: RecordKind; row: RecordLine; order: Order }) {
  const { list } = useMessages()
  const name = recordName(row, useLang())
  const { ids, move, isNarrowed } = order
  const place = ids.indexOf(row.id)
  const locked = isNarrowed ? list.narrowed : undefined
  const atTop = locked ?? (place === 0 ? list.isFirst : undefined)
  const atEnd = locked ?? (place === ids.length - 1 ? list.isLast : undefined)
  return (
    <span className={styles.place}>
      {!isNarrowed && <SortHandle id={row.id} label={list.drag(name)} />}
      <Menu
        label={list.actions(name)}
        items={[
          { id: 'up', text: list.up, reason: atTop, onSelect: () => move(row.id, place - 1) },
          { id: 'down', text: list.down, reason: atEnd, onSelect: () => move(row.id, place + 1) },
          { id: 'first', text: list.first, reason: atTop, onSelect: () => move(row.id, 0) },
          {
            id: 'open',
            text: list.open,
            reason: row.published ? undefined : list.noPage,
            onSelect: () => void window.open(`${PUBLIC_PAGES[kind]}/${row.id}`, '_blank', 'noopener'),
          },
        ]}
      />
    </span>
  )
}
