import { type SyntheticEvent, useState } from 'react'
import { type Gift, MOST_GIFT_NAME, MOST_GIFT_NOTE } from '#features/cart/model.ts'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ProblemBody } from '#ui/request.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import type { OrderDetail } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './reason-dialog.module.css'

type GiftDialogProps = { order: OrderDetail; reload: () => void }

/** Another name or other words for a gift, while its ritual has not been performed. */
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
      <Dialog open={isOpen} title={messages.order.giftTitle} closeLabel={messages.reason.close} onClose={close}>
        {isOpen && <GiftForm order={order} gift={gift} onSaved={saved} onClose={close} />}
      </Dialog>
    </>
  )
}

type GiftFormProps = { order: OrderDetail; gift: Gift; onSaved: () => void; onClose: () => void }

function GiftForm({ order, gift, onSaved, onClose }: GiftFormProps) {
  const { order: messages, reason } = useMessages()
  const api = useApi()
  const [typed, setTyped] = useState({ name: gift.name, note: gift.note })
  const save = useAction(async () => {
    const version = standing?.version ?? order.version
    await api.put('/api/admin/orders/{id}/gift', { path: { id: order.id }, body: { ...typed, version } })
  })
  const standing = standingOf(save.problem)

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (await save.run()) onSaved()
  }
  const { faults } = save
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={messages.gift}
        hint={messages.giftHint}
        value={typed.name}
        maxLength={MOST_GIFT_NAME}
        error={faults.name}
        onChange={(name) => setTyped({ ...typed, name })}
        data-autofocus
      />
      <Field
        multiline
        rows={3}
        label={messages.giftNote}
        value={typed.note}
        maxLength={MOST_GIFT_NOTE}
        error={faults.note}
        onChange={(note) => setTyped({ ...typed, note })}
      />
      {standing && (
        <Notice tone="warn">
          <p>{messages.giftStands}</p>
          {[standing.gift.name, standing.gift.note].filter(Boolean).map((words) => (
            <p key={words} className={styles.quoted} dir="auto">
              {messages.quoted(words)}
            </p>
          ))}
          <p>{messages.giftAgain}</p>
        </Notice>
      )}
      {save.failure && !standing && Object.keys(faults).length === 0 && <Notice tone="danger">{save.failure}</Notice>}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{reason.close}</Button>
        <Button kind="primary" type="submit" busy={save.isBusy}>
          {messages.giftSave}
        </Button>
      </div>
    </form>
  )
}

type Standing = { version: number; gift: Gift }

/** What stands now, where somebody else was first. */
function standingOf(problem: ProblemBody | undefined): Standing | undefined {
  // The server answers such a refusal with both.
  return problem?.code === 'conflict.version' ? (problem.present as Standing) : undefined
}
