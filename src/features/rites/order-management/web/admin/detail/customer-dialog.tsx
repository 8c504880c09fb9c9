import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { cleanEmail } from '#base/contact.ts'
import { useApi } from '#ui/data/api.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { CheckField } from '#ui/forms/choice-fields.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import type { OrderDetail } from '../../../schemas.ts'
import { customerInput } from '../../../schemas-changes.ts'
import { useMessages } from '../messages.ts'

const schema = customerInput.omit({ version: true })

type CustomerDialogProps = { order: OrderDetail; reload: () => void }

/** Corrects the name, the address and the phone number of an order. */
export function CustomerDialog({ order, reload }: CustomerDialogProps) {
  const { order: messages } = useMessages()
  const [isOpen, setOpen] = useState(false)
  function saved(): void {
    setOpen(false)
    showToast({ title: messages.customerSaved })
    reload()
  }
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        {messages.customerChange}
      </Button>
      {isOpen && <CustomerForm order={order} reload={reload} onSaved={saved} onClose={() => setOpen(false)} />}
    </>
  )
}

type CustomerFormProps = CustomerDialogProps & { onSaved: () => void; onClose: () => void }

function CustomerForm({ order, reload, onSaved, onClose }: CustomerFormProps) {
  const { order: messages, reason } = useMessages()
  const api = useApi()
  const { name, email, phone } = order.customer
  const form = useSchemaForm({ schema, values: { name, email: email ?? '', phone: phone ?? '', newLink: true } })
  const typedEmail = useWatch({ control: form.control, name: 'email' })
  const isMoved = cleanEmail(typedEmail) !== (email ?? '')

  async function save(typed: z.input<typeof schema>): Promise<void> {
    // The number is sent only if staff changed it, because the shown number may belong to the account.
    const { phone: typedPhone, ...others } = typed
    const isRenumbered = typedPhone !== (phone ?? '')
    const body = {
      ...others,
      ...(isRenumbered && { phone: typedPhone }),
      newLink: isMoved && typed.newLink === true,
      version: order.version,
    }
    await api.put('/api/admin/orders/{id}/customer', { path: { id: order.id }, body })
    onSaved()
  }

  return (
    <FormDialog
      title={messages.customerTitle}
      back={reason.close}
      submit={messages.customerSave}
      form={form}
      onSubmit={save}
      onConflict={reload}
      onClose={onClose}
    >
      <TextField name="name" label={messages.customerName} required data-autofocus />
      <TextField
        name="email"
        label={messages.customerEmail}
        hint={messages.customerEmailHint}
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField name="phone" label={messages.phone} hint={messages.customerPhoneHint} type="tel" autoComplete="off" />
      {isMoved && <CheckField name="newLink" label={messages.customerNewLink} />}
      <FormFailure texts={{ 'conflict.version': messages.customerStale }} />
    </FormDialog>
  )
}
