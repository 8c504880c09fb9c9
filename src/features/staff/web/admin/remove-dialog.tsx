import { Button } from '#ui/button.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import type { StaffMember } from '../../schemas-staff.ts'
import { useStaffMessages } from './messages.ts'
import styles from './staff.module.css'

type RemoveDialogProps = { member: StaffMember; onClose: () => void; onRemoved: () => void }

/** Taking a role away, or an invitation back. */
export function RemoveDialog({ member, onClose, onRemoved }: RemoveDialogProps) {
  const { removeForm: messages, roleForm, remove, withdraw, cancel, close } = useStaffMessages()
  const { call } = usePanel()
  const isInvited = member.state === 'invited'
  const person = member.name || member.email
  const { run, isBusy, failure } = useAction(async () => {
    await call(`/api/admin/staff/${member.id}`, { method: 'DELETE' })
    showToast({ title: isInvited ? messages.withdrawn : messages.done })
    onRemoved()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={isInvited ? messages.withdrawTitle(person) : messages.title(person)}
      closeLabel={close}
      foot={
        <DialogButtons>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="danger" busy={isBusy} onClick={() => void run()}>
            {isInvited ? withdraw : remove}
          </Button>
        </DialogButtons>
      }
    >
      <div className={styles.form}>
        <p>{isInvited ? messages.withdrawText : messages.text}</p>
        {member.isNamedInConfiguration && (
          <Notice tone="warn" quiet>
            {roleForm.configured}
          </Notice>
        )}
        {failure && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Dialog>
  )
}
