import { useApi, useApiPages, apiAddress } from '#ui/data/api.ts'
import { downloadFile } from '#ui/data/save-file.ts'
import { useLang } from '#ui/text/messages.tsx'
import { useState } from 'react'
import { CheckField } from '#ui/forms/check-field.tsx'
import { ConfirmAction } from '#ui/overlays/confirm-action.tsx'
import { Field } from '#ui/forms/field.tsx'
import { useNavigation } from '#ui/layout/link.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useAction } from '#ui/data/use-action.ts'
import type { CustomerView } from '../../schemas.ts'
import styles from './customer-detail.module.css'
import { useMessages } from './messages.ts'

type CustomerActionsProps = { customer: CustomerView; onErased: () => void }

/** The menu of actions on a customer's data: downloading, merging duplicates, erasing. */
export function CustomerActions({ customer, onErased }: CustomerActionsProps) {
  const messages = useMessages()
  const { can, send } = usePanel()
  const lang = useLang()
  const [open, setOpen] = useState<'merge' | 'erase'>()
  const download = useAction(async () => {
    const address = apiAddress('/api/admin/customers/{id}/export', { path: { id: customer.id }, query: { lang } })
    const name = `customer-${customer.id.slice(0, 8)}.json`
    await downloadFile(send, address, name)
  })
  const reason = can('customers.change') ? undefined : messages.exportNoRight
  const noExport = customer.kind === 'guest' && customer.email === '' ? messages.exportNoAddress : undefined
  return (
    <>
      <Menu
        label={messages.actions}
        items={[
          { id: 'export', text: messages.export, reason: reason ?? noExport, onSelect: () => void download.run() },
          { id: 'merge', text: messages.merge, reason, onSelect: () => setOpen('merge') },
          { id: 'erase', text: messages.erase, reason, isDangerous: true, onSelect: () => setOpen('erase') },
        ]}
      >
        {messages.actions}
      </Menu>
      {download.failure && <Notice tone="danger">{download.failure}</Notice>}
      {open === 'merge' && <MergeQuestion customer={customer} onClose={() => setOpen(undefined)} />}
      {open === 'erase' && <EraseQuestion customer={customer} onErased={onErased} onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** A dialog that asks into which customer this customer is merged. */
export function MergeQuestion({ customer, onClose }: { customer: CustomerView; onClose: () => void }) {
  const messages = useMessages()
  const api = useApi()
  const { go } = useNavigation()
  const [typed, setTyped] = useState('')
  const [into, setInto] = useState<string>()
  const { data: items } = useApiPages('/api/admin/customers', { query: { limit: 8, q: typed.trim() } })
  const fitting = items?.filter(({ id, kind }) => id !== customer.id && kind === 'account')
  // If the selected customer is no longer in the list, the selection is empty, because nobody can undo a merge.
  const chosen = fitting?.find(({ id }) => id === into)
  async function merge(): Promise<void> {
    if (!chosen) return
    await api.post('/api/admin/customers/{id}/merge', { path: { id: customer.id }, body: { into: chosen.id } })
    showToast({ title: messages.merged })
    go(`/customers/${chosen.id}`)
  }
  return (
    <ConfirmAction
      open
      title={messages.mergeTitle}
      yes={messages.mergeButton}
      disabled={chosen === undefined}
      call={merge}
      onClose={onClose}
    >
      <p>{customer.kind === 'guest' ? messages.mergeGuestText : messages.mergeText}</p>
      <Field label={messages.mergeInto} type="search" value={typed} onChange={setTyped} />
      {fitting?.length === 0 && <p className={styles.none}>{messages.mergeNone}</p>}
      <div className={styles.choices}>
        {fitting?.map(({ id, name, email, phone }) => (
          <button
            key={id}
            type="button"
            className={styles.choice}
            aria-pressed={id === into}
            onClick={() => setInto(id)}
          >
            {name || messages.noName}
            <span>{email || phone}</span>
          </button>
        ))}
      </div>
      <p role="status">
        {chosen && (
          <>
            {messages.mergeStays} <bdi>{chosen.name || messages.noName}</bdi>, <bdi>{chosen.email || chosen.phone}</bdi>
          </>
        )}
      </p>
    </ConfirmAction>
  )
}

function EraseQuestion({ customer, onErased, onClose }: CustomerActionsProps & { onClose: () => void }) {
  const messages = useMessages()
  const api = useApi()
  const [isSure, setIsSure] = useState(false)
  async function erase(): Promise<void> {
    await api.delete('/api/admin/customers/{id}', { path: { id: customer.id }, body: { confirm: true } })
    showToast({ title: messages.erased })
    onErased()
  }
  return (
    <ConfirmAction
      open
      title={messages.eraseTitle}
      yes={messages.eraseButton}
      isDangerous
      disabled={!isSure}
      call={erase}
      onClose={onClose}
    >
      <p>{messages.eraseText}</p>
      <CheckField label={messages.eraseConfirm} checked={isSure} onChange={setIsSure} />
    </ConfirmAction>
  )
}
