import type { Lang } from '#base/i18n.ts'
import { useApiPages } from '#ui/data/api.ts'
import { Badge, type Tone } from '#ui/feedback/badge.tsx'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { FilterBar } from '#ui/data/filter-bar.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { useAddress } from '#ui/layout/panel.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { NotificationsMessages } from '../../messages/admin.en.ts'
import { MESSAGE_STATES, type MessageState } from '../../model.ts'
import type { StaffMessage } from '../../schemas.ts'
import { formatMomentShort } from '#ui/text/moment-format.ts'
import { useMessages } from './messages.ts'

export const TONES: Record<MessageState, Tone> = { waiting: 'info', sent: 'ok', failed: 'danger', kept: 'neutral' }

/** Messages that are waiting, sent and failed. */
export function Outbox() {
  const messages = useMessages()
  const lang = useLang()
  const { search, setSearch } = useAddress()
  const state = MESSAGE_STATES.find((known) => known === search.get('state'))
  const q = search.get('q') || undefined
  const list = useApiPages('/api/admin/messages', { query: { state, q } })
  // Usually no message was tried again, and then this column would be empty.
  const hasRetried = list.data?.some(({ tries }) => tries > 1)
  return (
    <>
      <FilterBar searchHint={messages.searchHint} names={['state']}>
        <SelectField
          label={messages.state}
          value={state ?? ''}
          onChange={(value) => setSearch({ state: value || undefined })}
          options={(['', ...MESSAGE_STATES] as const).map((value) => ({ value, text: messages.states[value] }))}
        />
      </FilterBar>
      <DataTable
        label={messages.title}
        columns={columnsOf(messages, lang).filter(({ id }) => id !== 'tries' || hasRetried)}
        list={list}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/emails/${id}`}
        {...(state || q ? {} : { empty: messages.empty })}
      />
    </>
  )
}

function columnsOf(messages: NotificationsMessages, lang: Lang): Column<StaffMessage>[] {
  const { columns: titles } = messages
  return [
    { id: 'subject', title: titles.subject, isHeading: true, cell: ({ subject }) => subject },
    { id: 'to', title: titles.to, cell: ({ to }) => to },
    {
      id: 'state',
      title: titles.state,
      cell: (row) => <Badge tone={TONES[row.state]}>{messages.states[row.state]}</Badge>,
    },
    { id: 'tries', title: titles.tries, isFigure: true, cell: ({ tries }) => (tries > 1 ? tries : '') },
    { id: 'at', title: titles.at, isFigure: true, cell: ({ createdAt }) => formatMomentShort(createdAt, lang) },
  ]
}
