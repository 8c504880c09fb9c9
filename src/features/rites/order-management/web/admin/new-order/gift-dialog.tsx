import { useState } from 'react'
import type { z } from 'zod'
import { type Gift, MAX_GIFT_NAME, MAX_GIFT_NOTE } from '#features/orders/cart/model.ts'
import { useApi } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { giftInput, type OrderDetail } from '../../../schemas.ts'
import { useMessages } from '../messages.ts'
import styles from '../board/reason-dialog.module.css'

const schema = giftInput.omit({ version: true })

type GiftDialogProps = { order: OrderDetail; reload: () => void }

/** Changes the name or the text of a gift. Possible until the ritual is performed. */
export function GiftDialog({ order, reload }: GiftDialogProps) {
  const messages = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { gift } = order
  const close = () => setOpen(false)
  function saved(): void {
    close()
    showToast({ title: messages.order.giftSaved })
    reload()
  }
  if (!gift) return null
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        {messages.order.giftChange}
      </Button>
      {isOpen && <GiftForm order={order} gift={gift} onSaved={saved} onClose={close} />}
    </>
  )
}

type GiftFormProps = { order: OrderDetail; gift: Gift; onSaved: () => void; onClose: () => void }

type SavedGift = { version: number; gift: Gift }

function GiftForm({ order, gift, onSaved, onClose }: GiftFormProps) {
  const { order: messages, reason } = useMessages()
  const api = useApi()
  const [standing, setStanding] = useState<SavedGift>({ version: order.version, gift })
  const { name, note } = standing.gift
  const form = useSchemaForm({ schema, values: { name, note } })
  const isConflict = form.formState.errors.root?.server?.type === 'conflict.version'

  async function save(typed: z.input<typeof schema>): Promise<void> {
    const body = { ...typed, version: standing.version }
    await api.put('/api/admin/orders/{id}/gift', { path: { id: order.id }, body })
    onSaved()
  }

  return (
    <FormDialog
      title={messages.giftTitle}
      back={reason.close}
      submit={messages.giftSave}
      form={form}
      onSubmit={save}
      // The refusal contains the current state. It replaces the fields that staff have not changed.
      onPresent={(present) => setStanding(present as SavedGift)}
      onClose={onClose}
      className={styles.form}
    >
      <TextField name="name" label={messages.gift} hint={messages.giftHint} maxLength={MAX_GIFT_NAME} data-autofocus />
      <TextAreaField name="note" rows={3} label={messages.giftNote} maxLength={MAX_GIFT_NOTE} />
      {isConflict ? (
        <Notice tone="warn">
          <p>{messages.giftStands}</p>
          {[name, note].filter(Boolean).map((words) => (
            <p key={words} className={styles.quoted} dir="auto">
              {messages.quoted(words)}
            </p>
          ))}
          <p>{messages.giftAgain}</p>
        </Notice>
      ) : (
        <FormFailure />
      )}
    </FormDialog>
  )
}
