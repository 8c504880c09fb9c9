import { useState } from 'react'
import { shortDayText } from '#features/orders/plans/web/day-format.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { ActionButton } from '#ui/overlays/action-button.tsx'
import { NewLinkDialog } from '#ui/overlays/new-link-dialog.tsx'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useAction } from '#ui/data/use-action.ts'
import { MAX_CAPACITY } from '../../model.ts'
import { priestInput, type PriestView } from '../../schemas.ts'
import type { CalendarAdminMessages } from '../../messages/admin.en.ts'
import { useMessages } from './messages.ts'
import styles from './priests-page.module.css'

/** Priests, their capacity, and the links to their calendars. */
export function PriestsPage() {
  const { priests: messages } = useMessages()
  const query = useApiQuery('/api/admin/priests')
  const [url, setUrl] = useState<string>()
  const columns = columnsOf(messages, { onSaved: () => void query.refetch(), onMade: setUrl })
  return (
    <>
      <DataTable
        label={messages.name}
        columns={columns}
        list={{ ...query, data: query.data?.items }}
        keyOf={({ id }) => id}
        empty={messages.empty}
      />
      <NewLinkDialog url={url} texts={messages} onClose={() => setUrl(undefined)} />
    </>
  )
}

const schema = priestInput.omit({ version: true })

type Changes = { onSaved: () => void; onMade: (url: string) => void }

function columnsOf(messages: CalendarAdminMessages['priests'], { onSaved, onMade }: Changes): Column<PriestView>[] {
  return [
    { id: 'name', title: messages.name, isHeading: true, cell: ({ name }) => name },
    { id: 'role', title: messages.role, cell: ({ staffRole }) => roleName(messages.roles, staffRole) },
    {
      id: 'capacity',
      title: messages.capacity,
      cell: (priest) => <Capacity priest={priest} onSaved={onSaved} />,
    },
    {
      id: 'feed',
      title: messages.feed,
      cell: (priest) => <Feed priest={priest} onMade={onMade} onChanged={onSaved} />,
    },
  ]
}

function roleName(roles: Record<string, string>, role: string): string {
  return roles[role] ?? role
}

function Capacity({ priest, onSaved }: { priest: PriestView; onSaved: () => void }) {
  const { priests: messages } = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const form = useSchemaForm({
    schema,
    values: { capacity: String(priest.capacity) },
    toInput: ({ capacity }: { capacity: string }) => ({
      // An empty field must not become 0, because 0 would remove the priest from the calendar.
      capacity: capacity === '' ? NaN : Number(capacity),
    }),
  })

  async function save({ capacity }: { capacity: number }): Promise<void> {
    const body = { capacity, version: priest.version }
    await api.put('/api/admin/priests/{id}', { path: { id: priest.id }, body })
    showToast({ title: messages.saved })
    onSaved()
  }

  if (!can('calendar.change')) return priest.capacity
  return (
    <Form form={form} onSubmit={save} onConflict={onSaved} failureField="capacity" className={styles.capacity}>
      <TextField
        name="capacity"
        type="number"
        label={`${messages.capacity}: ${priest.name}`}
        labelHidden
        min={0}
        max={MAX_CAPACITY}
        inputMode="numeric"
      />
      <SubmitButton kind="secondary" size="compact" aria-disabled={form.watch('capacity') === String(priest.capacity)}>
        {messages.save}
      </SubmitButton>
    </Form>
  )
}

type FeedProps = { priest: PriestView; onMade: (url: string) => void; onChanged: () => void }

function Feed({ priest, onMade, onChanged }: FeedProps) {
  const { priests: messages } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const request = { path: { id: priest.id } }
  async function make(): Promise<void> {
    onMade((await api.post('/api/admin/priests/{id}/feed', request)).url)
    onChanged()
  }
  async function revoke(): Promise<void> {
    await api.delete('/api/admin/priests/{id}/feed', request)
    showToast({ title: messages.revoked })
    onChanged()
  }
  const { run, failure } = useAction((change: () => Promise<void>) => change())
  const state =
    priest.feedMadeAt === null ? messages.none : messages.since(shortDayText(priest.feedMadeAt.slice(0, 10), lang))
  if (!can('calendar.change')) return state
  return (
    <div className={styles.feed}>
      <span>{state}</span>
      {priest.hasFeed ? (
        <Menu
          label={`${messages.feed}: ${priest.name}`}
          items={[
            { id: 'renew', text: messages.renew, onSelect: () => void run(make) },
            { id: 'revoke', text: messages.revoke, isDangerous: true, onSelect: () => void run(revoke) },
          ]}
        />
      ) : (
        <ActionButton call={make}>{messages.make}</ActionButton>
      )}
      {failure && <span role="alert">{failure}</span>}
    </div>
  )
}
